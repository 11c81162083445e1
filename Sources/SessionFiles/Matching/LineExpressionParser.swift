/// Makes the steps of an expression, from its innermost parts on.
struct LineExpressionParser {
  typealias Malformed = LineExpression.Malformed
  typealias Step = LineExpression.Step

  // Choice: nobody writes a longer expression.
  private static let mostSteps = 20_000
  private static let deepest = 200
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private var rest: ArraySlice<Character>
  private var depth = 0

  init(_ source: String) { rest = Array(source)[...] }

  mutating func whole() throws(Malformed) -> [Step] {
    let steps = try choice()
    guard rest.isEmpty else { throw Malformed() }
    return steps + [.end]
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func choice() throws(Malformed) -> [Step] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Malformed() }
    var ways = [try sequence()]
    while take("|") { ways.append(try sequence()) }
    // All but the last begin with a split and end in a jump.
    var left = ways.reduce(-2) { $0 + $1.count + 2 }
    guard left <= Self.mostSteps else { throw Malformed() }
    return ways.flatMap { way in
      left -= way.count + 2
      return left < 0 ? way : [.split(way.count + 2)] + way + [.jump(left + 1)]
    }
  }

  private mutating func sequence() throws(Malformed) -> [Step] {
    var steps: [Step] = []
    while let next = rest.first, next != "|", next != ")" {
      steps += try repetitions(of: try atom())
      guard steps.count <= Self.mostSteps else { throw Malformed() }
    }
    return steps
  }

  // For a whole line, lazy and greedy are the same; possessive is not, and not supported.
  private mutating func repetitions(of steps: [Step]) throws(Malformed) -> [Step] {
    guard let (least, most) = try count() else { return steps }
    _ = take("?")
    let size = steps.count + 1
    guard rest.first != "+", rest.first != "*", try count() == nil,
      max(least, most ?? 0) <= Self.mostSteps / size
    else { throw Malformed() }
    let needed = Array(repeatElement(steps, count: least).joined())
    guard let most else { return needed + [.split(size + 1)] + steps + [.jump(-size)] }
    return needed + (0..<most - least).reversed().flatMap { [.split(($0 + 1) * size)] + steps }
  }

  private mutating func count() throws(Malformed) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let bounds = rest[(rest.startIndex + 1)..<end]
      .split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    guard let first = bounds.first, !first.isEmpty, first.utf8.allSatisfy(Self.digits.contains)
    else { return nil }
    guard let least = Int(first) else { throw Malformed() }
    rest = rest[(end + 1)...]
    guard let last = bounds.dropFirst().first else { return (least, least) }
    guard !last.isEmpty else { return (least, nil) }
    guard let most = Int(last), most >= least else { throw Malformed() }
    return (least, most)
  }

  private mutating func atom() throws(Malformed) -> [Step] {
    guard let next = rest.popFirst() else { throw Malformed() }
    switch next {
    case "(": return try group()
    case "[": return [.one(try set())]
    case ".": return [.one(.any)]
    case "^": return [.place(.start)]
    case "$": return [.place(.end)]
    case "\\":
      if take("b") { return [.place(.wordEdge)] }
      if take("B") { return [.place(.noWordEdge)] }
      return [.one(try escape())]
    case "*", "+", "?": throw Malformed()
    default: return [.one(.character(next))]
    }
  }

  // After the bracket: a name, or `?:`.
  private mutating func group() throws(Malformed) -> [Step] {
    if take("?"), !take(":") {
      guard take("<") || take("P") && take("<"), let end = rest.firstIndex(of: ">"),
        rest[..<end].first?.isLetter == true, rest[..<end].allSatisfy(\.isOfWord)
      else { throw Malformed() }
      rest = rest[(end + 1)...]
    }
    let steps = try choice()
    guard take(")") else { throw Malformed() }
    return steps
  }

  private mutating func escape() throws(Malformed) -> CharacterTest {
    guard let next = rest.popFirst() else { throw Malformed() }
    if let test = Self.classes[next] { return test }
    guard next == "u" else {
      guard !next.isOfWord else { throw Malformed() }
      return .character(next)
    }
    guard take("{"), let end = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw Malformed() }
    rest = rest[(end + 1)...]
    return .character(Character(scalar))
  }

  private static let classes: [Character: CharacterTest] = [
    "d": .digit, "D": .not(.digit), "w": .word, "W": .not(.word), "s": .blank, "S": .not(.blank),
    "t": .character("\t"),
  ]

  private mutating func set() throws(Malformed) -> CharacterTest {
    let isNegated = take("^")
    var tests: [CharacterTest] = []
    while !take("]") {
      let test = try member()
      guard case .character(let first) = test, rest.first == "-", rest.dropFirst().first != "]"
      else {
        tests.append(test)
        continue
      }
      rest.removeFirst()
      guard case .character(let last) = try member(), let lower = first.single,
        let upper = last.single, lower <= upper
      else { throw Malformed() }
      tests.append(.range(lower, upper))
    }
    guard !tests.isEmpty else { throw Malformed() }
    return isNegated ? .not(.oneOf(tests)) : .oneOf(tests)
  }

  // A bracket, or an operator's two signs, would begin nested sets, which are not supported.
  private mutating func member() throws(Malformed) -> CharacterTest {
    guard let next = rest.popFirst(), next != "[" else { throw Malformed() }
    if next == "\\" { return try escape() }
    guard !["&", "-", "~"].contains(next) || rest.first != next else { throw Malformed() }
    return .character(next)
  }
}

extension Character {
  fileprivate var single: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
