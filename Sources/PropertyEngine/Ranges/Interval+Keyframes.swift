package import IntervalArithmetic

extension Interval {
  // The rounding error is at most four units in the last place of each of the terms.
  package static func cubic(_ c: SIMD4<Double>, at s: Interval) -> Interval {
    if c.z == 0, c.w == 0 {
      return c.y == 0 ? Interval(c.x).lowered(to: s.decoration) : Interval(c.x) + Interval(c.y) * s
    }
    let reach = max(s.lower.magnitude, s.upper.magnitude)
    guard reach.isFinite else { return entire.lowered(to: s.decoration) }
    let size =
      ((c.w.magnitude * reach + c.z.magnitude) * reach + c.y.magnitude) * reach + c.x.magnitude
    return extent(
      of: { Double.cubic(c, at: $0) }, from: s.lower, to: s.upper,
      turning: Quadratic(square: 3 * c.w, half: c.z, constant: c.y).roots,
      margin: 8 * .ulpOfOne * size
    ).lowered(to: s.decoration)
  }

  package static func slope(of c: SIMD4<Double>, at s: Interval) -> Interval {
    if c.z == 0, c.w == 0 { return Interval(c.y).lowered(to: s.decoration) }
    let reach = max(s.lower.magnitude, s.upper.magnitude)
    guard reach.isFinite else { return entire.lowered(to: s.decoration) }
    let size = (3 * c.w.magnitude * reach + 2 * c.z.magnitude) * reach + c.y.magnitude
    return extent(
      of: { Double.slope(of: c, at: $0) }, from: s.lower, to: s.upper,
      turning: (-c.z / (3 * c.w), .nan), margin: 8 * .ulpOfOne * size
    ).lowered(to: s.decoration)
  }

  package static func bend(_ order: Int, of c: SIMD4<Double>, at s: Interval) -> Interval {
    switch order {
    case 2: (Interval(6 * c.w) * s + Interval(2 * c.z)).widened(by: 16 * .ulpOfOne * c.z.magnitude)
    case 3: Interval(6 * c.w).lowered(to: s.decoration)
    default: Interval(0, 0, s.decoration)
    }
  }

  // The share found for a length is exact for a length that differs by less than this part of the
  // whole: the lengths of the pieces are known to 1e-11 of a bound on the length.
  private static let measured = 1e-9

  static func share(of length: ArcLength, atLength covered: Interval) -> Interval {
    let clamped = ClampedShare(covered)
    if clamped.lower == clamped.upper, clamped.lower == 0 || clamped.lower == 1 {
      return Interval(clamped.lower, clamped.upper, clamped.decoration)
    }
    let ends = (
      length.share(atLength: clamped.lower - measured),
      length.share(atLength: clamped.upper + measured)
    )
    return Interval(min(ends.0, ends.1), max(ends.0, ends.1), clamped.decoration)
  }

  package static func evenly(
    along length: ArcLength, _ number: Int, at covered: Interval
  ) -> Interval {
    let share = share(of: length, atLength: covered)
    let isSmooth = length.part(of: number, at: share).decoration == .smooth
    return cubic(length[number], at: share).lowered(to: isSmooth ? .smooth : .continuous)
  }

  package static func slope(
    along length: ArcLength, _ number: Int, at covered: Interval
  ) -> Interval {
    let clamped = ClampedShare(covered)
    if clamped.isOutside { return Interval(0, 0, clamped.decoration) }
    let part = length.part(of: number, at: share(of: length, atLength: covered))
    return clamped.rate(Interval(length.whole) * part)
  }
}

extension ArcLength {
  /// The slope of one of the numbers by the length, in −1…1; it jumps where the segment turns on
  /// the spot.
  fileprivate func part(of number: Int, at share: Interval) -> Interval {
    let slopes = polynomials.map { Interval.slope(of: $0, at: share) }
    let along = slopes[number]
    let beside = slopes.indices.reduce(Interval(0)) {
      $1 == number ? $0 : .length(x: $0, y: slopes[$1])
    }
    // It rises with the speed along the number; its size falls with the speed beside it.
    let (low, high) = (along.lower, along.upper)
    let turns = along.contains(0) && beside.lower == 0
    let part =
      turns
      ? Interval(-1, 1, .defined)
      : Interval(
        low / .length(x: low, y: low > 0 ? beside.upper : beside.lower),
        high / .length(x: high, y: high < 0 ? beside.upper : beside.lower))
    return part.widened(by: 4 * .ulpOfOne)
  }
}
