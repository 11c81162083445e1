import PropertyEngine
import Testing

@Suite struct SpringSettlingInTests {
  // Measured on devices, mass 1.
  private static let measured: [(Double, Double, Double, Double)] = [
    (0.1, 1.0, 0.0, 2125.390128), (0.2, 1, 0, 707.221789), (0.35, 1, 0, 286.409428),
    (0.6, 0.8, 0, 190.214275), (0.5, 0.3, 0, 1796.883361), (0.5, 0.5, 0, 646.878010),
    (0.5, 1, 0, 161.719503), (0.5, 2, 0, 40.429876), (0.8, 1, 0, 80.897372),
    (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182), (1, 1, 0, 85.255929),
    (0.5, 1, 0.25, 159.672338), (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020),
    (0.5, 1, -2, 175.422412), (1, 1, 1, 83.138036),
  ]

  @Test(arguments: measured)
  func `has the stiffness measured`(
    ratio: Double, duration: Double, velocity: Double, stiffness: Double
  ) {
    let spring = SpringParameters(
      settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity
    )
    // The last digit written, or seven places, which is as far as the measurements agree.
    #expect(abs(spring.stiffness - stiffness) < max(1e-6, 1.5e-7 * stiffness))
    #expect(abs(spring.dampingRatio - ratio) < 1e-15)
    #expect(spring.mass == 1)
    #expect(!spring.allowsOverdamping)
  }

  /// The displacement bound the spring is made to bring down to 0.001.
  private func bound(_ spring: SpringParameters, at t: Double, velocity: Double) -> Double {
    let frequency = spring.stiffness.squareRoot()
    let decay = spring.damping / 2
    let gone = Spring(SpringParameters(mass: 1, stiffness: decay * decay, damping: 2 * decay))
    // The critical spring of the same decay gives the exponential: 1 − x − x′/α = e^(−αt).
    let envelope = 1 - gone.value(at: t) - gone.velocity(at: t) / decay
    if spring.dampingRatio > 1 - 1e-12 {
      return abs(1 + (frequency - velocity) * t) * envelope
    }
    let swing = (frequency * frequency - decay * decay).squareRoot()
    return abs((decay - velocity) / swing) * envelope
  }

  @Test(
    arguments: [0.0028, 0.01, 0.1, 0.5, 0.9, 0.999, 0.999999, 1],
    [-1000.0, -30, -1, -1e-9, 0, 1e-9, 0.5, 2, 4, 6, 9, 30, 1000]
  )
  func `brings the bound down to a thousandth in time`(ratio: Double, velocity: Double) {
    for duration in [0.02, 0.5, 3, 60] {
      let spring = SpringParameters(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity
      )
      #expect(spring.stiffness.isFinite && spring.stiffness > 0)
      // The bound cancels near its zero, by as much as the velocity exceeds a thousandth.
      let noise = 1e-13 * (1 + abs(velocity) * duration)
      #expect(abs(bound(spring, at: duration, velocity: velocity) - 0.001) < noise)
    }
  }

  @Test(arguments: [0.0, -1, 1e-9, 0.001, 0.0027])
  func `takes a tiny ratio as the smallest one`(ratio: Double) {
    let smallest = SpringParameters.smallestSettlingRatio
    #expect(
      SpringParameters(settlingIn: 1, dampingRatio: ratio)
        == SpringParameters(settlingIn: 1, dampingRatio: smallest)
    )
    let next = SpringParameters(settlingIn: 1, dampingRatio: smallest * 1.01)
    #expect(next.stiffness < SpringParameters(settlingIn: 1, dampingRatio: smallest).stiffness)
  }

  @Test func `takes a ratio above one as one`() {
    #expect(
      SpringParameters(settlingIn: 1, dampingRatio: 4.56)
        == SpringParameters(settlingIn: 1, dampingRatio: 1)
    )
  }

  @Test(arguments: [0.2, 0.5, 0.9, 1])
  func `softens continuously with the velocity around zero`(ratio: Double) {
    let stiffness = stride(from: -2.0, through: 2, by: 0.01).map {
      SpringParameters(settlingIn: 1, dampingRatio: ratio, initialVelocity: $0).stiffness
    }
    for (slower, faster) in zip(stiffness, stiffness.dropFirst()) {
      #expect(faster < slower)
      #expect(faster > slower * 0.98)
    }
  }
}
