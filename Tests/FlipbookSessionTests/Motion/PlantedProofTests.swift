import Foundation
import TestSupport
import Testing

@testable import FlipbookSession

/// Claims that are broken in a sliver of a range, or nowhere, told by textbook formulas.
struct Planted {
  let entry: String
  let range: ClosedRange<Double>
  /// Whether the claim is kept with a value.
  let isKept: (Double) -> Bool
}

/// An overshoot's share of the way, by the closed form.
private func overshoot(_ ratio: Double) -> Double {
  ratio >= 1 ? 0 : exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
}

extension Planted {
  static let makers = [amount, sliver, ratio, time]

  /// A way with a spring, to a bound that only the last ten-thousandth of the range passes, or none.
  static func amount(_ random: inout SeededGenerator, isBroken: Bool) -> Planted {
    let (stiffness, ratio) = (
      Double.random(in: 20...400, using: &random), Double.random(in: 0.2...0.8, using: &random)
    )
    let (low, high) = (
      Double.random(in: 0...50, using: &random), Double.random(in: 100...900, using: &random)
    )
    let limit = isBroken ? high - (high - low) * 1e-4 : high * 1.0001
    let bound = 50 + limit * (1 + overshoot(ratio))
    let spring =
      "spring(mass: 1, stiffness: \(stiffness), damping: \(2 * ratio * stiffness.squareRoot()))"
    return Planted(
      entry: "prove n from: \(low) to: \(high) { animate 1s \(spring) { a.center.x += n }; "
        + "expect always a.center.x <= \(bound) }",
      range: low...high, isKept: { 50 + $0 * (1 + overshoot(ratio)) <= bound })
  }

  /// The same, where only a sliver in the middle is broken.
  static func sliver(_ random: inout SeededGenerator, isBroken: Bool) -> Planted {
    let ratio = Double.random(in: 0.2...0.8, using: &random)
    let start = Double.random(in: 150...250, using: &random)
    let bound = 50 + start * (1 + overshoot(ratio))
    let end = isBroken ? start + 0.04 : start - 0.1
    return Planted(
      entry:
        "prove n from: 0 to: 400 { animate 2s spring(dampingRatio: \(ratio)) { a.center.x += n }; "
        + "expect never a.center.x > \(bound) && n < \(end) }",
      range: 0...400, isKept: { !($0 > start && $0 < end) })
  }

  /// A damping ratio, of a spring in full or of one with a duration.
  static func ratio(_ random: inout SeededGenerator, isBroken: Bool) -> Planted {
    let (low, high) = (
      Double.random(in: 0.2...0.4, using: &random), Double.random(in: 0.6...0.9, using: &random)
    )
    let limit = isBroken ? low + (high - low) * 1e-4 : low * 0.999
    let (way, time) = (
      Double.random(in: 10...500, using: &random), Double.random(in: 0.3...3, using: &random)
    )
    let bound = 50 + way * (1 + overshoot(limit))
    let spring =
      Bool.random(using: &random)
      ? "spring(mass: 1, stiffness: \(time * 100), damping: \(20 * time.squareRoot()) * n)"
      : "spring(dampingRatio: n)"
    return Planted(
      entry:
        "prove n from: \(low) to: \(high) { animate \(time)s \(spring) { a.center.x += \(way) }; "
        + "expect always a.center.x <= \(bound) }",
      range: low...high, isKept: { 50 + way * (1 + overshoot($0)) <= bound })
  }

  /// A duration, or a delay, that lets one view fall behind another.
  static func time(_ random: inout SeededGenerator, isBroken: Bool) -> Planted {
    let (low, high) = (
      Double.random(in: 0.1...0.3, using: &random), Double.random(in: 1.2...2.5, using: &random)
    )
    let limit = isBroken ? high - (high - low) * 1e-4 : high * 1.001
    let isDelay = Bool.random(using: &random)
    func lag(_ n: Double) -> Double { isDelay ? 100 * min(n / 4, 1) : n > 1 ? 100 - 100 / n : 0 }
    let bound = lag(limit)
    let moves =
      isDelay
      ? "animate 4s linear { b.center.x += 100 }; animate 4s linear delay: n { a.center.x += 100 }"
      : "animate 1s linear { b.center.x += 100 }; animate n linear { a.center.x += 100 }"
    return Planted(
      entry: "prove n from: \(low)s to: \(high)s { \(moves); "
        + "expect always b.center.x - a.center.x <= \(bound) }",
      range: low...high, isKept: { lag($0) <= bound })
  }
}

@Suite struct `Planted claims` {
  private static let count = Int(Seeds.count) * 2
  private static let stage = [
    "set format csv", "set digits 9", "view a frame: (0, 0, 100, 100)",
    "view b frame: (0, 0, 100, 100)",
  ]

  @Test(arguments: 0..<count) func `are proven and refuted as the formulas say`(number: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(number + 1))
    let makers = Planted.makers
    let isBroken = number / makers.count % 2 == 0
    let planted = makers[number % makers.count](&random, isBroken)
    let text = Answers.text(planted.entry, after: Self.stage)
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let width = planted.range.upperBound - planted.range.lowerBound
    var (last, undecided) = (planted.range.lowerBound, 0.0)
    for row in rows {
      let (from, to) = (try #require(Double(row[0])), try #require(Double(row[1])))
      #expect(abs(from - last) <= 2e-9)
      last = to
      for part in 0...200 {
        let value = from + (to - from) * Double(part) / 200
        // The formulas round too.
        switch row[2] {
        case "proven":
          #expect(
            planted.isKept(value - 1e-9) || planted.isKept(value + 1e-9),
            "\(value): \(planted.entry)\n\(text)")
        case "refuted":
          #expect(
            !planted.isKept(value - 1e-9) || !planted.isKept(value + 1e-9),
            "\(value): \(planted.entry)\n\(text)")
        default: break
        }
      }
      if row[2] == "undecided" {
        #expect(to - from <= 1.0001e-5 * width)
        undecided += to - from
      }
    }
    #expect(abs(last - planted.range.upperBound) <= 2e-9, "\(text)")
    #expect(undecided <= 0.001 * width, "\(planted.entry)\n\(text)")
    #expect(rows.contains { $0[2] == "refuted" } == isBroken, "\(planted.entry)\n\(text)")
    #expect(rows.contains { $0[2] == "proven" })
  }
}
