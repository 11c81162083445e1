import FlipbookLanguage
import HeadlessUIKit
import IntervalArithmetic

// How far a number may go without going anywhere.
extension Formula {
  /// How far rounding may have led it off at a moment, in proportion to what goes into it.
  func noise(of sources: MotionSources, at ticks: Int64) -> Double {
    if let ends = sources.ends {
      return max(noise(of: ends.first, at: ticks), noise(of: ends.last, at: ticks))
    }
    // At a moment between two pieces of a motion the range holds both; at the next, only one.
    if let width = width(of: sources, at: ticks)
      ?? width(of: sources, at: min(ticks, .max - 1) + 1)
    {
      return width
    }
    let size = value(in: MotionLook<Double>(sources, ticks...ticks)).magnitude
    return size.isFinite ? size * Self.rounding : 0
  }

  // Choice: so much of a number of which no more is known.
  static let rounding = 0x1p-46

  private func width(of sources: MotionSources, at ticks: Int64) -> Double? {
    let look = MotionLook<Interval>(sources, ticks...ticks, margin: .rounding, isOfOne: true)
    let range = branch(in: MotionLook<Double>(sources, ticks...ticks)).value(in: look)
    return range.isContinuous && range.width.isFinite ? range.width : nil
  }

  /// How far springs that come to rest at a moment may take it in a step.
  func settlingStep(of sources: MotionSources, at ticks: Int64) -> Double {
    guard sources.all.contains(where: { $0.settlingSteps(atTicks: ticks).contains { $0 > 0 } })
    else { return 0 }
    let look = MotionLook<Double>(sources, ticks...ticks)
    let branch = branch(in: look)
    let range = branch.value(
      in: MotionLook<Interval>(sources, ticks...ticks, margin: .settling, isOfOne: true))
    let value = branch.value(in: look)
    let step = max(range.upper - value, value - range.lower)
    return step.isFinite ? step : 0
  }

  // MARK: Branches

  /// What goes on to both sides as it does at a moment, as if it had no step or corner there: neither
  /// is a matter of rounding, however near it is.
  private func branch(in look: MotionLook<Double>) -> Formula {
    guard hasBranches else { return self }
    switch self {
    case .constant, .shown, .time: return self
    case .negated(let operand): return .negated(operand.branch(in: look))
    case .velocity(let operand): return .velocity(operand.branch(in: look))
    case .moment(let operand, let ticks):
      return .moment(operand.branch(in: look.moved(to: ticks)), ticks)
    case .choice(let condition, let first, let second):
      return (condition.verdict(in: look) == .fails ? second : first).branch(in: look)
    case .infix(let op, let a, let b):
      let (first, second) = (a.branch(in: look), b.branch(in: look))
      guard op == .remainder else { return .infix(op, first, second) }
      let whole = (a.value(in: look) - value(in: look)) / b.value(in: look)
      return .difference(first, .product(.constant(whole.rounded()), second))
    case .function(let function, let arguments):
      return function.branch(
        arguments.map { $0.value(in: look) }, arguments.map { $0.branch(in: look) })
    }
  }

  private var hasBranches: Bool {
    switch self {
    case .constant, .shown, .time: false
    case .negated(let operand), .velocity(let operand), .moment(let operand, _):
      operand.hasBranches
    case .choice: true
    case .infix(let op, let a, let b): op == .remainder || a.hasBranches || b.hasBranches
    case .function(let function, let arguments):
      function.hasBranches || arguments.contains(where: \.hasBranches)
    }
  }
}

extension NumberFunction {
  fileprivate var hasBranches: Bool {
    switch self {
    case .floor, .ceil, .round, .sign, .abs, .min, .max, .clamp, .atan2: true
    case .sqrt, .pow, .exp, .log, .sin, .cos, .tan, .length: false
    }
  }

  /// - Parameters: `numbers` are what it is of, `parts` how these go on.
  fileprivate func branch(_ numbers: [Double], _ parts: [Formula]) -> Formula {
    switch self {
    case .floor, .ceil, .round, .sign: return .constant(value(numbers))
    case .abs: return numbers[0] < 0 ? .negated(parts[0]) : parts[0]
    case .min, .max, .clamp:
      let chosen = value(numbers)
      return numbers.firstIndex(of: chosen).map { parts[$0] } ?? .constant(chosen)
    // Half a turn away, where it goes alike, it does not jump.
    case .atan2 where numbers[1] < 0: return .function(self, parts.map(Formula.negated))
    case .atan2, .sqrt, .pow, .exp, .log, .sin, .cos, .tan, .length: return .function(self, parts)
    }
  }
}
