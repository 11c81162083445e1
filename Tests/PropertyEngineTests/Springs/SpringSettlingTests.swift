import PropertyEngine
import Testing

@Suite struct SpringSettlingTests {
  // Measured; the multiples of 0.1 show that they are added up one by one.
  private static let measured: [(Double, Double, Double, Double, Double)] = [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (1, 100, 10, 5, 1.3815510557964275),
    (1, 100, 10, -5, 1.5350814063145797), (1, 100, 1, 0, 13.91321015404625),
    (1, 157.91367041742973, 17.59291886010284, 0, 0.8629552831744205),
    (1, 157.91367041742973, 7.539822368615504, 0, 1.904872615017113),
    (1, 322.27279677026473, 30.51832863487228, 0, 0.5156554893625898),
    (1, 100, 20, 0, 0.9999999999999999), (1, 100, 30, 0, 0.9999999999999999),
    (1, 1, 2, 0, 9.299999999999983), (3, 1000, 500, 0, 0.6),
    (1, 157.91367041742973, 25.132741228718345, 0, 0.7999999999999999),
    (1, 39.47841760435743, 12.566370614359172, 0, 1.5000000000000002),
  ]

  @Test(arguments: measured)
  func `settles as measured`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, duration: Double
  ) {
    let spring = SpringParameters(mass: mass, stiffness: stiffness, damping: damping)
    #expect(abs(spring.settlingDuration(initialVelocity: velocity) - duration) < 2e-15 * duration)
  }

  @Test func `counts a ratio one rounding below one as one`() {
    let spring = SpringParameters(mass: 1, stiffness: 100, damping: 20.0.nextDown)
    #expect(spring.dampingRatio < 1)
    #expect(spring.settlingDuration() == 0.9999999999999999)
  }

  @Test func `never settles without damping`() {
    let spring = SpringParameters(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration(initialVelocity: 3) == 3.4028234663852886e38)
  }

  @Test func `is at rest at once with infinite damping that is allowed`() {
    let stuck = SpringParameters(perceptualDuration: 0.5, bounce: -1)
    #expect(stuck.settlingDuration() == 0)
    let clamped = SpringParameters(mass: 1, stiffness: 100, damping: .infinity)
    #expect(abs(clamped.settlingDuration() - 1) < 1e-15)
  }

  @Test func `waits for a creeping spring to come near`() {
    let spring = SpringParameters(perceptualDuration: 1, bounce: -0.5)
    let duration = spring.settlingDuration()
    #expect(abs(duration - 4.2) < 1e-12)
    #expect(abs(1 - Spring(spring).value(at: duration)) < 0.001)
    #expect(abs(1 - Spring(spring).value(at: duration - 0.1)) >= 0.001)
  }

  @Test(arguments: [1e-5, 1e-8, 1e-14])
  func `does not walk for ever to a late rest`(stiffness: Double) {
    let spring = SpringParameters(mass: 1, stiffness: stiffness, damping: 1e9)
    let expected = 9.233413476451586 / stiffness.squareRoot()
    #expect(abs(spring.settlingDuration() - expected) <= max(0.1, 1e-15 * expected))
  }

  // It is at rest at the first settled one of the moments, which are added up one by one.
  @Test(arguments: [0.02, 0.3, 0.9, 2])
  func `is at rest at the first step it should be`(frequency: Double) {
    for velocity in [0, 0.5, 1, 3, -2].map({ $0 * frequency }) {
      let spring = Spring(
        SpringParameters(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency),
        initialVelocity: velocity)
      var time = 0.0
      while abs(1 - spring.value(at: time)) >= 0.001 { time += 0.1 }
      #expect(spring.parameters.settlingDuration(initialVelocity: velocity) == time)
    }
  }

  @Test func `gives up on a rest too late to name`() {
    let spring = SpringParameters(
      mass: 1, stiffness: 1e-20, damping: 1e300, allowsOverdamping: true
    )
    #expect(spring.settlingDuration() == SpringParameters.endless)
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.99])
  func `is within a thousandth of the way from then on`(ratio: Double) {
    for velocity in [0.0, 10, -10] {
      let spring = Spring(
        SpringParameters(perceptualDuration: 0.5, bounce: 1 - ratio), initialVelocity: velocity
      )
      let settled = spring.parameters.settlingDuration(initialVelocity: velocity)
      for extra in stride(from: 0, through: 2, by: 0.01) {
        #expect(abs(1 - spring.value(at: settled + extra)) <= 0.001)
      }
    }
  }
}
