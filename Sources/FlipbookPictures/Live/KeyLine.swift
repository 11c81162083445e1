/// A line that tells the place, and which keys work there.
package enum KeyLine {
  /// A key and its effect, and whether it works now; high ranks are left out if room is short, and
  /// the place is cut before rank 0 is.
  package typealias Key = (text: String, rank: Int, isEnabled: Bool)
  package typealias Parts = (place: [String], keys: [Key])

  /// The keys that end a mode or explain it.
  package static let leaving: [Key] = [
    ("enter keep", 1, true), ("esc put back", 0, true), ("? keys", 2, true),
  ]

  package static func text(_ parts: Parts, columns: Int, isASCII: Bool = false) -> String {
    var keys = parts.keys.filter(\.isEnabled)
    func line(_ place: String) -> String {
      ([place] + keys.map(\.text)).filter { !$0.isEmpty }.joined(separator: "  ")
    }
    let place = parts.place.joined(separator: "  ")
    func excess() -> Int { TextWidth.columns(of: line(place)) - columns }
    while excess() > 0, let last = keys.indices.max(by: { keys[$0].rank < keys[$1].rank }),
      keys[last].rank > 0
    { keys.remove(at: last) }
    let room = TextWidth.columns(of: place) - max(excess(), 0)
    return TextWidth.truncated(
      line(TextWidth.truncated(place, to: room, isASCII: isASCII)), to: columns, isASCII: isASCII)
  }
}
