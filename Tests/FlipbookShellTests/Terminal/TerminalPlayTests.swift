import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Playing {
    private func shell(
      arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(arguments: arguments, environment: environment)
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 100, 100) backgroundColor: systemRed")
      return shell
    }

    @Test func `it plays to the end, and the step is recorded`() throws {
      let shell = try shell()
      try shell.enter("animate 0.2s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try shell.terminal.waitUntil("it has been played") { _ in
        shell.lines.suffix(5) == [
          "flip> step 0.2s", "time 0.200s  frame 12", "  0.200s  animate finished",
          "(nothing moves any more; 'back 0.2s', then 'play', shows it again)", "flip>",
        ]
      }
      // What was seen last is left where it can be read.
      #expect(shell.lines.contains { $0.contains(" box ") })
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty && shell.screen.showsCursor)
      try shell.enter("history 3")
      #expect(shell.lines.contains { $0.hasSuffix("play") })
    }

    @Test(arguments: [" ", "x", Key.control("c"), Key.right])
    func `any key pauses on a frame`(key: String) throws {
      let shell = try shell()
      try shell.enter("animate 100s { box.center.x += 200 }")
      shell.terminal.send("play 20\r")
      try shell.terminal.waitUntil("it plays") { screen in
        screen.row(0).hasPrefix("play  ") && !screen.row(0).hasPrefix("play  0.0")
          && screen.row(0).hasSuffix("of 100.000s  20x")
      }
      shell.terminal.send(key)
      try shell.waitForPrompt()
      let step = try #require(shell.lines.last { $0.hasPrefix("flip> step ") })
      #expect(step.hasSuffix("s") || step.hasSuffix("f"))
      let time = try #require(shell.lines.last { $0.hasPrefix("time ") })
      // A whole frame has no decimals.
      let frame = try #require(time.split(separator: " ").last.map(String.init))
      #expect(Int(frame) != nil, "\(time)")
      try shell.enter("undo")
      #expect(shell.lines.suffix(3).first == "time 0.000s  frame 0")
    }

    // At the key that interrupts, the kernel discards what the terminal has not read yet.
    @Test func `Ctrl-C before the last picture is read leaves the other screen`() throws {
      let shell = try shell()
      let terminal = shell.terminal
      terminal.resize(rows: 50, columns: 200)
      try shell.enter("animate 100s { box.center.x += 200 }")
      terminal.send("play 20\r")
      try terminal.waitUntil("it plays") { $0.row(0).hasPrefix("play  ") }
      terminal.leaveUnread(for: .milliseconds(300))
      // It prints more than fits on the way, so it does not end before it is read.
      terminal.send("x" + "sample stage.now every: 0.1s for: 999s\r")
      let deadline = ContinuousClock.now + .seconds(20)
      while !terminal.collectsLines, .now < deadline { terminal.leaveUnread(for: .milliseconds(2)) }
      terminal.send(Key.control("c"))
      try shell.waitForPrompt()
      #expect(shell.screen.modesLeftOn == [2004] && shell.screen.showsCursor)
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `a dumb terminal has a line that tells how far it is`() throws {
      let shell = try shell(environment: ["TERM": "dumb"])
      try shell.enter("animate 0.5s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try shell.terminal.waitUntil("it has been played") { _ in
        shell.lines.suffix(4).first == "time 0.500s  frame 30"
      }
      #expect(shell.lines.contains("playing; any key pauses"))
      #expect(shell.screen.lines.contains("0.500s  frame 30  of 0.500s"))
      #expect(!shell.terminal.output.contains(27))
    }

    @Test func `--plain says so once`() throws {
      let shell = try shell(arguments: ["--plain"])
      try shell.enter("animate 0.3s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try shell.terminal.waitUntil("it has been played") { _ in
        shell.lines.suffix(4).first == "time 0.300s  frame 18"
      }
      #expect(shell.lines.contains("playing; any key pauses"))
      #expect(!shell.lines.contains { $0.contains(" of 0.300s") })
    }
  }
}
