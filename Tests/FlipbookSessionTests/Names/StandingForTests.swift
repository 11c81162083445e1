import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// A thing that moves others means its progress wherever a number is expected.
@Suite struct `A thing that stands for its progress` {
  private static let running = [
    "view box frame: (0, 0, 100, 100)", "animator slide 2s linear { box.center.x += 200 }",
    "animate go 2s linear { box.alpha = 0 }", "start slide", "step 0.5s",
  ]

  @Test(arguments: [
    "expect slide == 0.25", "expect go == 0.25", "expect slide < go + 0.1",
    "expect monotonic slide", "expect monotonic go", "expect slide == 0.5 at: 1s",
    "expect highest(slide) == 1", "expect abs(slide) < 1", "expect slide * 4 == 1",
    "promise p always slide <= 1", "export csv - slide every: 0.5s", "export csv - box every: 0.5s",
    "export csv - go every: 0.5s", "table go every: 0.5s",
    "expect go.remaining == 1.5", "go.timing",
  ])
  func `is compared, measured and exported`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test func `crosses a share`() {
    let text = Answers.text("crossings slide == 50%", after: Self.running)
    #expect(text.contains("1.000s") && !text.contains("looked at"), "\(text)")
  }

  @Test(arguments: [
    "plot go from: 0s", "table go every: 0.5s from: 0s", "watch go", "why go",
  ])
  func `is looked at once it is over`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running + ["run"])
    #expect(!outcome.failed, "\(outcome.text)")
  }

  private static let answers: [(String, String)] = [
    ("show go", "which has progress, remaining and timing"),
    ("draw go", "'go' is an animate block"),
    ("plot go", "hint: for the past: plot go from: 0s"),
    ("slide.remainin", "did you mean 'remaining'?"),
  ]

  @Test(arguments: answers)
  func `says what can be read of it`(entry: String, answer: String) {
    let outcome = Answers.outcome(entry, after: Self.running + ["run"])
    #expect(outcome.failed && outcome.text.contains(answer), "\(outcome.text)")
  }

  @Test func `has nothing left once it is over`() {
    #expect(Answers.text("slide.remaining", after: Self.running + ["run"]) == "0.000")
  }

  private static let still: [(String, String)] = [
    ("why slide", "slide is inactive and does not run; from here:"),
    ("why box.center.x", "nothing moves box.center.x"),
  ]

  @Test(arguments: still)
  func `says why it does not move`(entry: String, answer: String) {
    let waiting = Array(Self.running.prefix(2))
    let outcome = Answers.outcome(entry, after: waiting)
    #expect(outcome.text.contains(answer), "\(outcome.text)")
    #expect(outcome.remark == "slide has not started: start slide")
    #expect(outcome.offer == "start slide")
  }

  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let performed =
    box + [
      "chain intro { then 1s linear { box.center.x += 100 }; then 1s linear { box.alpha = 0 } }",
      "perform intro",
    ]

  // The progress after half a second, which is between two events.
  @Test(arguments: [
    "intro == 0.25", "intro > 0.2 && intro < 0.4", "abs(intro) == 0.25", "max(intro, 0) == 0.25",
    "intro >= 0.25", "(intro) == 0.25", "mix(intro, 1, 0) == 0.25", "-intro == -0.25",
  ])
  func `is followed between events where it is a chain`(condition: String) {
    let never = Answers.outcome("expect never \(condition)", after: Self.performed)
    #expect(never.failed && never.remark?.contains("proven") != true, "\(never.text)")
    #expect(Answers.holds("eventually \(condition)", after: Self.performed))
    let promised = Self.performed + ["promise p never \(condition)"]
    #expect(Answers.outcome("run", after: promised).failed)
  }

  private static let metBetween: [(String, String)] = [
    ("run until: intro > 0.25", "time 0.500s"), ("run until: intro == 0.25", "time 0.500s"),
    ("run; back until: intro < 0.75", "time 1.500s"), ("duration(intro > 0.25)", "1.500"),
    ("matters duration(intro > 0.25)", "duration(intro > 0.25) is 1.500"),
  ]

  @Test(arguments: metBetween)
  func `is met between events where it is a chain`(entries: String, answer: String) {
    let entries = entries.split(separator: "; ").map { String($0) }
    let text = Answers.text(entries.last ?? "", after: Self.performed + entries.dropLast())
    #expect(text.contains(answer), "\(text)")
  }

  private static let rows: [String] = [
    "let s = slide => never s == 0.5", "box.tag = 0 => never velocity(slide) == 0.5",
    "dance box 2s linear { .center.y += 9 }; start box => never box.dance == 0.5",
  ]

  @Test(arguments: rows)
  func `is followed by another name too`(row: String) {
    let parts = row.split(separator: " => ").map { String($0) }
    let entries = Self.running + parts[0].split(separator: "; ").map { String($0) }
    #expect(Answers.outcome("expect \(parts[1])", after: entries).failed)
  }

  @Test func `is told where it breaks a condition`() {
    let text = Answers.text("expect always slide < 0.5", after: Self.running)
    #expect(text.contains("at 1.000s slide leaves, as high as 1.000 at 2.000s"), "\(text)")
    #expect(!text.contains("(model") && text.contains("▲"), "\(text)")
    let block = Answers.text("expect always go < 0.5", after: Self.running)
    #expect(block.contains("go leaves, as high as"), "\(block)")
  }

  @Test func `stays where a dance has ended`() {
    let dance = Self.box + ["dance box 2s linear { .center.x += 100 }"]
    #expect(Answers.text("box.dance.progress", after: dance) == "0.000")
    let run = dance + ["start box", "step 0.5s"]
    #expect(Answers.text("lowest(box.dance.progress)", after: run).hasSuffix("0.250"))
    #expect(Answers.holds("monotonic box.dance.progress", after: run))
    #expect(Answers.text("box.dance.progress", after: run + ["run"]) == "1.000")
    let again = run + ["run", "dance box 1s { .alpha = 0 }"]
    #expect(Answers.text("box.dance.progress", after: again) == "0.000")
  }

  // A named block is one thing in every look.
  private static let ofBlocks: [(String, String)] = [
    ("table go every: 1s", "go.progress"), ("plot go from: 0s", "go.progress"),
    ("watch go; step 0.1s", "go.progress 0.3"),
    ("plot slide go difference", "go"), ("remove go; list blocks", "there are no blocks"),
    ("why go", "box.alpha"),
  ]

  @Test(arguments: ofBlocks)
  func `is the progress of a block in every look`(entries: String, answer: String) {
    let entries = entries.split(separator: "; ").map { String($0) }
    let outcome = Answers.outcome(entries.last ?? "", after: Self.running + entries.dropLast())
    #expect(!outcome.failed && outcome.text.contains(answer), "\(outcome.text)")
  }

  @Test(arguments: ["box.frame", "box.frame.maxX", "box.frame.origin.x", "box.layer.position.x"])
  func `has the rows of what moves a value`(path: String) {
    let text = Answers.text("table \(path)", after: Self.running)
    #expect(text.contains("slide") && text.contains("box.center.x"), "\(text)")
    #expect(Answers.text("table \(path)", after: Self.box) == "nothing moves \(path)")
  }

  @Test func `has no row where it is computed`() {
    #expect(Answers.text("table -slide", after: Self.running) == "no row has -slide")
  }

  @Test(arguments: [
    "show all", "why all", "draw all size: 40x8", "table all every: 0.5s", "table all turns",
    "plot all", "export csv - all", "watch all",
  ])
  func `is among all that a look can be of`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: [
    "expect slide == go && go == slide", "expect always slide == go", "expect never slide != go",
    "for v in [slide, go] { expect v == go }", "expect duration(slide == go) == 1.5",
  ])
  func `is as far as another one`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: [
    "for v in [go] { expect v == 0.5 at: 1s }", "for v in [go] { expect v.progress == 0.25 }",
    "let k = go|step 0.5s|expect k == 0.5 && k.progress == 0.5", "let k = go|plot k",
    "expect velocity(go) == 0.5",
    "box.tag = 4 * slide|expect box.tag == 1", "root.alpha = go|expect root.alpha == 0.25",
    "root.alpha = slide|expect root.alpha == 0.25", "box.center.y *= go",
    "let a = 0|a = go|expect a == 0.25",
    #"for v in [box, slide, go] { promise "p\(v)" always box.tag == 0 }"#,
    #"for v in [slide, go] { promise "p\(v)" always v <= 1 }|remove pslide pgo"#,
  ])
  func `is itself in a list and in a name, and its progress in a number`(entries: String) {
    let entries = entries.split(separator: "|").map { String($0) }
    let outcome = Answers.outcome(entries.last ?? "", after: Self.running + entries.dropLast())
    #expect(!outcome.failed, "\(outcome.text)")
  }

  // A name given by `let` means the thing itself.
  private static let ofLets: [(String, String)] = [
    ("let e = box|table e", "box.center.x"), ("let e = box|table e.alpha", "box.alpha"),
    ("let e = slide|table e", "slide"), ("let e = go|table e", "go "),
    ("let e = go|run|box.alpha = 1|start e|step 0.5s|go.progress", "0.250"),
    ("let e = go|completion e { box.tag = 7 }|run|box.tag", "7"),
    ("animation fade opacity to: 0 1s|let e = fade|group both e e|show both", "opacity, opacity"),
  ]

  @Test(arguments: ofLets)
  func `is meant by a let`(entries: String, answer: String) {
    let entries = entries.split(separator: "|").map { String($0) }
    let outcome = Answers.outcome(entries.last ?? "", after: Self.running + entries.dropLast())
    #expect(!outcome.failed && outcome.text.contains(answer), "\(outcome.text)")
  }

  @Test(arguments: [
    "animate nm 1s { box.alpha = 0 } completion: { expect nm == 1; expect nm.remaining == 0 }",
    "keyframes 1s name: kf { at 0 for: 1 { box.alpha = 0 } }|completion kf { expect kf == 1 }",
    "begin 1s name: bb completion: { expect bb == 1 }|box.tag = 0|commit",
    "for v in [go, slide] { completion v { expect v == 1 } }",
  ])
  func `is 1 in the completion of a block`(entries: String) {
    let before = entries.split(separator: "|").map { String($0) }
    let outcome = Answers.outcome("run", after: Self.running + before)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: ["table slide at: slide", "expect slide < 1 at: go", "why box at: slide"])
  func `is no moment`(entry: String) {
    #expect(Answers.outcome(entry, after: Self.running).failed)
  }

  @Test func `is removed in a loop, and turns at its end`() {
    let removed = Answers.text("list blocks", after: Self.running + ["for v in [go] { remove v }"])
    #expect(removed.contains("there are no blocks"), "\(removed)")
    let turns = Answers.text("table go turns from: 0s to: 3s", after: Self.running)
    #expect(turns.contains("2.000s") && turns.contains("corner"), "\(turns)")
    #expect(Answers.outcome("step go", after: Self.running).failed)
  }

  @Test(arguments: [
    "expect fall == 0.5 at: 0.5s", "completion fall { box.tag = 2 }", "plot fall", "list blocks",
  ])
  func `is what stands between begin and commit`(entry: String) {
    let begun = ["view box", "begin name: fall 1s linear", "box.alpha = 0", "commit"]
    let outcome = Answers.outcome(entry, after: begun)
    #expect(!outcome.failed && !outcome.text.contains("no blocks"), "\(outcome.text)")
    #expect(Answers.outcome("start fall", after: begun).failed)
  }

  @Test func `of a chain that begins to wait on the way is not ahead of it`() {
    let chains = [
      "view box",
      "chain inner { then 0.5s linear { box.center.x += 50 }; wait { after 3s { continue inner } }; "
        + "then 0.5s linear { box.center.x += 50 } }",
      "chain outer { then inner; then 1s linear { box.center.y += 40 } }", "perform outer",
    ]
    let outcome = Answers.outcome("expect always outer <= 0.9 for: 3s", after: chains)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  // Until its wait the progress rises by 2/3 a second, during it ever slower, then by 1/1.7.
  @Test func `shows the corners of a chain`() {
    let chain = [
      "view box",
      "chain two { then 1s linear { box.center.x += 9 }; wait { after 0.2s { continue two } }; "
        + "then 0.5s linear { box.center.y += 9 } }", "perform two",
    ]
    let turns = Answers.text("table two turns", after: chain)
    #expect(turns.contains("1.000s") && turns.contains("1.200s"), "\(turns)")
    let smooth = Answers.outcome("expect smooth two", after: chain)
    #expect(smooth.failed && smooth.text.contains("jumps from 0.667 to 0.222"), "\(smooth.text)")
    for check in ["always two <= 1", "eventually two == 1", "monotonic two", "continuous two"] {
      let outcome = Answers.outcome("expect \(check)", after: chain)
      #expect(!outcome.failed && !outcome.text.contains("looked at"), "\(outcome.text)")
    }
  }
}
