extension SignedInteger {
  /// The number nearest to another one from which on something holds up to this one, found by
  /// halving what lies between; neither end is asked.
  ///
  /// - Parameter outside: where it does not hold, above or below; the distance is within range.
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
