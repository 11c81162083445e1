import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Signals {
    @Test func `Ctrl-C in a long replay returns to the prompt`() throws {
      let home = TemporaryFolder()
      let entries = String(repeating: "flip> box.alpha = 0.5\nflip> step 1f\n", count: 150_000)
      home.write("```flipbook\nflip> view box\n\(entries)```\n", to: "long.md")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      shell.terminal.send("replay \(home.file("long.md"))\r")
      try shell.terminal.waitFor("flip> box.alpha = 0.5", timeout: .seconds(60))
      #expect(shell.terminal.echoes)
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitFor("of 300001 entries)")
      try shell.waitForPrompt()
      #expect(shell.lines.contains { $0.hasPrefix("(interrupted after ") })
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `Ctrl-C ends long output`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("sample stage.now every: 0.1s for: 999s\r")
      try shell.terminal.waitFor("0.100s")
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitFor("(interrupted)", timeout: .seconds(60))
      try shell.waitForPrompt()
      #expect(!shell.lines.contains { $0.contains("999.000s") })
      #expect(try shell.names() == ["root"])
    }

    @Test func `Ctrl-C while a file is read returns to the prompt`() throws {
      let home = TemporaryFolder()
      let entries = String(repeating: "flip> box.alpha = 0.5\n", count: 300_000)
      home.write("```flipbook\n\(entries)```\n", to: "long.md")
      let shell = try ShellOnTerminal(home: home, columns: 200)
      try shell.waitForPrompt()
      shell.terminal.send("replay \(home.file("long.md"))\r")
      try shell.terminal.waitUntil("it runs") { _ in shell.terminal.collectsLines }
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitUntil("the prompt is back") { screen in
        screen.lines.contains { $0.contains("interrupted") } && screen.cursorColumn == 6
      }
      #expect(try shell.names() == ["root"])
    }

    @Test(arguments: ["\"$0\" long.md < /dev/null", "{ cat long.flip; cat; } | \"$0\""])
    func `Ctrl-C ends a batch with 130`(command: String) throws {
      let home = TemporaryFolder()
      let entries = String(repeating: "flip> stage.now\n", count: 20_000)
      home.write("```flipbook\n\(entries)```\n", to: "long.md")
      home.write("stage.now\n", to: "long.flip")
      let shell = try ShellOnTerminal(
        home: home, shellCommand: "trap : INT; cd \"$HOME\"; \(command); echo \"status $?\"")
      try shell.terminal.waitFor("0.000")
      shell.terminal.send(Key.control("c"))
      try shell.terminal.waitFor("status 130")
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
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

    #if os(Linux)
      private static let deadly = [
        SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO,
        SIGPWR, SIGSTKFLT, __libc_current_sigrtmin(), __libc_current_sigrtmax(),
      ]
    #else
      private static let deadly = [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGPROF]
    #endif

    @Test(arguments: deadly)
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

    @Test func `the key that quits does nothing at the prompt`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("view bo" + Key.control("\\") + "x")
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
    }

    @Test(arguments: [SIGSEGV, SIGTRAP, SIGABRT])
    func `a crash at the prompt leaves the terminal as it was`(number: Int32) throws {
      let shell = try ShellOnTerminal(
        environment: ["SWIFT_BACKTRACE": "enable=no"], rows: 200)
      try shell.waitForPrompt()
      shell.terminal.signal(number)
      #expect(try shell.terminal.waitForExit() == .signalled(number))
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
    }

    @Test(arguments: [SIGSEGV, SIGTRAP, SIGABRT])
    func `a crash in a callback leaves the terminal as it was`(number: Int32) throws {
      let shell = try ShellOnTerminal(
        environment: ["SWIFT_BACKTRACE": "enable=no"], rows: 200)
      try shell.waitForPrompt()
      try shell.enter("view v")
      try shell.enter("animate 1ms name: a { v.alpha = 0 } completion: { v.alpha = 1; again a }")
      // One callback after the other, for longer than the test waits.
      shell.terminal.send("run 90s\r")
      try shell.terminal.waitUntil("it runs") { _ in shell.terminal.collectsLines }
      shell.terminal.signal(number)
      #expect(try shell.terminal.waitForExit() == .signalled(number))
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
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
    }

    @Test func `a terminal that was given back for a while is not at its end`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.makeCooked()
      shell.terminal.send(Key.control("d"))
      shell.terminal.rest(.milliseconds(50))
      shell.terminal.signal(SIGCONT)
      try shell.terminal.waitUntil("it edits again") { _ in !shell.terminal.echoes }
      #expect(try shell.names() == ["root"])
    }
  }
}
