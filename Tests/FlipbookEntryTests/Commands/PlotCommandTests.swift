import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The plot command` {
  private static let stage = [
    "view box frame: (0, 0, 60, 60)", "animator slide 1s linear { box.center.x += 200 }",
    "start slide", "step 0.5s",
  ]

  @Test(arguments: [
    "plot box.center.x", "plot box.center.x from: 0s", "plot box.center.x from: 0.1s to: 0.2s",
    "plot box.center.x box.alpha from: 0s for: 3s size: 40x12", "plot box.alpha to: 2s",
    "curve easeIn", "curve bouncy spring(dampingRatio: 0.2) for: 2s size: 60x30",
    "compare easeIn easeOut", "compare box.center.x box.center.y", "compare slide slide",
  ])
  func `a plot changes nothing and fits its columns`(entry: String) {
    let session = Session.entered(Self.stage)
    let before = session.picture
    let outcome = session.enter(entry)
    #expect(!outcome.failed, "\(outcome.text)")
    #expect(Answers.problems(of: outcome.text).isEmpty, "\(outcome.text)")
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(session.picture == before)
  }

  private static let swing = [
    "view box frame: (0, 0, 100, 100)",
    "animate 1s spring(dampingRatio: 0.4) { box.center = (200, 300); box.alpha = 0.5 }",
  ]

  @Test func `numbers of different kinds lead from start to target, and a pair is one curve`() {
    let text = Answers.text("plot box.center.y box.center.x box.alpha", after: Self.swing)
    #expect(text.hasPrefix("● box.center (50, 50) → (200, 300)   ○ box.alpha 1 → 0.5\n"), "\(text)")
    let ascii = Answers.text("plot box.center.x box.alpha", after: Self.swing + ["set ascii"])
    #expect(ascii.hasPrefix("* box.center.x 50 to 200   o box.alpha 1 to 0.5\n"), "\(ascii)")
    let same = Answers.text("plot box.center", after: Self.swing)
    #expect(same.hasPrefix("● box.center.x   ○ box.center.y\n"), "\(same)")
  }

  // Compares with independent numbers: the measure's, and the one in the table of turns.
  @Test(arguments: ["size: 76x20", "size: 30x12", "to: 60s", "from: 0.1s size: 50x10"])
  func `a plot tells its true extreme, however few its columns`(inputs: String) {
    let text = Answers.text("plot box.center.x \(inputs)", after: Self.swing)
    let highest = Answers.text("highest(box.center.x)", after: Self.swing)
    #expect(text.contains("\(highest) at 0.") && highest.hasPrefix("238."), "\(text)")
    let turns = Answers.text("table box.center.x turns", after: Self.swing)
    let moment = turns.split(separator: "\n").first { $0.contains("peak") }?.filter { $0 != " " }
      .prefix { $0 != "s" }
    #expect(moment.map { text.contains("at \($0)s") } ?? false, "\(turns)\n\(text)")
  }

  // With a period of 2 s each column has both ends, or each end is in two thirds of the columns.
  @Test(arguments: [("304s", 60, 76), ("100s", 50, 66), ("152s", 60, 76), ("1720s", 70, 76)])
  func `what is faster than a column reaches both its ends all along`(
    end: String, least: Int, most: Int
  ) {
    let text = Answers.text(
      "plot box.center.x to: \(end)",
      after: [
        "view box frame: (0, 0, 80, 80)", "animate 1s repeat autoreverse { box.center.x = 300 }",
      ])
    for level in ["300 ┤", " 40 ┤"] {
      let row = text.split(separator: "\n").first { $0.hasPrefix(level) } ?? ""
      let count = row.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
      #expect((least...most).contains(count), "\(level) \(count)\n\(text)")
    }
  }

  @Test(arguments: [
    "plot box.center.x to: 0.05s", "plot box.cornerRadius to: 1s",
  ])
  func `what is at its ends has no label`(entry: String) {
    let text = Answers.text(entry, after: Self.swing)
    #expect(!text.contains(" at "), "\(text)")
  }

  @Test func `a plot of the past marks the present, one from now on does not`() {
    let past = Answers.text("plot box.center.x from: 0s", after: Self.stage)
    #expect(past.contains("▲ now, 0.500s") && past.contains("▲──"))
    #expect(!Answers.text("plot box.center.x", after: Self.stage).contains("▲"))
    #expect(!Answers.text("plot box.center.x from: 0s to: 0.4s", after: Self.stage).contains("▲"))
  }

  @Test func `what was is the present branch's`() {
    let entries = Self.stage + ["run", "back 0.8s", "stop slide", "finish slide at: current"]
    let text = Answers.text("plot box.center.x from: 0s size: 40x20", after: entries)
    #expect(text.contains("now, 0.200s") && text.contains("\n70 ┤") && !text.contains("80 ┤"))
  }

  @Test func `what is not there yet is a gap`() {
    let entries = ["step 0.5s", "view box frame: (0, 0, 60, 60)", "step 0.5s"]
    let lines = Answers.text("plot box.center.x from: 0s size: 44x8", after: entries)
      .split(separator: "\n")
    let braille: ClosedRange<UInt32> = 0x2801...0x28FF
    let dots = lines.compactMap { line in
      Array(line.unicodeScalars).firstIndex { braille.contains($0.value) }
    }
    #expect(dots.count == 1 && dots[0] > 20)
  }

  private static let hints: [(String, String?)] = [
    ("plot box.center.x easeIn", "plot timings on their own: plot easeIn"),
    ("plot bix.alpha", "did you mean 'box'?"),
    ("plot box.center.x to: 0.2s", "the plot begins at 0.500s"),
    ("plot box.center.x to: 0.5s", "a plot needs some time: plot box.center.x for: 0.5s"),
    (
      "plot box.center.x from: 1s to: 1s",
      "a plot needs some time: plot box.center.x from: 1s for: 1s"
    ),
    (
      "compare box.center.x box.alpha for: 0s",
      "a plot needs some time: compare box.center.x box.alpha for: 1s"
    ),
    ("export svg - box.center.x kind: plot for: 0s", nil),
    ("plot box.center.x from: 3s", "everything has finished by 1.000s: add 'to:' or 'for:'"),
    (
      "plot box.center.x to: 1s for: 1s", "'for:' is the length, 'to:' the end: give one of them"
    ),
    ("plot box.backgroundColor", nil),
  ]

  @Test(arguments: hints)
  func `what cannot be plotted is told`(entry: String, hint: String?) {
    let outcome = Answers.outcome(entry, after: Self.stage)
    #expect(outcome.failed, "\(outcome.text)")
    #expect(hint.map { outcome.text.hasSuffix("hint: \($0)") } ?? true, "\(outcome.text)")
  }

  @Test func `at rest it offers what has been`() {
    let outcome = Answers.outcome("plot box.alpha", after: Self.stage + ["run"])
    #expect(
      outcome.text.hasSuffix(
        "hint: for the past: plot box.alpha from: 0s\n"
          + "      for the next second: plot box.alpha for: 1s"))
  }
}
