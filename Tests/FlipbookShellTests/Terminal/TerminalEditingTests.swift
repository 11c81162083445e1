import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Editing {
    @Test func `a prompt appears and an entry runs`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow.hasSuffix("0.250s"))
      try shell.enter("view box")
      try shell.enter("list")
      #expect(shell.lines.suffix(3) == ["flip> list", "box", "flip>"])
    }

    @Test(arguments: ["xterm-256color", "dumb"])
    func `Ctrl-C throws a half-typed line away`(term: String) throws {
      let shell = try ShellOnTerminal(environment: ["TERM": term])
      try shell.waitForPrompt()
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      shell.terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(shell.screen.lines.contains { $0.hasPrefix("flip> view bo^C") })
      try shell.enter("list")
      #expect(shell.lines.contains("nothing"))
    }

    @Test func `Ctrl-C below a long line starts on a fresh row`() throws {
      let shell = try ShellOnTerminal(columns: 30)
      try shell.waitForPrompt()
      shell.terminal.send("echo " + String(repeating: "abcdefghi ", count: 6) + Key.control("a"))
      try shell.terminal.waitUntil("the cursor is at the start") { screen in
        screen.cursorColumn == 6 && screen.lines.last == " abcdefghi"
      }
      shell.terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == [" abcdefghi ^C", "flip>"])
    }

    @Test func `Ctrl-D on an empty line leaves`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("ab" + Key.control("a") + Key.control("d"))
      try shell.waitForLine("flip> b", cursor: 6)
      shell.terminal.send(Key.control("d") + Key.control("d"))
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(shell.screen.cursorColumn == 0)
      #expect(shell.terminal.echoes)
    }

    @Test func `an open bracket goes on in the next line`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("echo {\r")
      try shell.waitForLine(" ...>", cursor: 6)
      shell.terminal.send("inner\r")
      try shell.terminal.waitUntil("a third line") { screen in
        screen.lines.count { $0.hasPrefix(" ...>") } == 2 && screen.cursorColumn == 6
      }
      shell.terminal.send("}\r")
      try shell.waitForPrompt()
      let expected = ["flip> echo {", " ...> inner", " ...> }", "{", "inner", "}", "flip>"]
      #expect(shell.lines.suffix(7) == expected[...])
    }

    @Test func `Ctrl-C in an open bracket throws the whole entry away`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("echo {\r")
      try shell.waitForLine(" ...>", cursor: 6)
      shell.terminal.send("x" + Key.control("c"))
      try shell.waitForPrompt()
      try shell.enter("echo }")
      #expect(shell.lines.suffix(2) == ["}", "flip>"])
    }

    @Test(arguments: ["C", "POSIX", "xx_YY.unknown", "C.UTF-8"])
    func `every letter can be typed and deleted under any locale`(locale: String) throws {
      let shell = try ShellOnTerminal(environment: ["LC_ALL": locale])
      try shell.waitForPrompt()
      shell.terminal.send("echo é日🎬x")
      try shell.waitForLine("flip> echo é日🎬x", cursor: 17)
      shell.terminal.send(Key.left + Key.backspace)
      try shell.waitForLine("flip> echo é日x", cursor: 14)
      shell.terminal.send(Key.backspace + "ü")
      try shell.waitForLine("flip> echo éüx", cursor: 13)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["éüx", "flip>"])
    }

    @Test func `a pasted block is one entry to edit`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send(Key.paste("echo one\r\ttwo\rthree\r"))
      try shell.waitForLine("three", cursor: 5)
      #expect(shell.lines.suffix(3) == ["flip> echo one", "        two", "three"])
      shell.terminal.send(Key.backspace + "E\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(4) == ["one", "        two", "threE", "flip>"])
    }

    @Test func `a pasted session leaves only what was typed`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send(Key.paste("flip> echo {\r ...> a }\r{ a }\rflip> list\rbox\r"))
      try shell.waitForLine("list", cursor: 4)
      #expect(shell.lines.suffix(3) == ["flip> echo {", "a }", "list"])
    }

    @Test func `a new width while typing keeps the line`() throws {
      let shell = try ShellOnTerminal(columns: 80)
      try shell.waitForPrompt()
      shell.terminal.send("echo one two three")
      try shell.waitForLine("flip> echo one two three", cursor: 24)
      shell.terminal.resize(rows: 24, columns: 30)
      // Drawn again: the right prompt stood beyond the new margin and gives way.
      shell.terminal.send(" four five six")
      try shell.waitForLine("five six", cursor: 8)
      #expect(shell.lines.suffix(2) == ["flip> echo one two three four", "five six"])
    }
  }
}
