/// A number with its rate of change per second: forward differentiation.
///
/// For a value, the rate is that from the right. For a range, it contains the rates at all moments
/// of the span, from both sides where they differ; at a jump there is no rate, as the decoration
/// tells.
package struct Rated<Base: RatableNumeral>: Numeral {
  package var value: Base
  package var rate: Base

  @inlinable package init(_ value: Base, rate: Base) { (self.value, self.rate) = (value, rate) }

  @inlinable package init(_ constant: Double) { self.init(Base(constant), rate: Base(0)) }

  package var isDefined: Bool { value.isDefined }

  package static func isBelow(_ a: Self, _ b: Self) -> Verdict { Base.isBelow(a.value, b.value) }
  package static func isAtMost(_ a: Self, _ b: Self) -> Verdict { Base.isAtMost(a.value, b.value) }

  package static func either(_ a: Self, _ b: Self) -> Self {
    Self(.either(a.value, b.value), rate: .tied(a.rate, b.rate, isLesser: true))
  }

  // MARK: Arithmetic

  @inlinable package static prefix func - (a: Self) -> Self { Self(-a.value, rate: -a.rate) }

  @inlinable package static func + (a: Self, b: Self) -> Self {
    Self(a.value + b.value, rate: a.rate + b.rate)
  }

  @inlinable package static func - (a: Self, b: Self) -> Self {
    Self(a.value - b.value, rate: a.rate - b.rate)
  }

  @inlinable package static func * (a: Self, b: Self) -> Self {
    Self(a.value * b.value, rate: product(a.rate, b.value) + product(a.value, b.rate))
  }

  @inlinable package static func / (a: Self, b: Self) -> Self {
    let quotient = a.value / b.value
    return Self(quotient, rate: (a.rate - product(quotient, b.rate)) / b.value)
  }

  package static func remainder(_ a: Self, _ b: Self) -> Self {
    let whole = (a.value / b.value).rounded(.towardZero)
    return Self(.remainder(a.value, b.value), rate: a.rate - product(whole, b.rate))
  }

  /// The product of two factors: 0 if one of them is 0, however large the other is.
  @inlinable package static func product(_ a: Base, _ b: Base) -> Base {
    a.isZero || b.isZero ? Base(0) : a * b
  }

  // The product of a range through 0 with itself would reach below 0.
  private static func square(_ a: Base) -> Base { a.magnitude * a.magnitude }

  private static func quotient(_ a: Base, _ b: Base) -> Base { a.isZero ? a : a / b }

  // MARK: Functions

  package var magnitude: Self { .chosen(self, -self, isLesser: false, value.magnitude) }

  package var signum: Self { Self(value.signum, rate: Base(0)) }

  package func rounded(_ rule: FloatingPointRoundingRule) -> Self {
    Self(value.rounded(rule), rate: Base(0))
  }

  package func squareRoot() -> Self {
    let root = value.squareRoot()
    return Self(root, rate: Self.quotient(rate, root + root))
  }

  package static func exponential(_ x: Self) -> Self {
    let power = Base.exponential(x.value)
    return Self(power, rate: product(power, x.rate))
  }

  package static func logarithm(_ x: Self) -> Self {
    Self(.logarithm(x.value), rate: quotient(x.rate, x.value))
  }

  package static func power(_ base: Self, _ exponent: Self) -> Self {
    let power = Base.power(base.value, exponent.value)
    let byBase = product(
      product(base.rate, exponent.value), .power(base.value, exponent.value - Base(1)))
    guard !exponent.rate.isZero else { return Self(power, rate: byBase) }
    return Self(power, rate: byBase + power * .logarithm(base.value) * exponent.rate)
  }

  @specialized(where Base == Interval) package static func sine(_ angle: Self) -> Self {
    Self(.sine(angle.value), rate: product(.cosine(angle.value), angle.rate))
  }

  @specialized(where Base == Interval) package static func cosine(_ angle: Self) -> Self {
    Self(.cosine(angle.value), rate: -product(.sine(angle.value), angle.rate))
  }

  package static func tangent(_ angle: Self) -> Self {
    let tangent = Base.tangent(angle.value)
    return Self(tangent, rate: product(Base(1) + square(tangent), angle.rate))
  }

  package static func angle(x: Self, y: Self) -> Self {
    Self(
      .angle(x: x.value, y: y.value),
      rate: quotient(
        product(x.value, y.rate) - product(y.value, x.rate), square(x.value) + square(y.value)))
  }

  @specialized(where Base == Interval) package static func length(x: Self, y: Self) -> Self {
    let length = Base.length(x: x.value, y: y.value)
    guard Base.isBelow(Base(0), length) != .holds else {
      let rate = product(x.value, x.rate) + product(y.value, y.rate)
      return Self(length, rate: quotient(rate, length))
    }
    // A distance changes no faster than the point moves.
    let speed = Base.length(x: x.rate, y: y.rate)
    if areEqual(length, Base(0)) { return Self(length, rate: speed) }
    return Self(length.kinked, rate: .tied(speed, -speed, isLesser: false))
  }

  @specialized(where Base == Interval) package static func least(_ a: Self, _ b: Self) -> Self {
    chosen(a, b, isLesser: true, .least(a.value, b.value))
  }

  @specialized(where Base == Interval) package static func greatest(_ a: Self, _ b: Self) -> Self {
    chosen(a, b, isLesser: false, .greatest(a.value, b.value))
  }

  private static func chosen(_ a: Self, _ b: Self, isLesser: Bool, _ value: Base) -> Self {
    if Base.isBelow(a.value, b.value) == .holds { return isLesser ? a : b }
    if Base.isBelow(b.value, a.value) == .holds { return isLesser ? b : a }
    // If they are the same number, their rates decide.
    guard !areEqual(a.value, b.value) else {
      return Self(value, rate: isLesser ? .least(a.rate, b.rate) : .greatest(a.rate, b.rate))
    }
    return Self(value.kinked, rate: .tied(a.rate, b.rate, isLesser: isLesser))
  }

  private static func areEqual(_ a: Base, _ b: Base) -> Bool {
    Base.isAtMost(a, b) == .holds && Base.isAtMost(b, a) == .holds
  }
}

// A number with its rate can have another one: the rate of its rate.
extension Rated: RatableNumeral {
  package static func tied(_ a: Self, _ b: Self, isLesser: Bool) -> Self {
    Self(.tied(a.value, b.value, isLesser: isLesser), rate: .anyRate)
  }

  package var kinked: Self { Self(value.kinked, rate: rate) }
  package static var anyRate: Self { Self(.anyRate, rate: .anyRate) }
  package var isZero: Bool { value.isZero && rate.isZero }
}
