package import IntervalArithmetic
package import PropertyEngine

/// A kind of number that an expression can be computed in: the value at a moment or its range over
/// a span of moments, either with its rate, and with the rate of that.
package protocol FormulaNumeral: MotionKernel {
  /// The numbers of something shown over a span in ticks; for a value both ends are the same.
  static func numbers(of source: ShownValue, over span: TickSpan) -> [Self]
  static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Self>]
  static func seconds(of span: TickSpan) -> Self
  static func velocity(_ number: Rated<Self>) -> Self
  /// The same, or no number where it is not finite: an expression has no value there.
  var checked: Self { get }
  /// The range of both and all between them; of values the first.
  static func between(_ first: Self, _ last: Self) -> Self
  /// A formula, known more exactly than by computing it; `nil` where it is not.
  static func refined(_ formula: Formula, _ known: Self, in look: MotionLook<Self>) -> Self?
  static func refined(
    _ formula: Formula, _ known: Rated<Self>, in look: MotionLook<Rated<Self>>
  ) -> Rated<Self>?
}

extension FormulaNumeral {
  package static func refined(_ formula: Formula, _ known: Self, in look: MotionLook<Self>) -> Self?
  { nil }

  package static func refined(
    _ formula: Formula, _ known: Rated<Self>, in look: MotionLook<Rated<Self>>
  ) -> Rated<Self>? { nil }

  package static func between(_ first: Self, _ last: Self) -> Self { first }
  package var checked: Self { self }

  package static func velocity(of formula: Formula, in look: MotionLook<Self>) -> Self {
    velocity(
      formula.value(
        in: MotionLook<Rated<Self>>(look.sources, look.span, isOfOne: look.isOfOne)))
  }
}

extension Double: FormulaNumeral {
  package static func numbers(of source: ShownValue, over span: TickSpan) -> [Double] {
    source.values(atTicks: span.lowerBound)
  }

  package static func seconds(of span: TickSpan) -> Double { Stage.seconds(ticks: span.lowerBound) }

  package var checked: Double { isFinite ? self : .nan }

  package static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Double>] {
    source.rated(atTicks: span.lowerBound)
  }

  package static func velocity(_ number: Rated<Double>) -> Double { number.rate }
}

extension Interval: FormulaNumeral {
  package static func numbers(of source: ShownValue, over span: TickSpan) -> [Interval] {
    source.ranges(overTicks: span)
  }

  package static func between(_ first: Interval, _ last: Interval) -> Interval { first.hull(last) }

  package static func seconds(of span: TickSpan) -> Interval {
    Interval(Stage.seconds(ticks: span.lowerBound), Stage.seconds(ticks: span.upperBound))
  }

  package static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Interval>] {
    source.ratedRanges(overTicks: span)
  }

  // A rate jumps where the number has a corner, and is still there on both sides of where the
  // number jumps. Where the number is smooth its rate goes on, and is as smooth as it says itself.
  package static func velocity(_ number: Rated<Interval>) -> Interval {
    let decoration: Interval.Decoration =
      switch number.value.decoration {
      case _ where !number.rate.isDefined: .undefined
      case .smooth: max(.continuous, number.rate.decoration)
      // Between both sides lies no other rate.
      case .continuous where number.rate.lower == number.rate.upper: .smooth
      case .continuous, .resting, .defined: .defined
      case .undefined: .undefined
      }
    return Interval(number.rate.lower, number.rate.upper, decoration)
  }

  // The mean value form: from one moment nothing goes farther than its rate lets it. Where the rate
  // has one sign, or nearly so, the ends are the bounds. Neither holds across corners.
  package static func refined(
    _ formula: Formula, _ known: Rated<Interval>, in look: MotionLook<Rated<Interval>>
  ) -> Rated<Interval>? {
    let (span, rate) = (look.span, known.rate)
    guard known.value.isContinuous, rate.width.isFinite, span.count > 1 else { return nil }
    func value(at moment: Int64) -> Interval {
      formula.value(in: MotionLook<Interval>(look.sources, moment...moment, margin: .rounding))
    }
    func passed(since moment: Int64) -> Interval {
      seconds(of: span.lowerBound - moment...span.upperBound - moment)
    }
    let range: Interval
    let isRising = rate.upper > -rate.lower
    let (forth, back) = isRising ? (rate.upper, -rate.lower) : (-rate.lower, rate.upper)
    // Choice: nearly is a millionth.
    if back <= 1e-6 * forth {
      let (low, high) = (value(at: span.lowerBound), value(at: span.upperBound))
      let slack = (Interval(0, max(back, 0)) * passed(since: span.lowerBound)).upper
      range = Interval(isRising ? low.lower : high.lower, isRising ? high.upper : low.upper)
        .widened(by: slack)
    } else {
      range = value(at: span.middle) + rate * passed(since: span.middle)
    }
    let nearer = range.lowered(to: known.value.decoration)
    return Rated(known.value.intersection(nearer), rate: rate)
  }
}

extension Rated: FormulaNumeral where Base: FormulaNumeral {
  package static func numbers(of source: ShownValue, over span: TickSpan) -> [Rated] {
    Base.rated(of: source, over: span)
  }

  package static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Rated>] {
    source.numbers(overTicks: span)
      ?? Array(repeating: Rated<Rated>(Rated(.nan), rate: .anyRate), count: source.count)
  }

  package static func seconds(of span: TickSpan) -> Rated {
    Rated(Base.seconds(of: span), rate: Base(1))
  }

  package static func velocity(_ number: Rated<Rated>) -> Rated {
    let known = Rated<Base>(number.value.value, rate: number.rate.value)
    return Rated(Base.velocity(known), rate: number.rate.rate)
  }

  package var checked: Rated { Rated(value.checked, rate: rate) }

  package static func between(_ first: Rated, _ last: Rated) -> Rated {
    Rated(.between(first.value, last.value), rate: .between(first.rate, last.rate))
  }

  package static func refined(_ formula: Formula, _ known: Rated, in look: MotionLook<Rated>)
    -> Rated?
  {
    Base.refined(formula, known, in: look)
  }
}

/// The numbers of a motion over one span, each shown value computed once.
package final class MotionLook<Number: FormulaNumeral> {
  package let sources: MotionSources
  package let span: TickSpan
  private var numbers: [[Number]?]
  private var moments: [Int64: MotionLook] = [:]
  private let margin: MotionMargin
  fileprivate let isOfOne: Bool
  /// Of many motions, the looks at the two between which all of them lie.
  private(set) lazy var ends: (first: MotionLook, last: MotionLook)? = sources.ends.map {
    (MotionLook($0.first, span), MotionLook($0.last, span))
  }

  /// - Parameters:
  ///   - margin: the margin that shown values get; those of many motions get at least the first.
  ///   - isOfOne: whether only one of many motions is looked at, at one moment.
  package init(
    _ sources: MotionSources, _ span: TickSpan, margin: MotionMargin? = nil, isOfOne: Bool = false
  ) {
    (self.sources, self.span) = (sources, span)
    self.margin = margin ?? (sources.areEnd ? .rounding : .none)
    self.isOfOne = isOfOne && sources.areEnd
    numbers = Array(repeating: nil, count: sources.all.count)
  }

  func moved(to ticks: Int64) -> MotionLook {
    if let known = moments[ticks] { return known }
    let look = MotionLook(sources, ticks...ticks, margin: margin, isOfOne: isOfOne)
    moments[ticks] = look
    return look
  }

  subscript(source: Int, number: Int) -> Number {
    if let known = numbers[source] { return known[number] }
    var found =
      isOfOne
      ? sources.all[source].values(atTicks: span.lowerBound).map(Number.init)
      : Number.numbers(of: sources.all[source], over: span)
    for (place, margin) in margins(of: source).enumerated() {
      found[place] = found[place].widened(by: margin)
    }
    numbers[source] = found
    return found[number]
  }

  private func margins(of source: Int) -> [Double] {
    switch margin {
    case .none: []
    case .rounding: sources.margins(of: source)
    case .settling: sources.all[source].settlingSteps(atTicks: span.lowerBound)
    }
  }
}

/// How much wider than it is known something shown is taken to be.
package enum MotionMargin {
  case none
  /// By all rounding that went into it.
  case rounding
  /// By the step of springs that come to rest at that moment.
  case settling
}

/// The shown values that move, once each.
package final class MotionSources {
  private(set) var all: [ShownValue] = []
  /// The sums that are made of them, and how far rounding may have led each off.
  var sums: [(Formula, margin: Double)] = []
  /// What was found out by looking at one motion, and must be so of all.
  var findings: [Bool] = []
  private var places: [Origin: Int] = [:]
  var seesTime = false
  private var margins: [Int: [Double]] = [:]
  /// Of many motions that differ in a number, those with its first and with its last value.
  let ends: (first: MotionSources, last: MotionSources)?
  /// Whether they are one of such two.
  private(set) var areEnd = false

  init() { ends = nil }

  /// The motions themselves, of many those between which all of them lie.
  var leaves: [MotionSources] { ends.map { $0.first.leaves + $0.last.leaves } ?? [self] }

  init(between first: MotionSources, and last: MotionSources) {
    ends = (first, last)
    (first.areEnd, last.areEnd) = (true, true)
  }

  /// What a shown value is read of, and by which name.
  struct Origin: Hashable {
    let owner: ObjectIdentifier
    let name: String

    init(_ owner: AnyObject, _ name: String) {
      (self.owner, self.name) = (ObjectIdentifier(owner), name)
    }
  }

  func add(_ source: ShownValue, _ origin: Origin?) -> Int {
    if let known = origin.flatMap({ places[$0] }) { return known }
    if let origin { places[origin] = all.count }
    all.append(source)
    return all.count - 1
  }

  /// Whether a spring may come to rest, with a jump whose rate tells nothing.
  func mayRest(in span: TickSpan) -> Bool {
    if let ends { return ends.first.mayRest(in: span) || ends.last.mayRest(in: span) }
    return all.contains { $0.ranges(overTicks: span).contains { $0.decoration == .resting } }
  }

  /// How all of them repeat; `nil` if one moves otherwise.
  var repetition: Repetition? { seesTime ? nil : ShownValue.repetition(of: all) }

  /// How far rounding may have led each number of a source, until the next event.
  func margins(of source: Int) -> [Double] {
    if let known = margins[source] { return known }
    let found = all[source].margins
    margins[source] = found
    return found
  }
}
