extension World {
  /// Moves time forward to a moment, or until nothing is due, and stops at the first breach of a
  /// promise, after everything due then; the breach becomes the fault of the world's answer.
  ///
  /// A number that turned back at the present moment is reported once, and time goes on from there
  /// with the next command. When entries run again, promises are not watched, but courses are
  /// recorded.
  package func advance(to target: Int64?) throws(StageError) {
    let followed = promises.filter { keepsPromises || !$0.value.kind.isOfCondition }
    guard !followed.isEmpty else { return try stage.tryAdvance(toTicks: target) }
    var keepers: OrderedDictionary<String, PromiseKeeper> = [:]
    for (name, promise) in followed {
      let isKept = keepsPromises ? try? promise.isKept(in: self) : nil
      // After a step back, turns that lie ahead are reported again.
      let told = toldTurns[name].flatMap { $0 <= stage.ticks + 1 ? $0 : nil }
      keepers[name] = PromiseKeeper(promise, isKept: isKept, told: told)
    }
    let start = stage.ticks
    func look(_ span: TickSpan) -> Int64? {
      if !keepsPromises { for keeper in keepers.values { keeper.pass(at: self, span) } }
      guard keepsPromises,
        let (name, promise, breach, mistake) = firstBreach(of: keepers, in: span)
      else { return nil }
      answer.fault = answer.fault ?? (mistake, promise.source)
      toldTurns[name] = breach.ticks
      broken = (name, promise, breach)
      return breach.reached
    }
    try stage.observe({ [self] in look(stage.ticks...$0 - 1) }) { () throws(StageError) in
      try stage.tryAdvance(toTicks: target)
    }
    if !stage.isHalted, !isInterrupted() { _ = look(stage.ticks...stage.ticks) }
    guard stage.ticks > start else { return }
    for (name, keeper) in keepers where !keeper.promise.kind.isOfCondition {
      let stop = broken?.name == name ? keeper.course.turns.first { $0.point.ticks > start } : nil
      let past = keeper.course.past(in: self, after: stop)
      let isBroken = past.flatMap { keeper.course.jump(from: $0, in: self) }?.breaks(keeper.promise)
      promises[name]?.past = isBroken == true ? keeper.course.past(in: self) : past
    }
  }

  /// Adds a promise about everything that is still to come.
  package func note(_ promise: Promise, named name: String) {
    (promises[name], toldTurns[name]) = (promise, nil)
    if promise.kind.seesBreaks { promises[name]?.past = promise.course.past(in: self) }
  }

  /// Forgets the courses of missing things' numbers: a new thing of that name starts its own.
  package func forgetWays() {
    for (name, promise) in promises
    where promise.expression.names?.allSatisfy({ names[$0] != nil }) != true {
      promises[name]?.past = nil
    }
  }

  private typealias Broken = (name: String, promise: Promise, breach: Breach, mistake: Mistake)

  private func firstBreach(
    of keepers: OrderedDictionary<String, PromiseKeeper>, in span: TickSpan
  ) -> Broken? {
    var first: Broken?
    for (name, keeper) in keepers {
      do throws(Mistake) {
        let found = try keeper.look(at: self, span) { [self] () throws(Mistake) in
          if isInterrupted() { throw Mistake(.interrupted, keeper.promise.expression.span) }
        }
        if keeper.isRead, let loss = loss(of: name, keeper.mistake) { throw loss }
        guard let found, first.map({ found.reached < $0.breach.reached }) ?? true else { continue }
        first = (name, keeper.promise, found, mistake(name, keeper.promise, found))
      } catch {
        guard error.kind != .interrupted else { return first }
        let breach = Breach(ticks: error.ticks ?? span.lowerBound, actual: "")
        guard first.map({ breach.reached < $0.breach.reached }) ?? true else { continue }
        first = (name, keeper.promise, breach, error)
      }
    }
    return first
  }

  package func mistake(_ name: String, _ promise: Promise, _ breach: Breach) -> Mistake {
    Mistake(
      .promiseBroken(
        "promise \(Name.typed(name))", at: momentText.moment(breach.ticks), breach.text(in: self)),
      promise.expression.span)
  }

  // The mistake where things that it reads are gone, or can no longer be compared.
  private func loss(of name: String, _ mistake: Mistake?) -> Mistake? {
    switch mistake?.kind {
    case .unknownName, .unknownValue, .wrongKind, .noOperator:
      return mistake.map { Mistake(.promiseLost(Name.typed(name), $0.kind), $0.span) }
    default: return nil
    }
  }

  // MARK: Entries

  package struct PromiseState {
    fileprivate let name: String
    fileprivate let promise: Promise
    // `nil` where it cannot be read.
    fileprivate let isKept: Bool?
    // The course just before this moment, so that several entries at one moment make one jump.
    fileprivate let past: NumberCourse.Past?
  }

  /// The states of all promises: those `known`, and the others as of now; none if not watched.
  package func promiseStates(knowing known: [PromiseState]) -> [PromiseState] {
    guard keepsPromises else { return [] }
    return promises.elements.dropFirst(known.count).reduce(into: known) { known, next in
      let (name, promise) = next
      let isRecent = promise.past?.isRecent(at: stage.ticks) == true
      known.append(
        PromiseState(
          name: name, promise: promise, isKept: try? promise.isKept(in: self),
          past: !promise.kind.seesBreaks
            ? nil : isRecent ? promise.past : promise.course.past(in: self)))
    }
  }

  /// The mistake of an entry that breaks a promise, or removes a thing that one reads.
  package func brokenPromise(since before: [PromiseState]) -> (mistake: Mistake, source: String)? {
    for old in before where promises[old.name] != nil && old.isKept != nil {
      do throws(Mistake) {
        guard let actual = try breach(since: old) else { continue }
        let breach = Breach(ticks: stage.ticks, actual: actual)
        return (mistake(old.name, old.promise, breach), old.promise.source)
      } catch {
        if let loss = loss(of: old.name, error) { return (loss, old.promise.source) }
      }
    }
    return nil
  }

  private func breach(since old: PromiseState) throws(Mistake) -> String? {
    let scope = Scope(world: self, source: old.promise.source)
    let isKept = try old.promise.isKept(in: self)
    guard !old.promise.kind.isOfCondition else {
      guard old.isKept == true, !isKept else { return nil }
      return try? scope.reading(.shown).sides(
        of: old.promise.expression, deciding: !old.promise.wanted)
    }
    // Moving numbers are followed while time passes; only jumps are looked for here.
    return old.past.flatMap { old.promise.course.jump(from: $0, in: self) }.flatMap {
      $0.breaks(old.promise) ? old.promise.text(of: $0, in: self) : nil
    }
  }
}

extension Promise.Kind {
  // Whether jumps of the number, or of its velocity, can break it.
  var seesBreaks: Bool { self == .continuous || self == .smooth }
}

extension Promise {
  fileprivate var course: NumberCourse {
    NumberCourse(of: expression, source: source, seesCorners: kind == .smooth)
  }

  /// Whether it is kept now; a promise about a number is as long as that can be read.
  package func isKept(in world: World) throws(Mistake) -> Bool {
    let scope = Scope(world: world, source: source, reading: .shown)
    guard kind.isOfCondition else { return try scope.number(expression).isFinite }
    if try scope.condition(expression) == wanted { return true }
    // Only a formula, which costs far more, shows whether only rounding breaks it.
    return try MovingCondition(condition: expression, in: scope)
      .holds(at: world.stage.ticks, favoured: .answer(wanted)) == wanted
  }
}

/// Follows all promises of a stage and keeps the first breach of each.
package struct PromiseWatch {
  private var keepers: OrderedDictionary<String, PromiseKeeper> = [:]

  package init() {}

  package mutating func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    for (name, promise) in world.promises {
      let keeper = keepers[name] ?? PromiseKeeper(promise)
      keepers[name] = keeper
      _ = try keeper.follow(at: world, span, check: check)
    }
  }

  package var names: [String] { Array(keepers.keys) }

  package func breach(of name: String) -> Breach? { keepers[name]?.breach }
}
