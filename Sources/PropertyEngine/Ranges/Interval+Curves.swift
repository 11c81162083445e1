package import IntervalArithmetic

// The parameter that the engine finds for a share is exact for a share a few units in the last
// place away, 12 by count. So the parameters of a range of shares lie between those of its ends,
// moved outward by twice that and some more. Moving the parameters themselves would be wrong: where
// the curve is steep, their error is the square root of that, or its cube root.
//
// Over the parameter both coordinates are cubics, and their slopes quadratics in Bernstein form,
//
//     f′(s)/3 = (1−s)²·p1 + 2(1−s)s·(p2−p1) + s²·(1−p2)
//
// At an end where both slopes are 0 (x1 = y1 = 0, or x2 = y2 = 1), they have a common factor.
// Without it the slope of the curve approaches its limit there.

extension Interval {
  package static func eased(_ curve: CubicCurve, at share: Interval) -> Interval {
    let clamped = ClampedShare(share)
    let (low, high) = (clamped.lower, clamped.upper)
    guard !curve.shape.isStraight, !clamped.isOutside, low < 1, high > 0 else {
      return Interval(low, high, clamped.decoration)
    }
    return curve.shape.progress(curve.shape.parameters(from: low, to: high))
      .lowered(to: clamped.decoration)
  }

  // If the control points change evenly, so do both coordinates at a parameter. So the parameters
  // at a share lie between those of both curves, and so does the progress there.
  package static func eased(
    between first: CubicCurve, _ last: CubicCurve, at share: Interval
  ) -> Interval {
    guard first != last else { return eased(first, at: share) }
    let clamped = ClampedShare(share)
    let parameters = first.shape.parameters(beside: last.shape, clamped)
    return first.shape.progress(parameters).hull(last.shape.progress(parameters))
      .lowered(to: clamped.decoration)
  }

  package static func slope(
    between first: CubicCurve, _ last: CubicCurve, at share: Interval
  ) -> Interval {
    guard first != last else { return slope(of: first, at: share) }
    let clamped = ClampedShare(share)
    if clamped.isOutside { return Interval(0, 0, clamped.decoration) }
    let (start, end) = first.shape.parameters(beside: last.shape, clamped)
    let shapes = [first.shape, last.shape]
    let isWithoutStart = shapes.allSatisfy(\.isWithoutStart)
    let isWithoutEnd = shapes.allSatisfy(\.isWithoutEnd)
    let slopes = shapes.map { shape in
      let (rise, run) = shape.slopes(withoutStart: isWithoutStart, withoutEnd: isWithoutEnd)
      return (rise: rise.range(from: start, to: end), run: run.range(from: start, to: end))
    }
    return clamped.rate(
      steepness(slopes[0].rise.hull(slopes[1].rise), over: slopes[0].run.hull(slopes[1].run)))
  }

  package static func slope(of curve: CubicCurve, at share: Interval) -> Interval {
    let clamped = ClampedShare(share)
    if clamped.isOutside { return Interval(0, 0, clamped.decoration) }
    if curve.shape.isStraight { return clamped.rate(Interval(1)) }
    let (start, end) = curve.shape.parameters(from: clamped.lower, to: clamped.upper)
    let shape = curve.shape
    let (rise, run) = shape.slopes(
      withoutStart: shape.isWithoutStart, withoutEnd: shape.isWithoutEnd)
    func range(_ start: Double, _ end: Double) -> Interval {
      steepness(rise.range(from: start, to: end), over: run.range(from: start, to: end))
    }
    let twist = rise.twist(over: run).range(from: start, to: end)
    // A slope that only rises, or only falls, has its bounds at the ends.
    return clamped.rate(
      twist.lower >= 0 || twist.upper <= 0
        ? range(start, start).hull(range(end, end)) : range(start, end))
  }

  package static func bend(_ order: Int, of curve: CubicCurve, at share: Interval) -> Interval {
    let clamped = ClampedShare(share)
    if clamped.isOutside || curve.shape.isStraight { return Interval(0, 0, clamped.decoration) }
    let (start, end) = curve.shape.parameters(from: clamped.lower, to: clamped.upper)
    return clamped.rate(curve.shape.bend(order, at: Interval(start, end)))
  }

  /// A quotient of two slopes, of which `run` is never negative; unbounded where `run` may be 0.
  ///
  /// Where both are 0, the engine takes 1.
  static func steepness(_ rise: Interval, over run: Interval) -> Interval {
    if run.lower > 0 { return rise / run }
    guard run.upper > 0 else { return .entire }
    if rise.lower > 0 {
      return Interval((Interval(rise.lower) / Interval(run.upper)).lower, .infinity)
    }
    if rise.upper < 0 {
      return Interval(-.infinity, (Interval(rise.upper) / Interval(run.upper)).upper)
    }
    return .entire
  }
}

extension CurveShape {
  /// The second or the third derivative of the progress by the time, at a parameter; any number
  /// where the slope of the time may be 0, and for a higher order.
  ///
  /// With ′ for the derivative by the parameter, and w = y″x′ − y′x″, the second derivative of y by
  /// x is w/x′³ and the third is (w′x′ − 3x″w)/x′⁵. Like x′ and y′, w is a quadratic; from the
  /// nearer end, no terms in it cancel where a curve begins or ends with slopes of 0.
  func bend<Number: RatableNumeral>(_ order: Int, at parameter: Number) -> Number {
    guard order <= 3 else { return .anyRate }
    let isLate = Number.isBelow(Number(0.5), parameter) == .holds
    let place = isLate ? Number(1) - parameter : parameter
    // A third of a slope, by its Bernstein coefficients.
    func slope(_ cubic: UnitCubic) -> (Number, Number, Number) {
      let (first, middle) = (Number(cubic.p1), Number(cubic.p2) - Number(cubic.p1))
      let last = Number(1) - Number(cubic.p2)
      return isLate ? (last, middle, first) : (first, middle, last)
    }
    func valueAndHalfSlope(_ a: Number, _ b: Number, _ c: Number) -> (Number, Number) {
      let half = b - a + place * (c - b - (b - a))
      return (a + place * (half + (b - a)), half)
    }
    let (x, y) = (slope(horizontal), slope(vertical))
    let (speed, gain) = valueAndHalfSlope(x.0, x.1, x.2)
    guard Number.isBelow(Number(0), speed) == .holds else { return .anyRate }
    let (turn, change) = valueAndHalfSlope(
      Number(2) * (y.1 * x.0 - y.0 * x.1), y.2 * x.0 - y.0 * x.2,
      Number(2) * (y.2 * x.1 - y.1 * x.2))
    let cube = speed * speed * speed
    guard order == 3 else { return turn / (Number(isLate ? -3 : 3) * cube) }
    let rise = Number(2) * (change * speed - Number(3) * turn * gain)
    return rise / (Number(9) * cube * speed * speed)
  }

  // The least share whose parameter is exact in this sense. For smaller ones the engine's search
  // may stop earlier, but at no parameter above that of this one.
  private static let smallest = 0x1p-100

  /// Bounds of all parameters found for the shares between two in 0…1.
  fileprivate func parameters(from low: Double, to high: Double) -> (Double, Double) {
    let margin = 32 * Double.ulpOfOne
    let (before, after) = (low - low * margin, max(high, Self.smallest) * (1 + margin))
    return (
      before > Self.smallest ? parameter(at: before) : 0, after < 1 ? parameter(at: after) : 1
    )
  }

  /// Bounds of the parameters of this curve, another one, and all curves between them.
  fileprivate func parameters(beside other: CurveShape, _ share: ClampedShare) -> (Double, Double) {
    let (one, two) = (
      parameters(from: share.lower, to: share.upper),
      other.parameters(from: share.lower, to: share.upper)
    )
    return (min(one.0, two.0), max(one.1, two.1))
  }

  fileprivate func progress(_ parameters: (start: Double, end: Double)) -> Interval {
    let size = max(1, vertical.p1.magnitude, vertical.p2.magnitude)
    guard size < 0x1p990 else { return Interval(-size, size) }
    return Interval.extent(
      of: { vertical.value(at: $0) }, from: parameters.start, to: parameters.end,
      turning: vertical.thirdOfSlope.roots,
      margin: 16 * .ulpOfOne * size * min(1, 4 * parameters.end))
  }

  fileprivate var isWithoutStart: Bool { vertical.p1 == 0 && horizontal.p1 == 0 }
  fileprivate var isWithoutEnd: Bool { vertical.p2 == 1 && horizontal.p2 == 1 }

  /// The slopes of both coordinates, without their common factor.
  fileprivate func slopes(
    withoutStart isWithoutStart: Bool, withoutEnd isWithoutEnd: Bool
  ) -> (rise: BernsteinQuadratic, run: BernsteinQuadratic) {
    func slope(_ cubic: UnitCubic) -> BernsteinQuadratic {
      let (p1, p2) = (cubic.p1, cubic.p2)
      if isWithoutStart { return BernsteinQuadratic(2 * p2, (1 + p2) / 2, 1 - p2) }
      if isWithoutEnd { return BernsteinQuadratic(p1, 1 - p1 / 2, 2 - 2 * p1) }
      return BernsteinQuadratic(p1, p2 - p1, 1 - p2)
    }
    return (slope(vertical), slope(horizontal))
  }
}

/// (1−s)²·first + 2(1−s)s·middle + s²·last.
private struct BernsteinQuadratic {
  let first: Double
  let middle: Double
  let last: Double

  init(_ first: Double, _ middle: Double, _ last: Double) {
    (self.first, self.middle, self.last) = (first, middle, last)
  }

  /// n′d − nd′, which has the sign of the slope of n/d.
  func twist(over d: BernsteinQuadratic) -> BernsteinQuadratic {
    BernsteinQuadratic(
      middle * d.first - first * d.middle, (last * d.first - first * d.last) / 2,
      last * d.middle - middle * d.last)
  }

  func range(from start: Double, to end: Double) -> Interval {
    let size = max(first.magnitude, middle.magnitude, last.magnitude)
    let vertex = (first - middle) / (first - 2 * middle + last)
    return Interval.extent(
      of: { s in
        let r = 1 - s
        return r * r * first + 2 * r * s * middle + s * s * last
      }, from: start, to: end, turning: (vertex, .nan), margin: 16 * .ulpOfOne * size)
  }
}

extension CubicCurve {
  /// The up to two shares of the time at which the progress turns round, in ascending order.
  package var turningPoints: [Double] {
    let places = shape.vertical.stationaryParameters
    guard places.count != 2 || places[0] < places[1] else { return [] }
    return places.map { shape.horizontal.value(at: $0) }
  }
}
