import FlipbookChecks
import FlipbookEvidence
import NumberRules

/// The stages at the corners of a part, which decide a claim for all values between: over all the
/// time ahead or, while a finger moves, from one of its samples to the next.
final class ProofStages {
  private let trial: ProofTrial
  private let corners: [[Quantity]]
  private var worlds: [World] = []
  /// The family of the stretch that was asked about last.
  private(set) var family: MotionFamily?
  // The last tick to look at while a finger moves.
  private var end: Int64?
  private var hasBegun = false

  init(_ trial: ProofTrial, between corners: [[Quantity]]) {
    (self.trial, self.corners) = (trial, corners)
  }

  /// Whether something is true in every stretch of time; `nil` where nothing is known of one.
  func holdsThroughout(_ isSo: (MotionFamily) throws(Mistake) -> Bool) throws(Mistake) -> Bool? {
    if !hasBegun {
      worlds = try corners.map { values throws(Mistake) in try trial.stage(with: values) }
      let isOfFinger = trial.isFingerDown(on: worlds)
      end = isOfFinger ? try trial.span(from: worlds[0].stage.ticks).upperBound : nil
      family = try trial.family(on: worlds, until: end)
      hasBegun = true
    }
    while let family {
      guard try isSo(family) else { return false }
      guard trial.isFingerDown(on: worlds), let next = worlds[0].stage.nextDueTicks, let end,
        next <= end
      else { return true }
      hasBegun = false
      for world in worlds { try trial.advance(world, to: next) }
      self.family = try trial.family(on: worlds, until: end)
    }
    return nil
  }

  /// The moments at which the claim is broken most with the first and with the last value, if it is
  /// broken with all values then: that need not be the first time that it is broken.
  func worst(after first: Int64?) -> [Int64]? {
    guard let first, let family, let margins = ProofMargins(family, near: first, isNear: false),
      family.isBroken(at: margins.moments)
    else { return nil }
    return margins.moments
  }
}

extension ProofTrial {
  /// Remarks on the stages after the block, with any of some values: touches that missed and, for
  /// proofs, that nothing moves.
  func remarks(with all: [[Quantity]], areProofs: Bool) throws(Mistake) -> [String] {
    try call.session.endingWorlds { () throws(Mistake) in
      let worlds = try all.map { values throws(Mistake) in try stage(with: values) }
      let missed = worlds.map { $0.missedTouches(since: call.world) }.commonTexts
      guard areProofs, worlds.allSatisfy({ $0.stage.nextDueTicks == nil }) else { return missed }
      return missed + ["nothing moves once the block is done: it is checked as it stands"]
    }
  }

  fileprivate func stage(with values: [Quantity]) throws(Mistake) -> World {
    try named.replay(call, carryingOut: block, with: values).stage()
  }

  fileprivate func advance(_ world: World, to ticks: Int64) throws(Mistake) {
    try world.attempt(call.verbSpan) { stage throws(StageError) in
      try stage.tryAdvance(toTicks: ticks)
    }
    if let (mistake, source) = world.answer.fault { throw mistake.with(source: source) }
  }

  // The family of the stretch of time that begins now.
  fileprivate func family(on worlds: [World], until end: Int64?) throws(Mistake) -> MotionFamily? {
    guard let spans = try spans(on: worlds, until: end),
      !passesTime || worlds.didTheSame(since: call.world.stage.eventCount),
      waysAgree(on: worlds),
      use?.movesTime == false || Stage.pair(worlds.map(\.stage))
    else { return nil }
    return MotionFamily(
      claim, of: named.texts, between: worlds, over: spans.any, spans.all,
      scaling: use?.scales ?? false)
  }

  // Whether gestures begin at the same moments with all values: all the finger's ways reach beyond
  // the nearest, in its direction, and no distance that a velocity is relative to changes its sign.
  private func waysAgree(on worlds: [World]) -> Bool {
    if let way = use?.finger?.way {
      let known = worlds.compactMap {
        try? Scope(world: $0, source: call.scope.source).point(way)
      }
      guard known.count == worlds.count,
        let (x, y) = known.min(by: { hypot($0.0, $0.1) < hypot($1.0, $1.1) }),
        known.allSatisfy({ way in x * (way.0 - x) + y * (way.1 - y) >= 0 })
      else { return false }
    }
    let first = worlds[0].relativeDistances ?? []
    return worlds.allSatisfy { world in
      let ways = world.relativeDistances ?? []
      return ways.count == first.count && zip(ways, first).allSatisfy { $0 * $1 > 0 }
    }
  }

  // A finger's samples call code, and come at the same moments with all values.
  fileprivate func isFingerDown(on worlds: [World]) -> Bool {
    use?.finger != nil && worlds[0].stage.nextDueTicks != nil && worlds[0].stage.lastDueTicks == nil
  }

  // All the time ahead, or as far as was given: the spans for any value, and for all; `nil` where
  // anything is due but ends of motions that leave their values as they are.
  private func spans(
    on worlds: [World], until end: Int64?
  ) throws(Mistake) -> (any: TickSpan, all: TickSpan)? {
    let isFingerDown = isFingerDown(on: worlds)
    // A finger's samples are code that may be due; before the block, no code may be.
    let areAlone = (worlds + (passesTime ? [call.world] : [])).allSatisfy { world in
      (world.stage.nextDueTicks == nil || world.stage.lastDueTicks != nil
        || isFingerDown && world !== call.world)
        && !world.hasActions && !world.stage.jumpsToTargets
    }
    let starts = worlds.map(\.stage.ticks)
    guard areAlone, let first = starts.min(), let last = starts.max() else { return nil }
    if isFingerDown {
      let next = worlds.map(\.stage.nextDueTicks)
      guard first == last, let due = next[0], next.allSatisfy({ $0 == due }),
        promise.kind.isOfCondition
      else { return nil }
      let span = first...max(min(due - 1, end ?? due), first)
      return (span, span)
    }
    let (early, late) = (try span(from: first), try span(from: last))
    guard last <= end ?? early.upperBound else { return nil }
    return (first...(end ?? late.upperBound), last...(end ?? early.upperBound))
  }
}

extension [World] {
  /// Whether all had the same events in the same order, and those of fingers at the same moments.
  ///
  /// - Parameter first: the first event that counts.
  fileprivate func didTheSame(since first: Int) -> Bool {
    // Jumps are recorded only where somebody may ask why.
    let events = map { $0.stage.events(from: first).filter { $0.kind.word != .jumped } }
    return events.allSatisfy { $0.elementsEqual(events[0]) { $0.isLike($1) } }
  }
}

extension StageEvent {
  fileprivate func isLike(_ other: StageEvent) -> Bool {
    guard beginning == other.beginning else { return false }
    switch kind {
    case .began, .ended, .cancelled, .recognized, .missed: return time == other.time
    case .completed: return kind == other.kind
    default: return true
    }
  }
}
