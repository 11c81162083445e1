import AnimationEngine
import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `The range of a curve` {
  @Test func `holds what the curve gives, and its slope`() {
    var containment = Containment(seed: 1)
    for index in 0..<(400 * Containment.rounds) {
      let curve =
        index < CubicCurve.edges.count
        ? CubicCurve.edges[index] : .random(using: &containment.generator)
      containment.look(
        in: 0...1, range: { .value(of: curve, at: $0) }, value: { curve.value(at: $0) },
        curve.text)
      containment.look(
        in: 0...1, range: { .slope(of: curve, at: $0) },
        value: { Double.slope(of: curve, at: $0) }, "slope of " + curve.text)
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(containment.sampled >= 50_000)
  }
}
