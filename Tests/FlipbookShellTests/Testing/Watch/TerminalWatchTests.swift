import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Watching {
    private let home = TemporaryFolder()

    private func opened(
      _ files: [String: String] = ["a.md": Sample.good, "b.md": Sample.differing],
      environment: [String: String] = [:], command: String = "exec \"$0\" test --watch .",
      columns: Int = 80
    ) throws -> ShellOnTerminal {
      for (name, text) in files { home.write(text, to: name) }
      return try ShellOnTerminal(
        home: home, shellCommand: "cd \"$HOME\"; \(command)", environment: environment,
        columns: columns)
    }

    // The first line gives the reason for a run, and the last two its result and the keys.
    private func wait(_ first: String, _ counts: String, _ keys: String, _ shell: ShellOnTerminal)
      throws
    {
      try shell.terminal.waitUntil("'\(first)' was run: '\(counts)'") { screen in
        let lines = screen.lines
        return lines.first == first && lines.dropLast().last == counts
          && lines.last?.hasPrefix(keys) == true
      }
    }

    private static let failing = "watching 2 files  enter all  f failed  r review  p filter  q quit"
    private static let passing = "watching 2 files  enter all  p filter  q quit  ? keys"

    private func checkWhole(_ shell: ShellOnTerminal) {
      #expect(shell.screen.modesLeftOn.isEmpty && shell.screen.showsCursor)
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
    }

    @Test func `it runs at once, and then what changes, comes or goes`() throws {
      let shell = try opened()
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      home.write(Sample.good, to: "b.md")
      try wait("./b.md", "2 passed, 0 failed", Self.passing, shell)
      // Files that were not run again stay in the counts and in the list.
      home.write(Sample.differing, to: "c.md")
      try wait("./c.md", "2 passed, 1 failed", "watching 3 files", shell)
      home.write(Sample.good + "\n", to: "a.md")
      try wait("./a.md", "2 passed, 1 failed", "watching 3 files", shell)
      #expect(shell.lines.contains("  ./c.md:5: flip> box.alpha"))
      #expect(!shell.lines.contains("-0.250"))
      _ = try Flipbook().shell("rm \(home.file("c.md"))")
      try wait("./c.md (gone)", "2 passed, 0 failed", Self.passing, shell)
      shell.terminal.send("q")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      checkWhole(shell)
    }

    @Test func `each key does what it says`() throws {
      let shell = try opened()
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send("f")
      try wait("failed", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send("\r")
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send("?")
      try shell.terminal.waitFor("r       review them, hunk by hunk")
      shell.terminal.send("pzz" + Key.backspace + "z\r")
      try shell.terminal.waitFor("no session file has 'zz' in its path")
      shell.terminal.send("pa.m\r")
      try wait(
        "all", "1 passed, 0 failed", "watching 1 file with 'a.m'  enter all  p filter", shell)
      shell.terminal.send("paüb\r")
      try shell.terminal.waitFor("no session file has 'aüb' in its path")
      shell.terminal.send("px")
      try shell.terminal.waitFor("leaves it): x")
      shell.terminal.send(Key.escape)
      try shell.terminal.waitUntil("the keys are told") {
        $0.lines.last?.hasPrefix("watching 1 file") == true
      }
      shell.terminal.send("p\r")
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send("q")
      #expect(try shell.terminal.waitForExit() == .exited(1))
      checkWhole(shell)
    }

    @Test func `a review comes back to it`() throws {
      let shell = try opened()
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send("r")
      try shell.terminal.waitUntil("the review is there") { $0.row(23).hasPrefix("./b.md  1/1") }
      shell.terminal.send("y")
      try shell.terminal.waitUntil("what was taken was run") { screen in
        screen.lines.contains("1 taken, 0 left, 0 unseen")
          && screen.lines.last?.hasPrefix(Self.passing) == true
          && screen.lines.contains("---- ./b.md")
      }
      #expect(home.text(of: "b.md") == Sample.good.replacing("# Good", with: "# Wrong"))
      shell.terminal.send("q")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      checkWhole(shell)
    }

    @Test(arguments: [("q", ChildStatus.exited(0)), (Key.control("c"), .signalled(SIGINT))])
    func `while files run only two keys count`(key: String, status: ChildStatus) throws {
      let shell = try opened(["a.md": Sample.endless])
      try shell.terminal.waitUntil("it runs") { $0.lines == ["all"] }
      shell.terminal.send("f?p\r" + key)
      #expect(try shell.terminal.waitForExit() == status)
      #expect(!shell.lines.contains { $0.contains("watching") || $0.contains("filter") })
      checkWhole(shell)
    }

    @Test func `the screen is cleared, and what was scrolled off it stays`() throws {
      let shell = try opened(command: "echo before; \"$0\" test --watch .")
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[H\u{1B}[2J"))
      #expect(!output.contains("\u{1B}[3J") && !output.contains("\u{1B}[?1049h"))
    }

    @Test func `a narrow screen shows the most important keys`() throws {
      let shell = try opened(columns: 60)
      try wait(
        "all", "1 passed, 1 failed", "watching 2 files  enter all  f failed  q quit  ? keys", shell)
    }

    @Test func `a window that becomes narrower has its keys once, and at once`() throws {
      let shell = try opened()
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.resize(rows: 24, columns: 44, rewraps: true)
      try wait("all", "1 passed, 1 failed", "watching 2 files  enter all  q quit  ? keys", shell)
    }

    @Test func `a dumb terminal has lines between the runs`() throws {
      let shell = try opened(environment: ["TERM": "dumb"])
      try shell.terminal.waitFor("watching 2 files  enter all  f failed  p filter  q quit  ? keys")
      home.write(Sample.good, to: "b.md")
      try shell.terminal.waitFor("2 passed, 0 failed")
      #expect(shell.lines.contains("---- all") && shell.lines.contains("---- ./b.md"))
      #expect(!shell.terminal.output.contains(27))
      shell.terminal.send("q")
      #expect(try shell.terminal.waitForExit() == .exited(0))
    }

    @Test func `without a terminal there are no keys, and an interrupt ends it`() throws {
      let shell = try opened(command: "\"$0\" test --watch . < /dev/null | cat")
      try shell.terminal.waitFor("1 passed, 1 failed")
      home.write(Sample.good, to: "b.md")
      try shell.terminal.waitFor("2 passed, 0 failed")
      #expect(shell.lines.contains("---- ./b.md"))
      #expect(!shell.lines.contains { $0.contains("watching") })
      shell.terminal.send(Key.control("c"))
      _ = try shell.terminal.waitForExit()
      checkWhole(shell)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `however it ends, the terminal is restored`(signal: Int32) throws {
      let shell = try opened()
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.signal(signal)
      #expect(try shell.terminal.waitForExit() == .signalled(signal))
      checkWhole(shell)
    }

    @Test func `Ctrl-Z gives the terminal back, and fg goes on`() throws {
      let shell = try opened(
        command:
          "set -m; \"$0\" test --watch .; echo \"stopped $?\"; read line; fg; echo \"ended $?\"")
      try wait("all", "1 passed, 1 failed", Self.failing, shell)
      shell.terminal.send(Key.control("z"))
      try shell.terminal.waitUntil("it is cooked") { screen in
        screen.lines.contains { $0.contains("stopped") } && shell.terminal.echoes
          && shell.terminal.collectsLines
      }
      home.write(Sample.good, to: "b.md")
      shell.terminal.send("\r")
      try wait("./b.md", "2 passed, 0 failed", Self.passing, shell)
      shell.terminal.send("q")
      try shell.terminal.waitFor("ended 0")
    }
  }
}
