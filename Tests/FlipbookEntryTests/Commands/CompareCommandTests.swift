import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The compare command` {
  private static let stage = [
    "view box frame: (0, 0, 60, 60)", "animator slide 1s linear { box.center.x += 200 }",
    "animator glide 2s linear { box.center.x += 100 }",
  ]

  // The line of the differences, and the lines after it.
  private func numbers(_ entry: String, after entries: [String] = stage) -> [String] {
    let lines = Answers.text(entry, after: entries).split(separator: "\n").map { String($0) }
    let start = lines.firstIndex { $0.hasPrefix("maximum difference") } ?? lines.count
    return Array(lines[start...])
  }

  @Test func `two timings are compared by their progress`() {
    // They meet in the middle and are equally far apart before and after it: the first counts.
    let lines = numbers("compare linear easeInOut")
    #expect(
      lines.first == "maximum difference 0.121  at 0.236s  RMS difference 0.087  of 2001 moments",
      "\(lines)")
    let springs = numbers("compare spring(mass: 1, stiffness: 100, damping: 10) linear for: 1.473s")
    #expect(springs.contains { $0.contains("1.270s   16.303  0.363s") }, "\(springs)")
  }

  @Test func `each timing can have a duration of its own`() {
    let lines = numbers("compare 0.35s spring(dampingRatio: 0.8) 300ms cubic-bezier(0.2, 0, 0, 1)")
    #expect(
      lines.contains { $0.hasPrefix("0.35s spring(dampingRatio: 0.8)    0.330s   1.516  0.204s") }
        && lines.contains { $0.hasPrefix("300ms cubic-bezier(0.2, 0, 0, 1)   0.284s") }, "\(lines)")
    // A timing without a duration takes the time given by `for:`, or a second.
    let other = numbers("compare linear 500ms linear for: 2s")
    #expect(other.first?.hasPrefix("maximum difference 0.750  at 0.500s") == true, "\(other)")
    let own = numbers("compare 0.2s spring(mass: 1, stiffness: 100, damping: 10) easeIn")
    #expect(own.last?.hasSuffix(" takes 1.473s by itself: 0.2s changes nothing") == true, "\(own)")
    let text = Answers.text("compare 1s slide 2s glide", after: Self.stage)
    #expect(text.contains("error: '1s' is not expected here"), "\(text)")
  }

  @Test func `a timing with itself has no difference`() {
    let lines = numbers("compare bouncy bouncy")
    #expect(
      lines.first == "maximum difference 0.000  at 0.000s  RMS difference 0.000  of 2001 moments")
    #expect(!Answers.text("compare bouncy bouncy", after: []).contains("▲"))
  }

  @Test func `two animators that have not run are started, each on a stage of its own`() {
    let lines = numbers("compare slide glide")
    // At 1 s one has arrived and the other is half-way; the mean of the squares over 2 s is 1/12.
    #expect(
      lines.first == "maximum difference 0.500  at 1.000s  RMS difference 0.289  of 2001 moments",
      "\(lines)")
    let places = numbers("compare slide glide of: box.center.x")
    #expect(places.first?.hasPrefix("maximum difference 150.000  at 1.000s") == true, "\(places)")
  }

  @Test(arguments: [
    ["start slide", "step 0.3s", "start glide", "step 0.2s"],
    ["step 1s", "start slide", "run", "start glide", "run", "step 1s"],
  ])
  func `animators that ran are compared from their starts`(entries: [String]) {
    let text = numbers("compare slide glide", after: Self.stage + entries).first ?? ""
    #expect(
      text == "maximum difference 0.500  at 1.000s  RMS difference 0.289  of 2001 moments",
      "\(text)")
  }

  @Test func `one that was reversed arrives at its start, one that was stopped stays`() {
    let reversed = numbers(
      "compare slide glide",
      after: Self.stage + ["start slide", "step 0.5s", "reverse slide", "run"])
    #expect(reversed.first?.contains("maximum difference 1.000  at 2.000s") == true, "\(reversed)")
    let stopped = numbers(
      "compare slide glide",
      after: Self.stage + [
        "start slide", "step 0.5s", "stop slide", "step 1s", "finish slide at: current",
      ])
    #expect(stopped.first?.contains("maximum difference 0.500  at 2.000s") == true, "\(stopped)")
  }

  private static let chained =
    stage + [
      "chain intro { then 0.5s linear { box.alpha = 0.5 }; then 1.5s linear { box.alpha = 0 } }",
      "view circle", "dance circle 1s linear { .center.x += 90 }",
    ]

  @Test(arguments: [
    [], ["perform intro", "step 0.2s", "start circle", "step 0.3s", "start slide"],
    ["start circle", "run", "step 1s", "perform intro", "run", "start slide", "run"],
    ["perform intro", "step 0.1s", "pause intro", "start intro", "start slide"],
  ])
  func `chains and dances are compared as animators are`(entries: [String]) {
    for entry in ["compare slide intro", "compare intro circle", "compare circle intro"] {
      let lines = numbers(entry, after: Self.chained + entries)
      #expect(lines.first?.hasPrefix("maximum difference 0.500  at 1.000s") == true, "\(lines)")
    }
    let same = numbers("compare slide circle", after: Self.chained + entries)
    #expect(same.first?.hasPrefix("maximum difference 0.000") == true, "\(same)")
    let path = numbers("compare intro slide of: box.alpha for: 0.5s", after: Self.chained)
    #expect(path.first?.hasPrefix("maximum difference 0.500  at 0.500s") == true, "\(path)")
  }

  @Test func `a chain that is stopped stays, and one that is turned arrives at its start`() {
    let stopped = numbers(
      "compare intro glide", after: Self.chained + ["perform intro", "step 0.5s", "stop intro"])
    #expect(stopped.first?.hasPrefix("maximum difference 0.750  at 2.000s") == true, "\(stopped)")
    let turned = numbers(
      "compare intro glide",
      after: Self.chained + ["perform intro", "step 0.5s", "reverse intro", "run"])
    #expect(turned.first?.hasPrefix("maximum difference 1.000  at 2.000s") == true, "\(turned)")
    let waiting = numbers(
      "compare held glide",
      after: Self.chained + ["chain held { then 1s linear { box.alpha = 0 }; wait }"])
    #expect(waiting.first?.hasPrefix("maximum difference 0.500  at 1.000s") == true, "\(waiting)")
  }

  @Test func `paths are compared from now on`() {
    let entries = Self.stage + ["start slide", "animate 2s linear { box.center.y += 200 }"]
    let lines = numbers("compare box.center.x box.center.y", after: entries)
    #expect(lines.first?.hasPrefix("maximum difference 100.000  at 1.000s") == true, "\(lines)")
    #expect(lines.last?.split(separator: " ") == ["difference", "0.999s", "0.000"], "\(lines)")
  }

  @Test func `marks and branches are followed from where they part to their rest`() {
    let entries =
      Self.stage + [
        "start slide", "step 0.5s", "mark half", "run", "goto half", "reverse slide", "mark turned",
      ]
    let lines = numbers("compare branch1 turned of: box.center.x", after: entries)
    #expect(lines.first?.hasPrefix("maximum difference 200.000  at 1.000s") == true, "\(lines)")
    let text = Answers.text("compare branch1 turned of: box.center.x", after: entries)
    #expect(text.hasPrefix("● box.center.x, branch1   ○ box.center.x, turned"))
    #expect(text.contains(" 0.5s") && text.contains("1.0s\n"))
  }

  @Test func `a value that one branch does not have is left out`() {
    let entries = ["step 0.5s", "mark empty", "view box", "step 0.5s", "mark full"]
    let outcome = Answers.outcome("compare empty full of: box.center.x", after: entries)
    #expect(outcome.failed && outcome.text.contains("nothing is called 'box'"), "\(outcome.text)")
  }

  private static let hints: [(String, String)] = [
    (
      "compare easeIn box.alpha",
      "two of a kind can be compared: timings, paths, animators, dances and chains, marks and branches"
    ),
    ("compare box easeIn", "write box.center.x or box.alpha"),
    (
      "compare easeIn",
      "the form is plot difference [DURATION] A [OTHERDURATION] B …; 'help compare' has the rest"
    ),
    (
      "compare easeIn easeOut of: box.alpha",
      "it tells what of two animators, chains, marks or branches is compared"
    ),
    (
      "compare branch1 branch1",
      "'for:' is missing; it would be plot branch1 branch1 difference of: box.center.x"
    ),
    ("compare slide nothing", "'list' shows the names"),
    (
      "compare box.alpha box.center.x",
      "write compare box.alpha box.center.x for: 1s, or start something first"
    ),
    (
      "compare branch1 branch1 of: box.alpha",
      "write plot branch1 branch1 difference of: box.alpha for: 1s"
    ),
  ]

  @Test(arguments: hints)
  func `what cannot be compared is told`(entry: String, hint: String) {
    let outcome = Answers.outcome(entry, after: Self.stage)
    #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
  }

  @Test func `branches that are the same as far as they go are said to be`() {
    let same = [
      "view box", "animate 1s { box.center.x = 50 }", "step 0.5s", "mark a", "back 0.5s",
      "step 0.5s", "mark b",
    ]
    let note = "the two show the same of it, as far as they go"
    #expect(Answers.text("compare a b of: box.center.x", after: same).contains(note))
    let other = same.dropLast(2) + ["box.center.x = 9", "step 0.5s", "mark b"]
    #expect(!Answers.text("compare a b of: box.center.x", after: Array(other)).contains(note))
    #expect(!Answers.text("compare bouncy bouncy").contains(note))
  }
}
