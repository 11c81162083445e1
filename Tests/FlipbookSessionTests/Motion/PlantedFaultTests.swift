import FlipbookCommands
import FlipbookValues
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Faults at random places of random sessions: each is found with its moment, and without it
/// nothing is found.
@Suite struct `A planted fault` {
  private static let seeds = 0..<Effort.seeds

  // A session in which other things move.
  private static func crowd(_ random: inout SeededGenerator) -> Session {
    let session = Session.entered(["view box frame: (0, 0, 100, 100)"])
    for number in 0..<random.number(0...4) {
      let timing = random.pick([
        "linear", "easeInOut", "spring(dampingRatio: 0.4)", "cubic(0.3, -0.5, 0.7, 1.6)",
      ])
      _ = session.enter("view other\(number) frame: (10, 10, 50, 50)")
      _ = session.enter(
        "animate \(random.number(1...20)) / 10 \(timing) { other\(number).center.x += 80 }")
    }
    _ = session.enter("step 0.\(random.number(0...9))s")
    return session
  }

  private static func seconds(_ random: inout SeededGenerator, _ range: ClosedRange<Double>)
    -> Double
  {
    (Double.random(in: range, using: &random) * 1e6).rounded() / 1e6
  }

  // The moment of a check's failure, in seconds from now; nil if it holds.
  private static func failure(_ check: String, in session: Session) -> Double? {
    _ = session.enter("set digits 9")
    let outcome = session.enter("expect \(check)")
    guard outcome.failed else {
      #expect(outcome.text.isEmpty, "\(check)\n\(outcome.text)\n\(session.entered)")
      return nil
    }
    let rest = outcome.text.split(separator: ", but at ").dropFirst().first ?? ""
    return Double(rest.prefix { $0 != "s" }).map { $0 - session.now } ?? -1
  }

  @Test(arguments: seeds)
  func `a spike of a tenth of a millisecond breaks its bound then`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (session, twin) = (Self.crowd(&random), { Session.entered($0) })
    let way = random.number(20...300)
    let timing = random.pick(["linear", "easeIn", "spring(dampingRatio: 1)"])
    _ = session.enter("animate 1s \(timing) { box.center.x += \(way) }")
    let check = "always box.center.x <= \(50 + way)"
    let clean = twin(session.transcript.map(\.entry))
    #expect(Self.failure(check, in: clean) == nil)
    let moment = Self.seconds(&random, 0.01...0.98)
    _ = session.enter("after \(moment)s { box.center.x += \(way + 1) }")
    _ = session.enter("after \(moment + 0.0001)s { box.center.x -= \(way + 1) }")
    let found = try #require(Self.failure(check, in: session), "\(session.entered)")
    #expect(abs(found - moment) < 1e-9, "\(session.entered)")
  }

  @Test(arguments: seeds)
  func `an overshoot of a thousandth of a point breaks its bound when it is passed`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let session = Self.crowd(&random)
    let way = Double(random.number(20...300))
    let curve = Overshooting(&random, by: 0.001 / way)
    _ = session.enter("animate 1s \(curve.text) { box.center.x += \(way) }")
    let clean = Session.entered(session.transcript.map(\.entry))
    #expect(Self.failure("always box.center.x <= \(50 + way + 0.001001)", in: clean) == nil)
    let found = try #require(
      Self.failure("always box.center.x <= \(50 + way)", in: session), "\(session.entered)")
    #expect(abs(found - curve.crossing) < 1e-6, "\(found) \(curve)\n\(session.entered)")
  }

  @Test(arguments: seeds)
  func `a jump of a thousandth of a point is no continuous motion`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Self.crowd(&random)
    let timing = random.pick([
      "linear", "easeInOut", "spring(dampingRatio: 0.8)",
      "cubic(0, 1, 1, 0)",
    ])
    _ = session.enter("animate 1s \(timing) { box.center.x += \(random.number(20...300)) }")
    let clean = Session.entered(session.transcript.map(\.entry))
    #expect(Self.failure("continuous box.center.x", in: clean) == nil)
    let moment = Self.seconds(&random, 0.01...0.98)
    _ = session.enter("after \(moment)s { box.center.x += 0.001 }")
    let found = try #require(Self.failure("continuous box.center.x", in: session))
    #expect(abs(found - moment) < 1e-9, "\(session.entered)")
  }

  @Test(arguments: seeds)
  func `a velocity that jumps by a point a second is no smooth motion`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let base = Self.crowd(&random).transcript.map(\.entry)
    let moment = Self.seconds(&random, 0.05...0.9)
    let speed = random.number(10...400)
    func session(_ second: Int) -> Session {
      Session.entered(
        base + [
          "animate \(moment)s linear { box.center.x += \(Double(speed) * moment) } completion: "
            + "{ animate 1s linear { box.center.x += \(second) } }"
        ])
    }
    #expect(Self.failure("smooth box.center.x", in: session(speed)) == nil)
    let found = try #require(Self.failure("smooth box.center.x", in: session(speed + 1)))
    #expect(abs(found - moment) < 1e-9)
  }

  // Its frame bends with the angle, which rounding may put on either side of 0.
  @Test(arguments: seeds)
  func `neither is one of what turns, and rounding is none`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let turns = [3...20, 25...45].map { angles in
      let timing = random.pick(["easeInOut", "spring(dampingRatio: 1)", "cubic(0.4, 0, 0.3, 1)"])
      let motion = "animate \(Self.seconds(&random, 1...2))s \(timing)"
      return "\(motion) { box.transform = rotate(\(random.number(angles))deg) }"
    }
    let session = Session.entered(["view box frame: (0, 0, 100, 60)"] + turns)
    #expect(Self.failure("smooth box.frame.minX for: 1s", in: session) == nil, "\(turns)")
    #expect(Self.failure("smooth box.frame.height for: 1s", in: session) == nil, "\(turns)")
    let moment = Self.seconds(&random, 0.05...0.9)
    _ = session.enter("after \(moment)s { animate 1s linear { box.center.x += 1 } }")
    let found = try #require(Self.failure("smooth box.frame.minX for: 1s", in: session))
    #expect(abs(found - moment) < 1e-9)
  }
}

/// A curve that rises above its end by a share of its way, and when it passes that end.
private struct Overshooting {
  let text: String
  let crossing: Double

  init(_ random: inout SeededGenerator, by share: Double) {
    let (x1, y1) = (Double(random.number(0...50)) / 100, Double(random.number(0...9)) / 10)
    let x2 = Double(random.number(50...100)) / 100
    func peak(_ y2: Double) -> Double {
      (0...20_000).reduce(0) { highest, step in
        let s = Double(step) / 20_000
        return max(highest, 3 * (1 - s) * s * ((1 - s) * y1 + s * y2) + s * s * s)
      }
    }
    var (low, high) = (1.0, 2.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if peak(middle) < 1 + share { low = middle } else { high = middle }
    }
    let y2 = high
    // 1 − y is (1 − s) times `rest`, which is 0 where the end is passed.
    var (before, after) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (before + after) / 2
      let rest = 1 + s + s * s - 3 * s * ((1 - s) * y1 + s * y2)
      if rest > 0 { before = s } else { after = s }
    }
    let s = after
    crossing = 3 * (1 - s) * s * ((1 - s) * x1 + s * x2) + s * s * s
    text = "cubic(\(x1), \(y1), \(x2), \(y2))"
  }
}
