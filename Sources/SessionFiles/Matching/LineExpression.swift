/// A regular expression for a whole line, matched in a time that grows with its length times the
/// line's.
///
/// It is the automaton of K. Thompson, "Regular expression search algorithm", 1968, which follows
/// all ways through the expression at once. It refuses what would need a way back: references to
/// groups, and lookaround. Letters, `.`, classes, groups, `|`, `* + ?`, counts, `^`, `$`, `\b` and
/// the classes `\d \w \s` are as in Swift's `Regex`, by characters as a reader sees them.
struct LineExpression {
  struct Malformed: Error {}

  /// A test of a character, or the number of steps to go on or back.
  enum Step {
    case one(CharacterTest)
    /// Goes two ways: to the next step, and elsewhere.
    case split(Int)
    case jump(Int)
    case place(Place)
    case end
  }

  enum Place { case start, end, wordEdge, noWordEdge }

  private let steps: [Step]

  /// Throws for text that is not an expression, uses what is not supported, or counts too far.
  init(_ source: String) throws(Malformed) {
    var parser = LineExpressionParser(source)
    steps = try parser.whole()
  }

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
        case .jump(let way): pending.append(step + way)
        case .split(let way): pending += [step + way, step + 1]
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
