import PropertyEngine
import TestSupport
import Testing

@Suite struct CubicCurveInverseTests {
  @Test(arguments: CubicCurveTests.named)
  func `undoes the curve`(curve: CubicCurve) {
    for x in CubicCurveTests.shares {
      // Near a level end the time depends on the last digits of the progress.
      let margin = 1e-15 / max(curve.slope(at: x), 1e-8)
      #expect(abs(curve.time(forProgress: curve.value(at: x)) - x) <= margin)
    }
  }

  @Test(arguments: CubicCurveTests.named)
  func `is undone by the curve`(curve: CubicCurve) {
    for y in CubicCurveTests.shares {
      #expect(abs(curve.value(at: curve.time(forProgress: y)) - y) < 1e-14)
    }
  }

  @Test func `undoes rising curves with any control points`() {
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = CubicCurve(points[0], points[1], points[2], points[3])
      let y = Double.random(in: 0...1, using: &random)
      #expect(curve.isMonotonic)
      let there = curve.value(at: curve.time(forProgress: y))
      #expect(abs(there - y) < 1e-11, "seed \(seed): \(curve) at \(y)")
    }
  }

  private static let crossings: [(CubicCurve, Double, Double)] = [
    (CubicCurve(0, 1.5, 1, 1.5), 1.0, 0.23368794),
    (CubicCurve(0, -0.5, 1, -0.5), 1e-12, 0.766312060),
  ]

  @Test(arguments: crossings)
  func `meets the crossings published for overshooting curves`(
    curve: CubicCurve, y: Double, x: Double
  ) {
    #expect(abs(curve.time(forProgress: y) - x) < 1e-8)
  }

  @Test func `takes the first passage of a curve that passes thrice`() {
    let curve = CubicCurve(0.5, 2, 0.5, -1)
    let first = curve.time(forProgress: 0.5)
    #expect(first < 0.5)
    #expect(abs(curve.value(at: first) - 0.5) < 1e-12)
    #expect((0..<100).allSatisfy { curve.value(at: first * Double($0) / 100) < 0.5 })
  }

  @Test func `ends at 1 above the highest place`() {
    let curve = CubicCurve(0, 1.5, 1, 1.5)
    #expect(curve.time(forProgress: 1.3) == 1)
    #expect(abs(curve.value(at: curve.time(forProgress: 1.29)) - 1.29) < 1e-12)
  }
}
