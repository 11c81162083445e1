import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Recall {
    @Test func `Up recalls, and with a beginning typed only what begins so`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for entry in ["view box", "list", "set", "view ball", "undo"] { try shell.enter(entry) }
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> undo", cursor: 10)
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
      for entry in ["view a.b", "view axb", "show view a", "list"] { try shell.enter(entry) }
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
      shell.terminal.send(Key.paste("show one\rtwo"))
      try shell.waitForLine("flip> two", cursor: 9)
      shell.terminal.send(Key.up + "x" + Key.down + "y")
      try shell.terminal.waitUntil("both are typed") { screen in
        screen.lines.contains { $0.hasPrefix("flip> shoxw one") }
          && screen.lines.last == "flip> twoy"
      }
    }

    @Test(arguments: ["", "flipbook:bind -v\n"])
    func `once another key was pressed, the arrow keys move within a recalled block`(
      editrc: String
    ) throws {
      let home = TemporaryFolder()
      home.write(editrc, to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      try shell.enter("view box")
      shell.terminal.send("ox.frame = (\r10, 20,\r30, 40)\r")
      try shell.terminal.waitFor("error: nothing is called 'ox'")
      try shell.waitForPrompt()
      try shell.enter("list")
      shell.terminal.send(Key.up + Key.up + Key.up + Key.down)
      try shell.waitForLine(" ...>   30, 40)", cursor: 15)
      shell.terminal.send(Key.left + Key.up + "5")
      try shell.terminal.waitFor("10, 205,")
      shell.terminal.send(Key.up + Key.home + "b\r")
      try shell.waitForPrompt()
      try shell.enter("box.frame")
      #expect(shell.lines.suffix(2) == ["(10.000, 205.000, 30.000, 40.000)", "flip>"])
    }

    @Test func `without an older entry the cursor stays`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("list")
      shell.terminal.send("vie box" + Key.home + Key.right + Key.right + Key.right + Key.up + "w")
      try shell.waitForLine("flip> view box", cursor: 10)
    }

    @Test func `Ctrl-R searches backwards while typing`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for entry in ["view box", "list", "set"] { try shell.enter(entry) }
      shell.terminal.send(Key.control("r") + "bo")
      try shell.terminal.waitFor("bck:bo")
      #expect(shell.lines.contains("flip> view box"))
      shell.terminal.send("\r")
      try shell.terminal.waitFor("error: 'box' is already a view")
    }

    @Test(
      arguments: [
        (Key.left, "viewx box", 11), (Key.right, "view bxox", 13), (Key.home, "xview box", 7),
        (Key.end, "view boxx", 15), (Key.up, "view catx", 15), (Key.escape, "view xbox", 12),
        (Key.escape + "f", "view boxx", 15), (Key.paste("a"), "view axbox", 13),
      ], ["", "flipbook:bind -v\n"])
    func `a key ends a search and acts on what is found`(
      key: (sequence: String, line: String, cursor: Int), editrc: String
    ) throws {
      // In vi mode, escape before a letter does not mean Alt.
      guard editrc.isEmpty || key.sequence != Key.escape + "f" else { return }
      let home = TemporaryFolder()
      home.write(editrc, to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      for entry in ["view cat", "view box", "list"] { try shell.enter(entry) }
      shell.terminal.send(Key.control("r") + "bo")
      try shell.terminal.waitFor("bck:bo")
      shell.terminal.send(key.sequence)
      try shell.terminal.waitUntil("the search is over") { screen in
        !screen.lines.contains { $0.contains("bck:") }
      }
      shell.terminal.send("x")
      try shell.waitForLine("flip> " + key.line, cursor: key.cursor)
    }

    @Test func `Ctrl-C ends a search on a fresh row`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      let made = "view box frame: (0, 0, 9, 9)"
      try shell.enter(made)
      shell.terminal.send(Key.control("r") + "bo")
      try shell.terminal.waitFor("bck:bo")
      shell.terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(3) == ["flip> \(made)", "flip> \(made)^C", "flip>"])
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `the history outlives the program`() throws {
      let first = try ShellOnTerminal()
      try first.waitForPrompt()
      try first.enter("view box")
      try first.enter(" view hidden")
      first.terminal.send("box.tag = (\r1 + 2 )\r")
      try first.waitForPrompt()
      first.terminal.send("quit\r")
      #expect(try first.terminal.waitForExit() == .exited(0))
      let expected = "# flipbook history 1\nview box\nbox.tag = (\\n  1 + 2 )\nquit\n"
      #expect(first.home.text(of: "history") == expected)

      let second = try ShellOnTerminal(home: first.home)
      try second.waitForPrompt()
      try second.enter("view box")
      second.terminal.send(Key.up + Key.up + Key.up)
      try second.waitForLine(" ...>   1 + 2 )", cursor: 15)
      second.terminal.send("\r")
      try second.waitForPrompt()
      try second.enter("box.tag")
      let shown = ["flip> box.tag = (", " ...>   1 + 2 )", "flip> box.tag", "3", "flip>"]
      #expect(second.lines.suffix(5) == shown[...])
    }

    @Test func `a history that cannot be written is reported once`() throws {
      let shell = try ShellOnTerminal(environment: ["FLIPBOOK_HISTORY": "/dev/null/history"])
      try shell.waitForPrompt()
      try shell.enter("view box")
      try shell.enter("list")
      let warnings = shell.lines.count { $0.hasPrefix("history is not kept: '/dev/null/history'") }
      #expect(warnings == 1)
    }
  }
}
