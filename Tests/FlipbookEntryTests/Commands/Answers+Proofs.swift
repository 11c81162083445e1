@testable import SessionTestSupport

extension Answers {
  /// Two boxes, and settings that make tables easy to parse.
  static let boxes = [
    "set format csv", "set digits 9", "view box frame: (0, 0, 100, 100)",
    "view card frame: (0, 0, 100, 100)",
  ]

  /// The state that a proof gives for each range, and its whole text.
  static func known(_ entry: String, after entries: [String] = []) -> (
    kinds: [String], text: String
  ) {
    let text = text(entry, after: boxes + entries)
    let rows = text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count == 6 }
    return (rows.map { String($0[2]) }, text)
  }
}
