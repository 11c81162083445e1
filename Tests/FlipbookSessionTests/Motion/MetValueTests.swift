import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The moment at which `run until:` meets a value that has no known formula, or that falls to 0.
@Suite struct `A value that is met` {
  private static let box = "view box frame: (0, 0, 100, 100)"

  private static let conditions: [(String, Double)] = [
    ("slide.remaining == 1", 1), ("slide.remaining == 0.25", 1.75), ("slide.remaining == 0", 2),
    ("slide.remaining * 2 == 3", 0.5), ("slide.remaining <= 0.75", 1.25),
    ("slide == 0.75", 1.5), ("slide.progress == 0.5", 1),
  ]

  @Test(arguments: conditions)
  func `is that of an animator`(condition: String, moment: Double) {
    let session = Session.entered([
      Self.box, "animator slide 2s linear { box.center.x += 200 }", "start slide", "step 0.25s",
      "run until: \(condition)",
    ])
    #expect(abs(session.now - moment) < 1e-9)
  }

  @Test(arguments: [("go.progress == 1", 2), ("go.progress == 0.5", 1), ("go == 0.25", 0.5)])
  func `is that of a block`(condition: String, moment: Double) {
    let session = Session.entered([
      Self.box, "animate go 2s linear { box.center.x += 200 }", "step 0.25s",
      "run until: \(condition)",
    ])
    #expect(abs(session.now - moment) < 1e-8)
  }

  @Test(arguments: [(0.75, 1.5), (1, 2)])
  func `is that of a chain`(progress: Double, moment: Double) {
    let session = Session.entered([
      Self.box,
      "chain intro { then 1s linear { box.center.x += 100 }; then 1s linear { box.alpha = 0 } }",
      "perform intro", "run until: intro.progress == \(progress)",
    ])
    #expect(abs(session.now - moment) < 1e-6)
  }

  @Test func `agrees with the crossings`() {
    let session = Session.entered([
      Self.box, "animator slide 2s easeIn { box.center.x += 200 }", "start slide", "step 0.5s",
    ])
    let crossing = session.enter("crossings slide.remaining == 1").text
    #expect(crossing.contains("1.000s"), "\(crossing)")
    #expect(session.enter("crossings slide == 50%").text.contains("falls") == false)
  }

  @Test func `is not one that is jumped over`() {
    let session = Session.entered([
      Self.box, "animate go 1s { box.center.x += 100 } completion: { box.tag = 7 }",
    ])
    // The tag goes from 0 to 7 at once; the progress of a block makes it a number without a formula.
    let outcome = session.enter("run until: box.tag + 0 * go.progress == 3.5")
    #expect(outcome.failed, "\(outcome.text)")
  }
}
