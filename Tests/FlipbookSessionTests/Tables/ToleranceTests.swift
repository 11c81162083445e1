import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// `==` holds within half a unit of the last digit written.
@Suite struct ToleranceTests {
  static let stage = [
    "view box frame: (0, 0, 100, 100) alpha: 0.129162 backgroundColor: #ff8800",
    "animator slide 250ms linear { box.center.x += 1 }", "box.transform = rotate(0.5)",
    "box.center = (10.4, 20.04)", "let angle = 0.5",
  ]

  static let holding = [
    "box.alpha == 0.13", "box.alpha == 0.129", "box.alpha == 0.1292", "box.alpha == 0.129162",
    "0.13 == box.alpha", "box.alpha == 13%", "box.alpha == 12.9%", "box.alpha == 0",
    "box.center == (10, 20)", "box.center == (10.4, 20.0)", "box.center.x == 10",
    "box.center.x == 10.4", "box.center.x == 10.40", "angle == 28.6deg", "slide.duration == 0.25s",
    "slide.duration == 250ms", "slide.duration == 15f", "slide.duration == 0.3",
    "box.backgroundColor == #ff8800", "box.backgroundColor == #f80",
    "box.backgroundColor == rgb(1, 0.5, 0)", "box.backgroundColor == rgb(1, 0.53, 0)",
    "box.transform == rotate(0.5)", "30deg == 0.5", "0.5 == 28.6deg", "0.5236 == 30deg",
    "box.alpha == 0.2 within: 0.08", "box.center == (11, 21) within: 1", "box.alpha != 0.131",
    "box.alpha > 0.129", "box.alpha < 13%", "box.center.x * 10 == 104.0",
    "box.alpha == 0.129162 * 1",
    "!(box.alpha == 0.14)", "box.alpha == 0.13 && box.center.x == 10", "-box.alpha == -0.13",
    "box.isHidden == false", "slide.state == inactive", "box == box", "box.tag == 0",
    "1e9 + 0.1 == 1000000000.1", "1 / 3 == 0.333",
  ]

  static let failing = [
    "box.alpha == 0.14", "box.alpha == 0.12", "box.alpha == 0.130", "box.alpha == 0.1291",
    "box.alpha == 12%", "box.alpha == 12.8%", "box.alpha == 1", "box.center == (11, 20)",
    "box.center == (10.4, 20.1)", "box.center.x == 10.3", "slide.duration == 249ms",
    "slide.duration == 16f", "slide.duration == 0.24s", "box.backgroundColor == #ff8801",
    "box.backgroundColor == rgb(1, 0.50, 0)", "box.backgroundColor == red",
    "box.transform == rotate(0.4)", "angle == 28.7deg", "box.center.x == 10.45",
    "box.alpha == 0.2 within: 0.07",
    "box.center.x * 10 == 104.2", "box.alpha == 1 / 3", "box.alpha == 1 - 0.5",
    "box.alpha == 0.13 * 1", "box.alpha != 0.13", "box.alpha == 0.13 && box.center.x == 11",
    "0.5 == 0", "0.5 == 1", "box.backgroundColor == none",
  ]

  @Test(arguments: holding) func `holds`(condition: String) {
    #expect(Answers.text("expect \(condition)", after: Self.stage) == "")
  }

  @Test(arguments: failing) func `does not hold`(condition: String) {
    let text = Answers.text("expect \(condition)", after: Self.stage)
    #expect(text.hasPrefix("error: expected "), "\(text)")
  }

  @Test func `a frame is as long as the rate says`() {
    #expect(Answers.holds("0.1 == 2f", after: ["set rate 20"]))
    #expect(!Answers.holds("0.13 == 2f", after: ["set rate 20"]))
  }

  @Test func `a failed expectation says both, and where the other would hold`() {
    let moving = Answers.stage + ["start slide", "step 0.5s"]
    #expect(
      Answers.text("expect box.center.x == 250", after: moving) == """
        error: expected box.center.x == 250, but box.center.x is 100.000 (model 250.000)
          expect box.center.x == 250
                 ^^^^^^^^^^^^^^^^^^^
        hint: the model would hold: model(box.center.x) == 250
        """)
    #expect(
      Answers.text("expect model(box.center.x) == 100", after: moving) == """
        error: expected model(box.center.x) == 100, but model(box.center.x) is 250.000
          expect model(box.center.x) == 100
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: what is shown would hold: box.center.x == 100
        """)
  }
}
