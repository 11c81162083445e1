/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two inner control points.
///
/// x is the share of time, y the share of the way. x1 and x2 lie in 0…1, so each x has one y; y1
/// and y2 are free, and the curve may then dip below 0 or rise above 1. Input outside 0…1 is
/// clamped, as Core Animation does, rather than extrapolated along the tangents, as CSS does.
package struct CubicCurve: Hashable, Sendable {
  let shape: CurveShape

  private var horizontal: UnitCubic { shape.horizontal }
  private var vertical: UnitCubic { shape.vertical }
  package var x1: Double { horizontal.p1 }
  package var y1: Double { vertical.p1 }
  package var x2: Double { horizontal.p2 }
  package var y2: Double { vertical.p2 }

  /// x1 and x2 must be in 0…1, and all four finite: see ``init(validating:_:_:_:)``.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      Self.isValid(x1, y1, x2, y2), "x1 and x2 are in 0…1, and all control points are finite")
    shape = CurveShape(horizontal: UnitCubic(p1: x1, p2: x2), vertical: UnitCubic(p1: y1, p2: y2))
  }

  /// `nil` if x1 or x2 is outside 0…1, or any of the four is infinite or not a number.
  package init?(validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard Self.isValid(x1, y1, x2, y2) else { return nil }
    self.init(x1, y1, x2, y2)
  }

  private static func isValid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Bool {
    (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite
  }

  package static func == (a: CubicCurve, b: CubicCurve) -> Bool {
    a.shape === b.shape || (a.horizontal == b.horizontal && a.vertical == b.vertical)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(horizontal)
    hasher.combine(vertical)
  }

  // MARK: - Named curves

  package static let linear = CubicCurve(0, 0, 1, 1)
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's own default: a quick start and a long slow end.
  package static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

  // MARK: - Reading the curve

  /// Whether the progress never turns back on its way from 0 to 1.
  package var isMonotonic: Bool { vertical.isMonotonic }
  private var isStraight: Bool { shape.isStraight }

  /// The share of the way done at the share `x` of the time: exactly 0 up to 0 and 1 from 1 on,
  /// else off by at most a few units in the last place of `x` times the slope there.
  package func value(at x: Double) -> Double { shape.progress(at: x) }

  /// The speed dy/dx at the share `x` of the time, where 1 is the even speed; beyond an end the
  /// speed at that end, and infinite where the curve is vertical.
  package func slope(at x: Double) -> Double {
    if isStraight { return 1 }
    guard x > 0 else { return endSlope(tangents: [(x1, y1), (x2, y2), (1, 1)]) }
    guard x < 1 else { return endSlope(tangents: [(1 - x2, 1 - y2), (1 - x1, 1 - y1), (1, 1)]) }
    let s = shape.parameter(at: x)
    return ratio(vertical.slope(at: s), horizontal.slope(at: s))
  }

  // At an end the curve runs toward the nearest control point that is not the end itself.
  private func endSlope(tangents: [(x: Double, y: Double)]) -> Double {
    tangents.first { $0.x != 0 || $0.y != 0 }.map { ratio($0.y, $0.x) } ?? 1
  }

  // Only rounding makes dx negative. Both are zero only at a cusp, where no direction is better
  // than the even one.
  private func ratio(_ dy: Double, _ dx: Double) -> Double {
    if dx > 0 { return dy / dx }
    if dy == 0 { return 1 }
    return dy > 0 ? .infinity : -.infinity
  }

  // MARK: - Inverse

  /// The earliest share of the time at which the progress is `y`.
  ///
  /// 0 for progress up to 0, where every curve starts, even one that first dips below; 1 for
  /// progress that the curve never reaches. A curve that overshoots passes 1 before its end: then
  /// this is the first passage, also for progress above 1.
  package func time(forProgress y: Double) -> Double {
    guard y > 0 else { return 0 }
    guard isMonotonic else { return earliestTime(forProgress: y) }
    guard y < 1 else { return 1 }
    return isStraight ? y : horizontal.value(at: vertical.parameter(for: y, in: 0...1))
  }

  // The progress is monotone between its turning points; the first piece that reaches y has it.
  private func earliestTime(forProgress y: Double) -> Double {
    var low = 0.0
    for high in vertical.stationaryParameters + [1] {
      let ends = [vertical.value(at: low), vertical.value(at: high)].sorted()
      if y >= ends[0] && y <= ends[1] {
        return horizontal.value(at: vertical.parameter(for: y, in: low...high))
      }
      low = high
    }
    return 1
  }
}
