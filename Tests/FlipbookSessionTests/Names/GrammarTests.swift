import FlipbookAssembly
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

/// Knowledge of one verb carries over to the next: every verb takes what the grammar promises for
/// its kind, or its declaration says why not.
@Suite struct GrammarTests {
  static let stage = [
    "view box frame: (0, 0, 80, 80)", "view card frame: (0, 100, 80, 80)",
    "animator slide 1s { box.center.x += 100 }", "animator fade 2s { card.alpha = 0 }",
    "chain intro { then 1s { box.center.y += 50 }; wait; then 1s { card.center.x += 10 } }",
    "animation shake position.x values: (0, 10, -10, 0) 0.4s isAdditive",
    "animate 1s name: nudge { card.center.y += 10 }", "let gap = 10", "mark here", "start slide",
  ]

  private func outcome(_ entry: String) -> Outcome {
    let session = Session.entered(Self.stage)
    return entry.split(separator: "|").map { session.enter(String($0)) }.last ?? Outcome()
  }

  // MARK: Several things

  private static let entries: [String] = [
    "start slide fade", "pause slide fade", "pause slide fade; continue slide fade",
    "reverse slide fade", "start fade; stop slide fade",
    "start fade; stop slide fade; finish slide fade",
    "pause slide fade; scrub slide fade 50%", "add slide fade { box.alpha = 0.5 }",
    "completion slide fade { box.tag = 1 }", "remove box card fade", "show box card slide",
    "dance box card 1s { .alpha = 0 }; start box card", "pause all", "reverse all", "start all",
    "stop all", "pause all; continue all", "stop all; finish all", "remove all", "perform all",
    "decay all", "dance all 1s { .alpha = 0 }; start all", "watch all",
    "watch box.center slide gap", "table box slide", "draw box card",
    "list states slide fade",
  ]

  @Test(arguments: entries)
  func `several things are taken where one is`(entry: String) {
    let outcome = outcome(entry)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test func `what is said to several is done to each, or to none`() {
    let session = Session.entered(Self.stage)
    #expect(session.enter("start slide nothing").failed)
    #expect(!session.enter("start fade").failed)
    #expect(session.enter("stop slide fade; slide.state; fade.state").text == "stopped\nstopped")
    #expect(session.enter("stop all").text.hasPrefix("error: there is nothing to stop"))
    // `all` means a thing of that name before it means all of them.
    #expect(!session.enter("animator all 1s { box.alpha = 0 }; start all; all.isRunning").failed)
    #expect(session.enter("slide.state").text == "stopped")
  }

  @Test(arguments: [
    ("after 0.1s { reverse slide fade }", "slide.isReversed", "false"),
    ("reverse slide fade after: 0.1s", "slide.isReversed", "false"),
    ("gesture tap card { pause slide fade }; touch card taps: 1", "slide.isRunning", "true"),
    ("add slide intro { box.alpha = 0.5 } after: 0.1s", "box.alpha", "1.000"),
    ("pause slide; scrub slide fade 90% after: 0.1s", "slide.fraction", "0.000"),
    ("pause slide; after 0.1s { continue slide fade }", "slide.isRunning", "false"),
    ("pause slide; after 0.1s { start slide fade completion: { } }", "slide.isRunning", "false"),
    ("after 0.1s { completion slide intro { box.tag = 1 } }; step 0.2s|run", "box.tag", "0"),
    ("after 0.1s { stop slide intro }", "slide.isRunning", "true"),
    (
      "finish fade; add fade { box.alpha = 0 }; after 0.1s { start slide fade }",
      "fade.isRunning", "true"
    ),
  ])
  func `what time runs is done to each, or to none`(entry: String, look: String, text: String) {
    #expect(outcome("start fade; stop fade|\(entry)|step 0.2s|\(look)").text == text)
  }

  @Test(arguments: [
    "view all", "layer all", "let all = 3", "animate all 1s { box.alpha = 0 }",
    "animator all 1s { box.alpha = 0 }", "animation all opacity to: 0 1s",
    "gesture tap box name: all", "group all 1s shake",
  ])
  func `what is named all is meant by it`(making: String) {
    let stage = Self.stage + [making]
    for verb in ["perform", "decay"] {
      #expect(Answers.outcome("\(verb) all", after: stage).failed)
    }
    let isMover = making.hasPrefix("animat") && !making.contains("opacity")
    let done = Answers.outcome("completion all { box.tag = 1 }", after: stage)
    #expect(done.failed != isMover, "\(done.text)")
    #expect(Answers.text("show all", after: stage).contains("slide") == false)
  }

  @Test(arguments: [
    "animate nm quick linear { box.alpha = 0 }|step 0.1s|expect nm == 0.5",
    "animate nm gap * 1s { box.alpha = 0 }",
    "sweep d from: 1 to: 2 by: 1 { animate nm d { box.alpha = 0 } } measure: box.alpha",
  ])
  func `a name stands before any duration`(entries: String) {
    let outcome = outcome("let quick = 0.2s|" + entries)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: ["start nudge again", "start nudge fade", "start fade nudge"])
  func `blocks run again beside others`(entry: String) {
    let runs = "animate again 1s { box.alpha = 0.5 }|run|card.tag = 1|\(entry)|step 0.1s|"
    #expect(!outcome(runs + "expect nudge < 1; expect nudge > 0").failed)
  }

  // MARK: Things as values

  private static let parts: [(String, String)] = [
    ("plot box.center", "box.center.y"), ("plot slide", "slide.progress"),
    ("plot box", "box.center.x"), ("plot nudge", "nudge.progress"), ("plot easeIn", "velocity"),
    ("table slide every: 0.5s", "slide.progress"), ("table box every: 0.5s", "box.center"),
    ("table box.center every: 0.5s", "(40.000, 40.000)"), ("table box.frame turns", "size.height"),
    ("table slide turns", "slide.progress does not turn"),
    ("table intro turns", "intro.progress does not turn"), ("table box", "box.center.x"),
    ("watch slide|step 0.5s", "slide.progress 0.500"),
    ("watch box|step 0.5s", "box.center.x 90.000"),
    ("why box", "box.center.x"), ("plot intro", "intro.progress"),
    ("plot slide fade difference", "maximum difference"), ("plot", "slide"),
    ("nudge.progress", "0.000"), ("step 0.5s|nudge.progress", "0.500"),
    ("run|nudge.progress", "1.000"), ("table nudge.progress turns", "nudge.progress does not turn"),
    ("watch all|step 0.5s", "card.center.y 145.000"), ("slide.progress", "0.000"),
    ("slide.remaining", "1.000"), ("slide.timing", "easeInOut"),
    ("slide.running", "true"), ("slide.reversed", "false"), ("slide.fraction", "0.000"),
    ("intro.of", "3"), ("intro.waiting", "false"), ("intro.running", "false"),
  ]

  @Test(arguments: parts)
  func `a thing stands for its values`(entry: String, part: String) {
    let outcome = outcome(entry)
    #expect(!outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }

  @Test func `a measure of one number names the parts of a pair`() {
    let text = outcome("highest(box.center)").text
    #expect(text.contains("write highest(box.center.x) or highest(box.center.y)"), "\(text)")
  }

  // MARK: Looks

  private static let looks = Commands.standard.all.filter {
    $0.effect == .looks && !["watch", "lesson", "swift", "for", "if"].contains($0.name)
  }

  @Test(arguments: looks.map(\.name))
  func `each look can stand among other statements, at any moment`(name: String) throws {
    let look = try #require(Commands.standard.named(name))
    var lines = look.example.split(separator: "\n").map { String($0) }
    let last = lines.removeLast()
    guard !last.hasPrefix("commit"), name != "promise" else { return }
    let session = Session.entered(lines)
    let alone = session.enter(last)
    let among = session.enter("let zz = 1; \(last)")
    #expect(alone.failed == among.failed, "\(last)\n\(among.text)")
    // These also list the entries themselves.
    let lists = ["list", "events", "matters"].contains(name)
    #expect(among.text == alone.text || look.group == .time || lists, "\(among.text)")
    #expect(session.enter("undo").text.isEmpty)
    if !last.contains("at:"), !last.contains("{") {
      let later = session.enter("\(last) at: 0.25s")
      #expect(later.failed == alone.failed, "\(last) at: 0.25s\n\(later.text)")
    }
  }

  @Test func `a look among statements sees what they have done, and nothing stays of it`() {
    let session = Session.entered(["view box frame: (0, 0, 80, 80)"])
    let text = session.enter("box.center.x = 70; step 1s; highest(box.center.x, for: 1s); step 1s")
      .text
    #expect(text == "time 1.000s  frame 60\n70.000\ntime 2.000s  frame 120")
    let loop = session.enter(
      "for i in 1...2 { box.center.x = 10 * i; table box.center.x * i every: 1s for: 1s }")
    #expect(loop.text.contains("box.center.x * i") && loop.text.contains("40.000"), "\(loop.text)")
    #expect(!loop.failed && session.enter("undo").text.isEmpty)
    #expect(session.enter("box.center.x").text == "70.000")
    #expect(session.enter("undo 2").text == "time 0.000s  frame 0" || session.moment == "0.000s")
  }

  @Test(arguments: ["plot box.center.x", "table box.alpha every: 0.1s", "why box.alpha", "doctor"])
  func `a block that time runs looks at the present only`(look: String) {
    #expect(
      outcome("after 0.1s { \(look) }").text.contains("block that runs later sees only the present")
    )
    #expect(
      !outcome("after 0.1s { table; draw; show box; box.alpha; expect box.alpha == 1 }|run").failed)
  }

  @Test(arguments: ["save x.md", "undo", "goto 0s", "mark there", "tune", "export svg x.svg"])
  func `what is about the session stands alone`(entry: String) {
    #expect(outcome("step 0.1s; \(entry)").text.contains("must be an entry of its own"))
  }

  @Test(arguments: [
    "expect for: 1s always box.alpha <= 1", "expect always for: 0.5s box.alpha <= 1",
    "expect settled by: 1.1s box.alpha", "expect to: 0.5s monotonic box.alpha",
  ])
  func `an input with a label may stand before the check`(entry: String) {
    let outcome = outcome("animate 1s { box.alpha = 0.5 }|" + entry)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  // MARK: Delay, repeat, completion

  private static let delays: [(String, String)] = [
    ("reverse slide after: 0.5s|run|box.center.x", "40.000"),
    ("pause slide after: 0.5s|step 1s|slide.fraction", "0.500"),
    ("stop slide after: 0.5s|step 1s|slide.state", "stopped"),
    ("remove card after: 0.5s|run|list views", "box"),
    ("view late after: 0.5s frame: (0, 0, 5, 5)|step 1s|late.frame.size.width", "5.000"),
    ("animate 1s after: 0.5s { box.alpha = 0 }|step 0.5s|shown(box.alpha)", "1.000"),
    ("dance box 1s after: 0.5s { .alpha = 0 }|run|box.alpha", "0.000"),
    ("add shake to: box after: 0.5s|run|box.center.x", "140.000"),
    ("start fade after: 0.5s|run|card.alpha", "0.000"),
    ("animate 1s repeat: 3 { box.alpha = 0 }|run|stage.now", "3"),
    ("animate 1s repeat: 2 autoreverse { box.alpha = 0 }|run|stage.now", "4"),
    (
      "begin 1s linear delay: 0.5s repeat: 2 autoreverse|box.alpha = 0|commit|run|stage.now",
      "4.500"
    ),
    ("start fade completion: { box.tag = 7 }|run|box.tag", "7"),
    ("animator a 1s { box.alpha = 0 } completion: { box.tag = 7 }|start a|run|box.tag", "7"),
    ("dance box 1s { .alpha = 0 } completion: { box.tag = 7 }|start box|run|box.tag", "7"),
    ("add shake to: box completion: { box.tag = 7 }|run|box.tag", "7"),
    ("animate hop 1s { box.alpha = 0 }|run|start hop|list blocks", "hop"),
  ]

  @Test(arguments: delays)
  func `delay, repeat and completion read the same`(entry: String, part: String) {
    let outcome = outcome(entry)
    #expect(!outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }

  @Test func `what the state does not allow later is skipped, and said`() {
    let text = outcome("stop fade after: 0.5s|step 1s").text
    #expect(text.contains("note: stop is skipped: 'fade' is inactive"), "\(text)")
    for (name, state) in [("fade", "is stopped"), ("intro", "has not been performed")] {
      let text = outcome("start fade; stop fade|pause \(name) after: 0.5s|step 1s").text
      #expect(text.contains("note: pause is skipped: '\(name)' \(state)"), "\(text)")
    }
  }

  private static let reasons: [(String, String)] = [
    ("animator a 1s repeat: 3 { box.alpha = 0 }", "animate 1s repeat"),
    ("start slide repeat: 2", "animate 1s repeat"),
    ("keyframes 1s repeat: 2 { at 0% for: 100% { box.alpha = 0 } }", "animate 1s repeat: 3 counts"),
    ("touch box card", "a finger touches one view"),
    ("gesture tap box card began: { box.tag = 1 }", "a gesture belongs to one view"),
  ]

  @Test(arguments: reasons)
  func `what a verb does not take is refused with the reason`(entry: String, reason: String) {
    let outcome = outcome(entry)
    #expect(outcome.failed && outcome.text.contains(reason), "\(outcome.text)")
  }

  // MARK: Lists, loops and counts

  private static let nouns: [(String, String)] = [
    ("mark", "here"), ("promise", "nothing is promised"), ("branch", "branch1"), ("marks", "here"),
    ("branches", "branch1"), ("promises", "nothing is promised"), ("list views", "card"),
    ("list animators", "fade"), ("list chains", "intro"), ("list blocks", "nudge"),
    ("list marks", "here"), ("list branches", "branch1"), ("list layers", "there are no layers"),
    ("list values", "gap"), ("list promises", "nothing is promised"), ("views", "card"),
  ]

  @Test(arguments: nouns)
  func `a noun lists`(entry: String, part: String) {
    let outcome = outcome(entry)
    #expect(!outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }

  @Test(arguments: [
    "for v in [box, card] { v.alpha = 0.5 }|expect box.alpha == 0.5 && card.alpha == 0.5",
    "for v in [slide, fade] { pause v }|expect !slide.isRunning",
    "for d in [0.1, 0.2] { step d }|expect stage.now == 0.3",
    "for v in [box, card] { animate 1s { v.alpha = 0 } completion: { v.tag = 3 } }|run|expect card.tag == 3",
    "remove here|expect stage.now == 0", "remove box.center|expect stage.now == 0",
  ])
  func `a loop goes over things, and names are taken away`(entry: String) {
    let outcome = outcome("watch box.center|" + entry)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test func `undo and redo take a count`() {
    let session = Session.entered(["view a", "view b", "view c"])
    #expect(!session.enter("undo 2").failed)
    #expect(session.enter("show b").failed && !session.enter("show a").failed)
    #expect(!session.enter("redo 2").failed && !session.enter("show c").failed)
    let tooMany = session.enter("undo 9")
    #expect(tooMany.text.contains("only 3 can be undone") && !session.enter("show c").failed)
  }

  // MARK: Words

  @Test(arguments: Commands.standard.all.filter { !$0.isListed }.map(\.name))
  func `a folded word is understood, and shown by no list`(word: String) throws {
    let declaration = try #require(Commands.standard.named(word))
    #expect(!Commands.standard.verbs.contains(word))
    #expect(Commands.standard.named(declaration.verb)?.isListed == true)
    #expect(!Session().enter("help \(word)").failed)
  }

  @Test func `there are at most 75 words`() {
    #expect(Commands.standard.listed.filter { $0.owner == nil }.count <= 75)
  }
}
