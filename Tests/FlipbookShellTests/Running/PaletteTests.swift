import Testing

@testable import FlipbookCommands
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookShell
@testable import FlipbookSwift
@testable import FlipbookTerminal
@testable import FlipbookTestRunner
@testable import FlipbookValues

@Suite struct PaletteTests {
  @Test func `messages are painted up to their colon, and their carets`() {
    let text = "time 1.000s\nerror: there is no 'x'\n  x = ^\n  ^\nhint: write y\n  ^\nnote: z"
    let shown = Palette.painted(text, .table).replacing("\u{1B}[0m", with: "|")
      .replacing("\u{1B}[38;5;196m", with: "R").replacing("\u{1B}[38;5;31m", with: "C")
      .replacing("\u{1B}[38;5;136m", with: "Y")
    #expect(
      shown
        == "time 1.000s\nRerror:| there is no 'x'\n  x = ^\nR  ^|\nChint:| write y\n  ^\nYnote:| z")
  }

  @Test func `other output stays as it is`() {
    for text in ["", "a\n\nb", "errors: 3", "  error: x", "box.alpha 1.000"] {
      #expect(Palette.painted(text, .table) == text)
    }
  }
}
