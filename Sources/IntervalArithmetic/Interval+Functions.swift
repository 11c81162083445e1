// Assumes that the platform's functions are off by at most two units in the last place, and find
// the right quadrant of an angle of any size: many promise less than one unit, few promise that the
// last digit is right. Results at 0, and natural bounds such as 1 for a sine, are exact.

extension Interval {
  package static func exponential(_ x: Interval) -> Interval {
    let (low, high) = (Double.exponential(x.lower), Double.exponential(x.upper))
    return Interval(
      x.lower == 0 ? 1 : max(low.twoDown, x.lower > 0 ? 1 : 0),
      x.upper == 0 ? 1 : x.upper < 0 ? min(high.nextUp.nextUp, 1) : high.nextUp.nextUp,
      x.decoration)
  }

  package static func logarithm(_ x: Interval) -> Interval {
    guard x.upper > 0 else { return .undefined }
    let high = Double.logarithm(x.upper).twoUp
    guard x.lower > 0 else { return Interval(-.infinity, high, .undefined) }
    return Interval(Double.logarithm(x.lower).twoDown, high, x.decoration)
  }

  // MARK: Powers

  package static func power(_ base: Interval, _ exponent: Interval) -> Interval {
    let decoration = min(base.decoration, exponent.decoration)
    let power =
      exponent.lower == exponent.upper ? power(base, exponent.lower) : power(base, in: exponent)
    return power.lowered(to: decoration)
  }

  private static func power(_ base: Interval, _ exponent: Double) -> Interval {
    guard exponent.isFinite else { return .undefined }
    if exponent == 0 { return Interval(1) }
    if exponent == 1 { return base }
    if exponent < 0, base.contains(0) { return power(base, beyondPole: exponent) }
    guard exponent == exponent.rounded() else {
      guard base.upper >= 0 else { return .undefined }
      let power = monotone(max(base.lower, 0), base.upper, exponent)
      return base.lower < 0 ? power.lowered(to: .undefined) : power
    }
    let isEven = exponent.remainder(dividingBy: 2) == 0
    let operand = isEven ? base.magnitude : base
    return monotone(operand.lower, operand.upper, exponent).lowered(to: operand.decoration)
  }

  // A negative power of a range with 0 inside, where it has no value: the bounds over the rest.
  private static func power(_ base: Interval, beyondPole exponent: Double) -> Interval {
    let isWhole = exponent == exponent.rounded()
    let isEven = isWhole && exponent.remainder(dividingBy: 2) == 0
    let operand = isEven ? base.magnitude : isWhole ? base : Interval(0, base.upper)
    if operand.lower == 0, operand.upper > 0 {
      return Interval(monotone(operand.upper, operand.upper, exponent).lower, .infinity, .undefined)
    }
    if operand.upper == 0, operand.lower < 0 {
      return Interval(
        -.infinity, monotone(operand.lower, operand.lower, exponent).upper, .undefined)
    }
    return .undefined
  }

  // The power over a range in which it only rises or only falls. A power that is too small to be
  // told from 0 is not exactly 0.
  private static func monotone(_ low: Double, _ high: Double, _ exponent: Double) -> Interval {
    if low == 0, high == 0 { return Interval(0) }
    let (first, last) = (Double.power(low, exponent), Double.power(high, exponent))
    let (least, greatest) = (min(first, last), max(first, last))
    let isNegative = high <= 0 && low < 0
    return Interval(
      low >= 0 ? max(least.nextDown.nextDown, 0) : least.nextDown.nextDown,
      isNegative ? min(greatest.nextUp.nextUp, 0) : greatest.nextUp.nextUp)
  }

  // The power only rises or only falls with each argument alone, so its bounds are at the corners.
  // For base 0 it jumps where the exponent reaches 0, and has a pole below that.
  private static func power(_ base: Interval, in exponent: Interval) -> Interval {
    guard base.lower > 0 || base.lower == 0 && exponent.lower > 0 else { return .undefined }
    let first = monotone(base.lower, base.upper, exponent.lower)
    return first.hull(monotone(base.lower, base.upper, exponent.upper))
  }

  // MARK: Angles

  package static func sine(_ angle: Interval) -> Interval {
    let (low, high) = (angle.lower, angle.upper)
    return wave(
      angle, Double.sine(low), Double.sine(high), risesFrom: Double.cosine(low) > 0,
      risesTo: Double.cosine(high) > 0)
  }

  package static func cosine(_ angle: Interval) -> Interval {
    let (low, high) = (angle.lower, angle.upper)
    return wave(
      angle, Double.cosine(low), Double.cosine(high), risesFrom: Double.sine(low) < 0,
      risesTo: Double.sine(high) < 0 || high == 0)
  }

  // Turning points are π apart, so the directions at two angles tell how many lie between them: if
  // these differ, there is one, or three in more than a turn; if they are the same, there is none
  // in less than half a turn, and two in more. Only the distance is compared with π, which lies
  // between two doubles, never an angle divided by it.
  private static func wave(
    _ angle: Interval, _ first: Double, _ last: Double, risesFrom: Bool, risesTo: Bool
  ) -> Interval {
    if angle.lower == angle.upper, angle.lower.isFinite {
      return unit(first, last, angle.decoration)
    }
    let isHalfTurn = angle.width.nextUp > .pi
    let isTurn = angle.width.nextUp >= 2 * .pi
    let isWhole = isTurn || !angle.width.isFinite || isHalfTurn && risesFrom == risesTo
    let (low, high) = (min(first, last), max(first, last))
    let hasPeak = isWhole || risesFrom && !risesTo
    let hasTrough = isWhole || !risesFrom && risesTo
    return unit(hasTrough ? -1 : low, hasPeak ? 1 : high, angle.decoration)
  }

  private static func unit(_ low: Double, _ high: Double, _ decoration: Decoration) -> Interval {
    Interval(max(low.twoDown, -1), min(high.twoUp, 1), decoration)
  }

  package static func tangent(_ angle: Interval) -> Interval {
    let (low, high) = (angle.lower, angle.upper)
    let isSameSide = (Double.cosine(low) > 0) == (Double.cosine(high) > 0)
    guard angle.width.nextUp <= .pi, low.isFinite, isSameSide else { return .undefined }
    return Interval(Double.tangent(low).twoDown, Double.tangent(high).twoUp, angle.decoration)
  }

  package static func angle(x: Interval, y: Interval) -> Interval {
    let decoration = min(x.decoration, y.decoration)
    // The sign of a 0 decides on which side of the negative x axis it lies, and ranges have no
    // sign.
    if y.contains(0), x.lower < 0 || x.contains(0) {
      return Interval(-Double.pi.nextUp, .pi.nextUp, min(decoration, .defined))
    }
    let (a, b) = (Double.angle(x: x.lower, y: y.lower), Double.angle(x: x.lower, y: y.upper))
    let (c, d) = (Double.angle(x: x.upper, y: y.lower), Double.angle(x: x.upper, y: y.upper))
    let (least, greatest) = (min(a, b, min(c, d)).twoDown, max(a, b, max(c, d)).twoUp)
    return Interval(
      y.lower >= 0 ? max(least, 0) : max(least, -Double.pi.nextUp),
      y.upper <= 0 ? min(greatest, 0) : min(greatest, .pi.nextUp), decoration)
  }

  package static func length(x: Interval, y: Interval) -> Interval {
    let (x, y) = (x.magnitude, y.magnitude)
    let decoration = min(x.decoration, y.decoration)
    if y.isZero { return x.lowered(to: decoration) }
    if x.isZero { return y.lowered(to: decoration) }
    let hasCorner = x.lower == 0 && y.lower == 0
    return Interval(
      max(Double.length(x: x.lower, y: y.lower).twoDown, x.lower, y.lower),
      Double.length(x: x.upper, y: y.upper).twoUp,
      hasCorner ? min(decoration, .continuous) : decoration)
  }
}

extension Double {
  // A result of 0 is exact: only an argument of 0, or 1 for the logarithm, gives it. That holds for
  // all the functions but powers, which may be too small to be told from 0.
  fileprivate var twoDown: Double { self == 0 ? 0 : nextDown.nextDown }
  fileprivate var twoUp: Double { self == 0 ? 0 : nextUp.nextUp }
}
