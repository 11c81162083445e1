import HeadlessUIKit

/// The key paths of a layer that an animation can move.
enum KeyPaths {
  /// Every one with what it means, those that most animations are for first.
  static let all: [(path: String, meaning: String)] = {
    let (first, last) = (["opacity", "position", "bounds", "transform"], "sublayerTransform")
    let others = LayerProperty.all.map(\.name).filter { !first.contains($0) && $0 != last }
    return (first + others + [last]).compactMap(LayerProperty.named).flatMap { property in
      [(property.name, property.meaning)]
        + members(of: property.kind).map { name, meaning in
          ("\(property.name).\(name)", meaning)
        }
    }
    .filter { CALayer.animatableKind(ofKeyPath: $0.0) != nil }
  }()

  private static func members(of kind: ValueKind) -> [(String, String)] {
    switch kind {
    case .pair: [("x", "its x"), ("y", "its y"), ("width", "its width"), ("height", "its height")]
    case .rect:
      [
        ("origin", "its upper left corner"), ("origin.x", "its left edge"),
        ("origin.y", "its upper edge"), ("size", "its width and height"),
        ("size.width", "its width"), ("size.height", "its height"),
      ]
    case .transform: turns + stretches + moves
    default: []
    }
  }

  private static let turns = [
    ("rotation", "its turn in the plane, as in 90deg"), ("rotation.x", "its turn about x"),
    ("rotation.y", "its turn about y"), ("rotation.z", "its turn about z: in the plane"),
  ]
  private static let stretches = [
    ("scale", "how much it is stretched, every way"),
    ("scale.x", "how much it is stretched across"),
    ("scale.y", "how much it is stretched down"), ("scale.z", "how much it is stretched in depth"),
  ]
  private static let moves = [
    ("translation", "how far right and down it moves"),
    ("translation.x", "how far right it moves"), ("translation.y", "how far down it moves"),
    ("translation.z", "how far toward the viewer it moves"),
  ]
}
