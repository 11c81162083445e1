/// square·s² + 2·half·s + constant.
struct Quadratic {
  var square: Double
  var half: Double
  var constant: Double

  /// Its two roots; not numbers if there are none.
  ///
  /// Computes the larger root first, and the other from the product of the roots, so that nothing
  /// cancels if `square` is small.
  var roots: (Double, Double) {
    let size = max(square.magnitude, half.magnitude, constant.magnitude)
    if size > 0x1p400 || size < 0x1p-400, size > 0, size.isFinite { return unit(of: size).roots }
    let discriminant = half * half - square * constant
    guard discriminant >= 0 else { return (.nan, .nan) }
    let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return (q / square, constant / q)
  }

  // The same, scaled so that no product overflows or underflows.
  private func unit(of size: Double) -> Quadratic {
    let factor = Double(sign: .plus, exponent: min(-size.exponent, 1000), significand: 1)
    return Quadratic(square: square * factor, half: half * factor, constant: constant * factor)
  }
}
