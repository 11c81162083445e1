import IntervalArithmetic
import PropertyEngine
import TestSupport
import Testing

extension MotionFormula {
  fileprivate func callAsFunction<Number: ShownNumeral>(_ place: Number) -> Number {
    .value(of: self, at: place)
  }

  fileprivate static func random(
    _ index: Int, using generator: inout SeededGenerator
  ) -> MotionFormula {
    func cubic() -> SIMD4<Double> { .random(in: -2...2, using: &generator) }
    return switch index % 4 {
    case 0: .eased(.random(using: &generator))
    case 1: .sprung(.random(using: &generator))
    case 2: .cubic(cubic())
    default: .evenly(ArcLength(index % 8 == 3 ? [cubic(), cubic()] : [cubic()]), 0)
    }
  }
}

@Suite struct `A motion with its rate` {
  @Test func `changes as its rate says`() {
    var generator = SeededGenerator(seed: 21)
    var looked = 0
    for index in 0..<4000 {
      let motion = MotionFormula.random(index, using: &generator)
      let place = Double.random(in: 0.01...0.98, using: &generator)
      let after = place + 0x1p-20
      let rated = motion(Rated(place, rate: 3.0))
      #expect(rated.value == motion(place))
      let rates = motion(Rated(Interval(place, after), rate: Interval(3))).rate
      #expect(rates.contains(rated.rate))
      guard rates.width < 1e-2 else { continue }
      looked += 1
      // The error of both values, as a slope.
      let noise = (motion(Interval(place)).width + motion(Interval(after)).width) * 0x1p22
      let slope = 3 * (motion(after) - motion(place)) * 0x1p20
      #expect(abs(rated.rate - slope) <= rates.width + noise, "\(motion) at \(place)")
    }
    #expect(looked > 2500)
  }

  // The mean value form: from the middle with the rates of the span. It has the error of the middle
  // where the value has its own.
  @Test func `stays within its rates from the middle of a span`() {
    var generator = SeededGenerator(seed: 22)
    var misses: [String] = []
    for index in 0..<4000 {
      let motion = MotionFormula.random(index, using: &generator)
      let start = Double.random(in: 0...0.9, using: &generator)
      let width = Double.power(10, .random(in: -9 ... -1, using: &generator))
      let span = Interval(start, start + width)
      let middle = start + width / 2
      let rate = motion(Rated(span, rate: Interval(1))).rate
      for _ in 0..<8 {
        let place = Double.random(in: span.lower...span.upper, using: &generator)
        let bounds =
          motion(Interval(middle)) + rate * (Interval(place) - Interval(middle))
        let own = motion(Interval(place)).width
        if !bounds.widened(by: own).contains(motion(place)) {
          misses.append("\(motion) \(span) \(place): \(motion(place)) \(bounds)")
        }
      }
    }
    #expect(misses == [])
  }

  @Test func `converges with the square of the span`() {
    var generator = SeededGenerator(seed: 23)
    var looked = 0
    for index in 0..<400 {
      let motion = MotionFormula.random(index, using: &generator)
      let middle = Double.random(in: 0.2...0.8, using: &generator)
      func slack(_ width: Double) -> Double {
        let span = Interval(middle - width / 2, middle + width / 2)
        return motion(Rated(span, rate: Interval(1))).rate.width * width
      }
      guard slack(1e-2).isFinite, slack(1e-2) > 1e-9, slack(1e-2) < 1 else { continue }
      looked += 1
      #expect(slack(1e-3) <= 0.05 * slack(1e-2) + 1e-9, "\(motion) at \(middle)")
    }
    #expect(looked > 200)
  }

  @Test func `of something that stands still stands still, however steep it is`() {
    let steep = MotionFormula.eased(CubicCurve(0, 1, 0.5, 1))
    let still = steep(Rated(Interval(0, 0.1), rate: Interval(0)))
    #expect(still.rate == Interval(0))
    let moving = steep(Rated(Interval(0, 0.1), rate: Interval(1)))
    #expect(moving.rate.upper == .infinity)
  }
}
