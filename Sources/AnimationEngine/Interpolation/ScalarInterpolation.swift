/// The number the share `p` of the way from `a` to `b`.
///
/// Exactly `a` at 0 and `b` at 1; `p` may leave 0…1, and the result then leaves a…b.
package func interpolate(_ a: Double, _ b: Double, _ p: Double) -> Double {
  p == 1 ? b : a + (b - a) * p
}
