import Foundation
import TestSupport

/// A kind of random motion, each of which can be made slower.
enum RandomMotion: String, CaseIterable {
  case freeSpring, settlingSpring, cubic, two

  func make(_ random: inout SeededGenerator) -> (_ slowness: Double) -> PlainMotion {
    let parts = (0..<(self == .two ? 2 : 1)).map { _ in part(&random) }
    let weights = parts.map { _ in
      self == .two ? (Bool.random(using: &random) ? 1.0 : -1) * Self.digits(0.2...2, &random) : 1
    }
    let wait = Bool.random(using: &random) ? 0 : Self.digits(0.1...0.9, &random)
    let delay = (parts[0](1).duration * wait * 1000).rounded() / 1000
    return { slowness in
      var made = parts.map { $0(slowness) }
      for place in made.indices { made[place].weight = weights[place] }
      if made.count > 1 { made[1].delay = delay * slowness }
      return PlainMotion(parts: made)
    }
  }

  private func part(_ random: inout SeededGenerator) -> (Double) -> PlainMotion.Part {
    // Near 1 the overshoot of a spring is so small that it is easily overlooked.
    let ratio = Self.digits(Bool.random(using: &random) ? 0.05...0.95 : 0.75...0.97, &random)
    let pace = pow(10, Double.random(in: -0.5...1.3, using: &random))
    let seconds = (pace * 100).rounded() / 100
    let kinds = Self.allCases.dropLast()
    switch self == .two ? kinds.randomElement(using: &random) ?? .cubic : self {
    case .freeSpring:
      let frequency = (pace * 2 * 100).rounded() / 100
      return { .spring(frequency: frequency / $0, ratio: ratio) }
    case .settlingSpring:
      return { .spring(duration: seconds * $0, ratio: ratio) }
    default:
      // Beyond its end by little, or by much.
      let reach = Bool.random(using: &random) ? 0.97...1.04 : -0.6...1.6
      let points = [
        Self.digits(0...1, &random), Self.digits(-0.3...0.4, &random), Self.digits(0...1, &random),
        Self.digits(reach, &random),
      ]
      return { .cubic(points, duration: seconds * $0) }
    }
  }

  // A number with three digits.
  private static func digits(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    (Double.random(in: range, using: &random) * 1000).rounded() / 1000
  }
}
