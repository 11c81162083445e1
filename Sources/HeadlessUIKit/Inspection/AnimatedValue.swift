internal import PropertyEngine

/// One value of one layer that can be animated.
struct AnimatedValue: Hashable {
  let layer: CALayer
  let key: LayerKey

  init(_ layer: CALayer, _ key: LayerKey) { (self.layer, self.key) = (layer, key) }

  /// The value behind a slot.
  init?(_ slot: Slot) {
    guard let layer = slot.owner as? CALayer, let key = LayerKey(rawValue: slot.key) else {
      return nil
    }
    self.init(layer, key)
  }

  static func == (a: AnimatedValue, b: AnimatedValue) -> Bool {
    a.layer === b.layer && a.key == b.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(layer))
    hasher.combine(key)
  }
}

extension LayerValue {
  /// Its parts as they are told apart: each number of a geometric value by itself, with the key path
  /// of it; a colour and a transform as a whole.
  ///
  /// None where there is no value, and of flags, which are never in between.
  func parts(of key: LayerKey) -> [(keyPath: String, numbers: [Double])] {
    switch self {
    case .none: []
    case .matrix(let matrix): [(key.keyPath, matrix.numbers)]
    case .numbers(let numbers):
      switch key.kind {
      case .flag, .matrix: []
      case .color: [(key.keyPath, (0..<4).map { numbers[$0] })]
      default: (0..<key.width).map { (key.path($0), [numbers[$0]]) }
      }
    }
  }
}

extension AnimatableKind {
  /// Whether its numbers are told one by one; a colour and a transform are told as a whole.
  var isNumbers: Bool { self != .color && self != .matrix }
}
