import TestSupport
import Testing

extension TerminalTests {
  /// Entries of several rows.
  @Suite struct Rows {
    private static let typed = "animate 1s {\rbox.alpha = 0\r} completion: {\rexpect finished\r}"
    private static let shown = [
      "flip> animate 1s {", " ...>   box.alpha = 0", " ...> } completion: {",
      " ...>   expect finished", " ...> }",
    ]

    private func shell(
      _ environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
    ) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(environment: environment, rows: rows, columns: columns)
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 10, 10)")
      return shell
    }

    private func waitForRows(_ rows: [String], _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("the last rows are \(rows)") { _ in
        shell.lines.suffix(rows.count) == rows[...]
      }
    }

    @Test func `Enter in brackets indents, and a closing bracket moves back`() throws {
      let shell = try shell()
      shell.terminal.send(Self.typed)
      try shell.waitForLine(" ...> }", cursor: 7)
      try waitForRows(Self.shown, shell)
      shell.terminal.send("\r")
      try waitForRows(Self.shown + ["flip>"], shell)
      let entry = "animate 1s {\n  box.alpha = 0\n} completion: {\n  expect finished\n}"
      let history = shell.home.text(of: "history") ?? ""
      #expect(history.contains(entry.replacing("\n", with: "\\n")))
      try shell.enter("save \(shell.home.file("a.md"))")
      let saved = shell.home.text(of: "a.md") ?? ""
      #expect(saved.contains(Self.shown.joined(separator: "\n") + "\n"))
    }

    @Test func `an entry is brought back to the prompt to be edited`() throws {
      let shell = try shell()
      try shell.enter("box.tag = 3")
      let draft = "flip> edit 2 { box.tag = 3 }"
      shell.terminal.send("edit 2\r")
      try shell.waitForLine(draft, cursor: draft.count)
      // An abandoned entry does not come back.
      shell.terminal.send(Key.control("c"))
      try waitForRows(["flip> edit 2 { box.tag = 3 }^C", "flip>"], shell)
      shell.terminal.send("edit\r")
      try shell.waitForLine(draft, cursor: draft.count)
      shell.terminal.send(Key.left + Key.left + Key.backspace + "4\r")
      try shell.terminal.waitUntil("the edit was entered") { _ in
        shell.lines.contains("flip> edit 2 { box.tag = 4 }")
          && shell.lines.contains("was  box.tag = 3") && shell.lines.last == "flip>"
      }
      try shell.enter("expect box.tag == 4")
      #expect(!shell.lines.contains { $0.hasPrefix("error:") })
    }

    @Test func `a recalled entry keeps its prompts and can be edited`() throws {
      let shell = try shell()
      shell.terminal.send(Self.typed + "\r")
      try waitForRows(Self.shown + ["flip>"], shell)
      for key in [Key.up, Key.control("p"), Key.control("r") + "box.alp"] {
        shell.terminal.send(key)
        let search = key.hasSuffix("alp") ? ["bck:box.alp"] : []
        try waitForRows(Self.shown + search, shell)
        #expect(shell.lines.count { $0 == "flip>" } == 0)
        shell.terminal.send(Key.control("g") + Key.control("c"))
        try shell.terminal.waitUntil("it is gone") { _ in shell.lines.last == "flip>" }
      }
      shell.terminal.send(Key.up)
      try waitForRows(Self.shown, shell)
      shell.terminal.send(Key.left + Key.up + Key.end + " # x")
      var edited = Self.shown
      edited[3] += " # x"
      try waitForRows(edited, shell)
      shell.terminal.send("\r")
      let remark = "(nothing to move: box.alpha is 0.000 already)"
      try waitForRows(edited + ["  0.000s  animate finished", remark, "flip>"], shell)
    }

    @Test func `pasted rows keep their indentation`() throws {
      let shell = try shell()
      shell.terminal.send("animate 1s {\r" + Key.paste("  box.alpha = 0\r      box.tag = 1\r}"))
      try waitForRows([" ...>     box.alpha = 0", " ...>       box.tag = 1", " ...> }"], shell)
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitUntil("it is gone") { _ in shell.lines.last == "flip>" }
      shell.terminal.send(Key.paste("animate 1s {\r\tbox.alpha = 0\r}"))
      try waitForRows(["flip> animate 1s {", " ...>   box.alpha = 0", " ...> }"], shell)
    }

    @Test func `Enter opens a row below the cursor's, and leaves no blanks in one that is empty`()
      throws
    {
      let shell = try shell()
      shell.terminal.send("animate 1s {\r\r\rbox.tag = 1" + Key.up + Key.up + Key.up + "\r")
      shell.terminal.send("box.alpha = 0")
      try waitForRows(
        ["flip> animate 1s {", " ...>   box.alpha = 0", " ...>", " ...>", " ...>   box.tag = 1"],
        shell)
      shell.terminal.send(Key.down + Key.down + Key.down + Key.end + "\r}\r")
      try shell.waitForPrompt()
      let history = shell.home.text(of: "history") ?? ""
      #expect(history.contains("animate 1s {\\n  box.alpha = 0\\n\\n\\n  box.tag = 1\\n}\n"))
    }

    private static let keys: [(String, String)] = [
      (Key.control("a") + "x", " ...> x  ab cd"), (Key.home + "x", " ...> x  ab cd"),
      (Key.control("e") + "x", " ...>   ab cdx"), (Key.end + "x", " ...>   ab cdx"),
      (Key.control("u") + "x", " ...> x"), (Key.control("k") + "x", " ...>   ab x"),
    ]

    @Test(arguments: keys)
    func `a key that acts on the line acts on the cursor's row`(keys: String, row: String) throws {
      let shell = try shell()
      shell.terminal.send("animate 1s {\rab cd\ref" + Key.up + Key.right + keys)
      try waitForRows(["flip> animate 1s {", row, " ...>   ef"], shell)
    }

    @Test(arguments: [["TERM": "dumb"], ["NO_COLOR": "1"], ["TERM": "xterm"]])
    func `prompts are there on every terminal`(environment: [String: String]) throws {
      let shell = try shell(environment)
      shell.terminal.send("box.tag = (\r1 + 2\r)\r")
      try shell.terminal.waitUntil("its last row is there") { _ in shell.lines.contains(" ...> )") }
      try shell.waitForPrompt()
      try shell.enter("box.tag")
      let isDumb = environment["TERM"] == "dumb"
      let typed =
        isDumb
        ? ["flip> box.tag = (", " ...> 1 + 2", " ...> )"]
        : ["flip> box.tag = (", " ...>   1 + 2", " ...> )"]
      #expect(shell.lines.suffix(6) == (typed + ["flip> box.tag", "3", "flip>"])[...])
      shell.terminal.send(Key.up + Key.up)
      try waitForRows(typed, shell)
    }

    @Test func `an entry taller than the screen is whole once it is entered`() throws {
      let shell = try shell(rows: 8)
      let numbers = (10..<22).map { "\($0) +\r" }.joined()
      shell.terminal.send("box.tag = (\r" + numbers + "1")
      try waitForRows([" ...>   20 +", " ...>   21 +", " ...>   1"], shell)
      #expect(shell.screen.row(0) == " ...>   15 +")
      shell.terminal.send(String(repeating: Key.up, count: 12))
      try shell.terminal.waitUntil("the first rows are there") { screen in
        screen.lines.contains { $0.hasPrefix(" ...>   10 +") }
      }
      shell.terminal.send(String(repeating: Key.down, count: 12) + Key.end + ")\r")
      try shell.waitForPrompt()
      try waitForRows([" ...>   20 +", " ...>   21 +", " ...>   1)", "flip>"], shell)
    }
  }
}
