package enum CheckCommands {
  package static let kind = Input<Promise.Kind?>.choice(
    "check", "how to check it over time; a condition or a number follows"
  ).leading
  static let condition = Input.expression("condition", .condition).required()
  private static let tolerance = Input.number("within:", "how much == lets values differ").within(
    0...(.infinity), "a tolerance is 0 or more")
  static let strict = Input.flag("strict", "starting and stopping count as well").needing(kind)
  private static let limit = Input.duration("by:", "how soon it must settle").needing(kind)
  private static let stretch: [any Parametric] = [
    TimeStretch.from, TimeStretch.to, TimeStretch.length,
  ].map { $0.needing(kind) }

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "expect", group: .check, effect: .looks,
      parameters: [kind, condition, tolerance, strict, limit] + stretch,
      help: "fails unless a condition holds; == looks at the digits written",
      note:
        "Over time it looks from now until everything has finished, unless 'for:', 'from:' or "
        + "'to:' is given. "
        + Promise.Kind.allCases.map { "\($0.rawValue): \($0.meaning)" }.joined(separator: "; ")
        + ".",
      example: "view box frame: (0, 0, 100, 100)\nexpect box.center.x == 50\n"
        + "animate 1s { box.center.x = 100 }\nexpect always box.center.x <= 100\n"
        + "expect monotonic box.center.x\nexpect settled box.center.x by: 1s",
      synonyms: ["assert", "test", "verify"],
      traits: { command, _ in isOverTime(command) ? (.looks, .alone) : nil }
    ) { call throws(Mistake) in
      if let kind = call[kind] { return try checkOverTime(kind, call) }
      for input: any Parametric in [strict, limit] + stretch where call.isGiven(input) {
        throw call.mistake(
          unexpected: input, input.parameter.name,
          hint: "it belongs to a check over time: expect always \(call.text(of: condition))")
      }
      var answer = Answer()
      answer.remark = try check(
        call[condition], within: call[tolerance], in: call.scope.reading(.shown))
      return answer
    }
  ]

  /// Whether the first argument names a check over time; inputs with a label may come before it.
  package static func isOverTime(_ command: Command) -> Bool {
    let plain = command.arguments.filter {
      $0.label == nil && $0.value.word?.text != strict.parameter.name
    }
    return plain.count > 1 && plain[0].value.word.flatMap { Promise.Kind(rawValue: $0.text) } != nil
  }

  // MARK: Now

  // Throws at the first part that does not hold; returns a remark if one holds by few digits only.
  private static func check(
    _ condition: Expression, within: Double?, in scope: Scope
  ) throws(Mistake) -> String? {
    switch condition {
    case .infix(.and, let lhs, let rhs, _, _):
      let remark = try check(lhs, within: within, in: scope)
      return try check(rhs, within: within, in: scope) ?? remark
    case .infix(let op, let lhs, let rhs, let opSpan, _) where op.isComparison:
      let comparison = try Comparison(op, lhs, rhs, opSpan, within: within, in: scope)
      guard try !comparison.holds else {
        return comparison.isCoarse
          ? "'==' compares the digits written: \(scope.sides(comparison, lhs, rhs))" : nil
      }
      throw Mistake(
        .notExpected(
          condition: scope.text(of: condition), actual: scope.sides(comparison, lhs, rhs),
          otherwise: otherwise(op, lhs, rhs, opSpan, within, in: scope)), condition.span)
    default:
      guard try !scope.condition(condition) else { return nil }
      throw Mistake(
        .notExpected(
          condition: scope.text(of: condition),
          actual: try scope.sides(of: condition, deciding: false), otherwise: nil), condition.span)
    }
  }

  // Whether the condition holds for the model but not for what is shown, or vice versa.
  private static func otherwise(
    _ op: InfixOperator, _ lhs: Expression, _ rhs: Expression, _ opSpan: Span, _ within: Double?,
    in scope: Scope
  ) -> String? {
    var (left, text, other) = (lhs, "the model would hold: model(\(scope.text(of: lhs)))", scope)
    if let (how, inner) = lhs.reading, how == .model {
      (left, text) = (inner, "what is shown would hold: \(scope.text(of: inner))")
    } else {
      other = scope.reading(.model)
    }
    let comparison = try? Comparison(op, left, rhs, opSpan, within: within, in: other)
    return (try? comparison?.holds) == true ? "\(text) \(op.rawValue) \(scope.text(of: rhs))" : nil
  }

  // MARK: Over time

  private static func checkOverTime(
    _ kind: Promise.Kind, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let promise = try claim(kind, call)
    guard call.host != nil else {
      throw Mistake(.mustStandAlone("expect \(kind.rawValue)"), call.verbSpan)
    }
    let stretch = try stretch(of: promise, call)
    let (breach, isProven) = try breach(of: promise, over: stretch, on: call.replay, call)
    guard let breach else {
      guard isProven else { return Answer(MovingNumber.lookedText) }
      let text = call.world.momentText
      let (start, end) = (text.moment(stretch.start), text.moment(stretch.end))
      // A remark on what may not have been meant says more.
      return Answer(remark: call.world.answer.remark ?? "proven, from \(start) to \(end)")
    }
    return try answer(to: breach, of: promise, stretch, call)
  }

  /// The claim of a check over time; throws at inputs that do not fit.
  package static func claim(_ kind: Promise.Kind, _ call: Invocation) throws(Mistake) -> Promise {
    let promise = try PromiseCommands.promise(kind, call, limit: call[limit])
    if kind != .settled, call.isGiven(limit) {
      throw call.mistake(unexpected: limit, hint: "it belongs to 'settled'")
    }
    if call.isGiven(tolerance) {
      throw call.mistake(
        unexpected: tolerance, hint: "leave it out: it is for a comparison of this moment")
    }
    if kind == .settled, promise.limit == nil {
      throw Mistake(
        .missingArgument("'by:'", usage: "\(call.text(of: call.command.span)) by: 1s"), call.end)
    }
    return promise
  }

  /// The claim of a check and its stretch of time; `nil` for a check of this moment.
  package static func promise(of call: Invocation) throws(Mistake) -> (Promise, TimeStretch)? {
    guard let kind = call[kind] else { return nil }
    let promise = try PromiseCommands.promise(kind, call, limit: call[limit])
    return (promise, try stretch(of: promise, call))
  }

  private static func stretch(
    of promise: Promise, _ call: Invocation
  ) throws(Mistake) -> TimeStretch {
    let stretch = try TimeStretch(
      AskedStretch(of: call), of: [promise.expression], in: call.scope, call.session)
    guard !isCut(call), call.world.stage.lastDueTicks == nil else { return stretch }
    // Code may begin what never ends, which is looked at for a whole period.
    var more: Int64 = 0
    try call.replay.visit([stretch.end]) { more = $0.stage.endlessTicks }
    return TimeStretch(start: stretch.start, end: stretch.end.later(by: more))
  }

  private static func isCut(_ call: Invocation) -> Bool {
    [TimeStretch.to, TimeStretch.length].contains { call.isGiven($0) }
  }

  /// How a claim is broken over a stretch of time, if it is, and whether that is proven.
  package static func breach(
    of promise: Promise, over stretch: TimeStretch, on replay: Replay, _ call: Invocation,
    check: Polling? = nil
  ) throws(Mistake) -> (breach: Breach?, isProven: Bool) {
    let keeper = PromiseKeeper(promise)
    try replay.follow(stretch) { world, span throws(Mistake) in
      try keeper.follow(at: world, span, check: check ?? call.check)
    }
    if !keeper.wasSeen, let mistake = keeper.mistake { throw mistake }
    if let breach = keeper.breach { return (breach, keeper.isProven) }
    return (try failure(of: keeper, stretch, replay, call), keeper.isProven)
  }

  // The breach of a claim that only the end of the stretch decides.
  private static func failure(
    of keeper: PromiseKeeper, _ stretch: TimeStretch, _ replay: Replay, _ call: Invocation
  ) throws(Mistake) -> Breach? {
    switch keeper.promise.kind {
    case .eventually where !keeper.hasHeld:
      var nearest = Excursion(toward: keeper.promise.expression, in: call.scope.reading(.shown))
      try replay.follow(stretch) { world, span throws(Mistake) in
        try nearest.follow(at: world, span, check: call.check)
      }
      let text = call.world.momentText
      return Breach(
        ticks: stretch.end,
        actual: "it never holds from \(text.moment(stretch.start)) "
          + (isCut(call) ? "to \(text.moment(stretch.end))" : "on"),
        excursion: nearest)
    case .settled:
      let settled = try replay.settled(keeper.course)
      let limit = keeper.promise.limit ?? 0
      let seconds = settled.map { Stage.seconds(ticks: $0 - stretch.start) }
      if let seconds, seconds <= limit { return nil }
      let due = stretch.start.later(by: Stage.ticks(seconds: limit) ?? .max)
      let name = call.text(of: keeper.promise.expression.span)
      let actual =
        seconds.map { "\(name) settles after \(call.world.text.apart($0, limit).0)s" }
        ?? "\(name) does not settle"
      let far = try farthest(of: keeper, from: due, replay)
      return Breach(
        ticks: settled ?? stretch.end, reached: far?.ticks,
        actual: actual + (far.map { text(of: $0, call) } ?? ""), jump: far?.distance)
    default: return nil
    }
  }

  // How far the number still is from its end at the limit, or where it turns after that, and when.
  private static func farthest(
    of keeper: PromiseKeeper, from start: Int64, _ replay: Replay
  ) throws(Mistake) -> (ticks: Int64, distance: Double)? {
    let course = keeper.course
    var points = course.points.map { ($0.ticks, $0.value) }.filter { $0.0 > start }
    guard !points.isEmpty else { return nil }
    try replay.visit([start]) { world in
      let scope = Scope(world: world, source: keeper.promise.source, reading: .shown)
      (try? scope.number(keeper.promise.expression)).map { points.insert((start, $0), at: 0) }
    }
    return points.map { ($0.0, abs($0.1 - course.end)) }.max { $0.1 < $1.1 }
  }

  private static func text(of far: (ticks: Int64, distance: Double), _ call: Invocation) -> String {
    let text = call.world.momentText
    return ", as far as \(text.text.number(far.distance)) from its end at \(text.moment(far.ticks))"
  }

  private static func answer(
    to breach: Breach, of promise: Promise, _ stretch: TimeStretch, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let isOfMoment = promise.kind != .settled && promise.kind != .eventually
    let moment = isOfMoment ? call.world.momentText.moment(breach.ticks) : nil
    let mistake = Mistake(
      .notKept(promise.text, at: moment, breach.text(in: call.world)), promise.expression.span)
    var answer = Answer.failure(mistake.rendered(in: call.scope.source, call.world.commands))
    answer.append(try BreachPlot.answer(breach, of: promise, stretch, call))
    return answer
  }
}
