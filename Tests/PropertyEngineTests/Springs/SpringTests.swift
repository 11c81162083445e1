import PropertyEngine
import Testing

@Suite struct SpringTests {
  /// A place and a velocity after `t` seconds by Runge and Kutta's fourth-order steps.
  private func integrated(
    _ spring: SpringParameters, velocity: Double, until t: Double, steps: Int = 4000
  ) -> (x: Double, v: Double) {
    func pull(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    let h = t / Double(steps)
    var (x, v) = (0.0, velocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  static let ratios: [Double] = [
    0, 0.1, 0.5, 0.9, 1 - 1e-6, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9, 1 + 1e-6, 1.1, 2, 5,
  ]

  static func spring(mass: Double, ratio: Double) -> SpringParameters {
    let stiffness = 90.0
    return SpringParameters(
      mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(),
      allowsOverdamping: true
    )
  }

  @Test(arguments: ratios, [0.5, 1, 3])
  func `moves as the integrated equation of motion`(ratio: Double, mass: Double) {
    let parameters = Self.spring(mass: mass, ratio: ratio)
    for velocity in [0, 4, -7.5] {
      let spring = Spring(parameters, initialVelocity: velocity)
      for t in [0.03, 0.2, 0.7, 1.9] {
        let expected = integrated(parameters, velocity: velocity, until: t)
        #expect(abs(spring.value(at: t) - expected.x) < 1e-8)
        #expect(abs(spring.velocity(at: t) - expected.v) < 1e-7)
      }
    }
  }

  @Test(arguments: [1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14])
  func `goes over from swinging to creeping without a jump`(margin: Double) {
    for t in stride(from: 0.01, through: 3, by: 0.07) {
      let values = [1 - margin, 1, 1 + margin].map {
        Spring(Self.spring(mass: 2, ratio: $0), initialVelocity: 3)
      }
      let places = values.map { $0.value(at: t) }
      let speeds = values.map { $0.velocity(at: t) }
      for index in [0, 2] {
        #expect(abs(places[index] - places[1]) < margin * 4 + 1e-14)
        #expect(abs(speeds[index] - speeds[1]) < margin * 40 + 1e-13)
      }
    }
  }

  @Test(arguments: [20.0, 30, 500, 1e9, 1e300, .infinity])
  func `is critical when damped more than it is allowed`(damping: Double) {
    let clamped = Spring(SpringParameters(mass: 1, stiffness: 100, damping: damping))
    let critical = Spring(SpringParameters(mass: 1, stiffness: 100, damping: 20))
    for t in stride(from: 0, through: 2, by: 0.05) {
      #expect(clamped.value(at: t) == critical.value(at: t))
      #expect(clamped.velocity(at: t) == critical.velocity(at: t))
    }
  }

  @Test(arguments: ratios, [0.0, 12, -12])
  func `starts at zero and ends at one`(ratio: Double, velocity: Double) {
    let spring = Spring(Self.spring(mass: 1, ratio: ratio), initialVelocity: velocity)
    for t in [-Double.infinity, -1, 0] { #expect(spring.value(at: t) == 0) }
    #expect(spring.velocity(at: 0) == velocity)
    #expect(spring.velocity(at: -1) == 0)
    for t in [1e3, 1e6, 1e9, 1e305, .infinity] where ratio > 0 {
      #expect(abs(spring.value(at: t) - 1) < 1e-15)
      #expect(abs(spring.velocity(at: t)) < 1e-15)
    }
  }

  @Test(arguments: [0, 1e-300, 1e-3, 20, 1e4, 1e17, 1e160, 1e300, 1.7e308, .infinity])
  func `answers with a number for any damping`(damping: Double) {
    for stiffness in [1e-6, 100, 1e12] {
      let parameters = SpringParameters(
        mass: 0.01, stiffness: stiffness, damping: damping, allowsOverdamping: true
      )
      let spring = Spring(parameters, initialVelocity: 1)
      for t in [1e-300, 1e-9, 0.5, 100, 1e9, 1e308, .infinity] {
        #expect(spring.value(at: t).isFinite)
        #expect(spring.velocity(at: t).isFinite)
      }
      #expect((0...SpringParameters.endless).contains(parameters.settlingDuration()))
    }
  }

  @Test func `cannot move with infinite damping`() {
    let spring = Spring(SpringParameters(perceptualDuration: 0.5, bounce: -1), initialVelocity: 9)
    #expect(spring.parameters.damping == .infinity)
    #expect([0, 1, 1e9, .infinity].map { spring.value(at: $0) } == [0, 0, 0, 0])
    #expect(spring.velocity(at: 1) == 0)
    #expect(spring.parameters.settlingDuration(initialVelocity: 9) == 0)
  }

  @Test func `swings for ever without damping`() {
    let spring = Spring(SpringParameters(mass: 1, stiffness: 100, damping: 0))
    #expect(abs(spring.value(at: .pi / 10 * 7) - 2) < 1e-14)
    #expect(abs(spring.value(at: .pi / 10 * 8)) < 1e-14)
  }

  // The columns are the ideal motion and what a device showed, with the error of its frames.
  private static let deviceShots: [(Double, Double, Double, Double, Double, Double, Double)] = [
    (0.6, 0.8, 50.0, 150.0, 0.15, 130.83, 130.98), (0.6, 0.8, 50, 150, 0.3, 159.29, 159.39),
    (0.6, 0.8, 50, 150, 0.45, 151.15, 151.06), (0.6, 0.8, 50, 150, 0.6, 149.17, 149.06),
    (0.6, 0.8, 50, 150, 0.8, 150.05, 150), (0.35, 1, 40, 160, 0.15, 182.90, 183.54),
  ]

  @Test(arguments: deviceShots)
  func `shows what a device shows`(
    ratio: Double, duration: Double, from: Double, to: Double, t: Double, ideal: Double,
    shown: Double
  ) {
    let spring = Spring(SpringParameters(settlingIn: duration, dampingRatio: ratio))
    let value = from + (to - from) * spring.value(at: t)
    #expect(abs(value - ideal) < 0.0051)
    #expect(abs(value - shown) < 1)
  }

  // Frames read off a device with up to two frames' error, without an ideal beside them.
  @Test(arguments: [(0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160)])
  func `shows about what a device shows`(t: Double, shown: Double) {
    let spring = Spring(SpringParameters(settlingIn: 1, dampingRatio: 0.35))
    #expect(abs(40 + 120 * spring.value(at: t) - shown) < 1)
  }
}
