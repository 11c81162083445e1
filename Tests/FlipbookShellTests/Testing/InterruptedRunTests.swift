import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct InterruptedRunTests {
    @Test func `Ctrl-C ends the run, its processes and its folders`() throws {
      let home = TemporaryFolder()
      let files = [("a.md", Sample.differing), ("b.md", Sample.endless), ("c.md", Sample.good)]
      let paths = files.map { home.write($0.1, to: $0.0) }
      let shell = try ShellOnTerminal(
        home: home, arguments: ["test", "-j", "1"] + paths, environment: ["TMPDIR": home.path])
      try shell.terminal.waitFor("a.actual.md has what was shown")
      shell.terminal.send("\u{03}")
      // Waits for every process that has the terminal.
      let status = try shell.terminal.waitForExit()
      #expect(status == .signalled(SIGINT))
      #expect(shell.lines.contains("interrupted: 2 of 3 not run"))
      #expect(shell.lines.contains("0 passed, 1 failed, 2 not run"))
      #expect(try Flipbook().shell("ls \(home.path)").output == "a.actual.md\na.md\nb.md\nc.md\n")
    }

    @Test func `SIGTERM ends it in the same way`() throws {
      let home = TemporaryFolder()
      let files = [("a.md", Sample.differing), ("b.md", Sample.endless)]
      let paths = files.map { home.write($0.1, to: $0.0) }
      let shell = try ShellOnTerminal(
        home: home, arguments: ["test", "-j", "1"] + paths, environment: ["TMPDIR": home.path])
      try shell.terminal.waitFor("a.actual.md has what was shown")
      shell.terminal.signal(SIGTERM)
      #expect(try shell.terminal.waitForExit() == .signalled(SIGTERM))
      #expect(shell.lines.contains("0 passed, 1 failed, 1 not run"))
      #expect(try Flipbook().shell("ls \(home.path)").output == "a.actual.md\na.md\nb.md\n")
    }
  }
}
