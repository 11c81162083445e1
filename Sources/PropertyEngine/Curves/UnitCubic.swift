// Goals, most important first:
//
// 1. Never fail: a root is found for every target inside the bracket, whatever the slope.
// 2. Backward stability: the root found is exact for a target a few units in the last place away.
//    No solver can do better, so the error of a curve is its slope times the last place of x.
// 3. Few steps: three to six for the curves in use.
//
// With the ends fixed at 0 and 1 the Bernstein form is
//
//     f(s)     = 3(1−s)²s·p1 + 3(1−s)s²·p2 + s³
//     f′(s)/3  = (1−s)²·p1 + 2(1−s)s·(p2−p1) + s²·(1−p2)
//
// The code uses this form. The power form (as³ + bs² + cs) saves two products, but its terms cancel
// near s = 1, which costs the digits goal 2 asks for.

/// One coordinate of a cubic Bézier curve from 0 to 1 over a parameter s in 0…1.
struct UnitCubic: Hashable, Sendable {
  let p1: Double
  let p2: Double

  /// The coordinate at the parameter `s`; exactly 0 at 0 and 1 at 1.
  @inline(__always) func value<Number: SideBySide>(at s: Number) -> Number {
    let r = Number(repeating: 1) - s
    let between = r * Number(repeating: p1) + s * Number(repeating: p2)
    return Number(repeating: 3) * r * s * between + s * s * s
  }

  func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }

  /// The first and the second derivative by the parameter at `s`, with fewer products; the slope
  /// loses digits near zero.
  @inline(__always)
  func derivatives<Number: SideBySide>(at s: Number) -> (slope: Number, bend: Number) {
    let (cubic, square) = (3 * (p1 - p2) + 1, p2 - 2 * p1)
    let inner = Number(repeating: cubic) * s + Number(repeating: square)
    let slope = (inner + Number(repeating: square)) * s + Number(repeating: p1)
    return (Number(repeating: 3) * slope, Number(repeating: 6) * inner)
  }

  var thirdOfSlope: Quadratic {
    Quadratic(square: 3 * (p1 - p2) + 1, half: p2 - 2 * p1, constant: p1)
  }

  /// The parameters strictly between 0 and 1 where the slope is zero, in ascending order.
  var stationaryParameters: [Double] {
    let (first, second) = thirdOfSlope.roots
    return [first, second].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Whether the coordinate never turns back on its way from 0 to 1.
  ///
  /// The slope is a quadratic with Bernstein coefficients p1, p2 − p1 and 1 − p2; it stays at or
  /// above zero exactly if its ends do and its middle is no lower than minus their geometric mean.
  var isMonotonic: Bool {
    let (first, middle, last) = (p1, p2 - p1, 1 - p2)
    return first >= 0 && last >= 0 && (middle >= 0 || middle * middle <= first * last)
  }

  /// The parameter in `range` at which the coordinate is `target`.
  ///
  /// The coordinate must be monotone over `range`, and `target` between its values at the ends.
  /// Takes Newton's steps while they stay inside the bracket, halving steps otherwise: at a flat
  /// place Newton divides by zero or leaves, and the bracket still shrinks. A step onto an end
  /// counts as leaving: close to the root Newton would alternate between the two ends forever.
  func parameter(for target: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let start = value(at: low)
    let span = value(at: high) - start
    let guess = span == 0 ? low : low + (high - low) * ((target - start) / span)
    return parameter(for: target, in: range, near: guess, isRising: span > 0)
  }

  /// The same from a guess in the range; `isRising` tells the direction of the coordinate there.
  func parameter(
    for target: Double, in range: ClosedRange<Double>, near guess: Double, isRising: Bool
  ) -> Double {
    var (low, high, s) = (range.lowerBound, range.upperBound, guess)
    for _ in 0..<128 {
      let error = value(at: s) - target
      if error == 0 { return s }
      if (error < 0) == isRising { low = s } else { high = s }
      var next = s - error / slope(at: s)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - s) <= s.ulp { return next }
      s = next
    }
    return s
  }
}
