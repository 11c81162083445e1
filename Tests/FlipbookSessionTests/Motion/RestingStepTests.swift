import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Springs that end at rest: at a damping ratio of 0.9 and 1 s, 0.094 % of their way from it.
@Suite struct `The last step of a spring` {
  private static let view = ["view box frame: (0, 0, 100, 100)"]
  private static let spring = "spring(dampingRatio: 0.9)"
  private static func attached(_ inputs: String) -> [String] {
    view + [
      "animation k position.x from: 50 to: 100 1s \(spring) \(inputs)", "add k to: box",
      "box.center.x = 100",
    ]
  }

  private static let steady: [([String], String)] = [
    (["animator slide 1s \(spring) { box.center.x += 200 }", "start slide"], "slide.progress"),
    (["animate 1s \(spring) { box.transform = scale(2) }"], "box.frame.width"),
    (["animate 1s \(spring) { box.transform = scale(2) }"], "box.transform.scale.x"),
    (["box.layer.speed = 0.73", "animate 1s \(spring) { box.center.x += 200 }"], "box.center.x"),
    (
      [
        "box.layer.speed = 0.3", "animate 1s \(spring) { box.center.y += 10 }",
        "animate 3s \(spring) { box.center.x += 90 }",
      ], "box.center.x + box.center.y"
    ),
    (["animate 1s \(spring) { box.center.x += 200 }"], "max(box.center.x, 0)"),
    (["animate 1s \(spring) { box.center += (75, 100) }"], "box.center.x / box.center.y"),
    (["animate 1s \(spring) { box.center.x += 200 }"], "sqrt(box.center.x)"),
    (["animate 1s \(spring) { box.center.x += 200 }"], "box.center.x * box.center.x"),
    (["animate 1s \(spring) { box.transform = rotate(90deg) }"], "box.frame.width"),
    (
      [
        "animate 0.7s spring(dampingRatio: 0.75) { box.bounds.size.width -= 80 }",
        "animate 1s linear { box.transform = rotate(40deg) }",
      ], "box.frame.width"
    ),
    (
      [
        "animate 0.7s spring(dampingRatio: 0.75) { box.bounds.size.width -= 80 }",
        "animate 1s linear { box.transform = scale(1.5) }",
      ], "box.frame.width"
    ),
  ]

  @Test(arguments: steady)
  func `is no jump where it is not seen`(entries: [String], number: String) {
    let outcome = Answers.outcome("expect continuous \(number)", after: Self.view + entries)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: ["", "speed: 2", "speed: 0.37", "fillMode: forwards"])
  func `is no jump where an animation is removed`(inputs: String) {
    let check = "expect continuous box.center.x"
    let outcome = Answers.outcome(check, after: Self.attached(inputs))
    #expect(!outcome.failed, "\(outcome.text)")
    let elsewhere = Self.attached(inputs) + ["box.center.x = 100.1"]
    #expect(Answers.outcome(check, after: elsewhere).failed)
  }

  private static let jumping: [(String, String)] = [
    ("animate 1s \(spring) { X = 200 }", "min(max((X - 199.9995) * 1000, 0), 1)"),
    ("animate 1s \(spring) { X = 200 }", "floor(X * 10)"),
    ("animate 1s \(spring) { X = 200 }", "pow(X / 200, 20)"),
    ("animate 1s \(spring) { X = 200 } completion: { X += 0.1 }", "X"),
    ("animate 1s \(spring) { X = 200 } completion: { X -= 0.1 }", "X"),
    ("animate 1s spring(dampingRatio: 0.7) { X = 200 }", "X"),
  ]

  @Test(arguments: jumping)
  func `is a jump of what goes farther, or elsewhere`(entry: String, number: String) {
    let (entry, number) = (
      entry.replacing("X", with: "box.center.x"), number.replacing("X", with: "box.center.x")
    )
    #expect(Answers.outcome("expect continuous \(number)", after: Self.view + [entry]).failed)
  }

  private static let proofs: [(String, String, Bool)] = [
    ("animator q 1s \(spring) { Y += 10 * w }; start q", "q.progress", true),
    ("animator q 1s \(spring) { Y += 10 * w }; start q", "q.fractionComplete", false),
    ("animate 1s spring(dampingRatio: w) { Y = 150 }", "Y", true),
    ("animate 1s spring(dampingRatio: w) { Y = 150 }", "max(Y, 0)", true),
    ("animate 1s \(spring) delay: w { Y = 150 }", "abs(Y - 50)", true),
    (
      "animate 1s spring(dampingRatio: w) { Y = 150 }", "min(max((Y - 149.9995) * 1000, 0), 1)",
      false
    ),
  ]

  @Test(arguments: proofs)
  func `is the same to a proof`(block: String, number: String, isProven: Bool) {
    let text = "prove w from: 0.899 to: 0.9 { \(block); expect continuous \(number) }"
    let entries = Self.view + ["set format csv"]
    let found = Answers.text(text.replacing("Y", with: "box.center.y"), after: entries)
    #expect(
      (found.split(separator: "\n").last?.contains(",proven,") == true) == isProven, "\(found)")
  }

  // The second spring is cut off at 3 % of its way, in which it moves nothing sideways.
  @Test(arguments: [
    ("mass: w, stiffness: 150, damping: 14", "0.5", "4"),
    ("mass: 1, stiffness: 150, damping: w", "5", "20"),
  ])
  func `is none of a spring that moves another number of the view`(
    spring: String, from: String, to: String
  ) {
    let found = Answers.text(
      "prove w from: \(from) to: \(to) { animate spring(\(spring)) { box.center.x -= 120 }; "
        + "animate 0.5s spring(dampingRatio: 0.4) { box.center.y += 60 }; "
        + "expect continuous box.center.x }", after: Self.view + ["set format csv"])
    #expect(
      found.split(separator: "\n").dropFirst().allSatisfy { $0.contains(",proven,") }, "\(found)")
  }
}
