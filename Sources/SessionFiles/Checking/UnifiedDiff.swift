/// A unified diff between the expected lines of an entry and what came instead.
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
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].side != .both {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
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
