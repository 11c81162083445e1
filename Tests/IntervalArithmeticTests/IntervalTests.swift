import IntervalArithmetic
import Testing

@Suite struct `A range` {
  @Test func `stays thin where nothing is rounded`() {
    #expect(Interval(1) + Interval(2) == Interval(3))
    #expect(Interval(0.5) * Interval(-4, 8) == Interval(-2, 4))
  }

  @Test func `is a step wider on the side that rounding cut off`() {
    let sum = Interval(0.1) + Interval(0.2)
    #expect(sum.lower < sum.upper)
    #expect(sum.width == 0.3.ulp)
  }
}
