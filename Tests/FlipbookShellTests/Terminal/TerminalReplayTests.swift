import TestSupport
import Testing

extension TerminalTests {
  /// Files of somebody else's at the prompt.
  @Suite struct Replaying {
    private func shell(_ entries: [String]) throws -> ShellOnTerminal {
      let home = TemporaryFolder()
      let lines = ["```flipbook"] + entries.map { "flip> " + $0 } + ["```", ""]
      home.write(lines.joined(separator: "\n"), to: "a.md")
      let shell = try ShellOnTerminal(home: home, shellCommand: "cd \(home.path); \"$0\"")
      try shell.waitForPrompt()
      return shell
    }

    @Test func `a file does not set the prompt, and is told to have written`() throws {
      let shell = try shell(["set plain on", "view box", "save new.md"])
      try shell.enter("replay a.md")
      #expect(shell.lines.contains("(a file cannot change your prompt)"))
      #expect(shell.lines.contains("(saved 1 entry to new.md)"))
      #expect(shell.screen.row(shell.screen.cursorRow).hasSuffix("0.000s"))
    }

    @Test func `quit in a file leaves the shell open`() throws {
      let shell = try shell(["view box", "quit", "view never"])
      try shell.enter("replay a.md")
      #expect(shell.lines.contains("('quit' ended 'a.md')"))
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `an interrupt of what plays in a file ends the file`() throws {
      let shell = try shell(
        ["view box", "animate 100s { box.center.x += 9 }", "play", "play", "view never"])
      shell.terminal.send("replay a.md\r")
      try shell.terminal.waitUntil("it plays") { $0.row(0).hasPrefix("play  ") }
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitFor("(interrupted after 3 of 5 entries)")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `what an entry of a file sends to the terminal is shown`() throws {
      let shell = try shell(["view x\"\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}\""])
      try shell.enter("replay a.md")
      #expect(shell.lines.contains("flip> view x\"\\u{1B}]0;owned\\u{7}\\u{9B}31m\\u{202E}\""))
      try shell.enter("history")
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(!output.contains("\u{1B}]0") && !output.contains("\u{9B}"))
      #expect(!output.contains("\u{202E}"))
    }
  }
}
