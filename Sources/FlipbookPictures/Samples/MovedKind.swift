/// What a path moves, in the order of curves; the raw value is its name in pages.
package enum MovedKind: String, CaseIterable, Sendable {
  case place, size, transform, look, opacity, color

  /// The kind of a path as it is typed, `box.center.x`.
  package init(path: String) {
    // A name in quotes may hold points.
    let isQuoted = path.hasPrefix("\"")
    let owner = path.firstRange(of: isQuoted ? "\"." : ".")?.upperBound ?? path.endIndex
    let members = path[owner...].split(separator: ".")
    let isColor = members.contains { $0.lowercased().contains("color") }
    let known = Self.words.first { $0.words.contains(where: members.contains) }
    self = isColor ? .color : known?.kind ?? .look
  }

  private static let words: [(kind: MovedKind, words: [Substring])] = [
    (.opacity, ["alpha", "opacity", "shadowOpacity"]),
    (.transform, ["transform", "sublayerTransform"]),
    (.size, ["bounds", "size", "width", "height"]),
    (.place, ["center", "position", "frame", "origin", "zPosition", "anchorPoint"]),
  ]

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Sorts what has paths by their kinds; what is of one kind keeps its order.
  package static func sorted<Moved>(
    _ all: some Sequence<Moved>, by path: (Moved) -> String
  ) -> [Moved] {
    all.enumerated().map { (MovedKind(path: path($1)).order, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
