import FlipbookText

/// A line that says where one is, and which keys work there.
enum KeyLine {
  /// A key and its effect, and whether it works now; high ranks are left out if room is short.
  typealias Key = (text: String, rank: Int, does: Bool)

  static func text(_ place: [String], _ keys: [Key], columns: Int) -> String {
    var keys = keys.filter(\.does)
    func text() -> String { (place + keys.map(\.text)).joined(separator: "  ") }
    while TextWidth.columns(of: text()) > columns,
      let last = keys.indices.max(by: { keys[$0].rank < keys[$1].rank })
    { keys.remove(at: last) }
    return TextWidth.truncated(text(), to: columns)
  }
}
