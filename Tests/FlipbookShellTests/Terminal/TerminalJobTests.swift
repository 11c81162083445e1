import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  /// Events around the line: other programs, other sizes, keys that come early.
  @Suite struct Jobs {
    @Test func `Ctrl-Z gives the terminal back, and fg goes on with the line`() throws {
      let shell = try ShellOnTerminal(
        shellCommand: "set -m; \"$0\"; echo \"stopped $?\"; read line; fg; echo \"ended $?\"")
      try shell.waitForPrompt()
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      shell.terminal.send(Key.control("z"))
      try shell.terminal.waitFor("stopped")
      try shell.terminal.waitUntil("it is cooked") { _ in
        shell.terminal.echoes && shell.terminal.collectsLines
      }
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("it edits again") { _ in !shell.terminal.echoes }
      shell.terminal.send("x")
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
      shell.terminal.send(Key.control("d"))
      try shell.terminal.waitFor("ended 0")
      #expect(try shell.terminal.waitForExit() == .exited(0))
    }

    @Test func `Ctrl-C twice leaves two cancelled lines and no more`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("one" + Key.control("c") + "two" + Key.control("c"))
      try shell.terminal.waitUntil("two lines are cancelled") { screen in
        screen.lines.count { $0.contains("^C") } == 2 && screen.cursorColumn == 6
      }
      #expect(try shell.names() == ["root"])
    }

    @Test func `a thousand lines pasted without brackets all run, in order`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      let lines = (1...1_000).map { "view v\($0)\r" }.joined()
      shell.terminal.send(lines + "v1000.tag = 1000; v1000.tag\r")
      try shell.terminal.waitUntil("the last has run", timeout: .seconds(60)) { _ in
        shell.lines.suffix(2) == ["1000", "flip>"]
      }
      try shell.enter("history 1")
      #expect(shell.lines.suffix(2).first?.hasPrefix("1001 * v1000.tag") == true)
      #expect(!shell.lines.contains { $0.hasPrefix("error") })
    }

    @Test func `what is typed while a command runs comes after it`() throws {
      let home = TemporaryFolder()
      let entries = String(repeating: "flip> box.alpha = 0.5\nflip> step 1f\n", count: 3_000)
      home.write("```flipbook\nflip> view box\n\(entries)```\n", to: "long.md")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      shell.terminal.send("replay \(home.file("long.md"))\r")
      try shell.terminal.waitUntil("it runs") { _ in shell.terminal.collectsLines }
      shell.terminal.send("view one\rview two\rlet early = 1\r")
      try shell.terminal.waitUntil("all has run", timeout: .seconds(60)) { screen in
        shell.lines.suffix(2) == ["flip> let early = 1", "flip>"]
      }
      #expect(try shell.names() == ["root", "box", "one", "two", "early"])
    }

    static let sizes = [(80, 30, 1), (30, 80, 1), (80, 30, 3), (30, 80, 3)]

    @Test(arguments: sizes)
    func `a new size keeps the line and its place`(from: Int, to: Int, rows: Int) throws {
      let shell = try ShellOnTerminal(columns: from)
      try shell.waitForPrompt()
      let length = rows == 1 ? 10 : from * 2 + 4
      let line = String((0..<length).map { Character("\($0 % 10)") })
      shell.terminal.send(line)
      try shell.terminal.waitUntil("the line is typed") { screen in
        let start = screen.lines.lastIndex { $0.hasPrefix("flip>") } ?? 0
        return screen.cursorColumn == (length + 6) % from
          && screen.cursorRow == start + (length + 6) / from
      }
      shell.terminal.resize(rows: 24, columns: to)
      shell.terminal.send("abc")
      let typed = "flip> " + line + "abc"
      try shell.terminal.waitUntil("it is drawn for the new width") { screen in
        let start = screen.lines.lastIndex { $0.hasPrefix("flip>") } ?? 0
        return screen.cursorColumn == typed.count % to
          && ShellOnTerminal.left(screen.lines[start...].joined()) == typed
      }
      shell.terminal.send(Key.control("u"))
      try shell.enter("1 + 2")
      #expect(shell.lines.suffix(3) == ["flip> 1 + 2", "3.000", "flip>"])
    }

    @Test func `a crash while completing leaves the terminal and prints where it was`() throws {
      let shell = try ShellOnTerminal(
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,symbolicate=off"],
        rows: 200, program: BuiltProgram.besideTests("flipbook"))
      try shell.waitForPrompt()
      shell.terminal.send("view b\t")
      try shell.waitForLine("flip> view b", cursor: 12)
      shell.terminal.signal(SIGTRAP)
      #expect(try shell.terminal.waitForExit(timeout: .seconds(60)) == .signalled(SIGTRAP))
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
      // A program in a single file has no files beside it that would give the place.
      #if DEBUG
        #expect(String(decoding: shell.terminal.output, as: UTF8.self).contains("Program crashed"))
      #endif
    }

    @Test(arguments: ["\"$0\" <&-", "\"$0\" < /"])
    func `an input that cannot be read is an error`(command: String) throws {
      let shell = try ShellOnTerminal(shellCommand: command + "; echo \"status $?\"")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(shell.lines.last == "status 2")
      #expect(shell.lines.first?.hasPrefix("error: the input cannot be read") == true)
    }
  }
}
