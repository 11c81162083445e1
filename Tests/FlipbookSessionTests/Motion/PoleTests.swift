import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Curves that are infinitely fast at their beginning, at their end, and in their middle.
@Suite struct `A rate without a bound` {
  private static let curves = [
    "cubic(0, 0.6, 0.5, 1)", "cubic(0.5, 0.6, 1, 0.97)", "cubic(1, 0.6, 0, 0.4)",
    "cubic(0, 0.6, 1, 0.97)",
  ]

  private static func session(_ curve: String, after delay: Double, x: Int = 0) -> Session {
    let motion = "animate 1s \(curve) { a.center.x += 100 }"
    return Session.entered([
      "view a frame: (\(x), 0, 100, 100)", delay > 0 ? "after \(delay)s { \(motion) }" : motion,
    ])
  }

  private static let claims = [
    "highest(NUMBER)", "table NUMBER turns", "settled(NUMBER)", "total(NUMBER * NUMBER)",
    "crossings NUMBER == 1000000000000", "expect always NUMBER < 1000000000000",
    "expect never NUMBER > 1000000000000", "expect monotonic NUMBER",
    "expect always NUMBER + a.alpha < 1000000000000",
  ]

  @Test(arguments: curves, [0, 0.51234567])
  func `has no highest value, and nothing is claimed of it`(curve: String, delay: Double) {
    for x in [0, 1_000_000] {
      let session = Self.session(curve, after: delay, x: x)
      for claim in Self.claims {
        for number in ["velocity(a.center.x)", "abs(velocity(a.center.x))"] {
          let entry = claim.replacing("NUMBER", with: number)
          let outcome = session.enter(entry)
          #expect(outcome.failed, "\(entry): \(outcome.text)")
        }
      }
    }
  }

  // Their accelerations are infinite at an end, their velocities are not.
  @Test(arguments: ["easeIn", "easeOut"], [0, 0.5])
  func `may be that of a velocity`(curve: String, delay: Double) {
    let session = Self.session(curve, after: delay)
    for claim in ["highest(NUMBER)", "lowest(NUMBER)", "expect always abs(NUMBER) < 100000000"] {
      let entry = claim.replacing("NUMBER", with: "acceleration(a.center.x)")
      #expect(session.enter(entry).failed, "\(entry)")
    }
    #expect(!session.enter("highest(velocity(a.center.x))").failed)
  }

  @Test func `is told where the number has a formula`() {
    let text = Self.session("easeOut", after: 0).enter("acceleration(a.center.x)").text
    #expect(text.contains("hint: ask a frame later"), "\(text)")
    let other = Self.session("easeOut", after: 0).enter("acceleration(highest(a.center.x))").text
    #expect(!other.contains("ask a frame later"), "\(other)")
  }

  @Test(arguments: curves)
  func `is infinite in a sweep`(curve: String) {
    let session = Session.entered(["view a frame: (0, 0, 100, 100)"])
    let text = session.enter(
      "sweep w from: 100 to: 200 by: 50 { animate 1s \(curve) { a.center.x += w } } "
        + "measure: a.center.x"
    ).text
    #expect(text.matches(of: /infinite/).count == 3, "\(text)")
  }

  @Test(arguments: curves)
  func `is never proven to stay below a bound`(curve: String) {
    let session = Session.entered(["view a frame: (0, 0, 100, 100)"])
    let text = session.enter(
      "prove w from: 100 to: 200 { animate 1s \(curve) { a.center.x += w }; "
        + "expect always velocity(a.center.x) < 1000000000000 }"
    ).text
    #expect(!text.contains("proven"), "\(text)")
  }

  // A spring may jump to its rest, at any speed.
  @Test(arguments: [
    "easeInOut", "spring(dampingRatio: 0.5)", "linear", "cubic(0.3, -0.5, 0.2, 1.8)",
  ])
  func `is not that of other motions`(curve: String) {
    let session = Self.session(curve, after: 0.5)
    for claim in Self.claims where !claim.hasPrefix("expect monotonic") {
      let entry = claim.replacing("NUMBER", with: "velocity(a.center.x)")
      #expect(!session.enter(entry).failed, "\(entry)")
    }
  }

  @Test func `has one way where only its own rate has no bound`() {
    for way in ["100", "0.00001", "-100"] {
      let session = Session.entered([
        "view a frame: (0, 0, 100, 100)", "animate 1s easeOut { a.center.x += \(way) }",
        "view b frame: (0, 0, 100, 100)", "animate 1s easeIn { b.center.x += \(way) }",
      ])
      #expect(session.enter("expect monotonic velocity(a.center.x) for: 0.9s").text == "")
      #expect(session.enter("expect monotonic velocity(b.center.x) for: 0.9s").text == "")
    }
  }
}
