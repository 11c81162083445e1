/// A piece of an expected line: one tokeniser reads text, numbers and wildcards.
///
/// Blanks before a number do not count, so a column still matches when its neighbour gets more
/// digits. A number that touches `[..]` (`0.3[..]`, `[..]5`, `5.[..]`) is text, since the wildcard
/// may stand for more digits.
enum LineToken: Hashable, Sendable {
  case text([Unicode.Scalar])
  /// Any number of blanks and a number near enough.
  case number(String)
  /// Any number of blanks up to where a number starts.
  case numberStart
  case anything

  private static let wildcard = Array("[..]".unicodeScalars)

  static func containsWildcard(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars)
    return scalars.indices.contains { isWildcard(in: scalars, at: $0) }
  }

  /// Reads a line; unless there may be `wildcards`, `[..]` is plain text.
  static func tokens(of line: String, wildcards: Bool = false) -> [LineToken] {
    let line = OutputLine(line)
    let scalars = line.scalars
    var tokens: [LineToken] = []
    var place = 0
    while place < scalars.count {
      let start = line.endOfBlanks(from: place)
      if wildcards, isWildcard(in: scalars, at: place) {
        tokens.append(.anything)
        place += wildcard.count
      } else if let range = line.number(at: start) {
        let isTail = start == place && tokens.last == .anything
        let isHead = wildcards && isCutShort(in: scalars, at: range.upperBound)
        if isTail || isHead {
          if !isTail { tokens.append(.numberStart) }
          add(scalars[range], to: &tokens)
        } else {
          tokens.append(.number(scalars[range].text))
        }
        place = range.upperBound
      } else {
        let end = max(start, place + 1)
        add(scalars[place..<end], to: &tokens)
        place = end
      }
    }
    return tokens
  }

  // Adjacent text becomes one token: a line may be millions of scalars long.
  private static func add(_ scalars: ArraySlice<Unicode.Scalar>, to tokens: inout [LineToken]) {
    guard case .text(var run)? = tokens.last else { return tokens.append(.text(Array(scalars))) }
    tokens.removeLast()
    run += scalars
    tokens.append(.text(run))
  }

  /// Whether a wildcard continues a number that ends here, maybe after a decimal point.
  private static func isCutShort(in scalars: [Unicode.Scalar], at end: Int) -> Bool {
    let isPoint = end < scalars.count && scalars[end] == "."
    return isWildcard(in: scalars, at: end) || isPoint && isWildcard(in: scalars, at: end + 1)
  }

  private static func isWildcard(in scalars: [Unicode.Scalar], at place: Int) -> Bool {
    place <= scalars.count && scalars[place...].starts(with: wildcard)
  }
}

extension Sequence where Element == Unicode.Scalar {
  var text: String { String(String.UnicodeScalarView(self)) }
}
