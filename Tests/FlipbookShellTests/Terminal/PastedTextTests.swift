import Testing

@testable import FlipbookShell

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("a\rb\r\nc\n\n", "a\nb\nc"),
    ("a\u{1B}[31m\0\tb\u{7F}", "a[31m\tb"),
    ("flip> a {\n ...> b }\nout\nflip>\nflip> c\n", "a {\nb }\n\nc"),
    ("x\nflip> a", "x\nflip> a"),
    ("", ""),
  ])
  func `makes a block fit for the line`(block: String, text: String) {
    #expect(PastedText.clean(block, prompt: Prompt()) == text)
  }
}
