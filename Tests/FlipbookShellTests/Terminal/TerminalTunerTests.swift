import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct TunerKeys {
    private static let shiftUp = "\u{1B}[1;2A"
    private static let altUp = "\u{1B}[1;3A"
    private static let altDown = "\u{1B}\u{1B}[B"
    private static let (pageUp, pageDown) = ("\u{1B}[5~", "\u{1B}[6~")
    private static let (tab, shiftTab) = ("\t", "\u{1B}[Z")
    private static let entry = "animate 0.4s spring(dampingRatio: 0.35) { box.center.x = 300 }"

    private func opened(
      _ command: String = "tune", rows: Int = 24, columns: Int = 100, shellCommand: String? = nil
    ) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal(shellCommand: shellCommand, rows: rows, columns: columns)
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 100, 100) backgroundColor: systemRed")
      try shell.enter(Self.entry)
      shell.terminal.send(command + "\r")
      try wait(0, "2  animate 0.4s", shell)
      return shell
    }

    private func wait(_ row: Int, _ text: String, _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("row \(row) begins with '\(text)'") { screen in
        screen.row(row).hasPrefix(text) && !screen.isBeingDrawn
      }
    }

    // The line below the entry describes the number, the last line the playhead.
    private func press(_ key: String, _ line: String, _ shell: ShellOnTerminal) throws {
      shell.terminal.send(key)
      try wait(1, line, shell)
    }

    private func move(_ key: String, _ line: String, _ shell: ShellOnTerminal) throws {
      shell.terminal.send(key)
      try wait(shell.screen.rows - 1, line, shell)
    }

    private func checkWhole(_ shell: ShellOnTerminal) {
      #expect(shell.screen.modesLeftOn.subtracting([2004]).isEmpty)
      #expect(shell.screen.showsCursor)
    }

    // MARK: Keys

    @Test func `each key changes a number as it says`() throws {
      let shell = try opened()
      try press("", "duration 0.4s  step 0.1s  settles 0.4s", shell)
      try press(Key.up, "duration 0.4s -> 0.5s  (+0.1s)  step 0.1s  settles 0.4s -> 0.5s", shell)
      try press(Self.tab, "dampingRatio 0.35  step 0.01", shell)
      try press(Key.up, "dampingRatio 0.35 -> 0.36  (+0.01)", shell)
      try press(Self.shiftUp, "dampingRatio 0.35 -> 0.46  (+0.11)", shell)
      try press(Self.altUp, "dampingRatio 0.35 -> 0.461  (+0.111)", shell)
      try press(Self.altDown + Self.altDown, "dampingRatio 0.35 -> 0.459  (+0.109)", shell)
      try press(Self.pageDown, "dampingRatio 0.35 -> 0.359  (+0.009)", shell)
      try press(Self.pageUp + Key.down, "dampingRatio 0.35 -> 0.449  (+0.099)", shell)
      try press("[", "dampingRatio 0.35 -> 0.449  (+0.099)  step 0.001", shell)
      try press("]]", "dampingRatio 0.35 -> 0.449  (+0.099)  step 0.1", shell)
      try press(Key.backspace, "dampingRatio 0.35  step 0.1", shell)
      try press(Self.shiftTab, "duration 0.4s -> 0.5s", shell)
      try press("=", "duration 0.4s  step 0.1s", shell)
      try press(Self.tab + Self.tab, "center.x 300  step 1", shell)
      try press("?", "", shell)
      try wait(0, "Keys of the tuner", shell)
      try press("x", "center.x 300  step 1", shell)
      // A small window shows the keys in pages, and the keys for leaving come first.
      shell.terminal.resize(rows: 12, columns: 40)
      try shell.terminal.waitUntil("it is drawn for the new size") { screen in
        screen.row(11).hasSuffix("esc put back") && !screen.isBeingDrawn
      }
      shell.terminal.send("?")
      try wait(2, "enter            keep it", shell)
      try wait(4, "esc, q, ctrl-c   put everything", shell)
      try wait(11, "any key: more; esc: back", shell)
      shell.terminal.send("x")
      try wait(0, "[ and ]", shell)
      shell.terminal.send(Key.escape)
      try wait(1, "center.x 300  step 1", shell)
      shell.terminal.send("q")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["flip> tune", "flip>"])
      checkWhole(shell)
    }

    @Test func `without colour the number in the hand is bold`() throws {
      let shell = try ShellOnTerminal(environment: ["NO_COLOR": "1"])
      try shell.waitForPrompt()
      try shell.enter("view box frame: (0, 0, 100, 100)")
      try shell.enter(Self.entry)
      shell.terminal.send("tune\r" + Self.tab)
      try wait(1, "dampingRatio 0.35  step", shell)
      #expect(shell.screen.styles(ofRow: 0) == ["1 0.3", "1;4 5"])
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    @Test func `a number is typed with its unit, and esc drops it`() throws {
      let shell = try opened()
      try press("25", "duration 0.4s -> 25s", shell)
      try press("0", "duration 0.4s -> 250s", shell)
      try press("ms", "duration 0.4s -> 250ms  step", shell)
      try wait(0, "2  animate 250ms spring", shell)
      try press(Key.backspace + "x", "duration 0.4s -> 250mx  'mx' is not a unit", shell)
      // The last valid entry is still there.
      shell.terminal.send("\r")
      try wait(shell.screen.rows - 1, "0s of", shell)
      try shell.terminal.waitUntil("it is not kept") { $0.row($0.rows - 1).contains("not kept") }
      try press(Key.escape, "duration 0.4s  step", shell)
      try press("-1", "duration 0.4s -> -1s  '-1s' is", shell)
      try press(Key.backspace + Key.backspace, "duration 0.4s  step", shell)
      try press(".5" + Self.tab, "dampingRatio 0.35", shell)
      try wait(0, "2  animate .5s spring", shell)
      shell.terminal.send(Key.escape)
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["flip> tune", "flip>"])
    }

    @Test func `the playhead moves as that of the scrubber`() throws {
      let shell = try opened()
      try move("", "0s of 0.4s  paused", shell)
      try move(Key.right + Key.right + Key.left, "0.017s of 0.4s", shell)
      try move(Key.end, "0.4s of 0.4s", shell)
      try move(Key.home, "0s of 0.4s", shell)
      try move("\u{1B}[1;2C", "0.4s of 0.4s", shell)
      try move("\u{1B}[1;2D" + Key.right + Key.right + Key.right, "0.05s of 0.4s", shell)
      try move("m", "0.05s of 0.4s  paused  mark1 is here", shell)
      try move("n", "0.4s of 0.4s", shell)
      try move("p", "0.05s of 0.4s", shell)
      try move("l<<>r", "0.05s of 0.4s  paused  reversed  0.5x  loop", shell)
      shell.terminal.send("f ")
      try shell.terminal.waitUntil("it plays") { $0.row($0.rows - 1).contains("playing") }
      try shell.terminal.waitUntil("it moves") { !$0.row($0.rows - 1).hasPrefix("0.05s") }
      // Numbers change while it plays.
      try press(Self.tab + Key.up, "dampingRatio 0.35 -> 0.36", shell)
      shell.terminal.send(" ")
      try shell.terminal.waitUntil("it holds") { $0.row($0.rows - 1).contains("paused") }
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    @Test func `what is kept is entered as one edit`() throws {
      let shell = try opened("tune 2")
      try press(Self.tab + Key.up + Key.up + Key.up, "dampingRatio 0.35 -> 0.38", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      let kept = Self.entry.replacing("0.35", with: "0.38")
      #expect(shell.lines.contains("flip> edit 2 { \(kept) }"), "\(shell.lines)")
      checkWhole(shell)
    }

    @Test func `the session it leaves has what was shown, and its file tests green`() throws {
      let shell = try opened()
      try press(Self.tab + Self.tab + Self.shiftUp, "center.x 300 -> 310", shell)
      try move(Key.end, "0.4s of 0.4s", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      try shell.enter("expect box.center.x == 310")
      try shell.enter("box.center.x")
      #expect(shell.lines.contains("310.000 (shown 50.000)"), "\(shell.lines)")
      let file = shell.home.file("kept.md")
      shell.terminal.send("save \(file)\r")
      try shell.terminal.waitFor("saved 5 entries")
      let run = try Flipbook().run(["test", file])
      #expect(run.status == .exited(0), "\(run.output)")
    }

    @Test(arguments: [Key.escape, "q", Key.control("c")])
    func `it can be put back`(key: String) throws {
      let shell = try opened()
      try press(Key.up, "duration 0.4s -> 0.5s", shell)
      shell.terminal.send(key)
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["flip> tune", "flip>"])
      checkWhole(shell)
    }

    @Test func `enter without a change leaves nothing behind`() throws {
      let shell = try opened()
      try press(Key.up + Key.down, "duration 0.4s  step", shell)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(shell.lines.suffix(2) == ["flip> tune", "flip>"])
    }

    // MARK: The pointer

    private func pointer(_ button: Int, _ column: Int, _ row: Int, isPress: Bool = true) -> String {
      "\u{1B}[<\(button);\(column + 1);\(row + 1)\(isPress ? "M" : "m")"
    }

    @Test func `the pointer drags a number, and the wheel steps it`() throws {
      let shell = try opened()
      let row = shell.screen.row(0)
      let column = try #require(row.firstRange(of: "0.35")).lowerBound.utf16Offset(in: row)
      try press(pointer(0, column + 1, 0), "dampingRatio 0.35  step", shell)
      try press(pointer(32, column + 4, 9), "dampingRatio 0.35 -> 0.38", shell)
      // Shift during a drag goes on from the present number, in its own whole steps.
      try press(pointer(36, column + 5, 9), "dampingRatio 0.35 -> 0.50", shell)
      try press(pointer(32, column + 4, 9), "dampingRatio 0.35 -> 0.49", shell)
      // At an end, a drag that reverses answers at once.
      try press(
        pointer(32, column + 90, 0), "dampingRatio 0.35 -> 1.00  (+0.65)  at its maximum", shell)
      try press(pointer(32, column + 89, 0), "dampingRatio 0.35 -> 0.99", shell)
      shell.terminal.send(pointer(0, column, 0, isPress: false) + pointer(32, 0, 0))
      try press(pointer(64, column, 0), "dampingRatio 0.35 -> 1.00", shell)
      try press(pointer(65, 12, 0), "duration 0.4s -> 0.3s", shell)
      try move(pointer(65, 12, 9), "0.017s of 0.4s", shell)
      let track = try #require(
        shell.screen.lines.firstIndex {
          $0.hasPrefix("0s ") && $0.contains("●━") || $0.hasPrefix("0s ├")
        })
      try move(pointer(0, 99, track), "0.4s of 0.4s", shell)
      try move(pointer(32, 0, 2), "0s of 0.4s", shell)
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    // MARK: The terminal

    @Test(arguments: [(10, 30), (5, 20), (50, 160)])
    func `a new size is filled`(rows: Int, columns: Int) throws {
      let shell = try opened()
      try press(Key.up, "duration 0.4s -> 0.5s", shell)
      shell.terminal.resize(rows: rows, columns: columns)
      try shell.terminal.waitUntil("it is drawn for the new size") { screen in
        screen.row(rows - 1).hasPrefix("0s of") && screen.row(0).hasPrefix("2  animate 0.5s")
      }
      shell.terminal.send("q")
      try shell.waitForPrompt()
      checkWhole(shell)
    }

    @Test func `Ctrl-Z gives the terminal back, and fg goes on`() throws {
      let shell = try opened(
        shellCommand: "set -m; \"$0\"; echo \"stopped $?\"; read line; fg; echo \"ended $?\"")
      try press(Key.up, "duration 0.4s -> 0.5s", shell)
      shell.terminal.send(Key.control("z"))
      try shell.terminal.waitFor("stopped")
      try shell.terminal.waitUntil("it is cooked") { screen in
        shell.terminal.echoes && shell.terminal.collectsLines && screen.modesLeftOn.isEmpty
          && screen.showsCursor
      }
      shell.terminal.send("\r")
      try wait(1, "duration 0.4s -> 0.5s", shell)
      try press(Key.up, "duration 0.4s -> 0.6s", shell)
      shell.terminal.send("q")
      try shell.waitForPrompt()
    }

    @Test(arguments: [SIGTERM, SIGTRAP])
    func `however it ends, the terminal is restored`(signal: Int32) throws {
      let shell = try opened()
      shell.terminal.signal(signal)
      #expect(try shell.terminal.waitForExit(timeout: .seconds(60)) == .signalled(signal))
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
      #expect(shell.screen.modesLeftOn == [] && shell.screen.showsCursor)
    }

    @Test func `without drawing there is a hint to edit`() throws {
      let shell = try ShellOnTerminal(environment: ["TERM": "dumb"])
      try shell.waitForPrompt()
      try shell.enter("let gap = 0.05")
      try shell.enter("tune gap")
      #expect(shell.lines.contains("hint: 'edit 1 { … }' gives the entry another text"))
    }
  }
}
