import AnimationEngine
import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `The range of a spring` {
  @Test func `holds what the spring gives, and its velocity`() {
    var containment = Containment(seed: 2)
    for index in 0..<(400 * Containment.rounds) {
      let spring = Spring.random(using: &containment.generator)
      let end = [0.01, 1, 3, 100, 1e6, 1e15][index % 6]
      containment.look(
        in: 0...end, range: { .value(of: spring, at: $0) }, value: { spring.value(at: $0) },
        spring.text)
      containment.look(
        in: 0...end, range: { .velocity(of: spring, at: $0) },
        value: { spring.velocity(at: $0) }, "velocity of " + spring.text)
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(containment.sampled >= 50_000)
  }
}
