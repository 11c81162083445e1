import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The curve command` {
  private static let begun = ["view box", "begin 1s"]

  @Test func `outside of begin and commit it draws`() {
    let text = Answers.text("curve easeIn", after: [])
    #expect(text.hasPrefix("easeIn\nprogress") && text.contains("velocity, a second"))
    #expect(text.hasSuffix("control points (0.42, 0) and (1, 1)"))
  }

  @Test func `alone between begin and commit it sets, and is part of the timeline`() {
    let session = Session.entered(Self.begun)
    let outcome = session.enter("curve linear")
    #expect(!outcome.failed && outcome.text.isEmpty)
    for entry in ["box.alpha = 0", "commit", "step 0.25s"] { _ = session.enter(entry) }
    #expect(Answers.shown("box.alpha", in: session) == "0.000 (shown 0.750)")
    for _ in 0..<4 { _ = session.enter("undo") }
    for entry in ["box.alpha = 0", "commit", "step 0.25s"] { _ = session.enter(entry) }
    #expect(Answers.shown("box.alpha", in: session) != "0.000 (shown 0.750)")
  }

  @Test(arguments: ["curve easeIn easeOut", "curve bouncy for: 1s", "curve easeIn size: 40x20"])
  func `between begin and commit, several or with a label, it draws and is not undone`(
    entry: String
  ) {
    let session = Session.entered(Self.begun)
    #expect(session.enter(entry).text.contains("progress"))
    _ = session.enter("undo")
    #expect(session.enter("commit").failed)
  }

  @Test func `it draws outside and sets inside of one entry`() {
    let session = Session.entered(["view box"])
    let outcome = session.enter("curve easeIn; begin 1s; curve linear; box.alpha = 0; commit")
    #expect(!outcome.failed && outcome.text.contains("progress"))
    _ = session.enter("step 0.25s")
    #expect(Answers.shown("box.alpha", in: session) == "0.000 (shown 0.750)")
  }

  private static let entries: [(String, String)] = [
    (
      "curve bouncy",
      "between begin and commit you can set linear, easeIn, easeOut or easeInOut; "
        + "to draw another one, 'commit' first"
    ),
    ("curve box", "write linear, easeInOut, cubic(…) or spring(…); 'plot' draws paths"),
    ("curve easein", "did you mean 'easeIn'?"),
    ("curve", "the form is plot TIMING… [for: D] [size: COLUMNSxROWS]"),
    (
      "after 1s { curve easeIn }",
      "blocks take assignments, commands for views and animators, and looks "
        + "at this moment"
    ),
  ]

  @Test(arguments: entries)
  func `what is no curve is told`(entry: String, hint: String) {
    let outcome = Answers.outcome(entry, after: Self.begun)
    #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
  }

  @Test func `it tells how long a spring takes and how far it goes beyond`() {
    let text = Answers.text("curve spring(mass: 2, stiffness: 200, damping: 20)", after: [])
    #expect(text.contains("1.473s   1.270s  16.303  0.363s"), "\(text)")
    #expect(text.hasSuffix("mass 1, stiffness 100, damping 10, ratio 0.5"))
    let endless = Answers.text("curve spring(mass: 1, stiffness: 100, damping: 0)", after: [])
    #expect(endless.contains("endless") && endless.contains("10s\n"))
  }

  @Test func `more curves than can be told apart are refused`() {
    let many = "curve linear easeIn easeOut easeInOut default smooth snappy"
    #expect(Answers.text(many, after: []).hasSuffix("hint: a plot takes up to 6 curves"))
  }
}
