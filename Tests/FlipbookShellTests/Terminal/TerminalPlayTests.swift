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

    // Waits until the first row matches and the picture is whole.
    private func wait(
      _ shell: ShellOnTerminal, _ what: String, _ matches: @escaping (String) -> Bool
    ) throws {
      try shell.terminal.waitUntil(what) { !$0.isBeingDrawn && matches($0.row(0)) }
    }

    @Test func `it plays to the end and holds, and Enter keeps the step`() throws {
      let shell = try shell()
      try shell.enter("animate 0.2s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try wait(shell, "it has been played") { $0.hasPrefix("play  0.2s of 0.2s  paused") }
      let lines = shell.screen.lines
      #expect(lines.contains { $0.hasPrefix("0s ├") || $0.hasPrefix("0s ━") }, "\(lines)")
      #expect(lines.contains { $0.contains("box.center.x   ▲ 0.2s") }, "\(lines)")
      #expect(lines.contains { $0.hasPrefix("the end: enter keeps  esc puts back") }, "\(lines)")
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("it is kept") { _ in
        shell.lines.suffix(4) == [
          "flip> step 0.2s", "time 0.200s  frame 12", "  0.200s  animate finished", "flip>",
        ]
      }
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty && shell.screen.showsCursor)
      try shell.enter("history 3")
      #expect(shell.lines.contains { $0.hasSuffix("play") })
    }

    @Test(arguments: [" ", "x"])
    func `space holds, and so does a key without a meaning`(key: String) throws {
      let shell = try shell()
      try shell.enter("animate 100s { box.center.x += 200 }")
      shell.terminal.send("play 20\r")
      try wait(shell, "it plays") {
        $0.hasPrefix("play  ") && !$0.hasPrefix("play  0.") && $0.hasSuffix("  playing  20x")
      }
      shell.terminal.send(key)
      try wait(shell, "it holds") { $0.hasSuffix("of 100s  paused  20x") }
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      let step = try #require(shell.lines.last { $0.hasPrefix("flip> step ") })
      #expect(step.hasSuffix("s") || step.hasSuffix("f"))
      let time = try #require(shell.lines.last { $0.hasPrefix("time ") })
      // A whole frame has no decimals.
      let frame = try #require(time.split(separator: " ").last.map { String($0) })
      #expect(Int(frame) != nil, "\(time)")
      try shell.enter("undo")
      #expect(shell.lines.suffix(3).first == "time 0.000s  frame 0")
    }

    @Test(arguments: [Key.escape, "q", Key.control("c")])
    func `it can be put back`(key: String) throws {
      let shell = try shell()
      try shell.enter("animate 100s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try wait(shell, "it plays") { $0.hasPrefix("play  0.") && $0.hasSuffix("playing") }
      shell.terminal.send(key)
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["flip> play", "flip>"])
      try shell.enter("stage.now")
      #expect(shell.lines.dropLast().last == "0.000")
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty && shell.screen.showsCursor)
    }

    @Test func `brackets set a loop`() throws {
      let shell = try shell()
      try shell.enter("animate 10s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try wait(shell, "it plays") { $0.hasPrefix("play  ") }
      shell.terminal.send("2[3]")
      try wait(shell, "a stretch is set") { $0 == "play  3s of 10s  paused  loop 2s to 3s" }
      #expect(shell.screen.lines.contains { $0.contains("━[━") && $0.contains("●─") })
      shell.terminal.send(" ")
      try wait(shell, "it begins again") { $0.hasPrefix("play  2.") && $0.contains("playing") }
      shell.terminal.send("3[l\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(3).first == "flip> step 3s")
    }

    @Test func `an endless motion plays on, on a small terminal and when it is resized`() throws {
      let shell = try shell()
      try shell.enter("animate 1s repeat { box.center.x += 200 }")
      shell.terminal.send("play 8\r")
      try wait(shell, "it plays") { $0.contains("s, endless  playing  8x") }
      shell.terminal.resize(rows: 12, columns: 40)
      try shell.terminal.waitUntil("the track has gone on") { screen in
        !screen.isBeingDrawn && screen.row(11).contains("esc put back")
          && screen.lines.contains { $0.contains("s ├") && !$0.hasPrefix("0s ") }
      }
      #expect(shell.screen.row(0).contains("s, endless  playing  8x"), "\(shell.screen.lines)")
      shell.terminal.resize(rows: 30, columns: 100)
      try shell.terminal.waitUntil("it is drawn for the new size") { screen in
        screen.row(29).hasPrefix("space hold") && screen.row(0).hasPrefix("play  ")
      }
      shell.terminal.send("q")
      try shell.waitForPrompt()
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty && shell.screen.showsCursor)
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
      terminal.send("\r" + "sample stage.now every: 0.1s for: 999s\r")
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
