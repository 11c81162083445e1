import PropertyEngine
import Testing

@Suite struct CubicCurveTests {
  static let named: [CubicCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]
  static let shares = Array(stride(from: 0.0, through: 1, by: 1.0 / 64))

  // Vertical tangents, cusps, overshoot: curves on which solvers fail.
  static let hard: [CubicCurve] = [
    CubicCurve(0, 0, 0, 1), CubicCurve(0, 1, 0, 1), CubicCurve(0, 1, 1, 0),
    CubicCurve(1, 0, 0, 1), CubicCurve(1, 0, 1, 0), CubicCurve(1, 0, 1, 1),
    CubicCurve(0, 1.5, 1, 1.5), CubicCurve(0, -0.5, 1, -0.5), CubicCurve(0.999, 0, 0.001, 1),
    CubicCurve(0.05, 0.7, 0.1, 1), CubicCurve(0.3, 0, 0.8, 0.15), CubicCurve(0, 0, 0, 0),
    CubicCurve(0.5, 20, 0.5, -20),
  ]

  private static let golden: [(CubicCurve, Double, Double)] = [
    (CubicCurve.easeInOut, 0.1, 0.0197224535), (.easeInOut, 0.25, 0.1291619310),
    (.easeInOut, 0.4, 0.3318838701), (.easeInOut, 0.75, 0.8708380690),
    (.easeIn, 0.25, 0.0934646507), (.easeIn, 0.5, 0.3153568126), (.easeIn, 0.75, 0.6218618692),
    (.easeOut, 0.25, 0.3781381308), (.easeOut, 0.5, 0.6846431874),
    (.easeOut, 0.75, 0.9065353493),
  ]

  @Test(arguments: golden)
  func `has the golden values of the named curves`(curve: CubicCurve, x: Double, y: Double) {
    #expect(abs(curve.value(at: x) - y) < 1e-9)
  }

  private static let hardPoints: [(CubicCurve, Double, Double)] = [
    (CubicCurve(0, 0, 0, 1), 1e-9, 0.000002998), (CubicCurve(0, 0, 0, 1), 0.001, 0.028),
    (CubicCurve(0, 0, 0, 1), 0.875, 0.99447928251722863792),
    (CubicCurve(0, 1, 0, 1), 1e-9, 0.00299700100000000006),
    (CubicCurve(0, 1, 0, 1), 0.5, 0.99122000310998946497),
    (CubicCurve(0, 1, 1, 0), 1e-9, 0.00005477058908892155),
    (CubicCurve(0, 1, 1, 0), 0.5, 0.5), (CubicCurve(0, 1, 1, 0), 0.875, 0.58681204749728688129),
    (CubicCurve(1, 0, 0, 1), 0.25, 0.02972460551192519696), (CubicCurve(1, 0, 0, 1), 0.5, 0.5),
    (CubicCurve(1, 0, 1, 0), 0.875, 0.125),
    (CubicCurve(1, 0, 1, 0), 0.9990234375, 0.73091513986287368828),
    (CubicCurve(1, 0, 1, 1), 0.625, 0.18993713271107191410),
    (CubicCurve(0.999, 0, 0.001, 1), 0.625, 0.90975351359569506315),
    (CubicCurve(0.05, 0.7, 0.1, 1), 0.001, 0.01394319984990108103),
    (CubicCurve(0, 1.5, 1, 1.5), 0.875, 1.24748788946977626884),
    (CubicCurve(0, -0.5, 1, -0.5), 0.9990234375, 0.91979115779617257802),
  ]

  @Test(arguments: hardPoints)
  func `keeps twelve digits on hard curves`(curve: CubicCurve, x: Double, y: Double) {
    #expect(abs(curve.value(at: x) - y) < 1e-12, "\(curve.value(at: x))")
  }

  @Test(arguments: named + hard)
  func `is exact at and beyond its ends`(curve: CubicCurve) {
    for x in [-Double.infinity, -3, -0.0, 0] { #expect(curve.value(at: x) == 0) }
    for x in [1, 1.5, .infinity] { #expect(curve.value(at: x) == 1) }
    #expect(curve.time(forProgress: 0) == 0)
    #expect(curve.time(forProgress: -1) == 0)
    #expect(curve.time(forProgress: 1000) == 1)
  }

  @Test(arguments: named + hard)
  func `answers with a number everywhere`(curve: CubicCurve) {
    for x in Self.shares + [.leastNonzeroMagnitude, 1e-300, 1e-16, 1 - 1e-16, .nan] {
      #expect(curve.value(at: x).isFinite)
      #expect(!curve.slope(at: x).isNaN)
      #expect((0...1).contains(curve.time(forProgress: x)))
    }
  }

  @Test func `is the time itself when it is straight`() {
    for x in Self.shares {
      #expect(CubicCurve.linear.value(at: x) == x)
      #expect(CubicCurve.linear.time(forProgress: x) == x)
      #expect(CubicCurve.linear.slope(at: x) == 1)
    }
  }

  @Test(arguments: named)
  func `always rises when it is named`(curve: CubicCurve) {
    let values = (0...5000).map { curve.value(at: Double($0) / 5000) }
    #expect(zip(values, values.dropFirst()).allSatisfy(<))
    #expect(curve.isMonotonic)
  }

  @Test(arguments: shares)
  func `mirrors itself: ease in, ease out`(x: Double) {
    let inOut = CubicCurve.easeInOut
    #expect(abs(inOut.value(at: x) + inOut.value(at: 1 - x) - 1) < 1e-15)
    #expect(abs(CubicCurve.easeIn.value(at: x) + CubicCurve.easeOut.value(at: 1 - x) - 1) < 1e-15)
  }

  private static let turning: [(CubicCurve, Bool)] = [
    (CubicCurve.linear, true), (CubicCurve(0, 1, 1, 0), true), (CubicCurve(0.2, 1, 0.3, 1), true),
    (CubicCurve(0.2, 0, 0.3, 0), true), (CubicCurve(0.2, 0.9, 0.3, 0.1), true),
    (CubicCurve(0, 1.5, 1, 1.5), false), (CubicCurve(0, -0.5, 1, -0.5), false),
    (CubicCurve(0.2, 1.2, 0.3, 1), false), (CubicCurve(0.2, 0, 0.3, -0.1), false),
    (CubicCurve(0.2, 0.5, 0.3, 1.01), false),
  ]

  @Test(arguments: turning)
  func `knows whether it turns back`(curve: CubicCurve, isMonotonic: Bool) {
    #expect(curve.isMonotonic == isMonotonic)
  }

  @Test func `takes only points that make a function of time`() {
    #expect(CubicCurve(validating: 0, -9, 1, 9) == CubicCurve(0, -9, 1, 9))
    for x in [-0.001, 1.001, .nan, .infinity] {
      #expect(CubicCurve(validating: x, 0, 1, 1) == nil)
      #expect(CubicCurve(validating: 0, 0, x, 1) == nil)
    }
    #expect(CubicCurve(validating: 0, .infinity, 1, 1) == nil)
    #expect(CubicCurve(validating: 0, 0, 1, .nan) == nil)
  }
}
