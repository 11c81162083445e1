import FlipbookCommands
import FlipbookLive
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct PlayerTests {
  @Test func `time is that of the clock, on frames, and the session stands still`() {
    let session = Session.entered(["view box", "animate 2s { box.center.x += 100 }"])
    let player = Player(session, rate: 1)
    #expect(!player.advance(toClock: 0.01))
    #expect(player.advance(toClock: 0.019) && player.progress == "0.017s  frame 1  of 2.000s")
    // Leaves out frames that were missed.
    #expect(player.advance(toClock: 0.51) && player.progress.hasPrefix("0.500s  frame 30"))
    #expect(!player.advance(toClock: 0.51))
    #expect(abs(player.clockOfNextFrame - 31.0 / 60) < 1e-12)
    #expect(player.entry == "step 0.5s" && session.moment == "0.000s")
    #expect(player.advance(toClock: 7) && player.isOver)
    #expect(player.entry == "step 2s")
  }

  @Test func `half as fast, half as much time passes`() {
    let session = Session.entered(["view box", "animate 2s { box.center.x += 100 }"])
    let player = Player(session, rate: 0.5)
    _ = player.advance(toClock: 1)
    #expect(player.entry == "step 0.5s" && !player.isOver)
  }

  @Test func `it is asked to show what fills the picture better, all there is or the window`() {
    let session = Session.entered(["view box", "animate 1s { box.center.x += 200 }"])
    session.audience = .screen
    #expect(session.enter("play").request == .play(rate: 1, fits: nil))
    #expect(session.enter("play fit").request == .play(rate: 1, fits: true))
    #expect(session.enter("play 2 fit: false").request == .play(rate: 2, fits: false))
  }

  @Test func `it ends in the frame in which all has ended`() throws {
    let session = Session.entered([
      "view box", "step 0.001s", "animate 0.1s { box.alpha = 0 }",
    ])
    let player = Player(session, rate: 1)
    _ = player.advance(toClock: 60)
    #expect(player.isOver)
    let text = session.enter(try #require(player.entry)).text
    #expect(text.hasPrefix("time 0.117s  frame 7\n") && text.contains("0.101s  animate finished"))
  }

  @Test func `what repeats for ever is played until somebody ends it`() {
    let session = Session.entered(["view box", "animate 1s repeat { box.center.x += 100 }"])
    let player = Player(session, rate: 1)
    _ = player.advance(toClock: 1000)
    #expect(!player.isOver && player.entry == "step 1000s")
  }

  @Test func `an animator without an end is played and scrubbed as well`() throws {
    let session = Session.entered([
      "view box",
      "animator sway 1s spring(mass: 1, stiffness: 100, damping: 0) { box.center.x += 9 }",
      "start sway",
    ])
    let player = Player(session, rate: 1)
    _ = player.advance(toClock: 2)
    #expect(!player.isOver && player.entry == "step 2s")
    #expect(try #require(Scrubber(.stage, of: session)).playhead.length == 5)
  }

  @Test func `a block that fails ends it there`() {
    let session = Session.entered([
      "view box", "animate 1s { box.alpha = 0 }", "after 0.5s { expect box.alpha == 7 }",
    ])
    let player = Player(session, rate: 1)
    _ = player.advance(toClock: 0.8)
    #expect(player.isOver && player.entry == "step 0.5s")
  }

  private static let entries: [(String, String)] = [
    ("play", "nothing is going to finish"), ("play 0", "a rate lies in"),
    ("play -1", "a rate lies in"),
    ("animate 1s { box.alpha = 0 }; play", "entry of its own"),
  ]

  @Test(arguments: entries)
  func `what cannot be played is refused`(entry: String, message: String) {
    let session = Session.entered(["view box"])
    session.audience = .screen
    let outcome = session.enter(entry)
    #expect(outcome.failed && outcome.text.contains(message), "\(outcome.text)")
    #expect(outcome.request == nil)
  }

  @Test func `without a terminal there is nothing to play on, and nothing to take by hand`() {
    let session = Session.entered([
      "view box", "animator slide 1s { box.alpha = 0 }", "animate 1s { box.center.x = 9 }",
    ])
    #expect(session.enter("play").text.contains("needs a terminal to draw on"))
    #expect(session.enter("scrub slide").text.contains("FRACTION is missing"))
    #expect(session.enter("scrub stage").text.contains("'goto 0.5s' goes to a moment"))
    session.audience = .lines
    #expect(session.enter("play 2").request == .play(rate: 2))
    #expect(session.enter("scrub slide").text.contains("hint: write scrub slide 0.5"))
  }

  @Test func `what a hand may take is asked for`() {
    let session = Session.entered([
      "view box", "animator slide 1s { box.alpha = 0 }", "view other",
      "dance other 1s { .alpha = 0 }", "chain intro { then 1s { box.center.y += 9 } }",
      "let half = 50%", "animate 1s { other.center.x = 9 }",
    ])
    session.audience = .screen
    #expect(session.enter("scrub").text.contains("'intro' has not been performed"))
    #expect(session.enter("scrub slide").request == .scrub(.animator("slide")))
    #expect(session.enter("scrub other").request == .scrub(.animator("other")))
    #expect(session.enter("scrub stage").request == .scrub(.stage))
    #expect(session.enter("scrub intro").text.contains("has not been performed"))
    #expect(session.enter("scrub box").text.contains("'box' is not an animator: it is a view"))
    #expect(session.enter("scrub nothing").text.contains("there is no animator 'nothing'"))
    #expect(session.enter("scrub root").text.contains("'root' is not an animator: it is a view"))
    _ = session.enter("layer dot")
    #expect(
      session.enter("scrub dot").text.contains("'dot' is not an animator: it is a layer"))
    #expect(session.enter("scrub slide 50%").request == nil)
    #expect(session.enter("scrub half").request == nil)
    #expect(session.enter("pause slide").failed == false)
    #expect(session.enter("scrub").request == .scrub(.animator("slide")))
    #expect(session.enter("perform intro").failed == false)
    #expect(session.enter("scrub intro").request == .scrub(.chain("intro")))
  }

  @Test(arguments: ["scrub", "scrub stage", "play"])
  func `where nothing moves and nothing has, there is nothing to take`(entry: String) {
    let session = Session.entered(["view box"])
    session.audience = .screen
    let outcome = session.enter(entry)
    #expect(outcome.request == nil && outcome.text.contains("nothing is going to finish"))
    _ = session.enter("step 1s")
    #expect(session.enter("scrub").request == .scrub(.stage))
  }

  @Test func `of a view that is scrubbed the animator is told`() {
    let text = Answers.text(
      "scrub box", after: ["view box", "animator slide 1s { box.alpha = 0 }", "start slide"])
    #expect(
      text == """
        error: 'box' is not an animator: it is a view
          scrub box
                ^^^
        hint: slide moves it: scrub slide
        """)
  }

  @Test func `where no animator was named a hand takes the stage`() {
    let session = Session.entered(["view box", "animate 1s { box.center.x = 9 }"])
    session.audience = .screen
    #expect(session.enter("scrub").request == .scrub(.stage))
    session.audience = .lines
    #expect(session.enter("scrub").text.contains("'goto 0.5s' goes to a moment"))
    _ = session.enter("animator slide 1s { box.alpha = 0 }")
    session.audience = .screen
    #expect(session.enter("scrub").request == .scrub(.animator("slide")))
  }
}
