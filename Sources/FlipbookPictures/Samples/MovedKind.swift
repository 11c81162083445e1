/// The kinds of values that paths move, in the order of curves; the raw value is the name in pages.
package enum MovedKind: String, CaseIterable, Sendable {
  case place, size, transform, look, opacity, color

  /// The kind of a path as it is typed, `box.center.x`.
  package init(path: String) {
    let members = Self.members(of: path)
    let isColor = members.contains {
      $0.hasPrefix("color") || $0.hasSuffix("Color") || $0.hasSuffix("Colors")
    }
    let known = Self.words.first { $0.words.contains(where: members.contains) }
    self = isColor ? .color : known?.kind ?? .look
  }

  // The members behind the owner's name, which may hold points if it is quoted.
  private static func members(of path: String) -> [String] {
    let point = UInt8(ascii: ".")
    let end =
      path.utf8.first == UInt8(ascii: "\"")
      ? path.firstRange(of: "\".")?.upperBound
      : path.utf8.firstIndex(of: point).map { path.utf8.index(after: $0) }
    return path.utf8[(end ?? path.endIndex)...].split(separator: point).map {
      String(Substring($0))
    }
  }

  private static let words: [(kind: MovedKind, words: [String])] = [
    (.opacity, ["alpha", "opacity", "shadowOpacity"]),
    (.transform, ["transform", "sublayerTransform"]),
    (.size, ["bounds", "size", "width", "height"]),
    (.place, ["center", "position", "frame", "origin", "zPosition", "anchorPoint"]),
  ]

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Sorts things by the kinds of their paths; those of one kind keep their order.
  package static func sorted<Moved>(_ all: [Moved], by path: (Moved) -> String) -> [Moved] {
    guard all.count > 1 else { return all }
    let orders = all.map { MovedKind(path: path($0)).order }
    return orders.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { all[$0] }
  }
}
