import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `A range` {
  @Test func `stays thin where nothing is rounded`() {
    #expect(Interval(1) + Interval(2) == Interval(3))
    #expect(Interval(0.5) * Interval(-4, 8) == Interval(-2, 4))
    #expect(Interval(9).squareRoot() == Interval(3))
    #expect(Interval(7) / Interval(-2) == Interval(-3.5))
    #expect(Interval.exponential(Interval(0)) == Interval(1))
    #expect(Interval.power(Interval(-5, 0), Interval(0)) == Interval(1))
    #expect(Interval.length(x: Interval(-0.1), y: Interval(0)) == Interval(0.1))
    #expect(Interval.cosine(Interval(0)).contains(1))
    #expect(Interval.sine(Interval(0)) == Interval(0))
  }

  @Test func `is a step wider on the side that rounding cut off`() {
    let sum = Interval(0.1) + Interval(0.2)
    #expect(sum.lower < sum.upper)
    #expect(sum.width == 0.3.ulp)
  }

  @Test func `is never of no width where something is rounded`() {
    for range in [
      Interval(0.1) * Interval(0.1), Interval(2).squareRoot(), Interval(1) / Interval(3),
      Interval(1e-200) * Interval(1e-200), Interval(0x1p-1065) * Interval(0.3),
      Interval(1e300) * Interval(1e300),
    ] {
      #expect(range.lower < range.upper)
    }
  }

  // Numbers in 1…2 are whole numbers of 2^-52: their products are exact in two words.
  @Test func `holds the exact result, which no double is`() {
    var generator = SeededGenerator(seed: 5)
    func whole(_ x: Double) -> UInt64 { UInt64(x * 0x1p52) }
    func product(_ x: Double, _ y: Double) -> (UInt64, UInt64) {
      let (high, low) = whole(x).multipliedFullWidth(by: whole(y))
      return (high, low)
    }
    for _ in 0..<20_000 {
      let a = Double.random(in: 1..<2, using: &generator)
      let b = Double.random(in: 1..<2, using: &generator)
      let (times, root) = (Interval(a) * Interval(b), Interval(a).squareRoot())
      #expect(product(times.lower, 1) <= product(a, b))
      #expect(product(times.upper, 1) >= product(a, b))
      #expect(product(root.lower, root.lower) <= product(a, 1))
      #expect(product(root.upper, root.upper) >= product(a, 1))
      let (above, below) = (max(a, b), min(a, b))
      let share = Interval(above) / Interval(below)
      #expect(product(share.lower, below) <= product(above, 1))
      #expect(product(share.upper, below) >= product(above, 1))
      let small = b * 0x1p-8
      let sum = Interval(a) + Interval(small)
      let exact = UInt64(a * 0x1p60) + UInt64(small * 0x1p60)
      #expect(UInt64(sum.lower * 0x1p60) <= exact && exact <= UInt64(sum.upper * 0x1p60))
    }
  }

  @Test func `knows how what is meant behaves`() {
    let through = Interval(-1, 1)
    #expect(through.magnitude.decoration == .continuous)
    #expect(through.signum.decoration == .defined)
    #expect(through.squareRoot().decoration == .undefined)
    #expect(Interval(1.1, 2).rounded(.up).isContinuous)
    #expect(Interval(1.1, 2).rounded(.down).decoration == .defined)
    #expect(Interval.tangent(Interval(1, 2)).decoration == .undefined)
    #expect(Interval.tangent(Interval(-1, 1)).decoration == .smooth)
    #expect(Interval.length(x: through, y: through).decoration == .continuous)
    #expect(Interval.power(through, Interval(-1)).decoration == .undefined)
    #expect(Interval.power(through, Interval(0.5)).decoration == .undefined)
    #expect(Interval.power(through, Interval(3)).decoration == .smooth)
    #expect(Interval.logarithm(Interval(0, 1)).decoration == .undefined)
  }
}
