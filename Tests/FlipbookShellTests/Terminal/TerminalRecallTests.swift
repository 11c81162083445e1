import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Recall {
    @Test func `Up recalls, and with a beginning typed only what begins so`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for entry in ["view box", "list", "echo a", "view ball", "echo b"] { try shell.enter(entry) }
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> echo b", cursor: 12)
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> view ball", cursor: 15)
      shell.terminal.send(Key.control("u") + "view b" + Key.up)
      try shell.waitForLine("flip> view ball", cursor: 15)
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send(Key.down)
      try shell.waitForLine("flip> view ball", cursor: 15)
    }

    @Test func `Up looks at the beginning only, and at the letters as they are`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for entry in ["view a.b", "view axb", "echo view a", "list"] { try shell.enter(entry) }
      shell.terminal.send("view a" + Key.up)
      try shell.waitForLine("flip> view axb", cursor: 14)
      shell.terminal.send(Key.down)
      try shell.waitForLine("flip> view a", cursor: 12)
      shell.terminal.send("." + Key.up)
      try shell.waitForLine("flip> view a.b", cursor: 14)
      shell.terminal.send(Key.control("u") + "view axe" + Key.left + Key.up)
      try shell.waitForLine("flip> view axb", cursor: 14)
    }

    @Test func `within a block the arrow keys move`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send(Key.paste("echo one\rtwo"))
      try shell.waitForLine("two", cursor: 3)
      shell.terminal.send(Key.up + "x" + Key.down + "y")
      try shell.terminal.waitUntil("both are typed") { screen in
        screen.lines.contains { $0.hasPrefix("flip> echxo one") } && screen.lines.last == "twoy"
      }
    }

    @Test func `Ctrl-R searches backwards while typing`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for entry in ["view box", "list", "echo a"] { try shell.enter(entry) }
      shell.terminal.send(Key.control("r") + "bo")
      try shell.terminal.waitFor("bck:bo")
      #expect(shell.lines.contains("flip> view box"))
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("it has run again") { screen in
        screen.lines.count { $0 == "made \"view box\"" } == 2
      }
    }

    @Test func `the history outlives the program`() throws {
      let first = try ShellOnTerminal()
      try first.waitForPrompt()
      try first.enter("view box")
      try first.enter(" view hidden")
      first.terminal.send("echo {\ra\\b }\r")
      try first.waitForPrompt()
      first.terminal.send("quit\r")
      #expect(try first.terminal.waitForExit() == .exited(0))
      let expected = "# flipbook history 1\nview box\necho {\\na\\\\b }\nquit\n"
      #expect(first.home.text(of: "history") == expected)

      let second = try ShellOnTerminal(home: first.home)
      try second.waitForPrompt()
      second.terminal.send(Key.up + Key.up)
      try second.waitForLine("a\\b }", cursor: 5)
      second.terminal.send("\r")
      try second.waitForPrompt()
      #expect(second.lines.suffix(5) == ["flip> echo {", "a\\b }", "{", "a\\b }", "flip>"])
    }

    @Test func `a history that cannot be written is said once and does no harm`() throws {
      let shell = try ShellOnTerminal(environment: ["FLIPBOOK_HISTORY": "/dev/null/history"])
      try shell.waitForPrompt()
      try shell.enter("view box")
      try shell.enter("list")
      let warnings = shell.lines.count { $0.hasPrefix("history is not kept: '/dev/null/history'") }
      #expect(warnings == 1)
    }
  }
}
