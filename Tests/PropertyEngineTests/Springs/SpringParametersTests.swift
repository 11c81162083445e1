import PropertyEngine
import Testing

@Suite struct SpringParametersTests {
  @Test(arguments: [-1.0, -0.7, -0.3, 0, 0.15, 0.5, 1])
  func `reads back the bounce it was made of`(bounce: Double) {
    let spring = SpringParameters(perceptualDuration: 0.8, bounce: bounce)
    #expect(abs(spring.bounce - bounce) < 1e-15)
    #expect(abs(spring.perceptualDuration - 0.8) < 1e-15)
    #expect(spring.mass == 1)
    #expect(spring.allowsOverdamping)
  }

  @Test(arguments: [0.0, 0.4, 0.86, 1, 4.56])
  func `reads back the damping ratio it was made of`(ratio: Double) {
    let spring = SpringParameters(
      perceptualDuration: 0.3, bounce: SpringParameters.bounce(ofRatio: ratio))
    #expect(abs(spring.dampingRatio - ratio) < 1e-14)
    #expect(abs(spring.response - 0.3) < 1e-15)
    #expect(abs(spring.undampedFrequency - 2 * .pi / 0.3) < 1e-13)
  }

  @Test func `counts the mass in its ratio and frequency`() {
    let spring = SpringParameters(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(spring.dampingRatio - 4.564354645876384) < 1e-14)
    #expect(abs(spring.undampedFrequency - 18.257418583505537) < 1e-13)
    #expect(abs(spring.bounce - (1 / 4.564354645876384 - 1)) < 1e-15)
  }

  @Test func `clamps a bounce that is none`() {
    func spring(_ bounce: Double) -> SpringParameters {
      SpringParameters(perceptualDuration: 1, bounce: bounce)
    }
    #expect(spring(2) == spring(1))
    #expect(spring(1).damping == 0)
    #expect(spring(-5) == spring(-1))
  }

  @Test(arguments: [0.0, -1, 1e-300])
  func `stays finite for no duration`(duration: Double) {
    let springs = [
      SpringParameters(perceptualDuration: duration, bounce: 0),
      SpringParameters(settlingIn: duration, dampingRatio: 0.5),
    ]
    #expect(springs.allSatisfy { $0.stiffness.isFinite && $0.damping.isFinite })
  }

  @Test func `takes only numbers that make a spring`() {
    func isSpring(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Bool {
      SpringParameters.isValid(mass: mass, stiffness: stiffness, damping: damping)
    }
    #expect(isSpring(1, 100, 0))
    #expect(isSpring(1, 100, .infinity))
    for number in [0, -1, .nan, .infinity] {
      #expect(!isSpring(number, 100, 10))
      #expect(!isSpring(1, number, 10))
    }
    #expect(!isSpring(1, 100, -1))
    #expect(!isSpring(1, 100, .nan))
  }
}
