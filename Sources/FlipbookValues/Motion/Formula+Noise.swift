import IntervalArithmetic
import PropertyEngine

// Changes of a number that are not motion: rounding errors, and the last steps of springs.
extension Formula {
  /// The rounding error it may have at a moment, in proportion to its parts.
  func noise(of sources: MotionSources, at ticks: Int64) -> Double {
    if let ends = sources.ends {
      return max(noise(of: ends.first, at: ticks), noise(of: ends.last, at: ticks))
    }
    // Where two pieces of a motion meet, the range holds both; one tick later, only one.
    if let width = width(of: sources, at: ticks)
      ?? width(of: sources, at: min(ticks, .max - 1) + 1)
    {
      return width
    }
    let size = value(in: MotionLook<Double>(sources, ticks...ticks)).magnitude
    return size.isFinite ? size * Self.rounding : 0
  }

  // Choice: the relative rounding error of a number of which no more is known.
  package static let rounding = 0x1p-46

  private func width(of sources: MotionSources, at ticks: Int64) -> Double? {
    let look = MotionLook<Interval>(sources, ticks...ticks, margin: .rounding, isOfOneMotion: true)
    let range = branch(in: MotionLook<Double>(sources, ticks...ticks)).value(in: look)
    return range.isContinuous && range.width.isFinite ? range.width : nil
  }

  /// The distance by which springs that come to rest at a moment may move it in one step; 0 if that
  /// is a jump.
  ///
  /// A spring at rest steps by up to 0.1 % of its way, and a sum of such numbers by as much of
  /// theirs. Any other number may go as far as is not seen, of its own way.
  func settlingStep(of sources: MotionSources, at ticks: Int64) -> Double {
    let step = stepAtRest(of: sources, at: ticks)
    guard step > 0, !changesEvenly(with: sources) else { return step }
    func value(at ticks: Int64) -> Double {
      self.value(in: MotionLook<Double>(sources, ticks...ticks))
    }
    let (now, way) = (value(at: ticks), course(of: sources, to: ticks...ticks))
    let farthest = way.parts(Self.looks).reduce(0) { max($0, abs(value(at: $1.lowerBound) - now)) }
    return min(step, Cohort.seenStep * farthest)
  }

  /// Whether it changes evenly with the progress of each motion.
  func changesEvenly(with sources: MotionSources) -> Bool {
    isSum && sources.leaves.allSatisfy { $0.all.allSatisfy(\.changesEvenly) }
  }

  /// Whether a step is not seen beside the farthest that it was from where it is after the step,
  /// while what moves there has been moving.
  func isAtRest(by step: Double, of sources: MotionSources, at ticks: Int64) -> Bool {
    isUnseen(step, over: course(of: sources, to: ticks...ticks), in: sources)
      && step <= Cohort.seenStep * farthest(of: sources, at: ticks)
  }

  private func farthest(of sources: MotionSources, at ticks: Int64) -> Double {
    course(of: sources, to: ticks...ticks).parts(Self.looks).reduce(0) { farthest, part in
      max(farthest, step(over: part.lowerBound...ticks, in: sources).magnitude.lower)
    }
  }

  /// The same for each step in a span, which goes no farther than its range over the span.
  func isAtRest(in range: Interval, over span: TickSpan, of sources: MotionSources) -> Bool {
    let way = course(of: sources, to: span)
    guard way.lowerBound < span.lowerBound, isUnseen(range.width, over: way, in: sources) else {
      return false
    }
    return (way.lowerBound...span.lowerBound).parts(Self.looks).contains { part in
      let before = MotionLook<Interval>(sources, part.lowerBound...part.lowerBound)
      return range.width <= Cohort.seenStep * (range - value(in: before)).magnitude.lower
    }
  }

  // The span from where what moves in a span began to the end of that span.
  private func course(of sources: MotionSources, to span: TickSpan) -> TickSpan {
    let cuts = sources.leaves.flatMap { $0.all.cuts(in: 0...span.upperBound, limit: 100) }
    return min(cuts.min() ?? span.upperBound, span.upperBound)...span.upperBound
  }

  // Whether a step may be unseen; most are seen beside all that the number reaches.
  private func isUnseen(_ step: Double, over way: TickSpan, in sources: MotionSources) -> Bool {
    step <= Cohort.seenStep * value(in: MotionLook<Interval>(sources, way)).width
  }

  // Choice: so many looks at the way of a number.
  private static let looks: Int64 = 64

  /// The change from the first moment of a span to the last, as a range over all values.
  func step(over span: TickSpan, in sources: MotionSources) -> Interval {
    Formula.difference(.moment(self, span.upperBound), .moment(self, span.lowerBound))
      .value(in: MotionLook<Interval>(sources, span))
  }

  private func stepAtRest(of sources: MotionSources, at ticks: Int64) -> Double {
    guard sources.all.contains(where: { $0.settlingSteps(atTicks: ticks).contains { $0 > 0 } })
    else { return 0 }
    let look = MotionLook<Double>(sources, ticks...ticks)
    let branch = branch(in: look)
    let range = branch.value(
      in: MotionLook<Interval>(sources, ticks...ticks, margin: .settling, isOfOneMotion: true))
    let value = branch.value(in: look)
    let step = max(range.upper - value, value - range.lower)
    return step.isFinite ? step : 0
  }

  // MARK: Branches

  /// The formula that continues this one smoothly to both sides of a moment, without its steps and
  /// corners: those do not come from rounding, however near they are.
  private func branch(in look: MotionLook<Double>) -> Formula {
    switch self {
    case .constant, .shown, .sum, .time: return self
    case .negated(let operand): return .negated(operand.branch(in: look))
    case .velocity(let operand): return .velocity(operand.branch(in: look))
    case .moment(let operand, let ticks):
      return .moment(operand.branch(in: look.moved(to: ticks)), ticks)
    case .choice(let condition, let first, let second):
      return (condition.verdict(in: look) == .fails ? second : first).branch(in: look)
    case .infix(let op, let a, let b):
      return op.branch([a.branch(in: look), b.branch(in: look)]) {
        [a.value(in: look), b.value(in: look)]
      }
    case .function(let function, let arguments):
      return function.branch(arguments.map { $0.branch(in: look) }) {
        arguments.map { $0.value(in: look) }
      }
    }
  }
}
