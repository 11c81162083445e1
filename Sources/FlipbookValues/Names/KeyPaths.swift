import HeadlessUIKit

/// The key paths of a layer that an animation can move.
package enum KeyPaths {
  /// Every one with what it means, those that most animations are for first.
  package static let all: [(path: String, meaning: String)] = {
    let (first, last) = (["opacity", "position", "bounds", "transform"], "sublayerTransform")
    let others = CALayer.properties.names.filter { !first.contains($0) && $0 != last }
    let properties = (first + others + [last]).compactMap { CALayer.properties[$0] }
    return properties.filter { $0.keyPath != nil }.flatMap { property in
      [(property.name, property.meaning)]
        + members(of: property.kind).map { ("\(property.name).\($0)", $1) }
    }
    .filter { kind(of: $0.0) != nil }
  }()

  /// What kind of value a key path moves; `nil` where it moves none.
  package static func kind(of keyPath: String) -> ValueKind? {
    CALayer.animatableKind(ofKeyPath: keyPath).map { ValueKind($0) }
      ?? CALayer.properties.moved(by: keyPath)?.kind
  }

  private static func members(of kind: ValueKind) -> [(String, String)] {
    switch kind {
    case .pair: [("x", "its x"), ("y", "its y"), ("width", "its width"), ("height", "its height")]
    case .rect:
      [
        ("origin", "its upper left corner"), ("origin.x", "its left edge"),
        ("origin.y", "its upper edge"), ("size", "its width and height"),
        ("size.width", "its width"), ("size.height", "its height"),
      ]
    case .transform: CATransform3D.keyPaths.map { ($0.name, $0.meaning) }
    default: []
    }
  }
}
