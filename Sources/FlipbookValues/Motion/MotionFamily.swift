import IntervalArithmetic

/// A claim about many motions at once: one for each value of a number between two, or of two
/// numbers.
///
/// Its ranges hold the shown values of all these motions, so what it finds is proven for each. Only
/// ends of motions may be due on the stages, which are paired where times differ.
package struct MotionFamily {
  private let claim: FamilyClaim
  private let sources: MotionSources
  private let all: [ShownValue]
  private let span: TickSpan
  private let common: TickSpan

  /// The family of a promise on stages with a number's end values, or with the corners of two.
  ///
  /// - Parameters:
  ///   - names: the names of the numbers.
  ///   - span: the time that is looked at with any of the values.
  ///   - common: the time that is looked at with all of them.
  ///   - scales: whether the numbers scale views, and not only move them.
  /// - Returns: `nil` where no formula is known of something that the promise names.
  package init?(
    _ promise: Promise, of names: Set<String>, between worlds: [World], over span: TickSpan,
    _ common: TickSpan, scaling scales: Bool
  ) {
    func compiled(_ world: World) -> (FamilyClaim, MotionSources)? {
      var compiler = MotionCompiler(
        Scope(world: world, source: promise.source, reading: .shown), MotionSources())
      compiler.unknown = names
      guard let claim = FamilyClaim(promise, over: span, &compiler), compiler.isKnown,
        !scales || compiler.sources.all.allSatisfy(\.isUpright)
      else { return nil }
      return (claim, compiler.sources)
    }
    let known = worlds.compactMap(compiled)
    guard known.count == worlds.count, let (claim, first) = known.first, !first.seesTime,
      known.allSatisfy({ _, other in
        first.all.count == other.all.count && first.sums.count == other.sums.count
          && first.findings == other.findings
          && zip(first.all, other.all).allSatisfy { $0.isTimed(as: $1) }
      })
    else { return nil }
    (self.claim, self.span, self.common) = (claim, span, common)
    var sources = known.map(\.1)
    all = sources.flatMap(\.all)
    while sources.count > 1 {
      sources = stride(from: 0, to: sources.count, by: 2).map {
        MotionSources(between: sources[$0], and: sources[$0 + 1])
      }
    }
    self.sources = sources[0]
  }

  package var isKnown: Bool {
    let last = all.cuts(in: span, limit: 100).last ?? span.upperBound
    let middle = span.lowerBound + (last - span.lowerBound) / 2
    return all.areKnown(over: span) && claim.isBounded(at: middle, in: sources)
  }

  // Choice: the most spans to look at for each piece between cuts.
  private static let most = 2_000

  /// Whether the promise is proven for every value; false means unknown.
  ///
  /// - Parameters:
  ///   - looks: the number of looks left; those that are used are subtracted.
  ///   - doubt: a moment that may be unknown: it is looked at first, and a new one is stored here.
  ///   - open: the spans that were unknown with more values; on return, those that are unknown with
  ///     these. With `nil`, they are not collected.
  package func isKept(
    looks: inout Int, doubt: inout Int64?, open: inout [TickSpan]?, check: Polling
  ) throws(Mistake) -> Bool {
    guard let claim = claim.directed(in: sources, over: span) else { return false }
    let span = (claim.start ?? span.lowerBound)...span.upperBound
    let cuts = all.cuts(in: span, limit: 100).filter { $0 > span.lowerBound }
    let end = max(looks - Self.most * (cuts.count + 1), 0)
    func isKept(over span: TickSpan) -> Bool {
      looks -= 1
      return claim.isKept(over: span, in: sources)
    }
    // A piece may leave out the step before a cut, so poles there are looked for first.
    for cut in cuts where claim.meetsPole(before: cut, in: sources) { return false }
    var isUnknown = doubt.map { span.contains($0) && !isKept(over: $0...$0) } ?? false
    if isUnknown, open == nil { return false }
    var spans: [TickSpan] = []
    var left: [TickSpan] = []
    for known in open ?? [span] {
      if known.overlaps(span) {
        spans += MotionSearch.pieces(
          of: known.clamped(to: span), cuts, areJoined: claim.seesJumps)
      }
      if known.lowerBound < span.lowerBound {
        left.append(known.lowerBound...min(known.upperBound, span.lowerBound - 1))
      }
      if known.upperBound > span.upperBound {
        left.append(max(known.lowerBound, span.upperBound + 1)...known.upperBound)
      }
    }
    // Choice: the looks after the first doubt, which spare smaller families the same work.
    var more = 8
    while let span = spans.popLast() {
      try check()
      if isUnknown { more -= 1 }
      if more >= 0, isKept(over: span) { continue }
      if isUnknown {
        let isWhole = more < 0 || span.count <= 2
        left += isWhole ? [span] : span.joinedHalves.filter { !isKept(over: $0) }
      } else if looks > end, span.count > 2,
        claim.isKept(over: span.middle...span.middle, in: sources)
      {
        spans += span.joinedHalves
      } else {
        // Halving does not help around a moment that is itself unknown.
        doubt = span.middle
        if open == nil { return false }
        isUnknown = true
        left.append(span)
      }
    }
    // With fewer values a number may go the other way, so only conditions report open spans.
    if isUnknown, !claim.seesJumps { open = left }
    return !isUnknown
  }

  /// The number of stages: one for each end of a number, or for each corner of two.
  package var stageCount: Int { sources.leaves.count }

  /// The distance of a condition from being broken at a moment, below 0 where it is, on one stage
  /// or with all values; it is no proof, and `nil` where it is unknown.
  package func margin(at ticks: Int64, onStage stage: Int) -> Double? {
    margin(of: sources.leaves[stage], at: ticks)
  }

  package func margin(at ticks: Int64) -> ClosedRange<Double>? {
    let range: Interval? = margin(of: sources, at: ticks)
    return range.flatMap { $0.width.isFinite ? $0.lower...$0.upper : nil }
  }

  private func margin<Number: FormulaNumeral>(
    of sources: MotionSources, at ticks: Int64
  ) -> Number? {
    guard case .holds(let condition, let wanted, _, _) = claim else { return nil }
    return condition.margin(in: MotionLook<Number>(sources, ticks...ticks)).map {
      wanted ? $0 : -$0
    }
  }

  /// Whether the claim begins at a moment of its own, where its margin has corners.
  package var hasStart: Bool { claim.start != nil }

  /// The part of the common time in which something moves.
  package var moving: TickSpan {
    let first = min(max(claim.start ?? .min, common.lowerBound), common.upperBound)
    return first...max(all.cuts(in: first...common.upperBound, limit: 100).last ?? first, first)
  }

  /// Whether it is broken with every value, at moments at which one breaks it; false means unknown.
  package func isBroken(at moments: [Int64]) -> Bool {
    claim.isBroken(
      at: moments.map { min(max($0, common.lowerBound), common.upperBound) }, over: common,
      in: sources)
  }

  /// The condition that it claims for its whole span, or for a moment, with the sources and their
  /// cuts; `nil` for any other claim.
  package func condition(
    at moment: Int64?
  ) -> (FormulaCondition, MotionSources, wanted: Bool, span: TickSpan, cuts: [Int64])? {
    guard case .holds(let condition, let wanted, nil, nil) = claim else { return nil }
    let span = moment.map { $0...$0 } ?? span
    return (condition, sources, wanted, span, all.cuts(in: span, limit: 1_000))
  }
}
