import TestSupport

// Claims of each kind about numbers of each kind.
extension PlantedProof {
  typealias Maker = (inout SeededGenerator, _ isBroken: Bool) -> PlantedProof

  static var makers: [Maker] {
    [
      amount, sliver, endValue, overlap, eventual, boundedCurve, laggingCurve, laggingTime,
      settledDuration, settledDelay, settledSpring, settledAmount, risingAmount, risingCurve,
      risingDelay, risingDuration, continuousChoice,
    ] + springs.map { spring in { boundedSpring(spring, &$0, isBroken: $1) } }
  }

  private static func fullSpring(_ random: inout SeededGenerator) -> (SwingingSpring, String) {
    let (stiffness, ratio) = (
      Double.random(in: 20...400, using: &random), Double.random(in: 0.2...0.8, using: &random)
    )
    let damping = 2 * ratio * stiffness.squareRoot()
    return (
      SwingingSpring(stiffness: stiffness, damping: damping),
      "spring(mass: 1, stiffness: \(stiffness), damping: \(damping))"
    )
  }

  private static func curve(_ random: inout SeededGenerator) -> TextbookCurve {
    func share() -> Double { .random(in: 0.1...0.9, using: &random) }
    return TextbookCurve(x1: share(), y1: share(), x2: share(), y2: share())
  }

  // MARK: Conditions

  private static func amount(_ random: inout SeededGenerator, isBroken: Bool) -> PlantedProof {
    let (spring, typed) = fullSpring(&random)
    let limit = Double.random(in: 100...900, using: &random)
    let bound = 50 + limit * spring.peak
    return PlantedProof(
      block: "animate 1s \(typed) { a.center.x += n }", check: "always a.center.x <= \(bound)",
      range: below(limit, from: .random(in: 0...50, using: &random), isBroken: isBroken),
      isKept: { 50 + $0 * spring.peak <= bound })
  }

  /// Only a sliver in the middle is broken.
  private static func sliver(_ random: inout SeededGenerator, isBroken: Bool) -> PlantedProof {
    let ratio = Double.random(in: 0.2...0.8, using: &random)
    let start = Double.random(in: 150...250, using: &random)
    let bound = 50 + start * SwingingSpring(ratio: ratio).peak
    let end = isBroken ? start + 0.04 : start - 0.1
    return PlantedProof(
      block: "animate 2s spring(dampingRatio: \(ratio)) { a.center.x += n }",
      check: "never a.center.x > \(bound) && n < \(end)",
      range: 0...400, isKept: { !($0 > start && $0 < end) })
  }

  private static func endValue(_ random: inout SeededGenerator, isBroken: Bool) -> PlantedProof {
    let limit = Double.random(in: 100...900, using: &random)
    return PlantedProof(
      block: "animate 1s { a.center.y = n }", check: "never a.frame.maxY > \(limit + 50)",
      range: below(limit, from: -100, isBroken: isBroken), isKept: { $0 <= limit })
  }

  private static func overlap(_ random: inout SeededGenerator, isBroken: Bool) -> PlantedProof {
    let (spring, typed) = fullSpring(&random)
    let limit = 200 / spring.peak
    return PlantedProof(
      block: "b.center.x = 350; animate 1s \(typed) { a.center.x += n }",
      check: "never overlap(a, b)",
      range: below(limit, from: .random(in: 0...20, using: &random), isBroken: isBroken),
      isKept: { $0 * spring.peak <= 200 })
  }

  private static func eventual(_ random: inout SeededGenerator, isBroken: Bool) -> PlantedProof {
    let (spring, typed) = fullSpring(&random)
    let limit = Double.random(in: 100...300, using: &random)
    let bound = 50 + limit * spring.peak
    return PlantedProof(
      block: "animate 1s \(typed) { a.center.x += n }", check: "eventually a.center.x > \(bound)",
      range: above(limit, to: .random(in: 400...800, using: &random), isBroken: isBroken),
      isKept: { 50 + $0 * spring.peak > bound })
  }

  private static func boundedCurve(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let (x1, x2) = (
      Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
    )
    func highest(_ y2: Double) -> Double { TextbookCurve(x1: x1, y1: 0, x2: x2, y2: y2).highest }
    let limit = Double.random(in: 1.5...3, using: &random)
    let bound = 50 + 200 * highest(limit)
    return PlantedProof(
      block: "animate 1s cubic(\(x1), 0, \(x2), n) { a.center.x += 200 }",
      check: "always a.center.x <= \(bound)",
      range: below(limit, from: 1.1, isBroken: isBroken),
      isKept: { 50 + 200 * highest($0) <= bound })
  }

  /// How far a curve falls behind the straight line: by 3n·p(1−p)², at most 4n/9.
  private static func laggingCurve(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = Double.random(in: 0.3...0.9, using: &random)
    let bound = 100 * limit * 4 / 9
    return PlantedProof(
      block: "animate 1s linear { b.center.x += 100 }; "
        + "animate 1s cubic(n, 0, 1, 1) { a.center.x += 100 }",
      check: "always b.center.x - a.center.x <= \(bound)",
      range: below(limit, from: 0.05, isBroken: isBroken), isKept: { 100 * $0 * 4 / 9 <= bound })
  }

  /// A duration, or a delay, that lets one view fall behind another.
  private static func laggingTime(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = Double.random(in: 1.2...2.5, using: &random)
    let isDelay = Bool.random(using: &random)
    func lag(_ n: Double) -> Double { isDelay ? 100 * min(n / 4, 1) : n > 1 ? 100 - 100 / n : 0 }
    return PlantedProof(
      block: isDelay
        ? "animate 4s linear { b.center.x += 100 }; animate 4s linear delay: n { a.center.x += 100 }"
        : "animate 1s linear { b.center.x += 100 }; animate n linear { a.center.x += 100 }",
      check: "always b.center.x - a.center.x <= \(lag(limit))",
      range: below(limit, from: .random(in: 0.1...0.3, using: &random), isBroken: isBroken),
      isKept: { lag($0) <= lag(limit) }, unit: "s")
  }

  // MARK: Springs

  private typealias Varied = (
    typed: String, spring: @Sendable (Double) -> SwingingSpring, range: ClosedRange<Double>,
    rises: Bool
  )

  /// Each number of a spring, with a range in which the overshoot only grows or only shrinks.
  private static let springs: [Varied] = [
    ("1s spring(dampingRatio: n)", { SwingingSpring(ratio: $0) }, 0.2...0.9, false),
    ("spring(duration: 0.5, bounce: n)", { SwingingSpring(ratio: 1 - $0) }, 0.1...0.8, true),
    (
      "1s spring(mass: n, stiffness: 100, damping: 10)",
      { SwingingSpring(mass: $0, stiffness: 100, damping: 10) }, 0.5...5, true
    ),
    (
      "1s spring(mass: 1, stiffness: n, damping: 10)",
      { SwingingSpring(stiffness: $0, damping: 10) }, 50...500, true
    ),
    (
      "1s spring(mass: 1, stiffness: 100, damping: n)",
      { SwingingSpring(stiffness: 100, damping: $0) }, 4...16, false
    ),
    (
      "1s spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: n)",
      { SwingingSpring(stiffness: 100, damping: 10, velocity: $0) }, 0...20, true
    ),
  ]

  private static func boundedSpring(
    _ varied: Varied, _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let way = Double.random(in: 10...500, using: &random)
    let width = varied.range.upperBound - varied.range.lowerBound
    let limit = varied.range.lowerBound + width * .random(in: 0.3...0.7, using: &random)
    let bound = 50 + way * varied.spring(limit).peak
    return PlantedProof(
      block: "animate \(varied.typed) { a.center.x += \(way) }",
      check: "always a.center.x <= \(bound)",
      range: varied.rises
        ? below(limit, from: varied.range.lowerBound, isBroken: isBroken)
        : above(limit, to: varied.range.upperBound, isBroken: isBroken),
      isKept: { 50 + way * varied.spring($0).peak <= bound })
  }

  // MARK: Settled

  private static func settledDuration(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let curve = curve(&random)
    let (limit, share) = (Double.random(in: 1...3, using: &random), curve.share(at: 0.999))
    return PlantedProof(
      block: "animate n \(curve.typed) { a.center.x += 80 }",
      check: "settled a.center.x by: \(limit * share)s",
      range: below(limit, from: 0.3, isBroken: isBroken), isKept: { $0 <= limit }, unit: "s")
  }

  private static func settledDelay(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let (spring, typed) = fullSpring(&random)
    let limit = Double.random(in: 1...2, using: &random)
    return PlantedProof(
      block: "animate 1s \(typed) delay: n { a.center.x += 80 }",
      check: "settled a.center.x by: \(limit + spring.settling)s",
      range: below(limit, from: 0.2, isBroken: isBroken), isKept: { $0 <= limit }, unit: "s")
  }

  /// A range of dampings of which the first settles as late as any larger one.
  private static func settledSpring(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    func settling(_ n: Double) -> Double { SwingingSpring(stiffness: 100, damping: n).settling }
    let high = 12.0
    var (low, limit, latest) = (0.0, 0.0, 0.0)
    repeat {
      low = Double.random(in: 4...8, using: &random)
      limit = low + (high - low) * 1e-4
      latest = (0...5_000).map { settling(limit + (high - limit) * Double($0) / 5_000) }.max() ?? 0
    } while latest > settling(limit)
    latest *= isBroken ? 1 : 1.001
    return PlantedProof(
      block: "animate 1s spring(mass: 1, stiffness: 100, damping: n) { a.center.x += 80 }",
      check: "settled a.center.x by: \(latest)s", range: low...high,
      isKept: { [latest] in settling($0) <= latest })
  }

  /// Two ways one after the other, of which the later one must be small beside their sum.
  private static func settledAmount(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = 0.1 / (1 - 0.001)
    return PlantedProof(
      block: "animate 1s linear { a.center.x += 100 }; "
        + "animate 1s linear delay: \(Double.random(in: 1...2, using: &random)) { a.center.x += n }",
      check: "settled a.center.x by: 1s", range: below(limit, from: 0, isBroken: isBroken),
      isKept: { $0 <= 0.001 * (100 + $0) })
  }

  // MARK: Monotonic

  /// The difference of two forward motions, which only falls if the longer one is the faster one.
  private static func risingAmount(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let time = Double.random(in: 1.5...3, using: &random)
    let limit = 100 * time
    return PlantedProof(
      block: "animate 1s linear { a.center.x += 100 }; "
        + "animate \(time)s linear { b.center.x += n }",
      check: "monotonic a.center.x - b.center.x",
      range: above(limit, to: 700, isBroken: isBroken), isKept: { $0 >= limit })
  }

  private static func risingCurve(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let (x1, x2) = (
      Double.random(in: 0.1...0.9, using: &random), Double.random(in: 0.1...0.9, using: &random)
    )
    return PlantedProof(
      block: "animate 1s cubic(\(x1), 0, \(x2), n) { a.center.x += 200 }",
      check: "monotonic a.center.x", range: below(1, from: 0.1, isBroken: isBroken),
      isKept: { $0 <= 1 })
  }

  private static func risingDelay(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = Double.random(in: 1...2, using: &random)
    return PlantedProof(
      block: "animate \(limit + 1)s linear { a.center.x += 100 }; "
        + "animate 1s linear delay: n { b.center.x += 20 }",
      check: "monotonic a.center.x - b.center.x",
      range: below(limit, from: 0.1, isBroken: isBroken), isKept: { $0 <= limit }, unit: "s")
  }

  private static func risingDuration(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = Double.random(in: 0.4...0.8, using: &random)
    return PlantedProof(
      block: "animate 3s linear { a.center.x += 300 }; "
        + "animate n linear { b.center.x += \(100 * limit) }",
      check: "monotonic a.center.x - b.center.x",
      range: above(limit, to: 2.5, isBroken: isBroken), isKept: { $0 >= limit }, unit: "s")
  }

  // MARK: Continuous

  private static func continuousChoice(
    _ random: inout SeededGenerator, isBroken: Bool
  ) -> PlantedProof {
    let limit = Double.random(in: 100...300, using: &random)
    return PlantedProof(
      block: "animate 1s linear { a.center.x += n }",
      check: "continuous a.center.x > \(50 + limit) ? 1 : 0",
      range: below(limit, from: 10, isBroken: isBroken), isKept: { $0 <= limit })
  }
}
