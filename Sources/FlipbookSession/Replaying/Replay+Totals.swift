// Sums over a stretch of time.
extension Replay {
  /// The seconds for which a condition holds; it does not while something it names is missing.
  func duration(
    of condition: Expression, source: String, over stretch: TimeStretch
  ) throws(Mistake) -> (seconds: Double, isProven: Bool) {
    var (ticks, isProven, mistake) = (Int64(0), true, Mistake?.none)
    var isThere = false
    try follow(stretch) { world, span throws(Mistake) in
      let scope = Scope(world: world, source: source, reading: .shown)
      let moving: MovingCondition
      do throws(Mistake) { moving = try MovingCondition(condition: condition, in: scope) } catch {
        mistake = try error.ofWhatIsNotThere(in: world)
        return true
      }
      (isThere, isProven) = (true, isProven && moving.isProven)
      // Up to the next stretch, which begins a tick later.
      let end = min(span.upperBound, stretch.end - 1)
      guard end >= span.lowerBound else { return true }
      ticks += try moving.duration(in: span.lowerBound...end, check: check)
      if try moving.holds(at: end) { ticks += 1 }
      return true
    }
    if !isThere, let mistake { throw mistake }
    return (Stage.seconds(ticks: ticks), isProven)
  }

  /// The integral of a number over the seconds of a stretch, and a remark about it.
  ///
  /// For a velocity or its size, this is how far its number moves, without jumps: a sum over the
  /// parts in which it moves one way. For other numbers it is a sum of samples.
  func total(
    of number: Expression, source: String, over stretch: TimeStretch
  ) throws(Mistake) -> (sum: Double, remark: String?) {
    if let (moved, isSize) = number.velocityAndSize {
      let course = try course(of: moved, source: source, over: stretch)
      func size(_ way: Double) -> Double { isSize ? way.magnitude : way }
      let ways = zip(course.points, course.points.dropFirst()).reduce(0) {
        $0 + size($1.1.value - $1.0.value)
      }
      let jumps = course.breaks.filter(\.isJump).reduce(0) {
        $0 + size($1.after.value - $1.before.value)
      }
      return (ways - jumps, course.isProven ? nil : MovingNumber.lookedText)
    }
    var (sum, mistake, isThere) = (0.0, Mistake?.none, false)
    try follow(stretch) { world, span throws(Mistake) in
      let scope = Scope(world: world, source: source, reading: .shown)
      let moving: MovingNumber
      do throws(Mistake) { moving = try MovingNumber(number: number, in: scope) } catch {
        mistake = try error.ofWhatIsNotThere(in: world)
        return true
      }
      isThere = true
      try moving.checkDefined(in: span, check: check)
      sum += try moving.integral(over: span, check: check)
      // Up to the next stretch, which begins a tick later.
      guard span.upperBound < stretch.end else { return true }
      sum += try moving.value(at: span.upperBound) * Stage.seconds(ticks: 1)
      return true
    }
    if !isThere, let mistake { throw mistake }
    return (sum, MovingNumber.summedText)
  }
}

extension Expression {
  // The number whose velocity this is, and whether only its size counts.
  fileprivate var velocityAndSize: (number: Expression, isSize: Bool)? {
    operand(of: "velocity").map { ($0, false) }
      ?? operand(of: "abs")?.velocityAndSize.map { ($0.number, true) }
  }

  /// The one operand of a function, if this is a call of it.
  func operand(of function: String) -> Expression? {
    guard case .call(let call) = self, call.name.description == function, call.values.count == 1,
      call.arguments.count == 1
    else { return nil }
    return call.values[0]
  }
}
