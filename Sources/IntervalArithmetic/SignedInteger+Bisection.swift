extension SignedInteger {
  /// The number nearest to `outside` from which on a condition holds up to this one, found by
  /// bisection; neither end is tested.
  ///
  /// - Parameter outside: above or below; it does not hold there, and the distance is in range.
  @inlinable
  package func bisected<Failure: Error>(
    from outside: Self, where holds: (Self) throws(Failure) -> Bool
  ) throws(Failure) -> Self {
    var (outside, inside) = (outside, self)
    while abs(inside - outside) > 1 {
      let middle = Swift.min(inside, outside) + abs(inside - outside) / 2
      if try holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
