internal import PropertyEngine

// What tools need to know of key paths.
extension CALayer {
  /// The key paths that can be animated, without their members, in the order they are listed.
  package static var animatableKeyPaths: [String] { LayerKey.allCases.map(\.keyPath) + ["bounds"] }

  /// What kind of value a key path moves; `nil` where it moves none.
  package static func animatableKind(ofKeyPath keyPath: String) -> AnimatableKind? {
    LayerKeyPath(keyPath)?.kind
  }
}
