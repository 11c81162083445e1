import PropertyEngine
import Testing

@Suite struct CubicCurveSlopeTests {
  private static let tangents: [(CubicCurve, Double, Double)] = [
    (CubicCurve.easeInOut, 0.0, 0.0), (.easeInOut, 1, 0), (.default, 0, 0.4), (.default, 1, 0),
    (.easeIn, 1, 1 / (1 - 0.42)), (.easeIn, 2, 1 / (1 - 0.42)),
    (.easeOut, 0, 1 / 0.58), (.easeOut, -1, 1 / 0.58),
    (CubicCurve(0, 0, 0.5, 0.25), 0, 0.5), (CubicCurve(0.5, 0.75, 1, 1), 1, 0.5),
    (CubicCurve(0, 0, 0, 0.5), 0, .infinity), (CubicCurve(1, 0.5, 1, 1), 1, .infinity),
    (CubicCurve(0, 1, 0.5, 1), 0, .infinity), (CubicCurve(0, -1, 0.5, 1), 0, -.infinity),
    (CubicCurve(0.5, 1, 1, 2), 1, -.infinity), (CubicCurve(1, 0, 0, 1), 0.5, .infinity),
    (CubicCurve(1, 1, 0, 0), 0.5, 1),
  ]

  @Test(arguments: tangents)
  func `is the slope of the tangent at ends and cusps`(
    curve: CubicCurve, x: Double, slope: Double
  ) {
    #expect(curve.slope(at: x) == slope)
  }

  @Test(arguments: CubicCurveTests.named)
  func `is the difference of near values`(curve: CubicCurve) {
    let step = 1e-5
    for x in stride(from: 0.05, through: 0.95, by: 0.05) {
      let difference = curve.value(at: x + step) - curve.value(at: x - step)
      #expect(abs(curve.slope(at: x) - difference / (2 * step)) < 1e-7)
    }
  }
}
