// The nearest double is off by at most half a unit in the last place, so one step outward contains
// the exact result. The rounding error tells whether that step is needed: two-sum gives it for
// sums, a fused multiply-add for the others, so an exact result stays thin. If the error is too
// small to be written, or the result too large, the step is always taken.

extension Interval {
  package static prefix func - (a: Interval) -> Interval {
    Interval(-a.upper, -a.lower, a.decoration)
  }

  package static func + (a: Interval, b: Interval) -> Interval {
    result(of: a, b, Rounded.sum(a.lower, b.lower).down, Rounded.sum(a.upper, b.upper).up)
  }

  package static func - (a: Interval, b: Interval) -> Interval { a + -b }

  package static func * (a: Interval, b: Interval) -> Interval {
    if a.lower == a.upper, b.lower == b.upper {
      let product = Rounded.product(a.lower, b.lower)
      return result(of: a, b, product.down, product.up)
    }
    return result(
      of: a, b, corners: Rounded.product(a.lower, b.lower), Rounded.product(a.lower, b.upper),
      Rounded.product(a.upper, b.lower), Rounded.product(a.upper, b.upper))
  }

  package static func / (a: Interval, b: Interval) -> Interval {
    if b.contains(0) { return divided(a, byZeroIn: b) }
    return result(
      of: a, b, corners: Rounded.quotient(a.lower, b.lower), Rounded.quotient(a.lower, b.upper),
      Rounded.quotient(a.upper, b.lower), Rounded.quotient(a.upper, b.upper))
  }

  // The bounds are those over the divisor without 0, where the quotient has no value.
  private static func divided(_ a: Interval, byZeroIn b: Interval) -> Interval {
    guard !b.isZero else { return .undefined }
    if a.isZero { return Interval(0, 0, .undefined) }
    guard b.lower == 0 || b.upper == 0, a.lower >= 0 || a.upper <= 0 else { return .undefined }
    let isPositive = (a.lower >= 0) == (b.lower == 0)
    let (near, far) = (a.lower >= 0 ? a.lower : a.upper, b.lower == 0 ? b.upper : b.lower)
    let quotient = Rounded.quotient(near, far)
    return isPositive
      ? Interval(quotient.down, .infinity, .undefined)
      : Interval(-.infinity, quotient.up, .undefined)
  }

  package static func remainder(_ a: Interval, _ b: Interval) -> Interval {
    guard a.isDefined, b.isDefined, !b.contains(0) else { return .undefined }
    let whole = (a / b).rounded(.towardZero)
    let largest = max(b.lower.magnitude, b.upper.magnitude)
    let bounds = Interval(
      a.lower < 0 ? max(-largest, a.lower) : 0, a.upper > 0 ? min(largest, a.upper) : 0,
      min(a.decoration, b.decoration, whole.decoration))
    guard whole.lower == whole.upper else { return bounds }
    return (a - b * whole).intersection(bounds)
  }

  package func squareRoot() -> Interval {
    guard lower >= 0 else {
      return upper < 0 ? .undefined : Interval(0, Rounded.squareRoot(upper).up, .undefined)
    }
    return Interval(Rounded.squareRoot(lower).down, Rounded.squareRoot(upper).up, decoration)
  }

  package var magnitude: Interval {
    if lower >= 0 { return self }
    if upper <= 0 { return -self }
    return Interval(0, max(-lower, upper), min(decoration, .continuous))
  }

  package var signum: Interval { stepped(lower.signum, upper.signum) }

  package func rounded(_ rule: FloatingPointRoundingRule) -> Interval {
    stepped(lower.rounded(rule), upper.rounded(rule))
  }

  // A function that is constant but for jumps.
  private func stepped(_ low: Double, _ high: Double) -> Interval {
    Interval(low, high, min(decoration, low == high ? .smooth : .defined))
  }

  package static func least(_ a: Interval, _ b: Interval) -> Interval {
    Interval(min(a.lower, b.lower), min(a.upper, b.upper), chosen(a, b))
  }

  package static func greatest(_ a: Interval, _ b: Interval) -> Interval {
    Interval(max(a.lower, b.lower), max(a.upper, b.upper), chosen(a, b))
  }

  // Smooth only where one of the two is chosen throughout, or both are one number.
  private static func chosen(_ a: Interval, _ b: Interval) -> Decoration {
    let isOne =
      a.upper < b.lower || b.upper < a.lower || a.upper == b.lower && b.upper == a.lower
    return min(a.decoration, b.decoration, isOne ? .smooth : .continuous)
  }

  private static func result(
    of a: Interval, _ b: Interval, corners first: Rounded, _ second: Rounded, _ third: Rounded,
    _ fourth: Rounded
  ) -> Interval {
    result(
      of: a, b, min(first.down, second.down, min(third.down, fourth.down)),
      max(first.up, second.up, max(third.up, fourth.up)))
  }

  // Replaces ends that are not numbers by infinite ones.
  private static func result(
    of a: Interval, _ b: Interval, _ lower: Double, _ upper: Double
  ) -> Interval {
    Interval(
      lower.isNaN ? -.infinity : lower, upper.isNaN ? .infinity : upper,
      min(a.decoration, b.decoration))
  }
}

/// The nearest double to an exact result, and the sign of the rounding error.
struct Rounded {
  private let nearest: Double
  private let rest: Double

  // Below this, the rounding error of a product may be too small to be written.
  private static let small = 0x1p-960

  /// The greatest double that is known not to be above the exact result.
  var down: Double {
    if nearest == .infinity, rest.isNaN { return .greatestFiniteMagnitude }
    return rest < 0 || rest.isNaN && nearest.isFinite ? nearest.nextDown : nearest
  }

  /// The least double that is known not to be below it.
  var up: Double {
    if nearest == -.infinity, rest.isNaN { return -.greatestFiniteMagnitude }
    return rest > 0 || rest.isNaN && nearest.isFinite ? nearest.nextUp : nearest
  }

  private init(_ nearest: Double, rest: Double) { (self.nearest, self.rest) = (nearest, rest) }

  static func sum(_ a: Double, _ b: Double) -> Rounded {
    let sum = a + b
    guard a.isFinite, b.isFinite else { return Rounded(sum, rest: 0) }
    let part = sum - a
    return Rounded(sum, rest: (a - (sum - part)) + (b - part))
  }

  static func product(_ a: Double, _ b: Double) -> Rounded {
    if a == 0 || b == 0 { return Rounded(0, rest: 0) }
    let product = a * b
    guard a.isFinite, b.isFinite else { return Rounded(product, rest: 0) }
    let isLost = product.magnitude < small || !product.isFinite
    return Rounded(product, rest: isLost ? .nan : (-product).addingProduct(a, b))
  }

  static func quotient(_ a: Double, _ b: Double) -> Rounded {
    if a == 0 || b.isInfinite { return Rounded(0, rest: 0) }
    let quotient = a / b
    guard a.isFinite else { return Rounded(quotient, rest: 0) }
    let isLost = quotient.magnitude < small || a.magnitude < small || !quotient.isFinite
    let rest = a.addingProduct(-quotient, b)
    return Rounded(quotient, rest: isLost ? .nan : b < 0 ? -rest : rest)
  }

  static func squareRoot(_ x: Double) -> Rounded {
    let root = x.squareRoot()
    guard x.isFinite, x > 0 else { return Rounded(root, rest: 0) }
    return Rounded(root, rest: x < small ? .nan : x.addingProduct(-root, root))
  }
}
