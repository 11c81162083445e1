internal import PropertyEngine

struct AnimatedValue: Hashable {
  let layer: CALayer
  let key: LayerKey

  init(_ layer: CALayer, _ key: LayerKey) { (self.layer, self.key) = (layer, key) }

  init?(_ slot: Slot) {
    guard let layer = slot.owner as? CALayer, let key = LayerKey(rawValue: slot.key) else {
      return nil
    }
    self.init(layer, key)
  }
}

extension LayerValue {
  /// Its parts with their key paths: the numbers of a geometric value, or a whole colour or
  /// transform; none for no value and for flags, which are never interpolated.
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
  /// Whether its numbers are listed one by one, unlike a colour's or a transform's.
  var isNumbers: Bool { self != .color && self != .matrix }
}
