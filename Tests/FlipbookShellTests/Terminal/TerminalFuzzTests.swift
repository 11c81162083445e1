import TestSupport
import Testing

extension TerminalTests {
  /// Random keys: the program goes on, and leaves the terminal as it was.
  @Suite struct RandomKeys {
    /// How many terminals are typed at; each gets ``lines`` lines.
    private static let count: UInt64 = 2
    private static let lines = 100

    // Ctrl-C, Ctrl-D, Ctrl-Z and the end of the line have their own meaning at the prompt.
    private static let reserved: Set<UInt8> = [0x03, 0x04, 0x0A, 0x0D, 0x1A]

    private static let keys = [
      Key.up, Key.down, Key.left, Key.right, Key.backspace, Key.escape, Key.control("r"),
      Key.control("a"), Key.control("e"), Key.control("k"), Key.control("u"), Key.control("y"),
      Key.control("w"), Key.control("l"), "\u{1B}[5~", "\u{1B}[", "\u{1B}O", "\t", "\t\t",
      "\u{1B}f", "\u{1B}b", "\u{1B}[3~",
      "view box", "box.alpha = ", "animate 1s { box.alpha = 0 }", "step 1s", "table", "{", "}", "(",
      Key.paste("view a\nview b\n"), Key.paste("flip> list\n"), "é", "時間", "🙂", "e\u{301}",
    ]

    private static func line(_ random: inout SeededGenerator) -> [UInt8] {
      (0..<Int.random(in: 0...12, using: &random)).flatMap { _ -> [UInt8] in
        guard Bool.random(using: &random) else {
          return Array((keys.randomElement(using: &random) ?? "").utf8)
        }
        let byte = UInt8.random(in: 0...255, using: &random)
        return reserved.contains(byte) ? [] : [byte]
      }
    }

    @Test(arguments: 0..<count)
    func `leave a prompt that works and a terminal that is whole`(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let shell = try ShellOnTerminal(environment: ["LC_ALL": "C.UTF-8"])
      for number in 1_000..<1_000 + Self.lines {
        // Earlier, the terminal itself might handle a key, such as Ctrl-\, which ends the program.
        try shell.terminal.waitUntil("the prompt is painted") { screen in
          screen.styles(ofRow: screen.cursorRow).first == "38;5;31 flip> "
            && screen.cursorColumn == 6
        }
        shell.terminal.send(bytes: Self.line(&random))
        // Sends two, because a search or a completion may take the first.
        shell.terminal.send(Key.control("c") + Key.control("c"))
        shell.terminal.send("stage.now * 0 + \(number)\r")
        try shell.terminal.waitFor("\(number).000")
      }
      try shell.terminal.waitUntil("the prompt is back") { _ in !shell.terminal.echoes }
      shell.terminal.send("quit\r")
      #expect(try shell.terminal.waitForExit() == .exited(0), "\(random)")
      #expect(shell.terminal.echoes && shell.terminal.collectsLines, "\(random)")
    }
  }
}
