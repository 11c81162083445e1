import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// A hint offers a line only if it is certain.
@Suite struct CertainHintTests {
  /// A stage in each of the states that an animator's verbs ask for.
  private static let stages = [[], ["pause slide"], ["start slide"]].map { entries in
    ["view box frame: (0, 0, 100, 100)", "animator slide 2s linear { box.center.x += 200 }"]
      + ["view card", "step 0.5s"] + entries
  }

  private static var isNoWord: (String) -> Bool {
    { word in
      !Commands.standard.isVerb(word) && ValueWords.value(word) == nil
        && ValueWords.cssColor(word) == nil && !ValueWords.contextual.contains(word)
    }
  }

  @Test func `the words of other tools are many and each is there once`() {
    let words = ForeignWord.all.flatMap(\.words)
    #expect(words.count >= 150)
    #expect(Set(words).count == words.count)
    for word in words {
      #expect(ForeignWord.named(word.uppercased())?.words.contains(word) == true)
    }
  }

  // The number of portions in which words are tried, each on its own stages, which failing entries
  // leave unchanged.
  private static let portions = 4

  private static func portion(_ number: Int, of words: [String]) -> [String] {
    words.indices.filter { $0 % portions == number }.map { words[$0] }
  }

  @Test(arguments: 0..<portions) func `a word gets its line, which runs`(number: Int) throws {
    let sessions = Self.stages.map { Session.entered($0) }
    for word in Self.portion(number, of: ForeignWord.all.map(\.words[0])) {
      let foreign = try #require(ForeignWord.named(word))
      let outcomes = sessions.map { $0.enter("\(word) it") }
      for outcome in outcomes {
        #expect(outcome.failed && outcome.text.contains(foreign.meaning), "\(outcome.text)")
      }
      guard !foreign.examples.isEmpty else { continue }
      let place = outcomes.firstIndex { $0.offer != nil }
      let index = try #require(place, "\(foreign.examples)")
      let offer = try #require(outcomes[index].offer)
      #expect(outcomes[index].text.hasSuffix("\(foreign.meaning): \(offer)"))
      let outcome = Answers.outcome(offer, after: Self.stages[index])
      // An export may fail: nothing moves here, and files are not made in advance.
      #expect(!outcome.failed || offer.hasPrefix("export "), "\(offer)\n\(outcome.text)")
    }
  }

  @Test(arguments: 0..<portions)
  func `every word is reached as a verb, a member, an option and a timing`(number: Int) throws {
    let session = Session.entered(Self.stages[0])
    func hint(_ entry: String) -> String { session.enter(entry).text }
    // A name that is right at that place is the better answer.
    let better = [
      "hint: write box.", "hint: write shown(", "did you mean", "no timing of UIKit's",
      "hint: write animate 1s ", "makes a layer that has one",
    ]
    let words = ForeignWord.all.flatMap(\.words).filter(Self.isNoWord)
    for word in Self.portion(number, of: words) {
      let foreign = try #require(ForeignWord.named(word))
      #expect(hint("\(word) { box.alpha = 0 }").contains("hint: " + foreign.meaning), "\(word)")
      guard word.first?.isLetter == true else { continue }
      let answers = [foreign.meaning, "write list "].map { "hint: " + $0 }
      // A plural may list.
      let said = session.enter(word)
      #expect(!said.failed || answers.contains(where: said.text.contains), "\(word)")
      for entry in ["box.\(word) = 1", "animate 1s \(word): 2 { }", "animate 1s \(word) { }"] {
        let text = hint(entry)
        #expect(
          ([foreign.meaning] + better).contains(where: text.contains)
            || ["timing", "from", "to"].contains(word) || word.utf8.count == 1,
          "\(entry)\n\(text)")
      }
    }
  }

  private static let lines: [(String, String)] = [
    ("opacity", "box.alpha = 0.5"),
    ("hide box", "box.isHidden = true"),
    ("gsap.to(box, 1)", "animate 1s { box.center.x += 100 }"),
    ("border-radius: 4", "box.cornerRadius = 4"),
    ("#selector(tap)", "gesture tap box { box.alpha = 0.5 }"),
    ("AnimationController()", "animator fade 1s { box.alpha = 0 }"),
    (
      "withAnimation(.spring()) { box.alpha = 0 }",
      "animate spring(duration: 0.5, bounce: 0) { box.alpha = 0 }"
    ),
    // The typed line with the intended word.
    ("veiw ball", "view ball"), ("box.opacity = 0.3", "box.alpha = 0.3"),
    ("box.isHidden = YES", "box.isHidden = true"), ("Box.alpha = 0.5", "box.alpha = 0.5"),
    (
      "animate 1s elastic { box.alpha = 0 }",
      "animate 1s spring(duration: 0.2848, bounce: 0.6858, initialVelocity: 6.9315) { box.alpha = 0 }"
    ),
    ("box.scale = 2", "box.transform.scale = 2"),
    ("slide.startAnimation()", "start slide"), ("ring.alpha = 0.5", "view ring"),
    ("animate box x: 200 duration: 1", "animate 1s { box.center.x = 200 }"),
    ("animate box alpha: 0.5, duration: 0.3", "animate 0.3s { box.alpha = 0.5 }"),
    ("#expect(box.alpha == 1)", "expect box.alpha == 1"),
    ("expect box.alpha ≈ 1", "expect box.alpha == 1"),
  ]

  @Test(arguments: lines)
  func `the names are the user's own`(typed: String, line: String) {
    #expect(Answers.outcome(typed, after: Self.stages[0]).offer == line)
  }

  private static let failing: [(String, [String])] = [
    // The thing that the line would change does not exist.
    ("opacity", []), ("scrub-bar", []), ("pauseAnimation", ["view box"]),
    // The line would fail in the animator's state.
    ("cancel slide", stages[0]),
    // The intended line has another mistake.
    ("veiw box", stages[0]), ("box.opacity = red", stages[0]), ("bux.alpha = box", stages[0]),
    // The line would lose a number, a name or a word that was typed.
    ("card.mask = 3", stages[0]), ("AnimationController(vsync: 1)", stages[0]),
    ("func slide() { }", stages[0]), ("turn box red-hot", stages[0]),
    ("box.tintColor", stages[0]),
    ("undo to 2", stages[0]),
    ("border-radius: 50%", stages[0]),
    // The line would take away something else, do nothing or show nothing.
    ("remove all animators", ["view box"]), ("scrub box", ["view box"]),
    ("edit 1 0.3", ["view box"]), ("try 0.3", ["view box"]), ("expect box < 300", ["view box"]),
    ("tune all", ["view box", "animate 1s { box.alpha = 0 }", "run"]),
    // Elsewhere it is the distance from an edge, here it is an edge.
    ("box.bottom = 700", ["view box"]),
    // The meaning is unknown.
    ("qwertz", stages[0]), ("qwertz 1s", stages[0]), ("box.qwertz = 3", stages[0]),
  ]

  @Test(arguments: failing)
  func `what would fail is not offered`(typed: String, stage: [String]) {
    let outcome = Answers.outcome(typed, after: stage)
    #expect(outcome.failed && outcome.offer == nil)
  }

  @Test func `the word is told all the same`() {
    #expect(Answers.text("opacity", after: []).hasSuffix("hint: opacity is a view's alpha"))
    #expect(Answers.text("qwertz", after: []).hasSuffix("hint: 'help all' lists the commands"))
    #expect(Answers.text("qwertz.alpha2", after: []).hasSuffix("hint: 'list' shows the names"))
  }

  @Test func `what is tried leaves no trace`() {
    let (one, other) = (Session.entered(Self.stages[0]), Session.entered(Self.stages[0]))
    for typed in ["delete it", "stagger", "jump", "slowmo", "gif", "sleep 1", "restart"] {
      #expect(one.enter(typed).failed)
    }
    for look in ["table", "list", "events", "now"] {
      #expect(one.enter(look).text == other.enter(look).text)
    }
    #expect(one.now == 0.5)
  }

  private static let names: [(String, String)] = [
    ("hide", "history"), ("tap", "table"), ("parent", "pause"), ("ru", "run"), ("stp", "start"),
  ]

  @Test(arguments: names)
  func `no name is offered that is far off`(typed: String, name: String) {
    #expect(!Answers.text(typed).contains("'\(name)'"))
  }

  private static let questions: [(String, String)] = [
    ("?", "Flipbook tries out"), ("? pause", "pause"), ("how do I pause", "pause "),
    ("what is a spring?", "spring"), ("How can I export a GIF?", "export"),
    ("help find how do I loop", "repeat"), ("why does it jump?", "doctor"),
  ]

  @Test(arguments: questions)
  func `a question is answered from the help`(question: String, found: String) {
    let outcome = Answers.outcome(question)
    #expect(!outcome.failed && outcome.text.contains(found), "\(outcome.text)")
  }

  @Test func `a command that begins as a question does is none`() {
    #expect(Answers.text("why box.alpha > 1 ? 2 : 3").contains("box.alpha"))
    #expect(Answers.text("box.alpha # is it?") == "1.000")
    for (name, path) in [("how", "how.alpha"), ("is_open", "is_open.alpha")] {
      #expect(Answers.text(path, after: ["view \(name)", "\(path) *= 0.5"]) == "0.500")
    }
    for (made, path) in [("\"my view\"", "\"my view\".alpha"), ("it", "it.alpha")] {
      #expect(Answers.text("why \(path)", after: ["view \(made)"]).contains("shown 1.000"))
    }
  }
}
