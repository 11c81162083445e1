import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Completion {
    @Test func `Tab completes what is certain`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view ball")
      shell.terminal.send("vi\t")
      try shell.waitForLine("flip> view", cursor: 11)
      shell.terminal.send("b\t")
      try shell.waitForLine("flip> view ball", cursor: 15)
    }

    @Test func `Tab lists several ways below and keeps the line`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("st\t")
      try shell.terminal.waitFor("what step does")
      try shell.waitForLine("flip> st", cursor: 8)
      let expected = [
        "flip> st", "  start   what start does", "  step    what step does", "flip> st",
      ]
      #expect(shell.lines.suffix(4) == expected[...])
    }

    @Test func `Tab writes what all ways share`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for name in ["ball_1", "ball_2", "日本"] { try shell.enter("view " + name) }
      shell.terminal.send("view b\t")
      try shell.waitForLine("flip> view ball_", cursor: 16)
      #expect(shell.lines.suffix(3) == ["flip> view b", "  ball_1  ball_2", "flip> view ball_"])
      shell.terminal.send(Key.control("u") + "view 日\t")
      try shell.waitForLine("flip> view 日本", cursor: 15)
    }

    @Test func `a list below a line of several rows overwrites none of it`() throws {
      let shell = try ShellOnTerminal(rows: 12, columns: 30)
      try shell.waitForPrompt()
      for name in ["ball_1", "ball_2"] { try shell.enter("view " + name) }
      let filling = String(repeating: "0123456789", count: 6)
      shell.terminal.send("view b" + filling + Key.control("a"))
      try shell.terminal.waitUntil("the cursor is at the start") { $0.cursorColumn == 6 }
      shell.terminal.send(String(repeating: "\u{06}", count: 6) + " " + Key.left + "\t")
      try shell.terminal.waitUntil("the list is there") { screen in
        screen.lines.contains("  ball_1  ball_2") && screen.cursorColumn == 16
      }
      let expected = [
        "flip> view b 01234567890123456", "789012345678901234567890123456", "7890123456789",
        "  ball_1  ball_2",
        "flip> view ball_ 0123456789012", "345678901234567890123456789012", "34567890123456789",
      ]
      #expect(shell.lines.suffix(7) == expected[...])
    }
  }
}
