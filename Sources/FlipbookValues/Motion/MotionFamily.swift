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

  /// - Parameters:
  ///   - promise: `always` or `never`.
  ///   - name: what stands for the number.
  ///   - first: a stage with its first value.
  ///   - last: one with its last.
  /// - Returns: `nil` where no formula is known of all that the condition names.
  package init?(_ promise: Promise, of name: String, between first: World, and last: World) {
    func compiled(_ world: World) -> (FormulaCondition, MotionSources)? {
      let scope = Scope(world: world, source: promise.source, reading: .shown)
      var compiler = MotionCompiler(scope, MotionSources())
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
    all.allSatisfy { $0.ranges(overTicks: span).allSatisfy(\.isDefined) }
  }

  // Choice: so many spans, for each piece between cuts, before it is not known.
  private static let most = 2_000

  /// Whether the promise is kept with every value over a span; if not, that is unknown.
  ///
  /// - Parameters:
  ///   - span: the moments.
  ///   - looks: how many are left; it takes off those it needs.
  ///   - check: throws once the person wants it to end.
  package func isKept(
    over span: TickSpan, looks: inout Int, check: Polling
  ) throws(Mistake) -> Bool {
    let cuts = cuts(in: span)
    let end = max(looks - Self.most * (cuts.count + 1), 0)
    var spans = zip([span.lowerBound] + cuts, cuts.map { $0 - 1 } + [span.upperBound])
      .filter { $0 <= $1 }.map { $0...$1 }
    while let span = spans.popLast() {
      looks -= 1
      try check()
      let after =
        formula.seesSteps
        ? span.upperBound.addingReportingOverflow(1).partialValue : span.upperBound
      let look = MotionLook<Rated<Interval>>(sources, span.lowerBound...max(after, span.upperBound))
      if formula.verdict(in: look, favoured: wanted) == Verdict(wanted) { continue }
      let middle = span.lowerBound + (span.upperBound - span.lowerBound) / 2
      // Where a moment is not known, no part of the span with it is.
      guard looks > end, span.count > 2, verdict(at: middle) == Verdict(wanted) else {
        return false
      }
      spans += [middle...span.upperBound, span.lowerBound...middle]
    }
    return true
  }

  /// Whether the promise is broken with every value at a moment; if not, that is unknown.
  package func isBroken(at ticks: Int64) -> Bool { verdict(at: ticks) == !Verdict(wanted) }

  private func verdict(at ticks: Int64) -> Verdict {
    formula.verdict(in: MotionLook<Interval>(sources, ticks...ticks), favoured: wanted)
  }

  private func cuts(in span: TickSpan) -> [Int64] {
    let all = all.flatMap { $0.cuts(inTicks: span, limit: 100) }
    return Array(Set(all)).sorted().filter { $0 > span.lowerBound }
  }
}
