import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Editing {
    @Test func `a prompt appears and an entry runs`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow.hasSuffix(" 0.000s"))
      try shell.enter("view box alpha: 0.5")
      try shell.enter("box.alpha")
      #expect(shell.lines.suffix(3) == ["flip> box.alpha", "0.500", "flip>"])
      try shell.enter("step 15f")
      #expect(shell.screen.currentRow.hasSuffix(" 0.250s"))
    }

    @Test(arguments: [["TERM": "xterm-256color"], ["TERM": "dumb"], ["NO_COLOR": "1"]])
    func `an entry stays on the screen without the moment`(environment: [String: String]) throws {
      let shell = try ShellOnTerminal(environment: environment, columns: 40)
      try shell.waitForPrompt()
      #expect(shell.screen.currentRow.hasSuffix(" 0.000s"))
      try shell.enter("view box bounds: (0, 0, 9, 9)")
      let row = shell.screen.cursorRow
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("there is one more prompt") { screen in
        screen.cursorRow == row + 1 && screen.cursorColumn == 6
      }
      try shell.enter("box.frame = (0, 0, 10, 10)")
      #expect(
        shell.screen.lines.suffix(4).dropLast() == [
          "flip> view box bounds: (0, 0, 9, 9)", "flip>", "flip> box.frame = (0, 0, 10, 10)",
        ])
      #expect(shell.screen.currentRow.hasSuffix(" 0.000s"))
    }

    private static let unbound = [
      "[5~", "[6~", "[2~", "OP", "OS", "[[A", "[15~", "[24~", "[1;2A", "[1;5B", "[1;2C", "[1;2D",
      "[1;6H", "[3;5~", "[5;2~", "[5$", "[Z", "[a", "[I",
    ]

    @Test(arguments: ["", "flipbook:bind -v\n"])
    func `a key that is not bound does nothing`(editrc: String) throws {
      let home = TemporaryFolder()
      home.write(editrc, to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      for (index, sequence) in Self.unbound.enumerated() {
        shell.terminal.send(Key.escape + sequence + "x")
        let line = "flip> " + String(repeating: "x", count: index + 1)
        try shell.waitForLine(line, cursor: line.count)
      }
    }

    // The keys that `help keys` lists; other tests check those of hints and recall.
    private static let keys: [(Character, String, Int)] = [
      ("a", "xview a  b c", 7), ("w", "view a  b x", 11), ("u", "x", 1), ("e", "view a  b cx", 12),
    ]

    @Test(arguments: keys)
    func `a key edits as help says`(key: Character, line: String, cursor: Int) throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view a  b c")
      try shell.waitForLine("flip> view a  b c", cursor: 17)
      shell.terminal.send(Key.control(key) + "x")
      try shell.waitForLine("flip> " + line, cursor: key == "a" ? 7 : cursor + 6)
    }

    @Test func `Ctrl-K deletes the rest of the line`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view abc" + Key.left + Key.left + Key.control("k") + "x")
      try shell.waitForLine("flip> view ax", cursor: 13)
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
      #expect(try shell.names() == ["root"])
    }

    @Test func `Ctrl-C below a long line starts on a fresh row`() throws {
      let shell = try ShellOnTerminal(columns: 30)
      try shell.waitForPrompt()
      shell.terminal.send("show " + String(repeating: "abcdefghi ", count: 6) + Key.control("a"))
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
      shell.terminal.send("view box frame: (\r")
      try shell.waitForLine(" ...>", cursor: 8)
      shell.terminal.send("0, 0,\r")
      try shell.terminal.waitUntil("a third line") { screen in
        screen.lines.count { $0.hasPrefix(" ...>") } == 2 && screen.cursorColumn == 8
      }
      shell.terminal.send("10, 20)\r")
      try shell.waitForPrompt()
      try shell.enter("box.center")
      let expected = [
        "flip> view box frame: (", " ...>   0, 0,", " ...>   10, 20)", "flip> box.center",
        "(5.000, 10.000)", "flip>",
      ]
      #expect(shell.lines.suffix(6) == expected[...])
    }

    @Test func `Ctrl-C in an open bracket throws the whole entry away`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view box frame: (\r")
      try shell.waitForLine(" ...>", cursor: 8)
      shell.terminal.send("x" + Key.control("c"))
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root"])
    }

    @Test(arguments: ["C", "POSIX", "xx_YY.unknown", "C.UTF-8"])
    func `every letter can be typed and deleted under any locale`(locale: String) throws {
      let shell = try ShellOnTerminal(environment: ["LC_ALL": locale])
      try shell.waitForPrompt()
      shell.terminal.send("view é日🎬x")
      try shell.waitForLine("flip> view é日🎬x", cursor: 17)
      shell.terminal.send(Key.left + Key.backspace)
      try shell.waitForLine("flip> view é日x", cursor: 14)
      shell.terminal.send(Key.backspace + "ü")
      try shell.waitForLine("flip> view éüx", cursor: 13)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "éüx"])
    }

    @Test func `pasted lines can be edited, and are as many entries`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      let lines = "view one\r\tview one\r\rone.frame = (\r0, 0, 9, 9)\rone.alpha\rview three\r"
      shell.terminal.send(Key.paste(lines))
      try shell.waitForLine("flip> view three", cursor: 16)
      let rows = ["flip>", "flip> one.frame = (", " ...> 0, 0, 9, 9)", "flip> one.alpha"]
      #expect(shell.lines.suffix(5).dropLast() == rows[...])
      shell.terminal.send(Key.backspace + "E\r")
      try shell.waitForPrompt()
      // A failed line does not keep the rest from being entered.
      #expect(shell.lines.contains("error: 'one' is already a view"))
      let rest = shell.lines.drop { $0 != "flip> one.alpha" }
      #expect(rest.dropFirst().starts(with: ["1.000", "flip> view threE"]))
      #expect(shell.lines.count { $0 == "flip> view threE" } == 1)
      try shell.enter("undo")
      #expect(try shell.names() == ["root", "one"])
      shell.terminal.send("view t" + Key.up)
      try shell.waitForLine("flip> view threE", cursor: 16)
    }

    @Test func `Ctrl-C ends a paste whose end does not come`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("\u{1B}[200~view one\rview two\u{3}three")
      shell.terminal.rest(.milliseconds(100))
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitUntil("it is over") { $0.lines.contains { $0.contains("^C") } }
      #expect(try shell.names() == ["root"])
    }

    @Test func `a bracket that is open behind pasted lines goes on`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send(Key.paste("view one\rfor i in 0..<2 {\r  view \"c\\(i)\"\r") + "\r")
      try shell.terminal.waitUntil("it goes on") { $0.lines.last == " ...>" }
      shell.terminal.send("}\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "one", "c0", "c1"])
    }

    @Test func `a pasted session is shown as typed and entered entry by entry`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      let block = "flip> view box frame: (\r ...> 0, 0, 10, 20)\rtime\rflip> box.center\r(1, 1)\r"
      shell.terminal.send(Key.paste(block))
      try shell.waitForLine("flip> box.center", cursor: 16)
      let typed = ["flip> view box frame: (", " ...> 0, 0, 10, 20)", "flip> box.center"]
      #expect(shell.lines.suffix(3) == typed[...])
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(6).dropFirst() == (typed + ["(5.000, 10.000)", "flip>"])[...])
      #expect(shell.lines.count { $0 == typed[0] } == 1)
      try shell.enter("undo")
      #expect(try shell.names() == ["root"])
    }

    @Test func `a new width while typing keeps the line`() throws {
      let shell = try ShellOnTerminal(columns: 80)
      try shell.waitForPrompt()
      shell.terminal.send("show one two three")
      try shell.waitForLine("flip> show one two three", cursor: 24)
      shell.terminal.resize(rows: 24, columns: 30)
      // The line is drawn again: the right prompt was beyond the new margin and is left out.
      shell.terminal.send(" four five six")
      try shell.waitForLine("five six", cursor: 8)
      #expect(shell.lines.suffix(2) == ["flip> show one two three four", "five six"])
    }
  }
}
