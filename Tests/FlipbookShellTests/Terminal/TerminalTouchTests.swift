import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct TouchByHand {
    private func opened() throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(rows: 24, columns: 80)
      try shell.waitForPrompt()
      try shell.enter("view card frame: (95, 300, 200, 120) backgroundColor: systemBlue")
      try shell.enter("gesture pan card { .center = location }")
      shell.terminal.send("touch\r")
      try wait("touch", shell)
      return shell
    }

    private func wait(_ title: String, _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("the first row begins with '\(title)'") { screen in
        screen.row(0).hasPrefix(title) && !screen.isBeingDrawn
      }
    }

    // A cell of the drawn card, counted from 1, found by the name on it.
    private func middle(_ shell: ShellOnTerminal) throws -> (row: Int, column: Int) {
      let row = try #require(shell.screen.lines.firstIndex { $0.contains("card") })
      let line = Array(shell.screen.lines[row])
      let column = try #require(line.indices.first { line[$0...].starts(with: "card") })
      return (row + 1, column + 2)
    }

    @Test func `the pointer drags what it is on, and what it did replays to the same state`() throws
    {
      let shell = try opened()
      try wait("touch  0.000s  resting", shell)
      let (row, column) = try middle(shell)
      shell.terminal.send("\u{1B}[<0;\(column);\(row)M")
      try shell.terminal.waitUntil("the card is held") { $0.row(0).contains("card at (") }
      for step in 1...4 { shell.terminal.send("\u{1B}[<32;\(column);\(row + step)M") }
      shell.terminal.send("\u{1B}[<0;\(column);\(row + 4)m")
      try shell.terminal.waitUntil("the finger is gone") { $0.row(0).contains("resting") }
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      let kept = shell.lines.joined()
      #expect(kept.contains("flip> touch card samples: ((0ms, "), "\(kept)")
      #expect(kept.contains("card.pan ended"))
      let file = shell.home.file("kept.md")
      shell.terminal.send("save \(file)\r")
      try shell.terminal.waitFor("saved 4 entries")
      let run = try Flipbook().run(["test", file])
      #expect(run.status == .exited(0), "\(run.output)")
    }

    @Test(arguments: [Key.escape, "q", Key.control("c")])
    func `it can be put back`(key: String) throws {
      let shell = try opened()
      let (row, column) = try middle(shell)
      shell.terminal.send("\u{1B}[<0;\(column);\(row)M\u{1B}[<32;\(column);\(row + 2)M")
      try shell.terminal.waitUntil("the card is held") { $0.row(0).contains("card at (") }
      shell.terminal.send(key)
      try shell.waitForPrompt()
      try shell.enter("expect card.center == (195, 360)")
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty && shell.screen.showsCursor)
    }

    @Test func `keys hold time, change its pace and tell what they are`() throws {
      let shell = try opened()
      shell.terminal.send("?")
      try wait("Keys of touch", shell)
      shell.terminal.send("x")
      try wait("touch  0.000s  resting", shell)
      shell.terminal.send(" ")
      try wait("touch  0.000s  held", shell)
      shell.terminal.send("--")
      try wait("touch  0.000s  held  0.25x", shell)
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }
  }
}
