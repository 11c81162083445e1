import FlipbookLanguage
import HeadlessUIKit
import IntervalArithmetic

/// A condition on many motions at once: those with every value of a number between two.
///
/// Its ranges hold what is shown with all of these values, so what it finds is proven for each.
/// Nothing but the ends of motions may be due on the stages, which are paired where times differ.
package struct MotionFamily {
  private let formula: FormulaCondition
  private let sources: MotionSources
  private let all: [ShownValue]
  private let wanted: Bool

  /// Of `always` or `never`, on stages with the first and the last value of the number of a name;
  /// `nil` where no formula is known of all that the condition names.
  package init?(_ promise: Promise, of name: String, between first: World, and last: World) {
    func compiled(_ world: World) -> (FormulaCondition, MotionSources)? {
      var compiler = MotionCompiler(
        Scope(world: world, source: promise.source, reading: .shown), MotionSources())
      compiler.unknown = name
      guard let formula = try? compiler.condition(promise.expression), compiler.isKnown else {
        return nil
      }
      return (formula, compiler.sources)
    }
    guard let (formula, low) = compiled(first), let (_, high) = compiled(last),
      low.all.count == high.all.count, !low.seesTime,
      zip(low.all, high.all).allSatisfy({ $0.isTimed(as: $1) })
    else { return nil }
    (self.formula, wanted) = (formula, promise.wanted)
    (sources, all) = (MotionSources(between: low, and: high), low.all + high.all)
  }

  /// Whether anything is known of all that is shown over a span.
  package func isKnown(over span: TickSpan) -> Bool {
    all.areKnown(over: span)
  }

  // Choice: so many spans, for each piece between cuts, before it is not known.
  private static let most = 2_000

  /// Whether the promise is kept with every value over a span; if not, that is unknown.
  ///
  /// - Parameter looks: how many are left; it takes off those it needs.
  package func isKept(
    over span: TickSpan, looks: inout Int, check: Polling
  ) throws(Mistake) -> Bool {
    let cuts = all.cuts(in: span, limit: 100).filter { $0 > span.lowerBound }
    let end = max(looks - Self.most * (cuts.count + 1), 0)
    var spans = MotionSearch.pieces(of: span, cuts)
    while let span = spans.popLast() {
      looks -= 1
      try check()
      let look = MotionLook<Rated<Interval>>(
        sources, formula.seesSteps ? span.withNextStep : span)
      if formula.verdict(in: look, favoured: wanted) == Verdict(wanted) { continue }
      // Where a moment is not known, no part of the span with it is.
      guard looks > end, span.count > 2, verdict(at: span.middle) == Verdict(wanted) else {
        return false
      }
      spans += span.joinedHalves
    }
    return true
  }

  /// Whether the promise is broken with every value at a moment; if not, that is unknown.
  package func isBroken(at ticks: Int64) -> Bool { verdict(at: ticks) == !Verdict(wanted) }

  /// Writes down why the promise is kept, or broken, with every value over a span.
  package func write(
    isKept: Bool, over span: TickSpan, to writer: inout EvidenceWriter
  ) throws(Mistake) {
    _ = try writer.write(
      formula, sources, isKept == wanted, over: span, cuts: all.cuts(in: span, limit: 1_000))
  }

  private func verdict(at ticks: Int64) -> Verdict {
    formula.verdict(in: MotionLook<Interval>(sources, ticks...ticks), favoured: wanted)
  }
}
