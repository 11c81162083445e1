import IntervalArithmetic
import PropertyEngine

/// A range over a span with its term: computing a formula in these also writes down its parts.
struct EvidenceNumber {
  let range: Interval
  let term: ProofTerm

  private init(_ range: Interval, _ term: ProofTerm) { (self.range, self.term) = (range, term) }

  /// - Parameter source: a name for something of which no term is known.
  init(unknown source: String) { self.init(.undefined, .unknown(source)) }

  init(_ constant: Double) { self.init(Interval(constant), .number(constant)) }

  private var isConstant: Bool { range.lower == range.upper }
  private func isConstant(_ number: Double) -> Bool { isConstant && range.lower == number }

  // Writes a number that does not change as that number.
  private static func call(
    _ name: String, _ parts: [EvidenceNumber],
    _ function: @escaping @Sendable ([Interval]) -> Interval
  ) -> EvidenceNumber {
    let range = function(parts.map(\.range))
    let isNumber = parts.allSatisfy(\.isConstant) && range.lower == range.upper
    return EvidenceNumber(
      range, isNumber ? .number(range.lower) : .call(name, parts.map(\.term), function))
  }

  private static func call(
    _ name: String, _ part: EvidenceNumber, _ function: @escaping @Sendable (Interval) -> Interval
  ) -> EvidenceNumber { call(name, [part]) { function($0[0]) } }

  private static func call(
    _ name: String, _ a: EvidenceNumber, _ b: EvidenceNumber,
    _ function: @escaping @Sendable (Interval, Interval) -> Interval
  ) -> EvidenceNumber { call(name, [a, b]) { function($0[0], $0[1]) } }

  // A function for which a file has no word.
  private static func unwritten(_ name: String, _ range: Interval) -> EvidenceNumber {
    EvidenceNumber(range, range.lower == range.upper ? .number(range.lower) : .unknown(name))
  }
}

extension EvidenceNumber: RatableNumeral {
  static prefix func - (a: Self) -> Self { call("neg", a) { -$0 } }

  static func + (a: Self, b: Self) -> Self {
    a.isConstant(0) ? b : b.isConstant(0) ? a : call("+", a, b) { $0 + $1 }
  }

  static func - (a: Self, b: Self) -> Self { b.isConstant(0) ? a : call("-", a, b) { $0 - $1 } }

  static func * (a: Self, b: Self) -> Self {
    if a.isConstant(0) || b.isConstant(0) { return Self(0) }
    return a.isConstant(1) ? b : b.isConstant(1) ? a : call("*", a, b) { $0 * $1 }
  }

  static func / (a: Self, b: Self) -> Self { b.isConstant(1) ? a : call("/", a, b) { $0 / $1 } }
  static func remainder(_ a: Self, _ b: Self) -> Self {
    unwritten("'%'", .remainder(a.range, b.range))
  }

  var magnitude: Self { Self.call("abs", self) { $0.magnitude } }
  var signum: Self { Self.unwritten("'sign'", range.signum) }
  // Near 0 a root changes much more than its argument, which other programs may round differently.
  func squareRoot() -> Self {
    let rounding = 0x1p-48 * max(term.size(over: Interval(0, 1)), 1)
    return Self.call("sqrt", self) { square in
      let isExact = square.lower == square.upper || square.lower < 0
      return (isExact ? square : square.widened(by: rounding).within(0, .infinity)).squareRoot()
    }
  }

  func rounded(_ rule: FloatingPointRoundingRule) -> Self {
    Self.unwritten("a rounded number", range.rounded(rule))
  }

  static func exponential(_ x: Self) -> Self { unwritten("'exp'", .exponential(x.range)) }
  static func logarithm(_ x: Self) -> Self { unwritten("'log'", .logarithm(x.range)) }
  static func power(_ a: Self, _ b: Self) -> Self { unwritten("'pow'", .power(a.range, b.range)) }
  static func sine(_ angle: Self) -> Self { unwritten("a rotation", .sine(angle.range)) }
  static func cosine(_ angle: Self) -> Self { unwritten("a rotation", .cosine(angle.range)) }
  static func tangent(_ angle: Self) -> Self { unwritten("'tan'", .tangent(angle.range)) }
  static func angle(x: Self, y: Self) -> Self {
    unwritten("an angle", .angle(x: x.range, y: y.range))
  }
  static func length(x: Self, y: Self) -> Self { call("length", x, y) { .length(x: $0, y: $1) } }
  static func least(_ a: Self, _ b: Self) -> Self { call("min", a, b) { .least($0, $1) } }
  static func greatest(_ a: Self, _ b: Self) -> Self { call("max", a, b) { .greatest($0, $1) } }
  static func isBelow(_ a: Self, _ b: Self) -> Verdict { Interval.isBelow(a.range, b.range) }
  static func isAtMost(_ a: Self, _ b: Self) -> Verdict { Interval.isAtMost(a.range, b.range) }
  static func either(_ a: Self, _ b: Self) -> Self { call("any", a, b) { .either($0, $1) } }
  static func tied(_ a: Self, _ b: Self, isLesser: Bool) -> Self { either(a, b) }
  var isDefined: Bool { range.isDefined }
  var isZero: Bool { isConstant(0) }
  var kinked: Self { self }
  static var anyRate: Self { EvidenceNumber(unknown: "a rate") }
}

extension EvidenceNumber: MotionKernel {
  init(from first: Double, to last: Double, rate: Double) {
    let range = Interval(from: first, to: last, rate: rate)
    self.init(
      range, first == last ? .number(first) : .ramp(from: first, to: last, rate: rate))
  }

  static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self { either(a, b) }
  static func resting(_ a: Self, at end: Double) -> Self { either(a, Self(end)) }

  static func straight(from: Double, delta: Double, at progress: Self) -> Self {
    Self(from) + Self(delta) * progress
  }

  static func value(of formula: MotionFormula, at place: Self) -> Self {
    let text: String
    switch formula {
    case .eased(let curve): text = "ease \(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
    case .easedBetween(let first, let last):
      guard first == last else { return EvidenceNumber(unknown: "curves between two") }
      return value(of: .eased(first), at: place)
    case .sprung(let spring): text = "spring \(spring.text)"
    case .sprungBetween(let first, let last):
      guard first != last else { return value(of: .sprung(first), at: place) }
      guard let springs = SpringRange(between: first, last) else { return anyRate }
      guard springs.ratio.upper <= 1 else { return EvidenceNumber(unknown: "springs that creep") }
      let ranges = [springs.decay, springs.ratio, springs.velocity]
      text = "springs" + ranges.map { " \($0.lower) \($0.upper)" }.joined()
    case .cubic(let c): text = "cubic \(c.x) \(c.y) \(c.z) \(c.w)"
    case .evenly: return EvidenceNumber(unknown: "a path")
    }
    return call(text, place) { .value(of: formula, at: $0) }
  }

  static func bend(_ order: Int, of formula: MotionFormula, at place: Self) -> Self { anyRate }

  var bounds: (lower: Double, upper: Double) { range.bounds }
  var isStill: Bool { isConstant }
  func within(_ lower: Double, _ upper: Double) -> Self {
    .least(.greatest(self, Self(lower)), Self(upper))
  }
  func touching(_ number: Double) -> Self { Self(range.touching(number), term) }
}

extension EvidenceNumber: FormulaNumeral {
  static func numbers(of source: ShownValue, over span: TickSpan) -> [Self] {
    source.numbers(overTicks: span) ?? Array(repeating: anyRate, count: source.count)
  }

  static func rated(of source: ShownValue, over span: TickSpan) -> [Rated<Self>] {
    source.numbers(overTicks: span)
      ?? Array(repeating: Rated(anyRate, rate: anyRate), count: source.count)
  }

  static func seconds(of span: TickSpan) -> Self {
    Self(
      from: Stage.seconds(ticks: span.lowerBound), to: Stage.seconds(ticks: span.upperBound),
      rate: 1)
  }

  static func velocity(_ number: Rated<Self>) -> Self { number.rate }
  static func between(_ first: Self, _ last: Self) -> Self {
    first.term.text == last.term.text ? first : either(first, last)
  }
}

extension Spring {
  fileprivate var text: String {
    "\(parameters.mass) \(parameters.stiffness) \(parameters.damping) "
      + "\(parameters.allowsOverdamping ? 1 : 0) \(initialVelocity)"
  }
}
