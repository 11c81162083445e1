import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Promises of numbers` {
  private static let stage = [
    "view box frame: (0, 0, 100, 100)", "promise whole continuous box.center.x",
    "promise even smooth box.center.x", "animate 1s { box.center.x += 100 }",
  ]

  @Test(arguments: ["step 0.5s", "run", "step; step 0.3s", "run until: box.center.x > 80"])
  func `are kept while the number only moves`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.stage)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: ["box.center.x += 10", "box.frame = (5, 0, 100, 100)"])
  func `are broken by what makes it jump`(entry: String) {
    let outcome = Answers.outcome(entry, after: Array(Self.stage.prefix(3)))
    #expect(outcome.failed)
  }

  private static let slide = [
    "view box frame: (0, 0, 100, 100)", "animator slide 1s easeIn { box.center.x += 50 }",
    "start slide", "step 0.4s", "pause slide",
  ]

  // A curve is entered where it reaches the value, which is exact only to a small step.
  @Test(
    arguments: ["continuous", "monotonic"],
    ["easeOut durationFactor: 0.5", "linear durationFactor: 0.01", "default durationFactor: 2", ""])
  func `are kept by what goes on from where it was paused`(kind: String, curve: String) {
    var entries = Self.slide
    entries.insert("promise one \(kind) box.center.x", at: 1)
    let session = Session.entered(entries)
    for entry in ["continue slide \(curve)", "run", "expect \(kind) box.center.x from: 0s"] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
  }

  // The jumps are the ones that a look back finds.
  private static let jumps: [([String], String)] = [
    (["pause slide", "continue slide durationFactor: 1"], "50.000 to 30.000"),
    (
      ["stop slide", "finish slide at: current", "animate 1s linear { box.center.x += 30 }"],
      "50.000 to 30.000"
    ),
    (
      ["pause slide", "undo", "pause slide", "continue slide durationFactor: 1"],
      "50.000 to 30.000"
    ),
    (["animate 1s linear { box.center.x += 9 }"], "50.000 to 59.000"),
  ]

  @Test(arguments: jumps)
  func `are broken by all that is entered at one moment`(entries: [String], jump: String) {
    let moves = ["animator slide 1s linear { box.center.x += 50 }", "start slide", "step 0.4s"]
    let session = Session.entered([Self.stage[0], "promise one smooth box.center.x"] + moves)
    let outcomes = entries.map { session.enter($0) }
    #expect(outcomes.dropLast().allSatisfy { !$0.failed }, "\(outcomes.map(\.text))")
    let text = outcomes.last?.text ?? ""
    #expect(text.contains("velocity of box.center.x jumps from \(jump)"), "\(text)")
    let unwatched = Answers.text(
      "expect smooth box.center.x from: 0s", after: [Self.stage[0]] + moves + entries)
    #expect(unwatched.contains("jumps from \(jump)"), "\(unwatched)")
  }

  private static let back = "animate 1s linear repeat: 2 autoreverse { box.center.x += 90 }"

  // Wherever a command ends, and whatever makes the number turn back.
  @Test(arguments: [
    [back, "step 1s", "step 0.9s"], [back, "step 0.3s", "step 0.3s", "step 1s"],
    [
      "animator slide 1s linear { box.center.x += 90 }", "start slide", "step 0.5s",
      "reverse slide", "run",
    ],
    ["animate 1s { box.center.x += 90 }", "run", "animate 1s { box.center.x -= 90 }", "run"],
    ["animate 1s { box.center.x += 90 }", "run", "step 1s", "box.center.x = 0", "step 1s"],
  ])
  func `are broken where the number turns back, however time is cut`(entries: [String]) {
    let session = Session.entered([Self.stage[0], "promise one monotonic box.center.x"])
    let outcomes = entries.map { session.enter($0) }
    #expect(outcomes.dropLast().allSatisfy { !$0.failed }, "\(outcomes.map(\.text))")
    #expect(outcomes.last?.text.contains("promise one is broken") == true)
    // From there on it goes the other way.
    #expect(session.enter("step 0.05s").text.contains("broken") == false)
  }

  @Test func `are kept as long as it goes one way`() {
    let session = Session.entered([Self.stage[0], "promise one monotonic box.center.x"])
    for entry in [
      "animate 1s { box.center.x += 90 }", "step 0.4s", "step 0.3s", "run", "step 1s",
      "animate 1s spring(dampingRatio: 1) { box.center.x += 9 }", "step 0.5s", "run",
    ] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
    // Time stops where the number turns back, and goes on with the next command.
    #expect(session.enter("animate 1s { box.center.x -= 9 }; run").failed)
    #expect(session.enter("stage.now").text.hasPrefix("3.000"))
    #expect(!session.enter("run").failed)
    #expect(session.enter("stage.now").text.hasPrefix("4.000"))
    #expect(session.enter("list promises").text.contains("one"))
    // A new promise ignores earlier motion.
    #expect(!session.enter("remove one; promise one monotonic box.center.x; step 1s").failed)
  }

  private static let gone = [
    "view a center: (0, 0)", "promise m monotonic a.center.x",
    "animate 1s linear { a.center.x += 90 }", "run",
  ]

  // Entries that are run again move the number the same way again.
  @Test(arguments: [
    [], ["a.alpha = 0.5", "undo"], ["mark k", "goto 0.2s", "goto k"],
    ["a.alpha = 0.5; foo.alpha = 1"], ["promise n always a.alpha > 0.5", "a.alpha = 0.2"],
    ["animate 1s linear { a.alpha = 0 }", "run", "goto 1s"],
  ])
  func `know the way behind them wherever the session comes from`(entries: [String]) {
    let session = Session.entered(Self.gone)
    for entry in entries { _ = session.enter(entry) }
    _ = session.enter("animate 1s linear { a.center.x -= 9 }")
    #expect(session.enter("run").text.contains("promise m is broken at 1.000s"))
  }

  @Test func `are told one after the other where several turn at once`() {
    let session = Session.entered(Self.gone + ["promise n monotonic a.center.y"])
    _ = session.enter("animate 1s linear { a.center.y += 9 }; run")
    _ = session.enter("animate 1s linear { a.center.y -= 9; a.center.x -= 9 }")
    #expect(session.enter("run").text.contains("promise m is broken"))
    #expect(session.enter("step 1s").text.contains("promise n is broken"))
    #expect(session.enter("step 1s").text.contains("broken") == false)
  }

  @Test func `are broken again at the moment that was taken back`() {
    let entries = [
      "view b", "promise q monotonic b.center.x",
      "animate 1s linear repeat: 2 autoreverse { b.center.x += 90 }",
    ]
    let session = Session.entered(entries)
    for _ in 0..<2 {
      #expect(session.enter("run").text.contains("promise q is broken at 1.000s"))
      _ = session.enter("undo")
    }
  }

  @Test func `know nothing of another thing of that name`() {
    let session = Session.entered(Self.gone + ["remove a; view a center: (0, 0)"])
    #expect(!session.enter("animate 1s linear { a.center.x += 20 }; run").failed)
  }
}

@Suite struct `What a promise reads` {
  private static let stage = [
    "view box frame: (0, 0, 100, 100)",
    "gesture pan box name: drag { .center += translation; translation = (0, 0) }",
    "view card", "let least = 0.5", "animate fade 1s linear { card.alpha = 0 }",
  ]

  private static let promises: [(String, String, String)] = [
    ("always card.alpha >= least", "remove least", "nothing is called 'least'"),
    ("always card.alpha >= least", "let least = red", "'>=' does not work"),
    ("never fade > 2", "remove fade", "nothing is called 'fade'"),
    ("smooth box.center.x", "remove box", "nothing is called 'box'"),
  ]

  @Test(arguments: promises)
  func `is not taken away`(promise: String, entry: String, reason: String) {
    let session = Session.entered(Self.stage + ["promise p \(promise)"])
    let outcome = session.enter(entry)
    #expect(outcome.failed && outcome.text.contains(reason), "\(outcome.text)")
    #expect(outcome.text.contains("promise p \(promise)"), "\(outcome.text)")
    let (kept, both) = (session.enter("list promises"), session.enter("remove p; \(entry)"))
    #expect(kept.text.contains("kept") && !both.failed, "\(both.text)")
  }

  @Test func `stops the time in which it goes, once`() {
    let session = Session.entered(
      Self.stage + ["promise p always card.alpha >= least", "after 0.2s { remove least }"])
    let stopped = session.enter("run")
    #expect(stopped.failed && stopped.text.contains("promise p can't be checked any more"))
    #expect(!session.enter("expect stage.now == 0.2").failed && !session.enter("run").failed)
    #expect(session.enter("list promises").text.contains("nothing is called 'least'"))
  }

  @Test(arguments: [
    "expect never drag.state == changed", "expect always drag.state != changed",
    "promise still never drag.state == changed; run",
  ])
  func `may be the state of a gesture`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.stage + ["touch box by: (0, -50)"])
    #expect(outcome.failed && outcome.text.contains("at 0.075s"), "\(outcome.text)")
  }

  private static let parts: [(String, String)] = [
    ("run until: drag.state == changed", "0.075s"),
    ("expect eventually drag.state == changed; 1 + 1", "2"),
    ("duration(drag.state == changed)", "0.225"),
  ]

  @Test(arguments: parts)
  func `is a gesture's state wherever conditions are`(entry: String, part: String) {
    let outcome = Answers.outcome(entry, after: Self.stage + ["touch box by: (0, -50)"])
    #expect(!outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }
}
