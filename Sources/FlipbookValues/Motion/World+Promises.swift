import FlipbookLanguage
package import HeadlessUIKit
import OrderedCollections

extension World {
  /// Moves time forward to a moment, or until nothing is due, and stops at the first breach of a
  /// promise, after all that happens then; that is the world's fault.
  ///
  /// A number that turned back where time stands already is told of, and stops nothing. Where entries
  /// are carried out again, promises are not watched, but the ways of monotonic numbers are followed.
  package func advance(to target: Int64?) throws(StageError) {
    let followed = promises.filter { keepsPromises || $0.value.kind == .monotonic }
    guard !followed.isEmpty else { return try stage.tryAdvance(toTicks: target) }
    let keepers = followed.mapValues { promise in
      PromiseKeeper(promise, isBroken: keepsPromises && (try? promise.isKept(in: self)) == false)
    }
    var told: Set<String> = []
    let start = stage.ticks
    func look(_ span: TickSpan) -> Int64? {
      let breach = firstBreach(of: keepers, in: span)
      guard keepsPromises, let (name, promise, breach, mistake) = breach else { return nil }
      let isBehind = promise.kind == .monotonic && breach.ticks <= start
      if !isBehind || toldTurns[name] != breach.ticks {
        answer.fault = answer.fault ?? (mistake, promise.source)
      }
      told.insert(name)
      toldTurns[name] = breach.ticks
      if isBehind { return nil }
      broken = (name, promise, breach)
      return breach.reached
    }
    try stage.observe({ [self] in look(stage.ticks...$0 - 1) }) { () throws(StageError) in
      try stage.tryAdvance(toTicks: target)
    }
    if !stage.isHalted, !isInterrupted() { _ = look(stage.ticks...stage.ticks) }
    for (name, keeper) in keepers where keeper.promise.kind == .monotonic {
      let turns = keeper.course.turns
      // A turn that was not told of is told of next.
      let isUntold = keepsPromises && !told.contains(name)
      if isUntold, turns.contains(where: { $0.point.ticks < stage.ticks }) { continue }
      let stop = broken?.name == name ? turns.first { $0.point.ticks > start } : nil
      promises[name]?.way = keeper.course.way(in: self, after: stop)
    }
  }

  /// Forgets which ways numbers went: another thing of the same name goes its own.
  package func forgetWays() {
    for name in promises.keys { promises[name]?.way = nil }
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
        guard let found, first.map({ found.reached < $0.breach.reached }) ?? true else { continue }
        first = (name, keeper.promise, found, mistake(name, keeper.promise, found))
      } catch {
        guard error.kind != .interrupted else { return first }
        let breach = Breach(ticks: error.ticks ?? span.lowerBound, actual: "")
        first = first ?? (name, keeper.promise, breach, error)
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

  // MARK: Entries

  /// How a promise stands before an entry.
  package struct Standing {
    fileprivate let name: String
    fileprivate let promise: Promise
    fileprivate let isKept: Bool
    fileprivate let ticks: Int64
    fileprivate let value, rate: Double
  }

  /// How promises stand: as is known of the first, and the others now; none where nobody watches.
  package func promiseStandings(knowing known: [Standing]) -> [Standing] {
    guard keepsPromises else { return [] }
    return promises.elements.dropFirst(known.count).reduce(into: known) { known, next in
      let (name, promise) = next
      let scope = Scope(world: self, source: promise.source)
      let isOfBreaks = [.continuous, .smooth].contains(promise.kind)
      let moving = isOfBreaks ? try? MovingNumber(number: promise.expression, in: scope) : nil
      known.append(
        Standing(
          name: name, promise: promise, isKept: (try? promise.isKept(in: self)) ?? true,
          ticks: stage.ticks, value: (try? moving?.value(at: stage.ticks)) ?? .nan,
          rate: moving?.rated(at: stage.ticks)?.rate ?? .nan))
    }
  }

  /// The mistake of an entry that breaks a promise.
  package func brokenPromise(since before: [Standing]) -> (mistake: Mistake, source: String)? {
    for old in before where promises[old.name] != nil {
      guard let actual = breach(since: old) else { continue }
      let breach = Breach(ticks: stage.ticks, actual: actual)
      return (mistake(old.name, old.promise, breach), old.promise.source)
    }
    return nil
  }

  private func breach(since old: Standing) -> String? {
    let scope = Scope(world: self, source: old.promise.source)
    guard !old.promise.kind.isOfCondition else {
      guard old.isKept, (try? old.promise.isKept(in: self)) == false else { return nil }
      return try? scope.reading(.shown).sides(
        of: old.promise.expression, deciding: !old.promise.wanted)
    }
    // A moving number is followed while time passes.
    guard old.ticks == stage.ticks, !old.value.isNaN,
      let moving = try? MovingNumber(number: old.promise.expression, in: scope),
      let value = try? moving.value(at: stage.ticks)
    else { return nil }
    let found = NumberCourse.Break(
      ticks: stage.ticks, before: (old.value, old.rate),
      after: (value, moving.rated(at: stage.ticks)?.rate ?? .nan),
      margin: 2 * moving.noise(at: stage.ticks))
    return found.breaks(old.promise) ? old.promise.text(of: found, in: self) : nil
  }
}

extension Promise {
  /// Whether it is kept now; a promise about a number always is.
  package func isKept(in world: World) throws(Mistake) -> Bool {
    guard kind.isOfCondition else { return true }
    let scope = Scope(world: world, source: source, reading: .shown)
    if try scope.condition(expression) == wanted { return true }
    // Only a formula, which costs far more, knows what rounding alone breaks.
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
