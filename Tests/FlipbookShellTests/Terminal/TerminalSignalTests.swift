import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalTests {
  @Suite struct Signals {
    @Test func `Ctrl-C in a long command returns to the prompt`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for _ in 0..<2 {
        shell.terminal.send("spin\r")
        try shell.terminal.waitUntil("it runs") {
          $0.currentRow.isEmpty && $0.lines.last == "spinning"
        }
        #expect(shell.terminal.echoes)
        let pressed = ContinuousClock.now
        shell.terminal.send(Key.control("c"))
        try shell.waitForPrompt()
        // 50 ms on a machine that has nothing else to do.
        #expect(ContinuousClock.now - pressed < .seconds(1))
      }
      try shell.enter("list")
      #expect(shell.lines.suffix(2) == ["nothing", "flip>"])
    }

    @Test func `an interrupt from outside cancels the line`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      shell.terminal.signal(SIGINT)
      try shell.waitForPrompt()
      #expect(shell.screen.lines.contains { $0.hasPrefix("flip> view bo^C") })
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a deadly signal at the prompt leaves the terminal as it was`(number: Int32) throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      #expect(!shell.terminal.echoes)
      shell.terminal.signal(number)
      #expect(try shell.terminal.waitForExit() == .signalled(number))
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[?2004l"))
    }

    @Test func `a crash while editing leaves the terminal as it was`() throws {
      let shell = try ShellOnTerminal(rows: 200)
      try shell.waitForPrompt()
      shell.terminal.send("crash\t")
      let status = try shell.terminal.waitForExit()
      #expect([.signalled(SIGILL), .signalled(SIGTRAP)].contains(status))
      #if os(Linux)
        // Passed on to Swift's own handler, which tells where it was.
        #expect(shell.lines.contains { $0.contains("FakeSession.complete") })
      #endif
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
    }

    @Test func `editing goes on after a stop`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      shell.terminal.signal(SIGSTOP)
      shell.terminal.makeCooked()
      shell.terminal.signal(SIGCONT)
      try shell.terminal.waitUntil("it edits again") { _ in !shell.terminal.echoes }
      shell.terminal.send("x")
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send("\r")
      try shell.terminal.waitFor("made \"view box\"")
    }
  }
}
