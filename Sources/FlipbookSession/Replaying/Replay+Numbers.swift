import IntervalArithmetic

extension Replay {
  /// The curves of shown numbers at moments; angles are in degrees.
  package func curves(
    of paths: [Expression], at moments: [Int64], _ call: Invocation
  ) throws(Mistake) -> [PlotCurve] {
    let (times, columns) = try quantities(of: paths, at: moments, call)
    return zip(paths, columns).map { path, seen in
      PlotCurve(
        name: call.text(of: path.span), times: times, values: seen.map { $0?.shown },
        unit: seen.contains { $0?.unit == .angle } ? "deg" : "")
    }
  }

  /// The shown numbers at moments, and these in seconds; `nil` where a number does not exist.
  ///
  /// `seeStretch` receives each stretch in which nothing happens, with the numbers at its moments.
  package func quantities(
    of paths: [Expression], at moments: [Int64], _ call: Invocation,
    following seeStretch: (World, ClosedRange<Int64>, [ArraySlice<Quantity?>]) throws(Mistake) ->
      Void = { _, _, _ in }
  ) throws(Mistake) -> (times: [Double], columns: [[Quantity?]]) {
    var seen = SeenPaths(paths, source: call.scope.source) { scope, path throws(Mistake) in
      try scope.quantity(path)
    }
    var count = 0
    try visit(moments) { world, span throws(Mistake) in
      try seeStretch(world, span, seen.seen.map { $0[count...] })
      count = seen.times.count
    } _: {
      seen.look(at: $0)
    }
    return (seen.times, try seen.columns())
  }

  /// The course of a number over a stretch of time; throws if it exists at no moment of it.
  package func course(
    of number: Expression, source: String, isOfExtremes: Bool = false, isOfReach: Bool = false,
    over stretch: TimeStretch
  ) throws(Mistake) -> NumberCourse {
    var course = NumberCourse(
      of: number, source: source, isOfExtremes: isOfExtremes, isOfReach: isOfReach)
    try follow(stretch) { world, span throws(Mistake) in
      try course.look(at: world, span, check: check)
      return true
    }
    try course.checkSeen(number.span)
    return course
  }

  /// The moment from which a number stays near its end; `nil` if it never does.
  ///
  /// - Parameter near: how near, or at what share of its way; by default 0.1 %.
  package func settled(
    _ course: NumberCourse, within near: Quantity? = nil
  ) throws(Mistake) -> Int64? {
    let (end, near) = (course.end, course.settledDistance(near))
    guard let (from, to) = course.settling(within: near) else { return nil }
    guard to - from > 1 else { return to }
    var settled = to
    // In between it moves in one direction.
    try follow(TimeStretch(start: from, end: to)) { world, span throws(Mistake) in
      guard let moving = try? course.moving(in: world) else { return true }
      func isNear(_ ticks: Int64) throws(Mistake) -> Bool {
        abs(try moving.value(at: ticks) - end) <= near
      }
      guard try isNear(span.upperBound) else { return true }
      let start = span.lowerBound
      settled =
        try isNear(start) ? start : span.upperBound.bisected(from: start, where: isNear)
      return false
    }
    return settled
  }

  /// How a number arrives over a stretch of time; `nil` if that cannot be proven.
  package func measures(
    of number: Expression, source: String, over stretch: TimeStretch
  ) throws(Mistake) -> CurveMeasures? {
    let course = try course(of: number, source: source, over: stretch)
    guard course.isProven else { return nil }
    func seconds(_ ticks: Int64) -> Double { Stage.seconds(ticks: ticks - stretch.start) }
    return CurveMeasures(
      settling: try settled(course).map(seconds),
      overshoot: course.overshoot.map { .init(share: $0.share, time: $0.ticks.map(seconds)) })
  }

  /// The last moment before now at which a condition turned, on the side where it holds, and whether
  /// that is proven.
  ///
  /// While something it names is not there, a condition neither holds nor turns.
  package func lastTurn(
    of condition: Expression, source: String
  ) throws(Mistake) -> (ticks: Int64, isProven: Bool)? {
    // Equality to the written digits counts only if there is no turn of exact equality.
    if condition.isEquality, let exact = try lastTurn(of: condition, source, isExact: true) {
      return exact
    }
    return try lastTurn(of: condition, source, isExact: false)
  }

  private func lastTurn(
    of condition: Expression, _ source: String, isExact: Bool
  ) throws(Mistake) -> (ticks: Int64, isProven: Bool)? {
    var (last, held, isProven) = (Int64?.none, Bool?.none, true)
    let now = session.world.stage.ticks
    try follow(TimeStretch(start: 0, end: now)) { world, span throws(Mistake) in
      let scope = Scope(world: world, source: source)
      guard let motion = try? MovingCondition(condition: condition, in: scope, isExact: isExact)
      else {
        held = nil
        return true
      }
      isProven = isProven && motion.isProven
      let holds = try motion.holds(at: span.lowerBound)
      if let held, held != holds { last = holds ? span.lowerBound : span.lowerBound - 1 }
      held = try motion.holds(at: span.upperBound)
      // The last moment at which it was otherwise.
      switch try motion.first(held == false, in: span, isLast: true, check: check) {
      case .at(let ticks): last = held == true ? ticks + 1 : ticks
      case .undecided(let span):
        throw Mistake(.notDecided(world.momentText.span(span)), condition.span)
      case .nowhere: break
      }
      return true
    }
    return last.map { ($0, isProven) }
  }
}

extension MovingNumbers {
  /// Looks at moments of a replay in ticks, which get numbers from `first` on.
  package mutating func look(
    at moments: [Int64], of replay: Replay, from first: Int = 0
  ) throws(Mistake) {
    var place = first
    try replay.visit(moments) { world throws(Mistake) in
      try look(at: world, place, asking: replay.check)
      place += 1
    }
  }
}
