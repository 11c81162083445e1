import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct DrawCommandTests {
  private static let stage = [
    "view wall frame: (0, 0, 300, 200)", "view box frame: (0, 0, 60, 60)",
    "animator slide 1s linear { box.center.x += 200 }", "start slide",
  ]

  @Test(arguments: [
    "draw", "draw at: 0.5s", "onion every: 0.25s", "filmstrip every: 0.25s", "sheet", "onion",
    "filmstrip", "filmstrip fit", "onion fit",
    "sheet for: 3s",
  ])
  func `a picture changes nothing and fits its columns`(entry: String) {
    let session = Session()
    for entry in Self.stage { _ = session.enter(entry) }
    let before = session.picture
    for columns in [40, 80] {
      _ = session.enter("set columns \(columns)")
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(outcome.text)")
      #expect(Answers.problems(of: outcome.text).isEmpty)
      if entry.hasPrefix("sheet") { continue }
      // In the usual width a caption stays on its line.
      let lines = outcome.text.split(separator: "\n").filter {
        columns < 80 || !$0.contains("a row") && !$0.hasPrefix("no room")
      }
      #expect(lines.allSatisfy { $0.count <= columns }, "\(outcome.text)")
    }
    _ = session.enter("set columns 80")
    #expect(session.picture == before)
  }

  @Test func `looking ahead draws what will be there`() {
    let ahead = Answers.text("draw at: 0.5s", after: Self.stage)
    let there = Answers.text("draw", after: Self.stage + ["step 0.5s"])
    #expect(ahead == there && ahead != Answers.text("draw", after: Self.stage))
  }

  @Test func `an onion of one view leaves the others out`() {
    #expect(Answers.text("onion every: 0.5s", after: Self.stage).contains("wall"))
    let own = Answers.text("onion box every: 0.5s", after: Self.stage)
    #expect(own.contains("box") && own.contains("0.5s") && !own.contains("wall"))
    #expect(own == Answers.text("onion box.center.x every: 0.5s", after: Self.stage))
  }

  private static let hints: [(String, String)] = [
    ("draw at: -1s", "write a duration of 0 or more"),
    ("onion every: 0s", "write a duration above 0"),
    ("filmstrip every: 1ms", "this makes more than 60 moments"),
    ("onion 3 every: 0.5s", "these fit: wall, box"),
    ("draw size: 3x3", "a picture has 20 to 400 columns and 5 to 200 rows"),
  ]

  @Test(arguments: hints)
  func `what cannot be drawn is told`(entry: String, hint: String) {
    let outcome = Answers.outcome(entry, after: Self.stage + ["step 0.5s"])
    #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
  }

  private static let parts: [(String, String)] = [
    ("draw", "x 0 to 396, y 0 to 864"), ("onion every: 1s for: 1s", "x 0 to 396, y 0 to 864"),
    ("filmstrip every: 1s for: 1s", "x 0 to 396, y 0 to 864"),
  ]

  @Test(arguments: parts)
  func `a picture shows the window, and with fit all that is seen`(entry: String, part: String) {
    let far = Self.stage + ["view far frame: (2000, 0, 100, 100)"]
    let (window, fit) = (Answers.text(entry, after: far), Answers.text(entry + " fit", after: far))
    #expect(window.contains(part))
    #expect(entry.hasPrefix("onion") || window.hasSuffix("\nout of the picture: far"))
    #expect(fit.contains("x 0 to 21") && !fit.contains("out of the picture"))
    let scrolled = Answers.text(entry, after: Self.stage + ["root.bounds = (90, 0, 200, 400)"])
    #expect(scrolled.contains("x 90 to "))
  }

  @Test func `two pictures of the window can be laid over each other`() {
    let lines = [Self.stage, Self.stage + ["step 1s", "remove wall"]].map {
      Answers.text("draw", after: $0).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let captions = lines.map { String($0[$0.count - 1].drop { $0 != " " }) }
    #expect(captions[0] == captions[1])
  }

  @Test func `a shadow is drawn where it falls on blank ground`() {
    let text = Answers.text(
      "draw fit size: 40x20",
      after: [
        "view card frame: (0, 0, 100, 60) backgroundColor: white", "card.layer.shadowOpacity = 0.5",
        "card.layer.shadowOffset = (20, 20)",
      ])
    let plain = Answers.text(
      "draw fit size: 40x20",
      after: ["view card frame: (0, 0, 100, 60) backgroundColor: white"])
    #expect(text.contains("│▒▒") && !plain.contains("▒"))
  }

  @Test func `where nothing is, that is said`() {
    #expect(Answers.text("draw", after: []) == "nothing is shown")
    #expect(Answers.text("sheet", after: []) == "nothing has moved, and nothing will")
  }

  @Test(arguments: [
    "draw", "draw at: 1s", "onion every: 1s for: 1s", "filmstrip every: 1s for: 1s",
  ])
  func `of what has no size the person is told, and no session`(entry: String) {
    let session = Session.entered(["view \"My Box\"", "view other frame: (5, 5, 0, 0)"])
    let outcome = session.enter(entry)
    #expect(
      outcome.remark == "\"My Box\" has no size: \"My Box\".frame.size = (100, 100)")
    #expect(session.transcript.last?.output.contains("size") == false)
    #expect(session.enter("list").remark == nil)
    #expect(!session.enter("\"My Box\".frame.size = (100, 100)").failed)
    #expect(session.enter(entry).remark == nil)
    let shrunk = Session.entered(["view box frame: (0, 0, 9, 9)", "box.transform = scale(0)"])
    #expect(shrunk.enter(entry).remark == nil)
  }

  @Test func `hidden views are left out`() {
    #expect(!Answers.text("draw", after: Self.stage + ["wall.isHidden = true"]).contains("wall"))
  }

  @Test func `a sheet has what is over and what is to come, with its turns`() {
    let text = Answers.text(
      "sheet", after: Self.stage + ["step 0.5s", "mark half", "reverse slide"])
    #expect(text.contains("slide  box.center.x  0.000s  1.000s  ►") && text.contains("◄▒"))
    #expect(text.contains("▲ slide reversed 0.5s") && text.contains("▲ mark half"))
  }

  @Test func `what never ends goes on beyond the sheet`() {
    let text = Answers.text(
      "sheet", after: ["view box", "animate 0.5s repeat autoreverse name: pulse { box.alpha = 0 }"])
    #expect(text.contains("pulse  box.alpha  0.000s") && text.contains("…\n") && text.contains("◄"))
  }

  @Test func `rows of a sheet say what they move, by the names things had`() {
    let text = Answers.text(
      "sheet",
      after: [
        "view box frame: (0, 0, 9, 9)", "view dot frame: (0, 0, 9, 9)",
        "animate 1s { box.center = (50, 50); box.transform = scale(2) }",
        "animate 1s { dot.frame.size.width = 50 } completion: { remove dot }",
        "animation fade opacity from: 0 to: 1 1s", "attach fade to: box key: \"fade\"",
        "keyframes 1s name: keys { at 0% for: 50% { box.alpha = 0.5 }; at 50% for: 50% { box.alpha = 1 } }",
        "run",
      ])
    for row in [
      "box.center +1    box.transform", "dot.center.x +1  dot.bounds.size.width",
      "fade of box      box.alpha", "keys             box.alpha",
    ] {
      #expect(text.contains(row), "\(row) in\n\(text)")
    }
  }

  @Test func `what fits is all, however far it lies`() {
    for frame in ["(0, 0, 200000, 60)", "(2000000, 0, 99999, 99999)"] {
      let text = Answers.text("draw fit", after: ["view box", "view far frame: \(frame)"])
      #expect(text.contains("00 points a column"), "\(text)")
      #expect(!text.contains("out of the picture"), "\(text)")
    }
  }

  @Test func `the window has an outline, and what fits has none`() {
    let window = Answers.text("draw", after: Self.stage).split(separator: "\n")
    #expect(window[0].hasPrefix("┌──") && window[0].hasSuffix("──┐"))
    #expect(window.dropFirst().dropLast(2).allSatisfy { $0.first == "│" && $0.last == "│" })
    #expect(!Answers.text("draw fit", after: Self.stage).contains("┆"))
    let ascii = Answers.text("draw", after: Self.stage + ["set ascii true"])
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }
}
