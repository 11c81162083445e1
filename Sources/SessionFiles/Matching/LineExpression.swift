/// A regular expression for a whole line, tried in a time that grows with its length times the
/// line's, whatever it is.
///
/// It is the automaton of K. Thompson, "Regular expression search algorithm", 1968: all ways through
/// the expression are gone at once. So what needs a way back is not taken: references to groups and
/// looking around. Letters, `.`, classes, groups, `|`, `* + ?`, counts, `^`, `$`, `\b` and the
/// classes `\d \w \s` are as in Swift's `Regex`, by characters as a reader sees them.
struct LineExpression {
  struct Malformed: Error {}

  enum Step {
    case one(CharacterTest)
    case split(Int, Int)
    case jump(Int)
    case place(Place)
    case end
  }

  enum Place { case start, end, wordEdge, noWordEdge }

  // Choice: nobody writes a longer expression.
  private static let mostSteps = 20_000

  private(set) var steps: [Step] = []
  private var parts = 0

  /// Throws for text that is not an expression, uses what is not supported, or counts too far.
  init(_ source: String) throws(Malformed) {
    var parser = LineExpressionParser(source)
    try emit(try parser.whole())
    steps.append(.end)
  }

  private mutating func emit(_ node: LineExpressionParser.Node) throws(Malformed) {
    parts += 1
    guard parts <= Self.mostSteps, steps.count <= Self.mostSteps else { throw Malformed() }
    switch node {
    case .one(let test): steps.append(.one(test))
    case .place(let place): steps.append(.place(place))
    case .sequence(let nodes): for node in nodes { try emit(node) }
    case .choice(let nodes): try emit(choice: nodes)
    case .repeated(let node, let least, let most): try emit(node, least, most)
    }
  }

  private mutating func emit(choice nodes: [LineExpressionParser.Node]) throws(Malformed) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = steps.count
      steps.append(.split(split + 1, 0))
      try emit(node)
      jumps.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    if let last = nodes.last { try emit(last) }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func emit(
    _ node: LineExpressionParser.Node, _ least: Int, _ most: Int?
  ) throws(Malformed) {
    for _ in 0..<least { try emit(node) }
    guard let most else {
      let split = steps.count
      steps.append(.split(split + 1, 0))
      try emit(node)
      steps.append(.jump(split))
      steps[split] = .split(split + 1, steps.count)
      return
    }
    var splits: [Int] = []
    for _ in least..<max(least, most) {
      splits.append(steps.count)
      steps.append(.split(steps.count + 1, 0))
      try emit(node)
    }
    for split in splits { steps[split] = .split(split + 1, steps.count) }
  }

  // MARK: Matching

  func matches(_ line: String) -> Bool {
    let characters = Array(line)
    var (marks, ways) = ([Int](repeating: -1, count: steps.count), [Int]())
    var pending = [0]
    for place in 0...characters.count {
      ways = []
      while let step = pending.popLast() {
        guard marks[step] != place else { continue }
        marks[step] = place
        switch steps[step] {
        case .jump(let next): pending.append(next)
        case .split(let one, let other): pending += [other, one]
        case .place(let wanted): if wanted.isAt(place, in: characters) { pending.append(step + 1) }
        case .one, .end: ways.append(step)
        }
      }
      guard place < characters.count, !ways.isEmpty else { break }
      for way in ways {
        if case .one(let test) = steps[way], test.accepts(characters[place]) {
          pending.append(way + 1)
        }
      }
    }
    return ways.contains { if case .end = steps[$0] { true } else { false } }
  }
}

extension LineExpression.Place {
  fileprivate func isAt(_ place: Int, in characters: [Character]) -> Bool {
    let isEdge =
      (place > 0 && characters[place - 1].isOfWord)
      != (place < characters.count && characters[place].isOfWord)
    return switch self {
    case .start: place == 0
    case .end: place == characters.count
    case .wordEdge: isEdge
    case .noWordEdge: !isEdge
    }
  }
}
