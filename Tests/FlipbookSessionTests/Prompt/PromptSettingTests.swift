import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@Suite struct PromptSettingTests {
  private static let entries: [(String, String, String)] = [
    ("set hints off", "hints", "off"), ("set hints", "hints", "true"),
    ("set color never", "color", "never"), ("set plain on # quietly", "plain", "on"),
  ]

  @Test(arguments: entries)
  func `what is the prompt's is asked of the shell`(entry: String, name: String, value: String) {
    let session = Session()
    let outcome = session.enter(entry)
    #expect(outcome == Outcome(request: .setPrompt(name: name, value: value)))
    #expect(session.transcript.isEmpty)
    #expect(session.enter("undo").failed)
    var settings = PromptSettings()
    let isTaken = settings.set(name, to: value)
    #expect(isTaken)
  }

  @Test func `settings take what they list`() {
    var settings = PromptSettings()
    #expect(settings.hints && settings.color == .auto && !settings.isPlain)
    let pairs = [("hints", "off"), ("color", "always"), ("plain", "on")]
    let areTaken = pairs.map { settings.set($0, to: $1) }
    #expect(areTaken == [true, true, true])
    #expect(!settings.hints && settings.color == .always && settings.isPlain)
    let areRefused = [("plain", "yes"), ("nothing", "on")].map { settings.set($0, to: $1) }
    #expect(areRefused == [false, false] && settings.isPlain)
  }

  private static let messages: [(String, String, String)] = [
    ("set hints maybe", "error: 'maybe' is not on or off", "hint: write set hints on"),
    ("set color", "error: the value of 'color' is missing", "hint: write set color auto"),
    ("set colour never", "error: 'colour' is not a setting", "hint: did you mean 'color'"),
    ("view a; set hints off", "error: 'set hints' must be an entry of its own", "hint: press"),
  ]

  @Test(arguments: messages)
  func `wrong ones are told`(entry: String, message: String, hint: String) {
    let outcome = Session().enter(entry)
    #expect(outcome.failed && outcome.request == nil)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == message[...] && lines.last?.hasPrefix(hint) == true)
  }

  @Test func `the list of settings does not depend on the prompt`() {
    let session = Session()
    let before = session.enter("set").text
    _ = session.enter("set hints off")
    #expect(session.enter("set").text == before)
    #expect(before.contains("unless set:\nhints on          grey suggestions"))
    #expect(before.contains("\ncolor auto        colour at the prompt"))
  }
}
