/// A unified diff between the expected lines of an entry and the actual ones.
struct UnifiedDiff {
  struct Line: Equatable {
    enum Side: String { case both = " ", expected = "-", actual = "+" }

    let side: Side
    let text: String

    static func same(_ text: String) -> Line { Line(side: .both, text: text) }
    static func removed(_ text: String) -> Line { Line(side: .expected, text: text) }
    static func added(_ text: String) -> Line { Line(side: .actual, text: text) }
  }

  static let heading = ["--- expected", "+++ actual"]

  private static let context = 3
  private static let limit = 40

  private let lines: [Line]
  private let firstLine: Int

  init(_ lines: [Line], firstLine: Int) { (self.lines, self.firstLine) = (lines, firstLine) }

  /// The diff with its heading, lines joined by line feeds; empty where nothing differs.
  ///
  /// `-` is what the file expects, `+` what came. Lines after the first 40 are only counted.
  var text: String {
    let body = body
    guard !body.isEmpty else { return "" }
    let left = body.count - Self.limit
    let rest = left > 0 ? ["(\(left) more \(left == 1 ? "line" : "lines"))"] : []
    return (Self.heading + body.prefix(Self.limit) + rest).joined(separator: "\n")
  }

  var body: [String] { hunks.flatMap { [header(of: $0)] + lines[$0].map(Self.text) } }

  private var hunks: [Range<Int>] {
    lines.indices.filter { lines[$0].side != .both }
      .map { max(0, $0 - Self.context)..<min(lines.count, $0 + Self.context + 1) }.merged
  }

  private func header(of hunk: Range<Int>) -> String {
    "@@ -\(place(of: hunk, without: .actual)) +\(place(of: hunk, without: .expected)) @@"
  }

  /// Line and count on one side; an empty side names the line before, as is customary.
  private func place(of hunk: Range<Int>, without other: Line.Side) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.side != other }
    let count = lines[hunk].count { $0.side != other }
    return "\(firstLine + before - (count == 0 ? 1 : 0)),\(count)"
  }

  private static func text(_ line: Line) -> String {
    line == .same("") ? "" : line.side.rawValue + line.text
  }
}

extension [Range<Int>] {
  /// The ranges in their order; those that meet are joined.
  var merged: [Range<Int>] {
    reduce(into: []) { merged, next in
      let meets = merged.last.map { $0.upperBound >= next.lowerBound } ?? false
      let last = meets ? merged.removeLast() : next
      merged.append(last.lowerBound..<next.upperBound)
    }
  }
}
