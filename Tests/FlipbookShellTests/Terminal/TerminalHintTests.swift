import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Hints {
    private func shell(_ environment: [String: String] = [:]) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(environment: environment)
      try shell.waitForPrompt()
      try shell.enter("view ball alpha: 0.5")
      return shell
    }

    @Test(arguments: [Key.right, Key.control("f")])
    func `the newest entry that began so is taken by one key`(key: String) throws {
      let shell = try shell()
      shell.terminal.send("view")
      try shell.waitForHint(" ball alpha: 0.5", behind: "flip> view")
      shell.terminal.send(key)
      try shell.waitForLine("flip> view ball alpha: 0.5", cursor: 26)
      #expect(shell.hint.isEmpty)
    }

    @Test func `of earlier runs only what can be read is offered, and all is recalled`() throws {
      let home = TemporaryFolder()
      home.write("# flipbook history 1\nplay 2 fit\npla 4\n", to: "history")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      shell.terminal.send("pla")
      try shell.waitForHint("y 2 fit", behind: "flip> pla")
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> pla 4", cursor: 11)
    }

    @Test func `Alt-F takes a word of it at a time`() throws {
      let shell = try shell()
      shell.terminal.send("vi")
      try shell.waitForHint("ew ball alpha: 0.5", behind: "flip> vi")
      shell.terminal.send(Key.escape + "f")
      try shell.waitForHint(" ball alpha: 0.5", behind: "flip> view")
      shell.terminal.send(Key.escape + "f" + Key.escape + "f")
      try shell.waitForHint(" 0.5", behind: "flip> view ball alpha:")
    }

    @Test func `a command's parameters are told, and its words completed`() throws {
      let shell = try shell()
      shell.terminal.send("anim")
      try shell.terminal.waitUntil("the word is typed") { _ in shell.lines.last == "flip> anim" }
      shell.terminal.send("ator ")
      try shell.terminal.waitUntil("its parameters stand behind it") { _ in
        shell.hint.hasPrefix("NAME [DURATION] [TIMING] [pausesOnCompletion]")
          && shell.hint.hasSuffix("…")
      }
      #expect(shell.screen.currentRow.hasSuffix(" 0.000s"))
      // Hints about inputs cannot be taken over.
      shell.terminal.send(Key.right + Key.control("u") + "show ba")
      try shell.waitForHint("ll ", behind: "flip> show ba")
      shell.terminal.send(Key.right)
      try shell.waitForLine("flip> show ball", cursor: 16)
    }

    @Test func `a hint disappears when the line is entered, left or cancelled`() throws {
      let shell = try shell()
      shell.terminal.send("ball.al")
      try shell.waitForHint("pha ", behind: "flip> ball.al")
      shell.terminal.send(Key.left)
      try shell.waitForLine("flip> ball.al", cursor: 12)
      try shell.terminal.waitUntil("the hint is gone") { _ in shell.hint.isEmpty }
      #expect(!shell.screen.currentRow.contains("pha"))
      shell.terminal.send(Key.control("e"))
      try shell.waitForHint("pha ", behind: "flip> ball.al")
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.screen.lines.contains { $0 == "flip> ball.al" })
      shell.terminal.send("ball.al")
      try shell.waitForHint("pha ", behind: "flip> ball.al")
      shell.terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(shell.screen.lines.contains { $0.hasPrefix("flip> ball.al^C     ") })
    }

    @Test func `a hint of several lines is told by its first and taken whole`() throws {
      let shell = try shell()
      shell.terminal.send("ball.tag = (\r1 + 2)\r")
      try shell.waitForPrompt()
      shell.terminal.send("ball.t")
      try shell.waitForHint("ag = ( …", behind: "flip> ball.t")
      shell.terminal.send(Key.right)
      try shell.waitForLine(" ...>   1 + 2)", cursor: 14)
      #expect(shell.lines.suffix(2) == ["flip> ball.tag = (", " ...>   1 + 2)"])
    }

    @Test func `a hint keeps to its row and leaves the right prompt alone`() throws {
      let shell = try ShellOnTerminal(columns: 40)
      try shell.waitForPrompt()
      shell.terminal.send("view name_of_a_view alpha: 0.25 tag: 12")
      try shell.waitForLine("g: 12", cursor: 5)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      shell.terminal.send("view na")
      try shell.waitForHint("me_of_a_view alpha…", behind: "flip> view na")
      #expect(shell.screen.currentRow == "flip> view name_of_a_view alpha… 0.000s")
      shell.terminal.send("me_of_a_view alpha: 0.25")
      try shell.waitForHint(" …", behind: "flip> view name_of_a_view alpha: 0.25")
      #expect(shell.screen.currentRow == "flip> view name_of_a_view alpha: 0.25 …")
    }

    @Test func `they can be switched off and on`() throws {
      let shell = try shell()
      try shell.enter("set hints off")
      shell.terminal.send("view" + Key.right + "s")
      try shell.waitForLine("flip> views", cursor: 11)
      #expect(shell.hint.isEmpty)
      shell.terminal.send(Key.control("u"))
      try shell.enter("set hints on")
      shell.terminal.send("view")
      try shell.waitForHint(" ball alpha: 0.5", behind: "flip> view")
    }

    @Test func `a line that was tried stands in grey at the next prompt`() throws {
      let shell = try shell()
      try shell.enter("opacity")
      try shell.waitForHint("ball.alpha = 0.5", behind: "flip>")
      shell.terminal.send("ball.")
      try shell.waitForHint("alpha = 0.5", behind: "flip> ball.")
      shell.terminal.send(Key.control("u"))
      try shell.waitForHint("ball.alpha = 0.5", behind: "flip>")
      shell.terminal.send(Key.right)
      try shell.waitForLine("flip> ball.alpha = 0.5", cursor: 22)
      try shell.enter("")
      #expect(shell.hint.isEmpty)
      // The hint disappears with the prompt and is never entered by itself.
      try shell.enter("vew card")
      try shell.waitForHint("view card", behind: "flip>")
      try shell.enter("")
      try shell.enter("save -")
      #expect(shell.hint.isEmpty)
      #expect(!shell.screen.lines.contains { $0.contains("view card") })
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `without grey no line is offered`(environment: [String: String]) throws {
      let shell = try shell(environment)
      try shell.enter("vew card")
      #expect(!shell.lines.contains { $0.contains("view card") })
      shell.terminal.send(Key.right + "list")
      try shell.waitForLine("flip> list", cursor: 10)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `there are none without colour`(environment: [String: String]) throws {
      let shell = try shell(environment)
      shell.terminal.send("view" + Key.right + Key.control("f") + "s")
      try shell.waitForLine("flip> views", cursor: 11)
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(!output.contains("\u{1B}[38;5;244m"))
    }

    @Test func `there is none after a search`() throws {
      let shell = try shell()
      shell.terminal.send(Key.control("r") + "vi")
      try shell.terminal.waitFor("bck:vi")
      try shell.terminal.waitUntil("the prompt is painted") { screen in
        screen.styles(ofRow: screen.cursorRow).first?.hasPrefix("38;5;31 flip>") == true
      }
      #expect(shell.hint.isEmpty)
    }
  }
}
