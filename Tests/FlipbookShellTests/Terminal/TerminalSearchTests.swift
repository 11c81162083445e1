import TestSupport
import Testing

extension TerminalTests {
  /// Ctrl-R.
  @Suite struct Search {
    private static let match = "38;5;16;48;5;220 "

    private func shell(columns: Int = 80) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(columns: columns)
      try shell.waitForPrompt()
      try shell.enter("view box alpha: 0.5")
      shell.terminal.send("box.tag = (\r1 +\r2)\r")
      try shell.terminal.waitUntil("it has run") { _ in
        shell.lines.suffix(2) == [" ...>   2)", "flip>"]
      }
      return shell
    }

    private func search(_ text: String, _ shell: ShellOnTerminal) throws {
      shell.terminal.send(Key.control("r") + text)
      try shell.terminal.waitUntil("'\(text)' is found") { screen in
        screen.lines.last == "bck:\(text.last == " " ? text.dropLast() : text[...])"
          && (0..<screen.rows).contains { row in
            screen.styles(ofRow: row).contains(Self.match + text)
          }
      }
    }

    @Test(arguments: [80, 30]) func `shows what it finds in colour within its entry`(
      columns: Int
    ) throws {
      let shell = try shell(columns: columns)
      try search("alpha", shell)
      #expect(shell.lines.last { $0.hasPrefix("flip>") }?.hasPrefix("flip> view box alpha") == true)
      shell.terminal.send(Key.control("g") + Key.control("u"))
      try shell.waitForPrompt()
      try search("+", shell)
      let rows = ["flip> box.tag = (", " ...>   1 +", " ...>   2)", "bck:+"]
      #expect(shell.lines.suffix(4) == rows[...])
    }

    @Test(
      arguments: [
        (Key.control("g"), []),
        (Key.control("c"), ["flip> box.tag = (", " ...>   1 +", " ...>   2)^C"]),
        ("\r", ["flip> box.tag = (", " ...>   1 +", " ...>   2)"]),
        (Key.escape + Key.control("u") + Key.control("u"), nil),
      ] as [(String, [String]?)], [80, 30])
    func `leaves nothing behind`(end: (keys: String, rows: [String]?), columns: Int) throws {
      let shell = try shell(columns: columns)
      let before = shell.screen.lines.dropLast()
      try search("1 +", shell)
      shell.terminal.send(end.keys)
      if let rows = end.rows {
        try shell.waitForPrompt()
        #expect(shell.lines == before.map(ShellOnTerminal.left) + rows + ["flip>"])
      } else {
        try shell.terminal.waitUntil("the search is over") { screen in
          !screen.lines.contains { $0.contains("bck:") }
        }
      }
      let styles = (0..<shell.screen.rows).flatMap { shell.screen.styles(ofRow: $0) }
      #expect(!styles.contains { $0.hasPrefix(Self.match) })
    }

    @Test(arguments: [(80, 120), (80, 30), (30, 100), (40, 21)])
    func `a new width leaves no second copy of it`(from: Int, to: Int) throws {
      let shell = try shell(columns: from)
      try search("1 ", shell)
      shell.terminal.resize(rows: 24, columns: to, rewraps: true)
      shell.terminal.send("+")
      try shell.terminal.waitUntil("it is drawn anew") { $0.lines.last == "bck:1 +" }
      shell.terminal.send(Key.control("g"))
      try shell.terminal.waitUntil("it is over") { screen in
        !screen.lines.contains { $0.contains("bck") }
      }
      try shell.waitForPrompt()
      #expect(shell.lines.count { $0.hasPrefix("flip> box.tag") } == 1)
    }
  }
}
