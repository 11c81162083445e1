import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `A formula` {
  private func place(_ formula: Formula, _ generator: inout SeededGenerator) -> Double {
    .random(in: formula.domain, using: &generator)
  }

  // A span of a length between all of the domain and one double, often with an end of whole
  // eighths, where functions have their kinks, jumps and exact results.
  private func span(_ formula: Formula, _ generator: inout SeededGenerator) -> Interval {
    var start = place(formula, &generator)
    if Bool.random(using: &generator) { start = (start * 8).rounded(.up) / 8 }
    let width = 18 * Double.power(10, -Double.random(in: 0...17, using: &generator))
    let ends = (start, Bool.random(using: &generator) ? start + width : start - width)
    let domain = formula.domain
    return Interval(
      max(min(ends.0, ends.1), domain.lowerBound), min(max(ends.0, ends.1), domain.upperBound))
  }

  @Test(arguments: Formula.allCases)
  func `changes as its rate says`(formula: Formula) {
    var generator = SeededGenerator(seed: 11)
    let step = 1e-7
    for _ in 0..<500 {
      let x = place(formula, &generator)
      let around = formula(Interval(x - 2 * step, x + 2 * step))
      guard around.isContinuous else { continue }
      let after = x + step
      let slope = (formula(after) - formula(x)) / (after - x)
      let rated = formula(Rated(x, rate: 1.0))
      #expect(rated.value == formula(x))
      let bend = formula(Rated(Interval(x, x + step), rate: Interval(1))).rate.width
      let noise = 8 * .ulpOfOne * (9 + around.magnitude.upper) / step
      guard bend.isFinite else { continue }
      #expect(abs(rated.rate - slope) <= bend + noise, "\(x): \(rated.rate) and \(slope)")
      #expect(abs(2 * formula(Rated(x, rate: 0.5)).rate - rated.rate) <= 1e-12 * abs(slope))
    }
  }

  @Test(arguments: Formula.allCases)
  func `comes to what lies in its range, and so does its rate`(formula: Formula) {
    var generator = SeededGenerator(seed: 12)
    var (looked, bounded) = (0, 0)
    for _ in 0..<1000 {
      let span = span(formula, &generator)
      let range = formula(Rated(span, rate: Interval(1)))
      #expect(range.value == formula(span) || formula.isFolded)
      #expect(range.value.lower <= range.value.upper && range.rate.lower <= range.rate.upper)
      if range.value.width <= 4, range.rate.width <= 100 { bounded += 1 }
      for index in 0..<6 {
        let x =
          switch index {
          case 0: span.lower
          case 1: span.upper
          default: Double.random(in: span.lower...span.upper, using: &generator)
          }
        let number = formula(Rated(x, rate: 1.0))
        looked += 1
        #expect(range.value.contains(number.value), "\(x) in \(span): \(number), \(range)")
        guard range.value.isContinuous, !number.rate.isNaN else { continue }
        #expect(range.rate.contains(number.rate), "\(x) in \(span): \(number), \(range)")
      }
    }
    #expect(looked == 6000)
    #expect(bounded > 300)
  }

  // Where its value has a rate of its own, the same is worked out in another way.
  @Test(arguments: Formula.allCases)
  func `has less excess over less of a span`(formula: Formula) {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<50 {
      let x = place(formula, &generator)
      let widths = (0..<6).map { 1e-3 / Double(1 << (2 * $0)) }
      let ranges = widths.map { formula(Interval(x, x + $0)) }
      guard ranges[0].decoration == .smooth else { continue }
      let speed = formula(Rated(Interval(x, x + 1e-3), rate: Interval(1))).rate
      let fastest = max(speed.lower.magnitude, speed.upper.magnitude) + 20
      for (width, range) in zip(widths, ranges) {
        let noise = 64 * (abs(range.lower).ulp + abs(range.upper).ulp + 9.0.ulp)
        #expect(range.width <= 8 * fastest * width + noise, "\(x), \(width)")
      }
    }
  }
}

extension Formula {
  // A rated number that is one of two is that one itself, with no step between.
  fileprivate var isFolded: Bool { self == .least || self == .greatest || self == .magnitude }
}
