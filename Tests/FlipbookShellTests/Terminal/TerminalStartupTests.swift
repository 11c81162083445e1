import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Startup {
    private func home(_ text: String, at path: String = ".config/flipbook/init") -> TemporaryFolder
    {
      let home = TemporaryFolder()
      home.write(text, to: path)
      return home
    }

    @Test func `the start-up file sets the prompt`() throws {
      let shell = try ShellOnTerminal(home: home("# quiet\n\nset plain on\n"))
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow == "flip>")
      #expect(shell.screen.styles(ofRow: shell.screen.cursorRow).isEmpty)
      #expect(try shell.names() == ["root"])
    }

    @Test func `-X skips it`() throws {
      let shell = try ShellOnTerminal(home: home("set plain on\n"), arguments: ["-X"])
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow.hasSuffix("0.000s"))
    }

    @Test func `options go before it`() throws {
      let shell = try ShellOnTerminal(
        home: home("set color never\n"), arguments: ["--color", "always"])
      try shell.waitForPrompt()
      try shell.terminal.waitUntil("the prompt is painted") { screen in
        screen.styles(ofRow: screen.cursorRow) == ["38;5;31 flip> "]
      }
    }

    @Test func `XDG_CONFIG_HOME is honoured`() throws {
      let home = home("set plain on\n", at: "elsewhere/flipbook/init")
      let shell = try ShellOnTerminal(
        home: home, environment: ["XDG_CONFIG_HOME": home.file("elsewhere")])
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow == "flip>")
    }

    @Test func `an unreadable one is reported`() throws {
      let folder = TemporaryFolder()
      folder.write("x", to: ".config/flipbook/init/x")
      let first = try ShellOnTerminal(home: folder, columns: 200)
      try first.waitForPrompt()
      #expect(first.lines.contains { $0.hasSuffix("/init': it is a folder") })
      let bytes = TemporaryFolder()
      bytes.write(bytes: [0xFF, 0x0A], to: ".config/flipbook/init")
      let second = try ShellOnTerminal(home: bytes, columns: 200)
      try second.waitForPrompt()
      #expect(second.lines.contains { $0.hasSuffix("/init' is not UTF-8 text") })
      #expect(second.lines.contains { $0.hasPrefix("hint: 'set hints off' and the like") })
      let pipe = TemporaryFolder()
      pipe.write("", to: ".config/flipbook/x")
      _ = try Flipbook().shell("mkfifo '\(pipe.file(".config/flipbook/init"))'")
      let third = try ShellOnTerminal(home: pipe, columns: 200)
      try third.waitForPrompt()
      #expect(third.lines.contains { $0.hasSuffix("/init': reading it took too long") })
    }

    @Test func `a wrong line is reported with its place, and the rest counts`() throws {
      let shell = try ShellOnTerminal(
        home: home("set hints maybe\nview box\nset digits 2\nset plain on\n"), columns: 120)
      try shell.waitForPrompt()
      let path = shell.home.file(".config/flipbook/init")
      for message in [
        ":1: error: 'maybe' is not on or off", ":2: error: this is no setting of the prompt",
        ":3: error: this is no setting of the prompt",
      ] {
        #expect(shell.lines.contains { (path + message).hasPrefix($0) && !$0.isEmpty })
      }
      #expect(shell.screen.currentRow == "flip>")
      #expect(try shell.names() == ["root"])
    }

    @Test func `a file that is a pipe is entered, though it can be read only once`() throws {
      let home = TemporaryFolder()
      home.write("```flipbook\nflip> view box\n```\n", to: "a.md")
      let shell = try ShellOnTerminal(
        home: home,
        shellCommand: "cd \(home.path); mkfifo pipe; cat a.md > pipe & \"$0\" pipe"
      )
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `it is read only at a prompt`() throws {
      let flipbook = Flipbook()
      flipbook.folder.write("nonsense\n", to: ".config/flipbook/init")
      let run = try flipbook.run(["-c", "stage.now"])
      #expect(run.output == "0.000\n" && run.errors.isEmpty && run.code == 0)
    }
  }
}
