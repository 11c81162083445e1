import FlipbookAssembly
import HeadlessUIKit
import Testing

@testable import FlipbookCommands
@testable import FlipbookHelp
@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import FlipbookValues
@testable import SessionTestSupport

@Suite struct HelpWordTests {
  private let help = Help(on: .standard)

  private static let texts: [(String, String)] = [
    (
      "velocity",
      """
      velocity(box.center.x)
        how fast what is shown changes, a second
      velocity: in a gesture's blocks, its velocity per second
      velocity, a column of table, table turns and crossings: how fast what is shown
        changes, a second
      velocity, a column of springs: initial speed, in distances per second
      """
    ),
    (
      "over",
      """
      over, an option of touch: how long it moves; default: 0.3s
      over, an option of springs: the distance it moves something, for velocities in
        points; default: 100
      over %, a column of plot, plot difference and sweep: the overshoot: how far it
        goes beyond its end, in percent of its way
      """
    ),
    (
      "dampingRatio",
      """
      a spring's dampingRatio: 0 swings forever, 1 does not swing, above 1 creeps
      dampingRatio, a label of spring: the nearer 0, the more it swings; 1 does not
        swing
      dampingRatio, a column of springs: 0 swings forever, 1 does not swing, above 1
        creeps
      """
    ),
    (
      "storyboard",
      "storyboard: see draw every:\n  draw every:  draws moments side by side, without moving time"
    ),
    (
      "timeline",
      """
      timeline: a chain plays its steps one after another, and 'plot' draws all that
      moves over time
      for example: chain fade { then 0.3s { box.alpha = 0 }; then 0.3s { box.alpha = 1
      } }
      see also chain or plot
        chain  makes a chain of steps; nothing happens before 'perform'
        plot   draws a bar over time for all that moves, and where it turns
      """
    ),
    (
      "opacity",
      """
      a layer's opacity: 0 unseen to 1 solid
      opacity: see alpha
        alpha  a view's: 0 unseen to 1 solid
      """
    ),
    (
      "print",
      """
      print: a path alone prints its value, and 'events' lists what began and ended
      for example: box.alpha
      """
    ),
    ("startAnimation", "startAnimation: 'start' starts an animator\nfor example: start slide"),
    (
      "cut short",
      "was cut short, a word of events: a block ended early, and its completion gets\n"
        + "  false"
    ),
    ("DAMPINGratio", Answers.text("help dampingRatio", after: [])),
    ("transform.rotation.z", "the key path transform.rotation.z: its turn about z: in the plane"),
    ("digits", "set digits: decimals shown (a whole number from 0 to 9; default: 3); now 3"),
    ("hints", "set hints: grey suggestions behind what is typed (on or off; default: on)"),
    ("alpha", "a view's alpha: 0 unseen to 1 solid\na colour's alpha: 0 unseen to 1 solid"),
    (
      "bouncy",
      "the timing bouncy: SwiftUI's spring with more bounce\n"
        + "  mass 1, stiffness 157.914, damping 17.593, dampingRatio 0.7, response 0.5,\n"
        + "  bounce 0.3, settlingDuration 0.863\n  pushed: bouncy(initialVelocity: 2)\n"
        + "  numbers from developer.apple.com, SwiftUI's Spring"
    ),
  ]

  @Test(arguments: texts)
  func `tells every meaning of a word`(word: String, text: String) {
    let topic = word.contains(" ") ? "\"\(word)\"" : word
    #expect(Session().enter("help \(topic)").text == text)
  }

  private static let parts: [(String, [String])] = [
    ("progress", ["progress, a column of table: ", "progress, a column of why: "]),
    (
      "duration",
      ["duration DURATION\n", "an animator's duration: ", "duration, a label of spring: "]
    ),
    ("animator", ["animator NAME ", "the group animator: ", "animator, a column of table: "]),
    ("position", ["a layer's position: ", "position: in a completion, ", "position: see center"]),
    ("paused", ["paused: an animator that is held", "paused, a word of events: "]),
    (
      "loop",
      ["loop: 'repeat' repeats forever: animate 1s repeat { … }\n", "see also begin or for\n"]
    ),
    ("stagger", ["stagger: a loop gives each its delay", "see also begin or for\n"]),
    ("share", ["share: see save or export\n"]), ("gif", ["gif: see export\n"]),
    ("speed", ["a layer's speed: ", "speed: see play"]),
    ("easing", ["easing: a timing follows", "see also plot"]),
    ("repeat", ["repeat REPEAT\n", "repeat, an option of "]),
    ("kept", ["kept, a word of list promises: "]), ("peak", ["peak, a word of table turns: "]),
    (
      "animators",
      ["the group animator: ", "animators, a table of table: its columns are name, state, "]
    ),
  ]

  @Test(arguments: parts)
  func `and that of each thing that has it`(word: String, parts: [String]) {
    let text = (1...3).compactMap { help.answer(to: [word, "\($0)"], Settings()) }
      .joined()
      .joined(separator: "\n")
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func `a setting is told as it is`() {
    let session = Session.entered(["set digits 1"])
    #expect(session.enter("help digits").text.hasSuffix("; default: 3); now 1"))
  }

  @Test func `a setting of the prompt is told as it is, and no session prints it`() {
    let session = Session()
    #expect(session.enter("help hints").remark == nil)
    session.promptSettings = PromptSettings()
    session.promptSettings?.hints = false
    let outcome = session.enter("help hints")
    #expect(outcome.remark == "hints is off now" && outcome.text.hasSuffix("default: on)"))
  }

  @Test func `a name of the session's own is told as well`() {
    let session = Session.entered(["view box", "animator loop 1s { box.alpha = 0 }"])
    #expect(session.enter("help box").text == "box is a view; 'show box' shows it")
    #expect(session.enter("help loop").text.hasSuffix("loop is an animator; 'show loop' shows it"))
  }

  @Test func `what has no page is looked for in all that is said`() {
    let text = Answers.text("help asciinema", after: [])
    #expect(
      text.hasPrefix("'asciinema' has no page; these mention it:\n  export  writes a file: "))
    let found = Answers.text("help find spring", after: []).split(separator: "\n")
    #expect(found.count == 9 && found[0].hasPrefix("  springs "))
    #expect(found[8].hasPrefix("and ") && found[8].hasSuffix(" more; a longer word finds fewer"))
    let storyboard = Answers.text("help find storyboard", after: [])
    #expect(storyboard.hasPrefix("  lesson a-storyboard  A storyboard to share\n  draw every: "))
    #expect(Answers.text("help find xyzzy", after: []) == "nothing mentions 'xyzzy'")
  }

  private static let hints: [(String, String)] = [
    ("skrub", "did you mean 'scrub'?"), ("tming", "did you mean 'timing'?"),
    ("alhpa", "did you mean 'alpha'?"), ("kyes", "did you mean 'keys'?"),
    ("dampingRatoi", "did you mean 'dampingRatio'?"), ("stifness", "did you mean 'stiffness'?"),
    ("xyzzy", "'help all' lists the commands"), ("stanza", "'help all' lists the commands"),
    ("dancers", "did you mean 'dance'?"), ("qqq", "'help all' lists the commands"),
  ]

  @Test(arguments: hints)
  func `a suggestion is made only where it is near`(word: String, hint: String) {
    let outcome = Session().enter("help \(word)")
    #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
  }

  @Test(arguments: Commands.standard.all.map(\.name))
  func `what people look for is no command's name, and leads somewhere`(name: String) throws {
    let names = Set(help.topics.map(\.word))
    let command = try #require(Commands.standard.named(name))
    let synonyms = command.synonyms
    #expect(Set(synonyms).count == synonyms.count)
    let session = Session()
    for word in synonyms {
      #expect(!names.contains(word), "\(word)")
      let text = session.enter("help \(word)").text
      #expect(text.contains("\n  \(command.spelling) "), "\(word)\n\(text)")
    }
  }

  @Test func `pages and commands have different names`() {
    let names = help.topics.map(\.word)
    #expect(Set(names).count == names.count)
  }

  @Test func `Tab behind help offers commands and pages, and every word once one is begun`() {
    func words(_ line: String) -> [String] {
      Session().completions(of: line, cursor: line.utf8.count).completions.map(\.word)
    }
    #expect(words("help ") == help.topics.map(\.word))
    #expect(words("help scr") == ["scrub", "scrubsLinearly", "scrubbed"])
    #expect(words("help dampingR") == ["dampingRatio"])
    #expect(words("help fi").starts(with: ["finish", "files", "find"]))
  }
}
