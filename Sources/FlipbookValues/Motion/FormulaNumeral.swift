package import IntervalArithmetic
package import PropertyEngine

/// A kind of number for computing expressions: the value at a moment or its range over a span of
/// moments, alone, with its rate, or with its rate and the rate of that.
package protocol FormulaNumeral: MotionKernel {
  /// The numbers of something shown over a span in ticks; for a value both ends are the same.
  static func numbers(of source: ShownValue, over span: TickSpan) -> [Self]
  static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Self>]
  static func seconds(of span: TickSpan) -> Self
  static func velocity(_ number: Rated<Self>) -> Self
  /// The number, undefined where it is not finite: the expression has no value there.
  var checked: Self { get }
  /// The range from the first to the last; for plain values, the first.
  static func between(_ first: Self, _ last: Self) -> Self
  /// A tighter result for a formula than computing it gives; `nil` where there is none.
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
        in: MotionLook<Rated<Self>>(look.sources, look.span, isOfOneMotion: look.isOfOneMotion)))
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

  // A rate jumps at the corners of the number, and exists on both sides of its jumps. Where the
  // number is smooth its rate is continuous, or as smooth as its own decoration says.
  package static func velocity(_ number: Rated<Interval>) -> Interval {
    let decoration: Interval.Decoration =
      switch number.value.decoration {
      case _ where !number.rate.isDefined: .undefined
      case .smooth: max(.continuous, number.rate.decoration)
      // The rates on both sides are the same.
      case .continuous where number.rate.lower == number.rate.upper: .smooth
      case .continuous, .resting, .defined: .defined
      case .undefined: .undefined
      }
    return Interval(number.rate.lower, number.rate.upper, decoration)
  }

  // The mean value form: a number goes no farther from a moment than its rate allows. Where the
  // rate has one sign, or nearly so, the ends are the bounds. Neither holds across jumps.
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
  fileprivate let isOfOneMotion: Bool
  /// For many motions, the looks at the two motions between which all others lie.
  private(set) lazy var ends: (first: MotionLook, last: MotionLook)? = sources.ends.map {
    (MotionLook($0.first, span), MotionLook($0.last, span))
  }

  /// - Parameters:
  ///   - margin: the margin for shown values; default: `rounding` for many motions, else none.
  ///   - isOfOneMotion: whether to look at only one of many motions, at one moment.
  package init(
    _ sources: MotionSources, _ span: TickSpan, margin: MotionMargin? = nil,
    isOfOneMotion: Bool = false
  ) {
    (self.sources, self.span) = (sources, span)
    self.margin = margin ?? (sources.isEnd ? .rounding : .none)
    self.isOfOneMotion = isOfOneMotion && sources.isEnd
    numbers = Array(repeating: nil, count: sources.all.count)
  }

  func moved(to ticks: Int64) -> MotionLook {
    if let known = moments[ticks] { return known }
    let look = MotionLook(sources, ticks...ticks, margin: margin, isOfOneMotion: isOfOneMotion)
    moments[ticks] = look
    return look
  }

  subscript(source: Int, number: Int) -> Number {
    if let known = numbers[source] { return known[number] }
    var found =
      isOfOneMotion
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

/// The amount by which the range of a shown value is widened.
package enum MotionMargin {
  case none
  /// All rounding in its computation.
  case rounding
  /// The step of springs that come to rest at that moment.
  case settling
}

/// The shown values that move, each listed once.
package final class MotionSources {
  private(set) var all: [ShownValue] = []
  /// Sums of these values, each with its largest rounding error.
  var sums: [(Formula, margin: Double)] = []
  /// Facts found in one motion, which must be the same in all.
  var findings: [Bool] = []
  private var places: [Origin: Int] = [:]
  var seesTime = false
  private var margins: [Int: [Double]] = [:]
  /// For many motions that differ in a number, those with its first and with its last value.
  let ends: (first: MotionSources, last: MotionSources)?
  /// Whether these are the first or the last of many motions.
  private(set) var isEnd = false

  init() { ends = nil }

  /// The motion itself; for many, the outermost motions, between which all others lie.
  var leaves: [MotionSources] { ends.map { $0.first.leaves + $0.last.leaves } ?? [self] }

  init(between first: MotionSources, and last: MotionSources) {
    ends = (first, last)
    (first.isEnd, last.isEnd) = (true, true)
  }

  /// The object from which a shown value is read, and its name there.
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

  /// Whether a spring may come to rest, with a jump that its rate does not show.
  func mayRest(in span: TickSpan) -> Bool {
    if let ends { return ends.first.mayRest(in: span) || ends.last.mayRest(in: span) }
    return all.contains { $0.ranges(overTicks: span).contains { $0.decoration == .resting } }
  }

  /// The common repetition of all values; `nil` if one of them moves otherwise.
  var repetition: Repetition? { seesTime ? nil : ShownValue.repetition(of: all) }

  /// The largest rounding error of each number of a source until the next event.
  func margins(of source: Int) -> [Double] {
    if let known = margins[source] { return known }
    let found = all[source].margins
    margins[source] = found
    return found
  }
}
