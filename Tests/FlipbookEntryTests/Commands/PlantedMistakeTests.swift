import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookReasons
@testable import FlipbookSession

/// Mistakes of apps, each with `doctor`'s finding; after the advice is followed, none is left.
@Suite struct PlantedMistakeTests {
  private static let card = "view card frame: (95, 300, 200, 120)"
  private static let open = "animator open 1s { card.center.y = 100 }"
  private static let tap = "gesture tap card ended: { card.tag += 1 }"

  static let apps: [(mistake: [String], what: String, instead: String, mended: [String])] = [
    (
      [open, "run 1s"], "open is never started", "start open, or remove it",
      [open, "start open", "run"]
    ),
    (
      [
        open, "open.pausesOnCompletion = true", "completion open { card.tag = 1 }", "start open",
        "run",
      ],
      "open's completion never comes: pausesOnCompletion pauses it at its end",
      "stop open and finish open at: end, or leave pausesOnCompletion off",
      [
        open, "open.pausesOnCompletion = true", "completion open { card.tag = 1 }", "start open",
        "run", "stop open", "finish open at: end",
      ]
    ),
    (
      [open, "start open", "step 0.5s", "reverse open", "stop open", "finish open at: end"],
      "card.center.y jumps from 230.000 to 100.000: its animator was reversed, and is finished at "
        + "its end",
      "finish it at: start, where it was heading, or at: current",
      [open, "start open", "step 0.5s", "reverse open", "stop open", "finish open at: start"]
    ),
    (
      [open, "start open", "run", "reverse open"],
      "open is reversed after it has completed, and moves nothing",
      "reverse open before its end, or start another animator back",
      [open, "start open", "step 0.9s", "reverse open", "run"]
    ),
    (
      [tap, "card.alpha = 0", "touch card", "run"], "touch of card is missed: card is transparent",
      "card.alpha of 0.01 or more, or no touch", [tap, "card.alpha = 0.01", "touch card", "run"]
    ),
    (
      [tap, "card.isHidden = true", "touch card", "run"],
      "touch of card is missed: card is hidden", "card.isHidden = false, or no touch",
      [tap, "card.isHidden = false", "touch card", "run"]
    ),
    (
      [tap, "animate 1s name: nudge { card.center.y = 200 }", "after 0.5s { touch card }", "run"],
      "touch of card is missed: nudge moves card without allowUserInteraction",
      "allowUserInteraction on the animation, or a touch once it is over",
      [
        tap, "animate 1s allowUserInteraction name: nudge { card.center.y = 200 }",
        "after 0.5s { touch card }", "run",
      ]
    ),
    (
      ["animate 1s linear { card.center.x += 500 }", "run"],
      "card leaves the window: nothing of it is in sight",
      "a target in the window; hide or remove what is to be gone",
      ["animate 1s linear { card.center.x += 500 } completion: { card.isHidden = true }", "run"]
    ),
    (
      ["animate 0s { card.center.x += 50 }"], "animate has a duration of 0, and moves nothing",
      "a duration above 0, or no block", ["animate 0.2s { card.center.x += 50 }"]
    ),
    (
      [
        "animation grow transform.scale to: 2 1s fillMode: forwards isRemovedOnCompletion: false",
        "attach grow to: card", "run",
      ],
      "grow of card is over and stays for ever: it covers what is set",
      "set the model to its end, and leave isRemovedOnCompletion and fillMode as they are",
      [
        "animation grow transform.scale from: 1 to: 2 1s",
        "card.transform = scale(2); attach grow to: card", "run",
      ]
    ),
    (
      ["animate 1s { card.transform = rotate(360deg) }", "run"],
      "card.transform turns full circles and ends as it began: nothing turns",
      "an animation of transform.rotation with by: 360deg, attached to its layer",
      ["animation turn transform.rotation by: 360deg 1s", "attach turn to: card", "run"]
    ),
    (
      [
        "chain intro { then 0.2s { card.alpha = 0.5 }; wait { card.tag = 1 } }", "perform intro",
        "run",
      ],
      "intro waits in step 2, and nothing is due that resumes it",
      "resume intro, or give the wait a timeout:",
      [
        "chain intro { then 0.2s { card.alpha = 0.5 }; wait timeout: 1s { card.tag = 1 } }",
        "perform intro", "run",
      ]
    ),
    (
      ["set reduceMotion on", "animate 0.3s { card.center.y = 100; card.alpha = 0.5 }"],
      "animate moves or scales, though Reduce Motion is on",
      "if stage.isReduceMotionEnabled { fade it } else { move it }",
      [
        "set reduceMotion on",
        "if stage.isReduceMotionEnabled { animate 0.3s { card.alpha = 0.5 } } "
          + "else { animate 0.3s { card.center.y = 100 } }",
      ]
    ),
  ]

  private func found(_ entries: [String]) throws -> [(what: String, instead: String, entry: String)]
  {
    let session = Session()
    for entry in [Self.card] + entries {
      let outcome = session.enter(entry)
      try #require(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
    let words = FindingWords(text: world.text, entries: session.entriesOnTheWay)
    return session.findings(in: world).map {
      (words.advice($0).what, words.advice($0).instead, words.entry(of: $0))
    }
  }

  @Test(arguments: apps.indices)
  func `are found with their remedy, and no more once that is taken`(index: Int) throws {
    let app = Self.apps[index]
    let found = try found(app.mistake)
    #expect(found.map(\.what) == [app.what])
    #expect(found.map(\.instead) == [app.instead])
    // The place is an entry, given by its number.
    #expect(found.allSatisfy { $0.entry.first?.isNumber == true })
    let left = try self.found(app.mended)
    #expect(left.isEmpty, "\(left)")
  }

  /// Entries that look like a mistake but are not one.
  static let harmless: [[String]] = [
    // A view that comes in from outside the window and goes out again is parked there.
    [
      "view toast frame: (95, -60, 200, 50)", "animate 0.3s { toast.center.y = 60 }", "run",
      "animate 0.3s { toast.center.y = -35 }", "run",
    ],
    // It leaves and comes back.
    [
      "animate 0.3s { card.center.x = 600 }", "run 1s", "animate 0.3s { card.center.x = 195 }",
      "run",
    ],
    ["animate 0.3s { card.center.x = 600; card.alpha = 0 }", "run"],
    ["animate 0.3s { card.center.x = 600 } completion: { remove card }", "run"],
    // A part of it stays visible.
    ["animate 0.3s { card.center.x = 489 }", "run"],
    // A view behind takes the touch, as intended.
    [
      "view label in: card frame: (0, 0, 200, 120) isUserInteractionEnabled: false", tap,
      "touch label", "run",
    ],
    ["view label in: card frame: (0, 0, 200, 120)", tap, "touch card", "run"],
    [open, "open.isUserInteractionEnabled = true", tap, "start open", "touch card", "run"],
    [open, "completion open { card.tag = 1 }", "open.pausesOnCompletion = true", "start open"],
    // Something due will end the wait, or a gesture can.
    ["chain c { wait { after 1s { resume c } } }", "perform c", "step 0.5s"],
    [
      "chain c { wait { card.tag = 1 } }", "gesture tap card ended: { resume c }", "perform c",
      "run 1s",
    ],
    ["set reduceMotion on", "animate 0.3s { card.alpha = 0; card.backgroundColor = red }"],
    ["set reduceMotion on", "animate 0s { card.center.y = 100 }"],
    ["set reduceMotion on", "set reduceMotion off", "animate 0.3s { card.center.y = 100 }"],
    ["animate 1s { card.transform = rotate(180deg) }"],
  ]

  @Test(arguments: harmless)
  func `are not what is only like them`(entries: [String]) throws {
    let found = try found(entries)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a motion that leaves the window between two frames, and comes back, is proven to`()
    throws
  {
    // It is outside for less than a millisecond, around a moment between frames.
    let found = try found([
      "set rate 10", "card.center.y = 844",
      "animate 0.25s linear autoreverse { card.center.y = 844 + 60.1 }", "run 0.6s",
    ])
    #expect(found.map(\.what).contains("card leaves the window: nothing of it is in sight"))
  }

  @Test func `the moment at which a view leaves is that of the crossing`() throws {
    let session = Session()
    for entry in [Self.card, "animate 1s linear { card.center.x += 500 }", "run"] {
      _ = session.enter(entry)
    }
    let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
    // Its left side goes from 95 to 390, the width of the window.
    let time = try #require(session.findings(in: world).first).time
    #expect(abs(time - 0.59) < 1e-9)
  }
}
