import AnimationEngine
import TestSupport
import Testing

@Suite struct ScalarInterpolationTests {
  @Test(arguments: [(0.0, 10.0), (0.25, 15), (1, 30), (-0.5, 0), (1.5, 40)])
  func `goes evenly and beyond`(p: Double, value: Double) {
    #expect(interpolate(10, 30, p) == value)
  }

  @Test func `meets both ends exactly`() {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let a = Double.random(in: -1e6...1e6, using: &random)
      let b = Double.random(in: -1e-3...1e-3, using: &random)
      #expect(interpolate(a, b, 0) == a, "seed \(seed)")
      #expect(interpolate(a, b, 1) == b, "seed \(seed)")
    }
  }
}
