import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import Testing

@Suite struct TerminalAbilitiesTests {
  private static let terms: [(String?, String?, Bool, Bool)] = [
    ("xterm", nil, true, true), ("xterm", "", true, true), ("xterm", "1", true, false),
    ("dumb", nil, false, false), ("", nil, false, false), (nil, nil, false, false),
  ]

  @Test(arguments: terms)
  func `TERM and NO_COLOR decide`(term: String?, noColor: String?, escapes: Bool, color: Bool) {
    let abilities = TerminalAbilities(
      inputIsTerminal: true, outputIsTerminal: true, term: term, noColor: noColor)
    #expect(abilities.allowsEscapes == escapes)
    #expect(abilities.allowsColor == color)
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func `somebody is there if both streams are terminals`(input: Bool, output: Bool, both: Bool) {
    let abilities = TerminalAbilities(
      inputIsTerminal: input, outputIsTerminal: output, term: "xterm", noColor: nil)
    #expect(abilities.isInteractive == both)
    #expect(abilities.allowsColor == output)
  }
}
