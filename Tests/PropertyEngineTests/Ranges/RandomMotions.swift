import IntervalArithmetic
import PropertyEngine
import TestSupport

extension CubicCurve {
  /// A curve of any shape, often at the edge of what is valid.
  static func random(using generator: inout SeededGenerator) -> CubicCurve {
    func time() -> Double {
      let edges = [0, 1, 1e-14, 1e-7, 1 - 1e-14, 1 - 1e-7, 0x1p-1074]
      return Int.random(in: 0..<3, using: &generator) == 0
        ? edges.randomElement(using: &generator) ?? 0.0 : .random(in: 0...1, using: &generator)
    }
    func progress() -> Double {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: 0
      case 1: 1
      case 2: .random(in: -1e6...1e6, using: &generator)
      case 3: .random(in: -1e-6...1e-6, using: &generator)
      default: .random(in: -2...3, using: &generator)
      }
    }
    return CubicCurve(time(), progress(), time(), progress())
  }

  var text: String { "cubic(\(x1), \(y1), \(x2), \(y2))" }

  /// Those of every special place.
  static let edges: [CubicCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default,
    CubicCurve(0, 1, 0.5, 1), CubicCurve(0, -1, 0.5, 1), CubicCurve(0.5, 0, 1, 0),
    CubicCurve(0.5, 0, 1, 2), CubicCurve(1, 0, 0, 1), CubicCurve(1, 0.7, 0, 0.3),
    CubicCurve(1, -2, 0, 3), CubicCurve(0, 0, 0.3, 2), CubicCurve(0, 0, 0, 1),
    CubicCurve(0, 0, 1, 2), CubicCurve(0.4, -1, 1, 1), CubicCurve(1, 0, 1, 1),
    CubicCurve(0, 1, 0, 1), CubicCurve(0, 1, 1, 0), CubicCurve(0, 5, 1, -4),
    CubicCurve(0.3, 40, 0.6, -30), CubicCurve(1, 1, 0, 0), CubicCurve(0, 0, 0, 0),
    CubicCurve(0.68, -0.55, 0.265, 1.55),
  ]
}

extension Spring {
  /// A spring of any damping, often all but critical.
  static func random(using generator: inout SeededGenerator) -> Spring {
    let isUsual = Int.random(in: 0..<4, using: &generator) > 0
    let size = Double.random(in: isUsual ? -0.3...1.8 : -6...6, using: &generator)
    let frequency = Double.power(10, size)
    let nearnesses = [1e-15, 1e-12, 1e-9, 1e-6, 1e-3]
    let nearness: Double = nearnesses.randomElement(using: &generator) ?? 0
    let ratio: Double
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: ratio = 0
    case 1: ratio = 1
    case 2: ratio = 1 - nearness
    case 3: ratio = 1 + nearness
    case 4: ratio = .random(in: 1...50, using: &generator)
    case 5: ratio = nearness
    default: ratio = .random(in: 0...1, using: &generator)
    }
    let parameters = SpringParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      allowsOverdamping: Bool.random(using: &generator))
    let velocity =
      Bool.random(using: &generator) ? 0 : Double.random(in: -100...100, using: &generator)
    return Spring(parameters, initialVelocity: velocity)
  }

  var text: String {
    "spring of \(parameters.stiffness), \(parameters.damping), "
      + "\(parameters.allowsOverdamping), \(initialVelocity)"
  }
}
