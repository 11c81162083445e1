import TestSupport
import Testing

extension TerminalTests {
  /// Terminals that claim an impossible size.
  @Suite struct ClaimedSizes {
    @Test(arguments: [(65_535, 65_535), (501, 80), (24, 1_601), (65_535, 1), (1, 65_535)])
    func `an absurd size does not stop the start`(rows: Int, columns: Int) throws {
      let shell = try ShellOnTerminal(claimed: (rows, columns))
      try shell.waitForPrompt()
      try shell.enter("view box")
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `it may come later`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view box")
      shell.terminal.claim(rows: 65_535, columns: 65_535)
      shell.terminal.send("box.alp\t\r")
      try shell.terminal.waitFor("1.000")
      try shell.waitForPrompt()
      shell.terminal.send("quit\r")
      #expect(try shell.terminal.waitForExit() == .exited(0))
    }
  }
}

extension TerminalTests {
  /// A new width while something is typed, on a terminal that rewraps rows or cuts them.
  @Suite struct NewWidths {
    private static let texts = [
      "view ba", String(repeating: "box.tag + ", count: 12) + "1",
      "box.frame = (\r0, 0,\r10, " + String(repeating: "1 + ", count: 20) + "1",
    ]

    @Test(arguments: texts, [(80, 120), (120, 80), (80, 33), (33, 80), (40, 20), (20, 40)])
    func `leave one copy of what is typed`(text: String, widths: (from: Int, to: Int)) throws {
      try type(text, from: widths.from, to: widths.to, rewraps: true, [:])
    }

    // Cut rows do not become more rows.
    @Test(arguments: texts, [(80, 33), (40, 20), (20, 40)])
    func `clear nothing else on a terminal that cuts rows`(
      text: String, widths: (from: Int, to: Int)
    ) throws {
      let xterm = ["XTERM_VERSION": "XTerm(379)"]
      try type(text, from: widths.from, to: widths.to, rewraps: false, xterm)
    }

    private func type(
      _ text: String, from: Int, to: Int, rewraps: Bool, _ environment: [String: String]
    ) throws {
      let shell = try ShellOnTerminal(environment: environment, columns: from)
      try shell.waitForPrompt()
      try shell.enter("view ring")
      shell.terminal.send(text)
      let end = String(text.suffix(6))
      try shell.terminal.waitUntil("it is typed") { screen in
        screen.lines.suffix(2).map { $0 }.joined().contains(end)
      }
      shell.terminal.resize(rows: 24, columns: to, rewraps: rewraps)
      shell.terminal.send("9")
      try shell.terminal.waitUntil("it is drawn for the new width") { _ in
        shell.lines.suffix(2).joined().hasSuffix(end + "9")
      }
      let start = String("flip> \(text)".prefix(12))
      #expect(shell.lines.count { $0.hasPrefix(start) } == 1, "\(shell.lines)")
      #expect(shell.lines.contains("flip> view ring"))
    }
  }
}

extension TerminalTests {
  /// A key when the cursor was beyond the last column of a window that was wider, or its last row.
  @Suite struct PlacesOutside {
    private static let entry = "view box frame: (0, 0, 100, 100) alpha: 0.5"

    @Test(
      arguments: [[], ["set hints off"], ["view a", "edit 1"], ["lesson springs"]],
      [[40, 80], [12, 80], [12, 200, 2, 80]])
    func `a window that was wider loses nothing`(before: [String], widths: [Int]) throws {
      let shell = try ShellOnTerminal(arguments: before == ["set hints off"] ? ["--plain"] : [])
      try shell.waitForPrompt()
      for entry in before {
        shell.terminal.send(entry + "\r")
        try shell.terminal.waitUntil("'\(entry)' has run") { screen in
          !shell.terminal.echoes && screen.row(screen.cursorRow).contains(">")
            && screen.lines.prefix(screen.cursorRow).contains { $0.contains("> \(entry)") }
        }
      }
      shell.terminal.send(Key.control("u") + Self.entry)
      try shell.terminal.waitFor("alpha: 0.5")
      for width in widths {
        shell.terminal.resize(rows: 24, columns: width)
        shell.terminal.send("x")
        try shell.terminal.waitUntil("it is drawn") { $0.lines.last?.hasSuffix("x") == true }
      }
      shell.terminal.send(Key.control("u") + "1200 + 34\r")
      try shell.terminal.waitFor("1234.000")
      shell.terminal.send("quit\r")
      #expect(try shell.terminal.waitForExit() == .exited(0))
    }

    private static let keys: [String] = [
      "\u{1B}[200~" + String(repeating: "1 +\n", count: 40) + "1\u{1B}[201~\u{1B}0A",
      // There is no character under the cursor.
      "\u{1B}$i",
    ]

    @Test(arguments: keys)
    func `nor does a text taller than the window`(keys: String) throws {
      let home = TemporaryFolder()
      home.write("flipbook:bind -v\n", to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      for key in keys.split(separator: "\u{1B}", omittingEmptySubsequences: false) {
        shell.terminal.send((key.isEmpty ? "" : "\u{1B}") + key)
        shell.terminal.rest(.milliseconds(100))
      }
      shell.terminal.send(String(repeating: "2", count: 200))
      try shell.terminal.waitUntil("it is typed") { $0.lines.last?.hasSuffix("22222") == true }
      shell.terminal.send(Key.control("c") + "1200 + 34\r")
      try shell.terminal.waitFor("1234.000")
      shell.terminal.send("quit\r")
      #expect(try shell.terminal.waitForExit() == .exited(0))
    }
  }
}
