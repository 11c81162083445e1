import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Claims about a motion that is so slow, or so far from the origin, that rounding hides for a
/// while on which side of a number it is.
@Suite struct `A claim about what is slow or far` {
  private static let box = "view box frame: (0, 0, 100, 100)"
  private static let far = "view box frame: (1e7, 0, 100, 100)"

  private static let views: [(String, String, String)] = [
    (far, "animate 1000s easeOut { box.center.x += 55.6 }", "never box.center.x > 10000100"),
    (far, "animate 1000s easeOut { box.center.x += 55.6 }", "always box.center.x <= 10000100"),
    (
      box, "animate 100000s spring(dampingRatio: 1) { box.center.x += 1 }",
      "never box.frame.minX > 0.77"
    ),
    (box, "animate 60s { box.center.x += 100 }", "always box.center.x < 150"),
  ]

  @Test(arguments: views)
  func `is not back where it only leaves`(view: String, motion: String, check: String) {
    let text = Answers.text("expect \(check)", after: ["set digits 9", view, motion])
    #expect(text.contains(" leaves") || text.contains("box.center.x is "), "\(text)")
    #expect(!text.contains(", back at"), "\(text)")
  }

  private static let answers: [(String, String)] = [
    ("duration(box.center.x > 150)", "0.000"), ("duration(box.center.x < 150)", "60.000"),
    ("duration(box.center.x >= 150, for: 61s)", "1.000"),
    ("expect never box.center.x > 150", ""), ("expect eventually box.center.x >= 150", ""),
    ("expect box.center.x >= 150 at: 60s", ""),
  ]

  @Test(arguments: answers)
  func `is decided though it comes to its bound slowly`(entry: String, answer: String) {
    #expect(
      Answers.text(entry, after: [Self.box, "animate 60s { box.center.x += 100 }"]) == answer)
  }

  // 50 · 1.1 is a little more than 55 in doubles, so at both ends the number is above 55.
  @Test func `is not decided by its ends alone`() {
    let entries = [Self.box, "animate 60s { box.center.x += 100 }"]
    let number = "abs(box.center.x - 100) * 1.1"
    #expect(Answers.text("duration(\(number) > 55)", after: entries) != "60.000")
    #expect(!Answers.text("expect always \(number) > 55", after: entries).isEmpty)
    let run = Answers.text("run until: \(number) <= 55; expect stage.now < 1", after: entries)
    #expect(run.contains("frame") && !run.contains("error"), "\(run)")
  }

  @Test func `has one moment in all verbs`() {
    let entries = [Self.box, "animate 10000s easeOut { box.center.x += 1e-6 }"]
    let crossings = Answers.text("crossings box.frame.minX * 1e6 == 0.5", after: entries)
    #expect(crossings.contains("3425.000s  rises"), "\(crossings)")
    #expect(Answers.text("duration(box.frame.minX * 1e6 > 0.5)", after: entries) == "6575.000")
    #expect(Answers.text("expect eventually box.frame.minX * 1e6 > 0.5", after: entries).isEmpty)
  }

  @Test(arguments: [3_000, 10_000])
  func `arrives when its time is over`(seconds: Int) {
    let motion = "animate \(seconds)s { box.center.x += 100 }"
    let text = Answers.text("crossings box.center.x == 150", after: [Self.box, motion])
    #expect(text.contains("\(seconds).000s  arrives"), "\(text)")
  }

  private static let motions: [(String, String, String, String)] = [
    (box, "animate 0.001s linear { box.center.x += 1e7 }", "total(box.center.x)", "5000.050"),
    (far, "animate 1s linear { box.center.x += 1 }", "total(box.center.x)", "10000050.500"),
    (far, "animate 1s { box.center.y += 1 }", "total(box.center.x, for: 2s)", "20000100.000"),
  ]

  @Test(arguments: motions)
  func `adds up the whole stretch`(view: String, motion: String, entry: String, sum: String) {
    #expect(Answers.text(entry, after: [view, motion]).hasSuffix(sum))
  }

  private static let origins: [(String, String, String)] = [
    ("1e7", "50", "10000108.152 at 2.853s"), ("1e6", "1", "1000051.163 at 2.853s"),
    ("0", "50", "108.152 at 2.853s"),
  ]

  @Test(arguments: origins)
  func `has its label at the peak`(origin: String, way: String, label: String) {
    let entries = [
      "view box frame: (\(origin), 0, 100, 100)",
      "animate 10s spring(dampingRatio: 0.5) { box.center.x += \(way) }",
    ]
    #expect(Answers.text("plot box.center.x", after: entries).contains(label))
  }

  @Test(arguments: ["box.frame.width < 100", "box.bounds.width < 100", "box.frame.width > 100"])
  func `is refuted for all numbers where it never holds`(condition: String) {
    let text = Answers.text(
      "prove p from: 10 to: 30 { animate 1s { box.center.x += p }; expect always \(condition) }",
      after: [Self.box])
    #expect(text.contains("refuted") && !text.contains("undecided"), "\(text)")
  }

  // While it waits, the number is exactly at its kink, where its velocity may jump.
  private static let numbers: [(String, String, Double)] = [
    ("animate 1s delay: 0.5s { box.center.x += 100 }", "abs(box.center.x - 50)", 100.0),
    ("animate 1s delay: 0.5s { box.center.x += 100 }", "max(box.center.x, 50)", 100),
    ("animate 1s delay: 0.5s { box.center.x += 100 }", "abs(0.1 * box.center.x - 5)", 10),
    ("animate 1s delay: 0.5s { box.center.x -= 100 }", "distance(box.center, (50, 50))", 100),
  ]

  @Test(arguments: numbers)
  func `is decided at a kink where it waits`(motion: String, number: String, way: Double) {
    let entries = [Self.box, "set digits 9", motion]
    let text = Answers.text("highest(velocity(\(number)))", after: entries)
    let highest = Double(text.split(separator: "\n").last ?? "") ?? .nan
    #expect(abs(highest * 0.58 / way - 1) < 1e-4, "\(text)")
    #expect(Answers.text("lowest(velocity(\(number)))", after: entries).hasSuffix("0.000000000"))
    #expect(!Answers.text("table \(number) turns", after: entries).contains("error"))
  }

  // Its middle is half the sum of its two edges, which turn round at corners.
  @Test func `is decided of a turning frame's middle, wherever that turns`() {
    let entries = [Self.box, "animate 1s { box.transform = rotate(90deg) }"]
    #expect(Answers.text("expect continuous box.frame.midX", after: entries) == "")
  }

  @Test(arguments: ["monotonic", "continuous", "smooth"])
  func `is decided where rounding hides which number is chosen`(check: String) {
    let entries = [
      "view box frame: (-300050, 0, 100, 100)", "animate 27s easeIn { box.center.x += 0.0001 }",
    ]
    let number = "box.center.x > -299999.99995 ? box.center.x : -299999.99995"
    let text = Answers.text("expect \(check) \(number)", after: entries)
    #expect(!text.contains("not decided") && text.isEmpty, "\(text)")
  }

  // Rounding hides for a while that it has started, or that it has not yet arrived.
  private static let kinks: [(motion: String, number: String, most: Double)] = [
    ("20s { box.center.x += 1 }", "abs(box.center.x - 50)", 1 / 0.58 / 20),
    ("20s { box.center.x += 1 }", "max(box.center.x, 50)", 1 / 0.58 / 20),
    ("20s { box.center.x += 1 }", "abs(51 - box.center.x)", 0),
    ("1000s { box.center.x += 1 }", "abs(box.center.x - 50)", 1 / 0.58 / 1000),
    ("5s easeIn { box.center.x += 0.001 }", "abs(box.center.x - 50)", 0.001 / 0.58 / 5),
    ("1s easeIn delay: 1s { box.center.x += 0.0001 }", "abs(box.center.x - 50)", 0.0001 / 0.58),
  ]

  @Test(arguments: kinks)
  func `is decided at a kink where it sets out`(motion: String, number: String, most: Double) {
    let entries = [Self.box, "set digits 9", "animate \(motion)"]
    let text = Answers.text("highest(velocity(\(number)))", after: entries)
    let highest = Double(text.split(separator: "\n").last ?? "") ?? .nan
    #expect(abs(highest - most) <= 1e-4 * most + 1e-8, "\(text)")
    for entry in ["expect smooth \(number)", "expect monotonic \(number)"] {
      #expect(Answers.text(entry, after: entries) == "", "\(entry)")
    }
    let turns = Answers.text("table \(number) turns", after: entries)
    #expect(!turns.contains("error"), "\(turns)")
  }

  // A kink stays a kink, however slow the motion is.
  @Test(arguments: ["0.001", "1e-5", "1e-7"])
  func `tells of a kink on its way`(way: String) {
    let entries = [Self.box, "animate 100s linear { box.center.x += \(way) }"]
    let number = "abs(box.center.x - 50 - \(way) / 2)"
    let text = Answers.text("expect smooth \(number)", after: entries)
    #expect(text.contains("at 50.00") && text.contains("s the velocity of"), "\(text)")
  }
}
