import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit

/// Commands that move time forward.
package enum TimeCommands {
  private static let duration = Input.duration("duration")
  private static let until = Input.expression(
    "until", .condition, "a condition; time stops where it comes true"
  ).labelled

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "step", group: .time, effect: .passesTime, places: .entry, parameters: [duration],
      help: "moves time forward, by a frame unless said",
      example: "view box\nanimate 1s { box.alpha = 0 }\nstep 0.5s"
    ) { call throws(Mistake) in
      try advance(call, by: call[duration] ?? 1 / Double(call.world.settings.rate))
    },
    CommandDeclaration(
      name: "run", group: .time, effect: .passesTime, places: .entry,
      parameters: [duration, until],
      help: "moves time to the last end of all, or until a condition holds",
      example: "view box\nanimate 1s { box.alpha = 0 }\nrun", action: run),
  ]

  @Sendable private static func run(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    guard !world.stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, call.verbSpan) }
    try call.checkOneWay(duration, until)
    if let duration = call[duration] { return try advance(call, by: duration) }
    if let condition = call[until] { return try run(call, until: condition) }
    guard world.stage.nextDueTicks != nil else {
      throw Mistake(.nothingEnds(waiting: goingOn(in: world)), call.verbSpan)
    }
    var answer = try report(call) { () throws(StageError) in try world.stage.advanceToRest() }
    for line in goingOn(in: world) { answer.print(line) }
    return answer
  }

  // Goes on to the exact moment at which a condition comes true.
  private static func run(
    _ call: Invocation, until condition: Expression
  ) throws(Mistake) -> Answer {
    let search = ConditionSearch(condition: condition, source: call.scope.source)
    var mistake: Mistake?
    let answer = try report(call) { () throws(StageError) in
      mistake = try advance(call.world.stage, to: search, in: call)
    }
    if let mistake { throw mistake }
    return answer
  }

  private static let longestSearch = 3600.0

  // Returns the mistake that ended the search, if one did.
  private static func advance(
    _ stage: Stage, to search: ConditionSearch, in call: Invocation
  ) throws(StageError) -> Mistake? {
    let world = call.world
    let (start, limit) = (stage.ticks, stage.ticks(in: longestSearch) ?? .max)
    do throws(Mistake) {
      while try !search.holds(in: world), !stage.isHalted, !world.isInterrupted() {
        let next = stage.nextDueTicks
        let end = min(next ?? (world.movesEndlessly ? limit : stage.ticks), limit)
        let turn = try search.turns(in: world, to: end, isFirstEnough: true).first
        guard turn != nil || !world.isInterrupted() else { return nil }
        if turn == nil, end >= limit || next == nil {
          let moment = world.text.number(Stage.seconds(ticks: end)) + "s"
          return Mistake(
            .neverTurns(
              call.text(of: search.condition.span), by: moment, isAhead: end > start),
            search.condition.span)
        }
        try world.attempt(call.verbSpan) { stage throws(StageError) in
          try stage.tryAdvance(toTicks: turn?.ticks ?? end)
        }
      }
    } catch {
      return error
    }
    return nil
  }

  private static func advance(
    _ call: Invocation, by seconds: Double
  ) throws(Mistake) -> Answer {
    try report(call) { () throws(StageError) in try call.world.stage.tryAdvance(by: seconds) }
  }

  // Animators that are on their way without an end in sight.
  package static func goingOn(in world: World) -> [String] {
    world.stage.endlessBlocks.map { "\($0) repeats for ever" }
      + world.animators.compactMap { name, animator in
        if animator.isEndless { return "\(name) goes on for ever" }
        guard animator.isPaused else { return nil }
        return "\(name) waits, paused at \(world.text.number(Double(animator.fractionComplete)))"
      }
  }

  // Moves time and tells the new one, what happened on the way, and what is watched.
  private static func report(
    _ call: Invocation, _ advance: () throws(StageError) -> Void
  ) throws(Mistake) -> Answer {
    let world = call.world
    guard !world.stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, call.verbSpan) }
    world.skipEvents()
    let start = world.stage.ticks
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
    answer.append(Sight.watches(in: world, source: call.scope.source))
    return answer
  }
}

extension Invocation {
  /// Throws where both a duration and a condition say how far to go.
  package func checkOneWay(
    _ duration: Input<Double?>, _ condition: Input<Expression?>
  ) throws(Mistake) {
    guard isGiven(duration), isGiven(condition) else { return }
    throw Mistake(
      .unexpectedArgument(
        text(of: condition),
        hint: "write \(declaration.name) 2s, or \(declaration.name) until: …"),
      span(of: condition))
  }
}

extension World {
  /// Whether something moves that will never end.
  package var movesEndlessly: Bool {
    !stage.endlessBlocks.isEmpty || animators.contains { $0.animator.isEndless }
  }

  /// How its moments are told.
  package var momentText: MomentText { settings.momentText }
}
