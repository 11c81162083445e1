import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct ScrubberKeys {
    private static let shiftLeft = "\u{1B}[1;2D"
    private static let shiftRight = "\u{1B}[1;2C"

    private func opened(
      _ command: String = "scrub slide", before: [String] = [], rows: Int = 24,
      columns: Int = 80, shellCommand: String? = nil
    ) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(shellCommand: shellCommand, rows: rows, columns: columns)
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 100, 100) backgroundColor: systemRed")
      try shell.enter("animator slide 2s linear { box.center.x += 200; box.alpha = 0.5 }")
      for entry in before { try shell.enter(entry) }
      shell.terminal.send(command + "\r")
      try waitForTitle(command, shell)
      return shell
    }

    private func waitForTitle(_ title: String, _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("the first row begins with '\(title)'") { screen in
        screen.row(0).hasPrefix(title) && !screen.isBeingDrawn
      }
    }

    private func press(_ key: String, _ title: String, _ shell: ShellOnTerminal) throws {
      shell.terminal.send(key)
      try waitForTitle(title, shell)
    }

    private func checkWhole(_ shell: ShellOnTerminal) {
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty)
      #expect(shell.screen.showsCursor)
    }

    @Test func `each key does what it says`() throws {
      let shell = try opened(before: ["start slide", "step 0.5s"])
      try press("", "scrub slide  25%  paused  linear", shell)
      try press(Key.right, "scrub slide  25.83%", shell)
      try press(Key.left + Key.left, "scrub slide  24.17%", shell)
      try press(Key.up, "scrub slide  32.5%", shell)
      try press(Key.down + Key.down, "scrub slide  15.83%", shell)
      try press(Self.shiftRight, "scrub slide  100%", shell)
      try press(Self.shiftLeft, "scrub slide  0%", shell)
      try press("\u{1B}[F", "scrub slide  100%", shell)
      try press("\u{1B}[H", "scrub slide  0%", shell)
      try press("7", "scrub slide  70%", shell)
      try press("r", "scrub slide  30%  paused  reversed", shell)
      try press("2", "scrub slide  20%  paused  reversed", shell)
      try press("3", "scrub slide  30%  paused  reversed", shell)
      try press("s", "scrub slide  30%  paused  reversed  curved", shell)
      try press("+", "scrub slide  30%  paused  reversed  2x", shell)
      try press("--", "scrub slide  30%  paused  reversed  0.5x", shell)
      try press("l", "scrub slide  30%  paused  reversed  0.5x  loop  curved", shell)
      try press("m", "scrub slide  30%  paused  reversed  0.5x  loop  curved  mark1 is here", shell)
      try press("?", "Keys of the scrubber", shell)
      try press("x", "scrub slide  30%", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(
        shell.lines.suffix(5)
          == [
            "flip> pause slide; slide.scrubsLinearly = false; reverse slide; scrub slide 30%",
            "flip> mark mark1", "flip> undo",
            "flip> pause slide; slide.scrubsLinearly = false; reverse slide; scrub slide 30%",
            "flip>",
          ].suffix(5))
      checkWhole(shell)
    }

    @Test func `the session it leaves replays to the same state`() throws {
      let shell = try opened()
      try press("4", "scrub slide  40%", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      try shell.enter("expect box.center.x == 130")
      try shell.enter("expect box.alpha == 0.8")
      try shell.enter("expect slide.fractionComplete == 0.4")
      let file = shell.home.file("kept.md")
      shell.terminal.send("save \(file)\r")
      try shell.terminal.waitFor("saved 6 entries")
      let run = try Flipbook().run(["test", file])
      #expect(run.status == .exited(0), "\(run.output)")
      #expect(shell.home.text(of: "kept.md")?.contains("flip> scrub slide 40%\n") == true)
    }

    @Test(arguments: [Key.escape, "q", Key.control("c")])
    func `it can be put back`(key: String) throws {
      let shell = try opened()
      try press("4", "scrub slide  40%", shell)
      shell.terminal.send(key)
      try shell.waitForPrompt()
      #expect(shell.lines.last == "flip>" && shell.lines.dropLast().last == "flip> scrub slide")
      try shell.enter("slide.state")
      #expect(shell.lines.contains("inactive"))
      checkWhole(shell)
    }

    @Test func `space plays and holds`() throws {
      let shell = try opened()
      try press("+++ ", "scrub slide  100%  paused  8x", shell)
      try press("l ", "scrub slide", shell)
      try shell.terminal.waitUntil("it plays") { $0.row(0).contains("playing  8x  loop") }
      try shell.terminal.waitUntil("it moves") { !$0.row(0).contains(" 0%") }
      shell.terminal.send(" ")
      try shell.terminal.waitUntil("it holds") { $0.row(0).contains("paused  8x  loop") }
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    @Test func `the pointer takes the playhead on the track, and the wheel moves it`() throws {
      let shell = try opened()
      let row = try #require(shell.screen.lines.firstIndex { $0.hasPrefix("0s ●") }) + 1
      // The track's columns are 3 to 76, counted from 0.
      try press("\u{1B}[<0;77;\(row)M", "scrub slide  100%", shell)
      try press("\u{1B}[<32;4;1M", "scrub slide  0%", shell)
      try press("\u{1B}[<0;4;1m\u{1B}[<32;60;1M\u{1B}[<65;1;1M", "scrub slide  0.83%", shell)
      try press("\u{1B}[<0;40;2M\u{1B}[<32;60;2M\u{1B}[<64;1;1M", "scrub slide  0%", shell)
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    @Test func `the stage is scrubbed through the past and what is to come`() throws {
      let shell = try opened("scrub stage", before: ["start slide", "step 0.5s", "mark here"])
      try press("", "scrub stage  0.5s of 2s", shell)
      try press(Key.left, "scrub stage  0.483s", shell)
      try press("9", "scrub stage  1.8s", shell)
      #expect(
        shell.screen.lines.contains { $0.hasPrefix("box.center.x  50.000  250.000  230.000") },
        "\(shell.screen.lines)")
      try press(",", "scrub stage  0.5s", shell)
      try press("9", "scrub stage  1.8s", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(3).first == "flip> step 1.3s")
      #expect(shell.lines.dropLast().last == "time 1.800s  frame 108")
    }

    @Test(arguments: [(10, 30), (5, 20), (50, 160)])
    func `a new size is filled`(rows: Int, columns: Int) throws {
      let shell = try opened()
      shell.terminal.resize(rows: rows, columns: columns)
      try shell.terminal.waitUntil("it is drawn for the new size") { screen in
        screen.row(rows - 1).contains("esc put back") && screen.row(0).hasPrefix("scrub slide")
      }
      shell.terminal.send("q")
      try shell.waitForPrompt()
      checkWhole(shell)
    }

    @Test func `Ctrl-Z gives the terminal back, and fg goes on`() throws {
      let shell = try opened(
        shellCommand: "set -m; \"$0\"; echo \"stopped $?\"; read line; fg; echo \"ended $?\"")
      try press("4", "scrub slide  40%", shell)
      shell.terminal.send(Key.control("z"))
      try shell.terminal.waitFor("stopped")
      try shell.terminal.waitUntil("it is cooked") { screen in
        shell.terminal.echoes && shell.terminal.collectsLines && screen.modesLeftOn.isEmpty
          && screen.showsCursor
      }
      shell.terminal.send("\r")
      try waitForTitle("scrub slide  40%", shell)
      try press(Key.right, "scrub slide  40.83%", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2).first == "flip> scrub slide 40.83%")
    }

    @Test(arguments: [SIGTERM, SIGTRAP])
    func `however it ends, the terminal is restored`(signal: Int32) throws {
      let shell = try opened()
      shell.terminal.signal(signal)
      #expect(try shell.terminal.waitForExit(timeout: .seconds(60)) == .signalled(signal))
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
      #expect(shell.screen.modesLeftOn == [] && shell.screen.showsCursor)
    }

    @Test func `without drawing there is no scrubber`() throws {
      let shell = try ShellOnTerminal(environment: ["TERM": "dumb"])
      try shell.waitForPrompt()
      try shell.enter("animator slide 1s")
      try shell.enter("scrub slide")
      #expect(shell.lines.contains("hint: write scrub slide 0.5"))
    }
  }
}
