import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Ways to write the arguments of a command, each beside another with the same meaning.
@Suite struct BindingTests {
  static let same: [(String, String)] = [
    (
      "animator a 1s linear { box.alpha = 0 }",
      "animator a { box.alpha = 0 } duration: 1s timing: linear"
    ),
    (
      "animator a 1s linear { box.alpha = 0 }",
      "animator a timing: linear duration: 1s { box.alpha = 0 }"
    ),
    ("animator a linear { box.alpha = 0 }", "animator a 0.25s linear { box.alpha = 0 }"),
    ("animator a { box.alpha = 0 }", "animator a 250ms easeInOut { box.alpha = 0 }"),
    ("animator a 1s { box.alpha = 0 }", "animator a 1 .easeInOut { box.alpha = 0 }"),
    ("animator a 60f", "animator name: a duration: 1s"),
    ("animator a pausesOnCompletion", "animator a pausesOnCompletion: true"),
    ("animator a 1s pausesOnCompletion linear", "animator a 1s linear pausesOnCompletion"),
    ("animator a", "animator a scrubsLinearly: true isInterruptible: true"),
    ("animator a (1 + 1) / 2 linear", "animator a 1s linear"),
    ("animator \"a\" 1s", "animator a 1s"),
    (
      "animator a 1s { box.alpha = 0; box.center.x = 1 }",
      "animator a 1s { box.alpha = 0\nbox.center.x = 1\n}"
    ),
    ("animator a 1s (linear)", "animator a 1s linear"),
    ("animator a time", "animator a 1.5s"),
    ("scrub slide 50%", "scrub 0.5"), ("scrub slide 50%", "scrub fraction: 0.5 name: slide"),
    ("scrub slide 50%", "scrub 50% name: slide"),
    ("scrub slide 50%", "slide.fractionComplete = 0.5"),
    ("start slide after: 0.5s", "start after: 30f"), ("start slide", "start name: slide"),
    ("start slide after: 0s", "start"), ("pause slide", "pause"), ("reverse slide", "reverse"),
    (
      "pause; continue slide easeOut durationFactor: 0.5",
      "pause; continue easeOut durationFactor: 50%"
    ),
    ("pause; continue slide easeOut", "pause; continue timing: easeOut name: slide"),
    ("start; step; stop slide withoutFinishing", "start; step; stop withoutFinishing: true"),
    ("start; step; stop slide", "start; step; stop withoutFinishing: false"),
    ("start; step; stop; finish slide at: current", "start; step; stop; finish at: .current"),
    ("start; step; stop; finish slide", "start; step; stop; finish at: end"),
    ("add slide delayFactor: 0.5 { box.alpha = 0 }", "add { box.alpha = 0 } delayFactor: 50%"),
    ("add slide { box.alpha = 0 }", "add block: { box.alpha = 0 }"),
    (
      "animate 1s linear { box.alpha = 0 }", "animate { box.alpha = 0 } duration: 1s timing: linear"
    ),
    ("animate 1s { box.alpha = 0 } delay: 0.5s", "animate 1s delay: 30f { box.alpha = 0 }"),
    ("animate { box.alpha = 0 }", "animate 0.25s easeInOut { box.alpha = 0 }"),
    (
      "animate 1s beginFromCurrentState { box.alpha = 0 }",
      "animate 1s { box.alpha = 0 } beginFromCurrentState: true"
    ),
    ("view a frame: (0, 0, 10, 10) alpha: 0.5", "view a alpha: 50% frame: (0, 0, 5 + 5, 10)"),
    ("view a in: box", "view name: a in: box"), ("view a", "view a in: root"),
    ("step 0.5s", "step duration: 500ms"), ("step", "step 1f"), ("run 0.5s", "step 30f"),
    ("set digits 2", "set setting: digits value: 2"), ("set ascii", "set ascii true"),
    ("let a = 1 # with a comment", "let a = 1"), ("step; step", "step\nstep"), (";step;;", "step"),
    ("remove box", "remove name: box"),
  ]

  @Test(arguments: same) func `both ways mean the same`(first: String, second: String) {
    let (one, other) = (Session.entered(Answers.stage), Session.entered(Answers.stage))
    let before = one.picture
    let (left, right) = (one.enter(first), other.enter(second))
    #expect(!left.failed && !right.failed, "\(left.text)\n\(right.text)")
    #expect(left.text == right.text)
    #expect(one.picture == other.picture)
    #expect(
      one.picture != before || ["start", "view", "add", "ani"].contains { first.hasPrefix($0) })
  }

  @Test func `a name left out means the animator named last`() {
    let session = Session.entered(Answers.stage + ["animator other 1s { box.alpha = 0 }"])
    func states() -> [String] { session.world.animators.map { "\($0.name) \($0.animator.word)" } }
    for (entry, expected) in [
      ("pause", ["slide inactive", "other paused"]),
      ("pause slide", ["slide paused", "other paused"]),
      ("start", ["slide running", "other paused"]),
      ("start other", ["slide running", "other running"]),
      ("stop; finish", ["slide running", "other inactive"]),
      ("undo", ["slide running", "other running"]),
      ("pause", ["slide running", "other paused"]), ("remove other", ["slide running"]),
    ] {
      #expect(!session.enter(entry).failed)
      #expect(states() == expected, "\(entry)")
    }
    #expect(Complaint(text: session.enter("pause").text)?.message == "there is no animator yet")
  }

  @Test(arguments: ["root", "stage", "let"])
  func `what stands for itself cannot be a name`(word: String) {
    for entry in ["view \(word)", "animator \(word) 1s", "let \(word) = 1"] {
      let outcome = Answers.outcome(entry)
      #expect(outcome.failed && !outcome.text.contains("already"), "\(entry)\n\(outcome.text)")
    }
  }

  @Test(
    arguments: Commands.standard.all.map(\.name)
      + ValueWords.names.filter(ValueWords.isReserved) + ["position", "finished", "if", "for"])
  func `any other word can be a thing's name, and is the thing before a member`(word: String) {
    let session = Session()
    for entry in [
      "view \(word) frame: (0, 0, 10, 10)", "\(word).center.x = 7",
      "expect \(word).center.x == 7", "animate 1s { \(word).alpha = 0 }", "show \(word)",
      "remove \(word)", "view other", "animator \(word) 1s { other.alpha = 0 }", "start \(word)",
      "expect \(word).isRunning",
    ] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
  }

  @Test(arguments: ValueWords.names.filter(ValueWords.isReserved))
  func `a word for a value cannot be another value`(word: String) {
    #expect(Answers.outcome("let \(word) = 1").failed)
    #expect(Answers.outcome("for \(word) in 0..<2 { view v }").failed)
  }
}
