package enum TimeCommands {
  private static let duration = Input.duration("duration")
  private static let until = Input.expression(
    "until:", .condition, "a condition; time stops when it becomes true")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "step", group: .time, effect: .passesTime, places: .entry, parameters: [duration],
      help: "moves time forward; default: one frame",
      example: exampleBox + "animate 1s { box.alpha = 0 }\nstep 0.5s",
      synonyms: ["tick", "advance"],
      swift: "stage.advance -> step <by s>\nTask.sleep -> step <for s>"
    ) { call throws(Mistake) in
      try advance(call, by: call[duration] ?? 1 / Double(call.world.settings.rate))
    },
    CommandDeclaration(
      name: "run", group: .time, effect: .passesTime, places: .entry,
      parameters: [duration, until],
      help: "moves time until everything has finished, or a condition holds",
      example: exampleBox + "animate 1s { box.alpha = 0 }\nrun", synonyms: ["forward"], action: run),
  ]

  @Sendable private static func run(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    try call.checkCommitted()
    try call.checkNotBoth(duration, until)
    if let duration = call[duration] { return try advance(call, by: duration) }
    if let condition = call[until] { return try run(call, until: condition) }
    guard world.stage.nextDueTicks != nil else {
      throw Mistake(.nothingEnds(waiting: waiting(in: world)), call.verbSpan)
    }
    var answer = try report(call) { () throws(StageError) in try world.advance(to: nil) }
    for line in goingOn(in: world) { answer.print(line) }
    return answer
  }

  // Moves time to the exact moment at which a condition comes true.
  private static func run(
    _ call: Invocation, until condition: Expression
  ) throws(Mistake) -> Answer {
    var ending: Result<Ending, Mistake> = .success(.moved)
    var answer = try report(call) { () throws(StageError) in
      ending = try advance(call.world.stage, until: condition, in: call)
    }
    switch try ending.get() {
    case .alreadyTrue: answer.print("already true")
    case .looked: answer.print(MovingCondition.lookedText)
    case .past(let isProven):
      if !isProven { answer.print(MovingCondition.lookedText) }
      answer.print("'\(call.text(of: condition.span))' was true up to now")
    case .metByDigits:
      answer.print(
        "'\(call.text(of: condition.span))' is never met exactly; its digits are met first here")
    case .moved: break
    }
    return answer
  }

  private static let longestSearch = 3600.0

  private enum Ending { case alreadyTrue, moved, looked, past(isProven: Bool), metByDigits }

  // Moves from one due event to the next; returns the mistake that ended the search, if one did.
  private static func advance(
    _ stage: Stage, until condition: Expression, in call: Invocation
  ) throws(StageError) -> Result<Ending, Mistake> {
    let (world, scope) = (call.world, call.scope)
    let (start, limit) = (stage.ticks, stage.ticks(in: longestSearch) ?? .max)
    let isEquality = condition.isEquality
    let (order, stop) = world.nextUntil()
    var isProven = true
    // The first moment that matches the written digits; it counts if the exact value is never met.
    var digits: Int64?
    do throws(Mistake) {
      if let stop {
        try world.attempt(call.verbSpan) { _ throws(StageError) in try world.advance(to: stop) }
        return .success(.metByDigits)
      }
      if try MovingCondition(condition: condition, in: scope).holds(at: start) {
        return .success(.alreadyTrue)
      }
      while !stage.isHalted, !world.isInterrupted(), world.answer.fault == nil {
        let motion = try MovingCondition(condition: condition, in: scope, isExact: isEquality)
        isProven = isProven && motion.isProven
        if stage.ticks > start, try motion.holds(at: stage.ticks) {
          return .success(isProven ? .moved : .looked)
        }
        let next = stage.nextDueTicks
        let end = min(next ?? (world.movesEndlessly ? limit : stage.ticks), limit)
        let found = try motion.first(true, in: stage.ticks...end, check: call.check)
        if isEquality, found.moment == nil, digits == nil {
          digits = try MovingCondition(condition: condition, in: scope)
            .first(true, in: stage.ticks...end, check: call.check).moment
        }
        let text = call.text(of: condition.span)
        switch found {
        case .nowhere where end >= limit || next == nil:
          let never: Mistake.Kind =
            digits.map { .neverCrosses(text, order: order, meets: $0) }
            ?? .neverTurns(text, by: world.momentText.moment(end), isAhead: end > start)
          throw Mistake(never, condition.span)
        case .undecided(let span):
          throw Mistake(.notDecided(world.momentText.span(span)), condition.span)
        default: break
        }
        try world.attempt(call.verbSpan) { _ throws(StageError) in
          try world.advance(to: found.moment ?? end)
        }
        if let moment = found.moment {
          // A condition that holds when a due event comes may not hold after it.
          let holds =
            moment != next
            || (try? MovingCondition(condition: condition, in: scope).holds(at: moment)) != false
          return .success(!holds ? .past(isProven: isProven) : isProven ? .moved : .looked)
        }
      }
    } catch { return error.kind == .interrupted ? .success(.moved) : .failure(error) }
    return .success(.moved)
  }

  private static func advance(_ call: Invocation, by seconds: Double) throws(Mistake) -> Answer {
    let world = call.world
    return try report(call) { () throws(StageError) in
      try world.advance(to: world.stage.tryTicks(in: seconds))
    }
  }

  // Lines about motions that do not end by themselves.
  private static func goingOn(in world: World, isAll: Bool = false) -> [String] {
    endless(world.stage.endlessBlocks)
      + world.animators.compactMap { name, animator in
        if animator.isEndless { return "\(name) goes on for ever" }
        guard animator.isPaused else { return nil }
        if isAll, animator.motions.isEmpty, !animator.hasQueuedBlocks {
          return AnimatorReceiver.nothingToMove(name)
        }
        return "\(name) waits, paused at \(world.text.number(Double(animator.fractionComplete)))"
      }
      + world.names.compactMap { name, named in
        guard let layer = named.layer, layer.speed == 0, layer.animationKeys() != nil else {
          return nil
        }
        return "no time passes in the layer of \(Name.typed(name)): its speed is 0"
      }
  }

  /// The same if nothing is due, with animators that have nothing to move, and waiting chains.
  package static func waiting(in world: World) -> [String] {
    let chains = world.chains.compactMap { name, chain in
      let typed = Name.typed(name)
      return chain.openWait.map { _ in "\(typed) waits: 'continue \(typed)' ends the wait" }
    }
    return goingOn(in: world, isAll: true) + chains
  }

  // Lines about endless blocks: a count of those that share a name, then the others.
  private static func endless(_ names: [String]) -> [String] {
    var counts: OrderedDictionary<String, Int> = [:]
    for name in names { counts[name, default: 0] += 1 }
    let several = counts.values.filter { $0 > 1 }.reduce(0, +)
    let alone = counts.filter { $0.value == 1 }.map { "\($0.key) repeats for ever" }
    return (several > 0 ? ["\(several) animations repeat for ever"] : []) + alone
  }

  // Moves time and prints the new moment, what happened on the way, and the watches.
  private static func report(
    _ call: Invocation, _ advance: () throws(StageError) -> Void
  ) throws(Mistake) -> Answer {
    let world = call.world
    try call.checkCommitted()
    world.skipEvents()
    let (start, passing) = (world.stage.ticks, world.passingMotions)
    let brought: Answer
    do {
      brought = try world.unattended(advance)
    } catch {
      switch error {
      case .endlessCallbacks: throw Mistake(.endless(error.description), call.verbSpan)
      default: throw Mistake(.beyondTime, call.span(of: duration))
      }
    }
    var answer = Answer(world.momentText.line(world.stage.ticks, after: start))
    answer.append(brought)
    answer.append(Sight.watches(in: world, source: call.scope.source, isListed: false))
    if let back = passing.first(where: { $0.isBack }) {
      answer.remark = answer.remark ?? back.remark(in: world)
    }
    return answer
  }
}
