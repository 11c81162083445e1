import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct WhyCommandTests {
  private static let box = "view box frame: (0, 0, 100, 100)"
  private static let slide = "animator slide 2s linear { box.center.x += 200 }"
  private static let ride = [box, slide, "start slide", "step 0.5s"]

  private func lines(_ entries: [String]) -> [String] {
    Answers.text(entries.last ?? "", after: Array(entries.dropLast()))
      .split(separator: "\n").map { String($0) }
  }

  @Test func `a number is told from the model on, with the entries that made each part`() {
    let entries =
      Self.ride + ["animator home 1s { box.center.x = 50 }", "start home", "step 0.5s"]
    #expect(
      Answers.text("why box.center.x", after: entries) == """
        time 1.000s  shown 50.000  model 50.000

        box.center.x
        part   entry           time  progress  way    how      from     to    shown
        ─────  ─────────────  ─────  ────────  ─────  ───  ────────  ─────  ───────
        model  6 start home                                                  50.000
        slide  3 start slide  0.500     0.500  there  +    -200.000  0.000  -50.000
        home   6 start home   0.500     0.500  there  +     200.000  0.000   50.000
        """)
  }

  private static let notes: [([String], String)] = [
    (["why box.alpha"], "nothing moves box.alpha: 1.000, as it was at first"),
    (
      ["box.alpha = 0.5", "step", "why box.alpha"],
      "nothing moves box.alpha: 0.500, set by 5 box.alpha = 0.5"
    ),
    (["pause slide", "why box.center.x"], "slide (3) is paused"),
    (
      ["pause slide", "reverse slide", "start slide", "why box.center.x"],
      "slide (3) is reversed: its fraction, 0.750, counts toward the start"
    ),
    (
      [
        "animator hop 1s spring(dampingRatio: 0.5) { box.bounds.size.width = 50 }", "start hop",
        "step 0.1s", "pause hop", "start hop", "why box.bounds.size.width",
      ],
      "hop (6) set out anew at progress 0.488, over its whole time: springs do that after a pause"
    ),
    (
      [
        "animator hop 1s spring(mass: 1, stiffness: 100, damping: 10) { box.alpha = 0 }",
        "start hop", "why box.alpha",
      ], "hop (6) takes 1.473s, its spring's own time, whatever duration is given"
    ),
    (
      [
        "keyframes 1s { at 0% for: 50% { box.center.x = 10 } }", "step 0.1s",
        "animate 1s name: nudge { box.center.x = 90 }", "why box.center.x",
      ],
      "nudge (7) took the value from animate (5)"
    ),
    (
      [
        "animation k opacity from: 0 to: 1 1s", "attach k to: box key: \"first\"",
        "attach k to: box key: \"second\"", "why box.alpha",
      ], "first of box (6) is not seen: second of box (7) takes its place"
    ),
    (
      [
        "animation k opacity from: 0 to: 1 1s beginTime: 5s", "attach k to: box key: \"late\"",
        "why box.alpha",
      ], "late of box (6) shows nothing: it has not begun, or is over"
    ),
    (
      ["animate 1s delay: 1s name: later { box.alpha = 0 }", "why box.alpha"],
      "later (5) waits for its delay to pass"
    ),
    (
      ["animate 1s { box.alpha = 0 }", "animate 1s { box.alpha = 1 }", "why box.alpha"],
      "animate (6) took the value from animate (5)"
    ),
    (
      [
        "chain c { then 1s { box.alpha = 0 } }", "perform c", "step 0.5s", "pause c",
        "scrub c 10%", "why box.alpha",
      ], "c shows what was there at 0.100s of its own time"
    ),
  ]

  @Test(arguments: notes)
  func `what puzzles people is told in words`(entries: [String], note: String) {
    let text = Answers.text(entries.last ?? "", after: Self.ride + entries.dropLast())
    #expect(text.split(separator: "\n").map { String($0) }.contains(note), "\(text)")
  }

  @Test func `another moment is looked at without moving there`() {
    let session = Session.entered(Self.ride)
    for (moment, shown) in [("0.25s", "75.000"), ("0.5s", "100.000"), ("1s", "150.000")] {
      let text = session.enter("why box.center.x at: \(moment)").text
      #expect(text.contains("shown \(shown)  model 250.000"), "\(text)")
    }
    #expect(session.enter("why box.center.x at: 3s").text.contains("nothing moves box.center.x"))
    #expect(session.moment == "0.500s")
  }

  @Test func `what moves at the moment asked for is explained`() {
    let session = Session.entered(
      Self.ride + ["animate 0.2s name: blink { box.alpha = 0 }", "step 3s"])
    for (entry, path) in [
      ("why box at: 0.6s", "box.alpha"), ("why box at: 0.6s", "box.center.x"),
      ("why blink at: 0.6s", "box.alpha"), ("why slide at: 1s", "box.center.x"),
    ] {
      let text = session.enter(entry).text
      #expect(text.contains("\n\(path)\n"), "\(entry)\n\(text)")
    }
    #expect(session.enter("why blink at: 2s").text == "blink moves nothing at that moment")
    #expect(!session.enter("why box at: 3s").failed)
    let chain = ["chain c { then 1s { box.alpha = 1 } }", "perform c"]
    for entry in chain { #expect(!session.enter(entry).failed) }
    #expect(session.enter("why c").text.contains("\nbox.alpha\n"))
  }

  @Test func `a frame is told by what it is made of`() {
    let text = Answers.text(
      "why box.frame", after: Self.ride + ["animate 1s { box.transform = scale(2) }"])
    for title in ["box.center.x\n", "box.transform\n"] { #expect(text.contains(title), "\(text)") }
    #expect(text.contains("nothing moves box.bounds.size.width: 100.000"), "\(text)")
    #expect(!text.contains("anchorPoint"), "\(text)")
  }

  private static let paths: [(String, String)] = [
    ("box.tag", "a number"), ("slide.fractionComplete", "a number"),
    ("box.center.x + 1", "a number"), ("3", "a number"),
  ]

  @Test(arguments: paths)
  func `what no animation moves has no parts`(path: String, kind: String) {
    let outcome = Answers.outcome("why \(path)", after: Self.ride)
    #expect(
      outcome.failed
        && outcome.text.hasPrefix(
          "error: '\(path)' is not a value that animations move: it is \(kind)"),
      "\(outcome.text)")
  }

  @Test func `entries have the numbers of the history, also after edits and looks`() {
    let session = Session.entered(
      ["set digits 3"] + Self.ride + ["table", "nonsense", "box.alpha = 0.5"])
    #expect(session.enter("why box.alpha").text.contains("set by 8 box.alpha = 0.5"))
    _ = session.enter("edit 3 { animator slide 4s linear { box.center.x += 200 } }")
    #expect(session.enter("why box.alpha").text.contains("set by 8 box.alpha = 0.5"))
    #expect(session.enter("why box.center.x").text.contains("4 start slide"))
  }

  @Test(arguments: 0..<Effort.seeds)
  func `the last part of each number is what is shown, bit for bit`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    for _ in 0..<12 {
      _ = generator.entries(4, in: session)
      for (path, layer) in session.world.layers() {
        guard let presentation = layer.presentation() else { continue }
        for property in CALayer.properties.all {
          guard let keyPath = property.keyPath, layer.has(property.name) else { continue }
          var parts = layer.lines(ofKeyPath: keyPath, member: nil)
            .compactMap { $0.steps.isEmpty ? $0.model : $0.steps[$0.steps.count - 1].shown }
            .flatMap(\.numbers)
          let shown = property.read(presentation)
          // A flag reads as true for any number except 0.
          if shown.kind == .bool { parts = parts.map { $0 == 0 ? 0 : 1 } }
          #expect(
            parts.map(\.bitPattern) == shown.allNumbers.map(\.bitPattern),
            "seed \(seed): \(path).\(property.name)\n\(session.entered)")
        }
      }
    }
  }

  @Test(arguments: 0..<Effort.seeds)
  func `every answer is in order`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    _ = generator.entries(40, in: session)
    for (path, _) in session.world.layers() {
      for property in ["position", "frame", "opacity", "transform", "backgroundColor"] {
        let outcome = session.enter("why \(path).\(property)")
        let problems = Answers.problems(of: outcome.text)
        #expect(!outcome.failed && problems.isEmpty, "\(problems)\n\(session.entered)")
      }
    }
  }
}

extension Motion.Face {
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .color(let color): color.componentList
    case .transform(let transform): transform.numbers
    case .point(let point): [Double(point.x), Double(point.y)]
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap(\.componentList)
    case .path: []
    }
  }
}

extension Value {
  fileprivate var allNumbers: [Double] {
    switch self {
    case .bool(let bool): [bool ? 1 : 0]
    case .color(let color): color?.componentList ?? []
    case .transform(let transform): transform.numbers
    case .rect(let rect):
      // A spring may take a size below 0, which a rectangle's `width` would hide.
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    default: components ?? []
    }
  }
}
