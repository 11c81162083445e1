import TestSupport
import Testing

extension TerminalTests {
  /// Terminals that claim a size no screen has.
  @Suite struct ClaimedSizes {
    @Test(arguments: [(65_535, 65_535), (501, 80), (24, 1_601), (65_535, 1), (1, 65_535)])
    func `a size that cannot be true keeps nothing from coming`(rows: Int, columns: Int) throws {
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
