import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Colors {
    /// Waits until the cursor's row has just these styles.
    private func wait(for styles: [String], _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("the styles are \(styles)") { screen in
        screen.styles(ofRow: screen.cursorRow) == styles
      }
    }

    @Test func `what is typed is in colour, letter by letter`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("veiw")
      try wait(for: ["38;5;31 flip> "], shell)
      shell.terminal.send(" x")
      try wait(for: ["38;5;31 flip> ", "38;5;196 veiw"], shell)
      shell.terminal.send(Key.control("u") + "view box frame: (0, 12, 3, 4) # é")
      try wait(
        for: [
          "38;5;31 flip> ", "1 view", "38;5;63 box", "38;5;31 frame:", "38;5;136 0", "38;5;136 12",
          "38;5;136 3", "38;5;136 4", "38;5;243 # é",
        ], shell)
      #expect(shell.lines.last == "flip> view box frame: (0, 12, 3, 4) # é")
    }

    @Test func `a line of several rows is painted where it stands`() throws {
      let shell = try ShellOnTerminal(columns: 20)
      try shell.waitForPrompt()
      shell.terminal.send("view \"日本語日本語日本語\" alpha: 0.125 # 1234")
      try wait(for: ["38;5;136 .125", "38;5;243 # 1234"], shell)
      let rows = ["flip> view \"日本語日", "本語日本語\" alpha: 0", ".125 # 1234"]
      #expect(shell.screen.lines.suffix(3) == rows[...])
      let row = shell.screen.cursorRow
      #expect(shell.screen.styles(ofRow: row - 1).contains { $0.hasPrefix("38;5;31 alpha:") })
      #expect(shell.screen.styles(ofRow: row - 2).contains("1 view"))
    }

    @Test func `a full row before a new line is followed by an empty one`() throws {
      let shell = try ShellOnTerminal(columns: 20)
      try shell.waitForPrompt()
      shell.terminal.send(Key.paste("view a_long_na\rview b"))
      try wait(for: ["38;5;31 flip> ", "1 view", "38;5;63 b"], shell)
      #expect(shell.screen.lines.suffix(2) == ["", "flip> view b"])
      let first = shell.screen.cursorRow - 2
      #expect(shell.screen.styles(ofRow: first).last == "38;5;63 a_long_na")
    }

    @Test func `the words of an open bracket are painted in its later lines`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view box frame: (\r1, 2, 3, 4) alpha: 0")
      try wait(
        for: [
          "38;5;31  ...> ", "38;5;136 1", "38;5;136 2", "38;5;136 3", "38;5;136 4",
          "38;5;31 alpha:", "38;5;136 0",
        ], shell)
    }

    @Test func `messages are in colour and read the same`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("veiw box")
      try wait(for: ["38;5;31 flip> ", "38;5;196 veiw"], shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      let rows = shell.screen.lines.indices
      #expect(
        rows.map { shell.screen.styles(ofRow: $0) }.suffix(6).prefix(4) == [
          ["38;5;31 flip> ", "38;5;196 veiw"], ["38;5;196 error:"], [], ["38;5;196   ^^^^"],
        ])
      #expect(shell.lines.suffix(3).first == "  ^^^^")
    }

    private static let colors: [(String, String, String, Bool)] = [
      ("auto", "xterm", "1", false), ("always", "xterm", "1", true), ("never", "xterm", "", false),
      ("auto", "xterm", "", true),
    ]

    @Test(arguments: colors)
    func `--color and NO_COLOR decide`(
      color: String, term: String, noColor: String, isPainted: Bool
    ) throws {
      let shell = try ShellOnTerminal(
        arguments: ["--color", color], environment: ["TERM": term, "NO_COLOR": noColor])
      try shell.waitForPrompt()
      try shell.enter("veiw")
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[31merror:\u{1B}[0m there") == isPainted)
      if !isPainted { #expect(!output.contains("m") || !output.contains("\u{1B}[3")) }
    }

    @Test(arguments: [("truecolor", "38;2;255;59;48"), ("", "38;5;203"), ("no", "38;5;203")])
    func `a picture is in the colours of what it shows`(colorTerm: String, style: String) throws {
      let shell = try ShellOnTerminal(environment: ["COLORTERM": colorTerm])
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 80, 50) backgroundColor: systemRed")
      try shell.enter("draw fit size: 20x5")
      let rows = shell.screen.lines.indices.filter { row in
        shell.screen.styles(ofRow: row).contains { $0.hasPrefix("\(style) ") }
      }
      #expect(rows.count == 3)
      #expect(shell.lines.contains("┌────────┐"))
    }

    @Test func `color can be set at the prompt`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("set color never")
      try shell.enter("veiw")
      #expect(
        shell.screen.lines.indices.allSatisfy {
          $0 < 2 || shell.screen.styles(ofRow: $0).isEmpty
        })
    }

    private static let arguments: [([String], Bool)] = [
      (["-c", "veiw"], false), (["--color", "always", "-c", "veiw"], true),
      (["--color", "auto", "-c", "veiw"], false),
    ]

    @Test(arguments: arguments)
    func `a pipe gets colour only when it is asked for`(
      arguments: [String], isPainted: Bool
    ) throws {
      let run = try Flipbook().run(arguments)
      #expect(run.output.hasPrefix(isPainted ? "\u{1B}[31merror:\u{1B}[0m" : "error:"))
      #expect(run.code == 1)
    }

    @Test func `an unknown colour is refused`() throws {
      let run = try Flipbook().run(["--color", "sometimes"])
      #expect(run.code == 2 && run.errors.contains("auto"))
    }

    @Test func `--plain writes what is typed and answered, and nothing else`() throws {
      let shell = try ShellOnTerminal(arguments: ["--plain"])
      try shell.waitForPrompt()
      try shell.enter("view box")
      shell.terminal.send("view")
      try shell.waitForLine("flip> view", cursor: 10)
      shell.terminal.send("\u{08}\u{08}\u{08}\u{08}veiw\r")
      try shell.waitForPrompt()
      #expect(shell.screen.lines.indices.allSatisfy { shell.screen.styles(ofRow: $0).isEmpty })
      #expect(!shell.screen.lines.contains { $0.hasSuffix("0.000s") })
    }
  }
}
