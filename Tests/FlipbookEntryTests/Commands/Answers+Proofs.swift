@testable import SessionTestSupport

extension Answers {
  /// Two boxes, and tables that are read.
  static let boxes = [
    "set format csv", "set digits 9", "view box frame: (0, 0, 100, 100)",
    "view card frame: (0, 0, 100, 100)",
  ]

  /// What a proof knows of each range, and the whole text.
  static func known(_ entry: String, after entries: [String] = []) -> (
    kinds: [String], text: String
  ) {
    let text = text(entry, after: boxes + entries)
    let rows = text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count == 6 }
    return (rows.map { String($0[2]) }, text)
  }
}
