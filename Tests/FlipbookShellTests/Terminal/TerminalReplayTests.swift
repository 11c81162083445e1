import Foundation
import TestSupport
import Testing

extension TerminalTests {
  /// Other people's files at the prompt.
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

    @Test func `a page is kept up to date with what is typed, until 'follow none'`() throws {
      let shell = try shell(["export html other.html follow"])
      func page(_ name: String = "page.html") throws -> String {
        try String(contentsOfFile: shell.home.file(name), encoding: .utf8)
      }
      try shell.enter("view box")
      try shell.enter("export html page.html follow")
      let first = try page()
      try shell.enter("show box")
      #expect(try page() == first, "what only looks changes nothing")
      try shell.enter("animate 1s { box.alpha = 0 }")
      let second = try page()
      #expect(second != first && second.contains("box.alpha"))
      try shell.enter("follow none")
      #expect(shell.lines.contains("(page.html stays as it is now)"))
      try shell.enter("view late")
      #expect(try page() == second)
      try shell.enter("follow none")
      #expect(shell.lines.contains("(no page is kept up to date)"))
      try shell.enter("replay a.md")
      let other = try page("other.html")
      try shell.enter("view later")
      #expect(try page("other.html") == other, "a file's page is written once")
    }

    @Test func `a page that cannot be written is followed no longer`() throws {
      let shell = try shell(["view box"])
      try shell.enter("export html a/page.html follow")
      #expect(shell.lines.contains { $0.hasPrefix("error: ") })
      try shell.enter("export html page.html follow")
      try FileManager.default.removeItem(atPath: shell.home.file("page.html"))
      try FileManager.default.createDirectory(
        atPath: shell.home.file("page.html"), withIntermediateDirectories: false)
      try shell.enter("view box")
      #expect(shell.lines.contains { $0.hasPrefix("(page.html is no longer kept up to date:") })
      try shell.enter("view card")
      try shell.enter("follow none")
      #expect(shell.lines.contains("(no page is kept up to date)"))
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
