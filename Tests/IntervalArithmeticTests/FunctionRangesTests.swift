import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `Functions over ranges` {
  private static let extremes = [
    -Double.infinity, -.greatestFiniteMagnitude, -1e160, -2, -1, -0.5, -1e-160, -0x1p-1074, 0,
    0x1p-1074, 1e-160, 0.5, 1, 2, 1e160, .greatestFiniteMagnitude, .infinity,
  ]

  private static let ranges: [Interval] = extremes.flatMap { low in
    extremes.filter { $0 >= low && ($0 > low || $0.isFinite) }.map { Interval(low, $0) }
  }

  private func isSound(_ range: Interval) -> Bool {
    range.lower <= range.upper
  }

  @Test func `never answer what is not a number, or ends the wrong way round`() {
    for a in Self.ranges + [.undefined] {
      let answers: [Interval] = [
        -a, a.magnitude, a.signum, a.rounded(.down), a.squareRoot(), .exponential(a),
        .logarithm(a), .sine(a), .cosine(a), .tangent(a),
      ]
      #expect(answers.allSatisfy(isSound), "\(a): \(answers)")
    }
  }

  @Test func `never answer what is not a number for two ranges`() {
    for a in Self.ranges + [.undefined] {
      for b in Self.ranges + [.undefined] {
        let answers: [Interval] = [
          a + b, a - b, a * b, a / b, .remainder(a, b), .power(a, b), .angle(x: a, y: b),
          .length(x: a, y: b), .least(a, b), .greatest(a, b), .either(a, b),
        ]
        if !answers.allSatisfy(isSound) { Issue.record("\(a), \(b): \(answers)") }
      }
    }
  }

  @Test func `are undefined of what is undefined`() {
    let (none, some) = (Interval.undefined, Interval(1, 2))
    let answers: [Interval] = [
      -none, none.magnitude, none.signum, none.rounded(.down), none.squareRoot(),
      .exponential(none), .logarithm(none), .sine(none), .cosine(none), .tangent(none),
      none + some, some - none, none * some, some / none, .remainder(none, some),
      .power(some, none), .power(none, some), .power(none, Interval(0)), .angle(x: none, y: some),
      .length(x: some, y: none), .least(none, some), .greatest(some, none),
      .exponential(some / Interval(0, 1)),
    ]
    #expect(answers.allSatisfy { !$0.isDefined })
  }

  // Over all pairs of operands of many kinds, the operation on numbers lies in that on ranges.
  @Test func `hold what the platform answers`() {
    var generator = SeededGenerator(seed: 3)
    var (looked, misses) = (0, [String]())
    func number(_ range: Interval) -> Double {
      let (low, high) = (max(range.lower, -1e300), min(range.upper, 1e300))
      guard low <= high else { return range.lower.isFinite ? range.lower : range.upper }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where range.lower.isFinite: return range.lower
      case 1 where range.upper.isFinite: return range.upper
      default: return .random(in: low...high, using: &generator)
      }
    }
    func look(_ range: Interval, _ value: Double, _ text: @autoclosure () -> String) {
      guard value.isFinite || range.isDefined else { return }
      looked += 1
      if value.isNaN ? range.isDefined : !range.contains(value), misses.count < 10 {
        misses.append(text() + ": \(value), \(range)")
      }
    }
    for a in Self.ranges {
      for b in Self.ranges {
        let (x, y) = (number(a), number(b))
        guard x.isFinite, y.isFinite else { continue }
        look(a + b, x + y, "\(x) + \(y)")
        look(a * b, x * y, "\(x) * \(y)")
        if y != 0 { look(a / b, x / y, "\(x) / \(y)") }
        look(.remainder(a, b), .remainder(x, y), "\(x) % \(y)")
        look(.power(a, b), .power(x, y), "\(x) to the power \(y) in \(a) \(b)")
        look(.power(a, Interval(y)), .power(x, y), "\(x) to the power \(y)")
        look(.angle(x: a, y: b), .angle(x: x, y: y), "angle \(x) \(y)")
        look(.length(x: a, y: b), .length(x: x, y: y), "length \(x) \(y)")
      }
    }
    #expect(misses == [])
    #expect(looked > 50_000)
  }
}

// MARK: - Angles

@Suite struct `Angles over ranges` {
  @Test(arguments: [-9, -4, -2, -1, 0, 1, 3, 6, 1_000_003])
  func `of a quarter turn, a turn and more hold every sample`(quarter: Int) {
    for quarters in 0...9 {
      let (start, end) = (
        Double(quarter) * .pi / 2, Double(quarter + quarters) * .pi / 2
      )
      for (low, high) in [
        (start, end), (start.nextUp, end.nextDown), (start.nextDown, end.nextUp),
        (start.nextDown, end.nextDown), (start.nextUp, end.nextUp),
      ] where low <= high {
        let (sine, cosine) = (
          Interval.sine(Interval(low, high)), Interval.cosine(Interval(low, high))
        )
        #expect(sine.lower <= sine.upper && cosine.lower <= cosine.upper)
        for part in 0...64 {
          let angle = min(max(low + (high - low) * Double(part) / 64, low), high)
          #expect(sine.contains(.sine(angle)), "\(low), \(high) at \(angle): \(sine)")
          #expect(cosine.contains(.cosine(angle)), "\(low), \(high) at \(angle): \(cosine)")
        }
      }
    }
  }

  @Test func `turn a whole period round without a gap`() {
    for (low, high) in [
      (-Double.pi / 2, 3 * Double.pi / 2),
      (-(Double.pi / 2).nextDown, (3 * Double.pi / 2).nextDown),
    ] {
      let sine = Interval.sine(Interval(low, high))
      #expect(sine.upper == 1)
      #expect(sine.lower <= -1 + 0x1p-52)
    }
  }

  @Test func `hold every sample across quadrants, of any size`() {
    var generator = SeededGenerator(seed: 4)
    var (misses, bounded) = ([String](), 0)
    for _ in 0..<20_000 {
      let size = Double.power(10, .random(in: -3...15, using: &generator))
      let start = Double.random(in: -size...size, using: &generator)
      let span = Interval(start, start + .random(in: 0...7, using: &generator))
      let (sine, cosine) = (Interval.sine(span), Interval.cosine(span))
      let tangent = Interval.tangent(span)
      if tangent.isDefined { bounded += 1 }
      for _ in 0..<6 {
        let angle = Double.random(in: span.lower...span.upper, using: &generator)
        let isHeld =
          sine.contains(.sine(angle)) && cosine.contains(.cosine(angle))
          && tangent.contains(.tangent(angle)) && tangent.lower <= tangent.upper
        if !isHeld { misses.append("\(angle) in \(span): \(sine), \(cosine), \(tangent)") }
      }
    }
    #expect(misses == [])
    #expect(bounded > 2000)
  }

  // The places of turning points, from the same numbers to a hundred digits.
  @Test(arguments: [1e22, 1e100, 1e300, -1e300, 0x1.c4p82])
  func `of any size are thin where the angle is`(angle: Double) {
    for range in [Interval.sine(Interval(angle)), .cosine(Interval(angle))] {
      #expect(range.width <= 4 * range.upper.magnitude.ulp)
    }
    #expect(Interval.sine(Interval(angle)).contains(.sine(angle)))
    #expect(Interval.sine(Interval(angle, angle.nextUp)) == Interval(-1, 1))
    #expect(!Interval.tangent(Interval(angle, angle.nextUp)).isDefined)
  }

  @Test func `of directions jump behind, and nowhere else`() {
    let ahead = Interval.angle(x: Interval(1, 2), y: Interval(-1, 1))
    #expect(ahead.decoration == .smooth)
    #expect(ahead.lower < -.pi / 4 && ahead.lower > -0.7854)
    let behind = Interval.angle(x: Interval(-2, -1), y: Interval(-1, 1))
    #expect(behind.decoration == .defined)
    #expect(behind.contains(.pi) && behind.contains(-.pi))
    let nothing = Interval.angle(x: Interval(0), y: Interval(0))
    #expect(nothing.contains(0) && nothing.isDefined)
    let above = Interval.angle(x: Interval(-1, 1), y: Interval(1, 2))
    #expect(above.decoration == .smooth)
    #expect(above.lower > 0.78 && above.upper < 2.36)
  }
}
