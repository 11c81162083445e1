import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Claims about numbers that one motion moves together.
@Suite struct `A claim about what goes together` {
  private static let views = [
    "view box frame: (0, 0, 100, 100)", "view card frame: (200, 0, 100, 100)",
  ]
  private static let move = "animate 0.3s { box.center.x += 100; card.center.x += 100 }"

  private static let questions: [(String, String)] = [
    ("closest(box, card)", "100.000\nclosest at 0.000s"),
    ("lowest(distance(box, card))", "200.000"),
    ("highest(box.frame.maxX - box.frame.minX)", "100.000"),
    ("lowest(box.center.x - box.center.x)", "0.000"),
    ("highest(card.frame.midX - box.frame.maxX)", "150.000"),
    ("settled(distance(box, card))", "0.000"),
    ("duration(card.center.x - box.center.x >= 200)", "0.300"),
    ("expect always distance(box, card) <= 200", ""),
    ("expect never box.center.x > card.center.x - 200", ""),
    ("expect always card.center.x - 200 == box.center.x", ""),
    ("expect always card.center.x == box.center.x + 200", ""),
    ("expect monotonic distance(box, card)", ""), ("expect continuous distance(box, card)", ""),
  ]

  @Test(arguments: questions)
  func `is decided though the distance never changes`(question: String, answer: String) {
    let text = Answers.text(question, after: Self.views + [Self.move])
    #expect(Set(text.split(separator: "\n")) == Set(answer.split(separator: "\n")), "\(text)")
  }

  // Half as far, or by two animators with the same timing: still along one line.
  private static let motions: [(String, String)] = [
    ("animate 0.3s { box.center.x += 100; card.center.x += 50 }", "150.000"),
    ("animate 0.3s { box.center.x += 100 }; animate 0.3s { card.center.x += 100 }", "200.000"),
    ("animate 1s spring(dampingRatio: 1) { box.center.x += 100; card.center.x -= 50 }", "50.000"),
  ]

  @Test(arguments: motions)
  func `follows from one motion`(motion: String, least: String) {
    #expect(
      Answers.text("lowest(card.center.x - box.center.x)", after: Self.views + [motion]) == least)
  }

  @Test func `cancels out within one view`() {
    let entries = [Self.views[0], "animate 0.5s easeOut { box.frame.size.width += 100 }"]
    #expect(Answers.text("highest(box.frame.minX)", after: entries) == "0.000")
    #expect(Answers.text("expect always box.frame.minX >= 0", after: entries).isEmpty)
    #expect(Answers.text("crossings box.frame.minX == 0", after: entries).contains("always 0"))
  }

  // One motion goes there, and another with the same timing goes back at once.
  private static let cancelling: [(String, String, String)] = [
    ("+= 100", "-= 100", "0.000"), ("+= 0.1", "-= 0.1", "0.000"), ("+= 100", "-= 50", "50.000"),
    ("+= 1000000", "-= 999999.999", "0.001"),
  ]

  @Test(arguments: cancelling)
  func `cancels out within one number`(there: String, back: String, way: String) {
    for timing in ["", "easeIn ", "spring(dampingRatio: 1) "] {
      let entries = [
        Self.views[0], "animate 1s \(timing){ box.center.x \(there) }",
        "animate 1s \(timing){ box.center.x \(back) }",
      ]
      #expect(Answers.text("highest(box.center.x) - 50", after: entries) == way)
      for check in ["monotonic", "continuous"] {
        #expect(Answers.text("expect \(check) box.center.x", after: entries).isEmpty)
      }
    }
  }

  @Test func `lets time pass under a promise though ways cancel out`() {
    let entries = [
      Self.views[0], "promise c continuous box.center.x", "animate 0.3s { box.center.x += 100 }",
      "animate 0.3s { box.center.x -= 100 }",
    ]
    #expect(Answers.text("run", after: entries).hasPrefix("time 0.300s"))
  }

  @Test func `is decided of what was turned back together`() {
    let entries =
      Self.views + [
        Self.move, "step 0.1s", "animate 0.3s { box.center.x -= 100; card.center.x -= 100 }",
      ]
    #expect(Answers.text("lowest(distance(box, card))", after: entries) == "200.000")
    #expect(
      Answers.text("expect never box.frame.maxX > card.frame.minX - 100", after: entries).isEmpty)
    #expect(Answers.text("highest(box.frame.maxX - box.frame.minX)", after: entries) == "100.000")
  }

  @Test func `lets time pass under a promise`() {
    let entries = Self.views + ["promise p always distance(box, card) <= 200", Self.move]
    #expect(Answers.text("run", after: entries).hasPrefix("time 0.300s"))
  }

  // Motions that do not end at the model are not on one line, however small they are.
  @Test func `is right of what is tiny and ends elsewhere`() {
    let entries = [
      "view box frame: (-50, -50, 100, 100)", "view card frame: (-50, -50, 100, 100)",
      "animation m position.x from: 1e-13 to: 3e-13 1s linear", "add m to: box.layer",
      "animation k position.x from: 2e-13 to: 3e-13 1s linear", "add k to: card.layer",
    ]
    let apart = "(card.layer.position.x - box.layer.position.x) * 1e13"
    #expect(Answers.text("highest(\(apart))", after: entries) == "1.000")
  }

  // Animations that do not end at the model's value, and ones with another timing.
  @Test func `does not follow where the ways end elsewhere`() {
    let entries =
      Self.views + [
        "animation m position.x from: 50 to: 90 1s", "add m to: box.layer", "add m to: card.layer",
      ]
    let apart = Answers.text(
      "highest(card.layer.position.x - box.layer.position.x)", after: entries)
    #expect(apart == "200.000", "\(apart)")
    let other = Answers.text(
      "highest(card.center.x - box.center.x)",
      after: Self.views + [
        "animate 1s linear { box.center.x += 100 }", "animate 0.5s linear { card.center.x += 100 }",
      ])
    #expect(other == "250.000", "\(other)")
  }
}
