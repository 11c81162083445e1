internal import AnimationEngine

/// The values of a layer's animatable keys at one time: its model, or what it shows.
struct LayerModel {
  private var numbers: [SIMD4<Double>]
  var transform = AffineMatrix.identity
  /// Whether there is a background colour; without one its numbers mean nothing.
  var hasBackgroundColor = false

  init() {
    numbers = Array(repeating: .zero, count: LayerKey.allCases.count)
    self[.anchorPoint] = SIMD4(0.5, 0.5, 0, 0)
    self[.opacity] = SIMD4(1, 0, 0, 0)
  }

  /// The numbers of a key.
  subscript(key: LayerKey) -> SIMD4<Double> {
    get { numbers[key.rawValue] }
    set { numbers[key.rawValue] = newValue }
  }

  /// The value of a key, whatever its kind.
  func value(_ key: LayerKey) -> LayerValue {
    key == .transform ? .transform(transform) : .numbers(self[key])
  }

  mutating func set(_ key: LayerKey, _ value: LayerValue) {
    switch value {
    case .numbers(let numbers): self[key] = numbers
    case .transform(let matrix): transform = matrix
    }
  }
}
