import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Plain {
    @Test func `a pipe as input gets neither prompt nor escapes nor history`() throws {
      let shell = try ShellOnTerminal(
        shellCommand: "printf 'view box alpha: 0.5\\nbox.alpha' | \"$0\"")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(String(decoding: shell.terminal.output, as: UTF8.self) == "0.500\r\n")
      #expect(shell.home.text(of: "history") == nil)
    }

    @Test func `a pipe as output gets neither prompt nor escapes`() throws {
      let shell = try ShellOnTerminal(shellCommand: "\"$0\" | cat")
      shell.terminal.send("stage.now\n\u{04}")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(shell.lines == ["stage.now", "0.000"])
    }

    @Test func `an output closed early ends the program quietly`() throws {
      let home = TemporaryFolder()
      let entries = home.write(String(repeating: "help\n", count: 2_000), to: "entries")
      let shell = try ShellOnTerminal(
        home: home,
        shellCommand: "{ \"$0\" < \(entries); echo \"status $?\" >&2; } | head -1")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      let first = "Flipbook tries out UIKit's animations. Type these, one after another:"
      #expect(shell.lines.sorted() == [first, "status 141"])
    }

    @Test func `without editing the prompt stays`() throws {
      let home = TemporaryFolder()
      home.write("edit off\n", to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      #expect(shell.terminal.echoes)
      try shell.enter("stage.now")
      #expect(shell.lines.suffix(3) == ["flip> stage.now", "0.000", "flip>"])
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      shell.terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root"])
      shell.terminal.send(Key.control("d"))
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(shell.screen.cursorColumn == 0)
      #expect(!shell.terminal.output.contains(0x1B))
    }

    @Test(arguments: ["dumb", ""])
    func `a dumb terminal is sent no escapes of ours`(term: String) throws {
      let shell = try ShellOnTerminal(environment: ["TERM": term])
      try shell.waitForPrompt()
      shell.terminal.send("re\t")
      try shell.terminal.waitFor("takes back the last undo")
      try shell.waitForLine("flip> re", cursor: 8)
      #expect(!shell.terminal.output.contains(0x1B))
    }

    @Test(arguments: [("", true), ("1", false)])
    func `the prompt has colour unless it is declined`(noColor: String, hasColor: Bool) throws {
      let shell = try ShellOnTerminal(environment: ["NO_COLOR": noColor])
      try shell.waitForPrompt()
      try shell.enter("list")
      let painted = Array("\u{1B}[38;5;31mflip> \u{1B}[0m".utf8)
      let terminal = shell.terminal
      if hasColor {
        try terminal.waitUntil("it is painted") { _ in terminal.output.contains(painted) }
      } else {
        #expect(!terminal.output.contains(painted))
      }
    }
  }
}
