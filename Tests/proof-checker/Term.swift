import Foundation

/// A bracketed term of a file, or a word.
indirect enum Term {
  case word(String)
  case call(String, [Term])

  init(_ text: Substring) throws {
    let spaced = text.replacing("(", with: " ( ").replacing(")", with: " ) ")
    var words = spaced.split(separator: " ").map { String($0) }[...]
    self = try Term(&words)
    guard words.isEmpty else { throw Refusal("too many brackets") }
  }

  private init(_ words: inout ArraySlice<String>) throws {
    guard let word = words.popFirst(), word != ")" else { throw Refusal("a term is missing") }
    self = .word(word)
    guard word == "(" else { return }
    guard let name = words.popFirst() else { throw Refusal("a bracket is open") }
    var parts: [Term] = []
    while words.first != ")" { parts.append(try Term(&words)) }
    words.removeFirst()
    self = .call(name, parts)
  }

  /// Its range over places of a stretch, from 0 to 1; raises `size` to its greatest number, without
  /// the times at which springs and curves are evaluated.
  func range(over place: Range, _ size: inout Double) throws -> Range {
    var range = Range.all
    switch self {
    case .word(let word):
      guard let number = Double(word), number.isFinite else { throw Refusal(word) }
      range = Range(number)
    case .call(let name, let parts):
      var all = size
      let parts = try parts.map { part in try part.range(over: place, &all) }
      if parts.count < 3 { size = all }
      // A number that only rounding took below 0 still has a root.
      let isNear = name == "sqrt" && parts.contains { $0.low >= -0x1p-39 * max(all, 1) }
      let least = isNear ? 0 : -Double.infinity
      range = try Term.value(name, parts.map { $0.clamped(least, .infinity) }, place)
    }
    if range.size.isFinite { size = max(size, range.size) }
    return range
  }

  private static func value(_ name: String, _ n: [Range], _ place: Range) throws -> Range {
    let c = n.dropLast().map(\.low)
    switch (name, n.count) {
    case ("+", 2): return n[0] + n[1]
    case ("-", 2): return n[0] - n[1]
    case ("*", 2): return n[0] * n[1]
    case ("/", 2): return n[0] / n[1]
    case ("neg", 1): return -n[0]
    case ("abs", 1): return n[0].magnitude
    case ("sqrt", 1): return n[0].root
    case ("min", 2): return Range(min(n[0].low, n[1].low), min(n[0].high, n[1].high))
    case ("max", 2): return Range(max(n[0].low, n[1].low), max(n[0].high, n[1].high))
    case ("length", 2):
      // Squares are never below 0, however outward they are rounded.
      return n.reduce(Range(0)) { $0 + $1.magnitude * $1.magnitude }.clamped(0, .infinity).root
    case ("any", 2): return Range(min(n[0].low, n[1].low), max(n[0].high, n[1].high))
    case ("ramp", 2): return n[0] + (n[1] - n[0]) * place
    case ("ease", 5): return Motion.eased(c, at: n[4])
    case ("cubic", 5): return Motion.cubic(c, at: n[4])
    case ("spring", 6): return Motion.sprung(c, at: n[5])
    case ("springs", 7):
      return Motion.sprung(
        decay: Range(c[0], c[1]), ratio: Range(c[2], c[3]), velocity: Range(c[4], c[5]), at: n[6])
    default: throw Refusal("no such term: \(name)")
    }
  }

  /// The terms that a condition compares with 0, in their order.
  var compared: [Term] {
    guard case .call(let name, let parts) = self else { return [] }
    return name == "<=" || name == "<" ? parts : parts.flatMap(\.compared)
  }

  /// Whether bounds show a condition; removes the ones it used.
  func isShown(by bounds: inout ArraySlice<Range>, slack: Double) throws -> Bool {
    guard case .call(let name, let parts) = self else { return text == "true" }
    if name == "<=" || name == "<", parts.count == 1, let bound = bounds.popFirst() {
      return name == "<" ? bound.high < 0 : bound.high <= slack
    }
    let shown = try parts.map { part in try part.isShown(by: &bounds, slack: slack) }
    guard name == "and" || name == "or", shown.count == 2 else { throw Refusal(name) }
    return name == "and" ? shown[0] && shown[1] : shown[0] || shown[1]
  }

  private var text: String { if case .word(let word) = self { word } else { "" } }
}
