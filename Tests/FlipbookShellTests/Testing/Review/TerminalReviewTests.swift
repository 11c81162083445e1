import CLibrary
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Reviews {
    private static let differing = """
      ```flipbook
      flip> view box
      flip> box.alpha
      0.250
      flip> box.tag
      7
      flip> expect box.tag == 7
      ```

      """
    private static let other = "```flipbook\nflip> root.tag\n7\n```\n"

    private let home = TemporaryFolder()

    private func opened(
      _ files: [String: String] = ["a.md": differing, "b.md": other], rows: Int = 24,
      columns: Int = 80, environment: [String: String] = [:],
      command: String = "exec \"$0\" test --review ."
    ) throws -> ShellOnTerminal {
      for (name, text) in files { home.write(text, to: name) }
      let shell = try ShellOnTerminal(
        home: home, shellCommand: "cd \"$HOME\"; \(command)", environment: environment, rows: rows,
        columns: columns)
      try wait("./a.md  1/4", shell)
      return shell
    }

    // Waits until the last line begins with a text.
    private func wait(_ line: String, _ shell: ShellOnTerminal) throws {
      try shell.terminal.waitUntil("the last line begins with '\(line)'") { screen in
        screen.row(screen.rows - 1).hasPrefix(line) && !screen.isBeingDrawn
      }
    }

    private func press(_ key: String, _ line: String, _ shell: ShellOnTerminal) throws {
      shell.terminal.send(key)
      try wait(line, shell)
    }

    private func checkWhole(_ shell: ShellOnTerminal) {
      #expect(shell.screen.modesLeftOn.isEmpty && shell.screen.showsCursor)
      #expect(shell.terminal.echoes && shell.terminal.collectsLines)
    }

    @Test func `each key does what it says`() throws {
      let shell = try opened()
      #expect(
        shell.screen.lines.prefix(5) == [
          "line 3", "flip> box.alpha", "@@ -4,1 +4,1 @@", "-0.250", "+1.000",
        ])
      try press("j", "./a.md  2/4  y take", shell)
      try press("k", "./a.md  1/4  y take", shell)
      try press("y", "./a.md  2/4", shell)
      try press("k", "./a.md  1/4  taken  n leave", shell)
      try press("u", "./a.md  1/4  y take  n leave", shell)
      try press("tt", "./a.md  3/4  n leave", shell)
      #expect(shell.lines.contains("the command failed, but its fence is not marked 'error'"))
      shell.terminal.send("y")
      try shell.terminal.waitFor("this cannot be taken: leave it with n, or edit the file with e")
      #expect(home.text(of: "a.md") == Self.differing)
      try press("l", "./b.md  4/4  y take", shell)
      #expect(home.text(of: "a.md")?.contains("\n1.000\nflip> box.tag\n0\n") == true)
      shell.terminal.send("y")
      #expect(try shell.terminal.waitForExit() == .exited(1))
      #expect(
        shell.lines.filter { !$0.isEmpty } == [
          "./a.md: 2 lines changed", "./b.md: 1 line changed", "failed:",
          "  ./a.md:7: flip> expect box.tag == 7", "1 passed, 1 failed",
          "3 taken, 1 left, 0 unseen",
        ])
      checkWhole(shell)
    }

    @Test func `it ends with 0 if nothing is left`() throws {
      home.write("```flipbook\nflip> root.tag\n[..]7\n```\n", to: "a.md")
      let shell = try opened(
        ["b.md": Self.other, "c.md": Self.other, "a.md": Self.other, "d.md": Self.other])
      try press("y", "./b.md  2/4  y take  n leave  T 3 alike  A all 3", shell)
      shell.terminal.send("T")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(shell.lines.suffix(2) == ["4 passed, 0 failed", "4 taken, 0 left, 0 unseen"])
      #expect(try Flipbook().shell("ls \(home.path)").output == "a.md\nb.md\nc.md\nd.md\n")
    }

    @Test(arguments: [("q", "new"), (Key.escape, "new"), (Key.control("c"), "old")])
    func `leaving keeps what was taken, Ctrl-C leaves the file alone`(
      key: String, kept: String
    ) throws {
      let shell = try opened()
      try press("y", "./a.md  2/4", shell)
      shell.terminal.send(key)
      let status = try shell.terminal.waitForExit()
      #expect(status == (kept == "new" ? .exited(1) : .signalled(SIGINT)))
      #expect((home.text(of: "a.md") == Self.differing) == (kept == "old"))
      #expect(
        shell.lines.last
          == "\(kept == "new" ? 1 : 0) taken, 0 left, \(kept == "new" ? 3 : 4) unseen")
      checkWhole(shell)
    }

    @Test func `a file is edited at its line, and tested again`() throws {
      home.write(
        "#!/bin/sh\ntest -t 0 && sed -i.bak 's/tag == 7/tag == 0/' \"$2\"; echo \"$@\" > args\n",
        to: "vi")
      _ = try Flipbook().shell("chmod +x \(home.file("vi"))")
      let shell = try opened(environment: ["VISUAL": home.file("vi")])
      try press("yjj", "./b.md  4/4", shell)
      try press("k", "./a.md  3/4", shell)
      // The file already has the output that was taken.
      try press("e", "./a.md  1/2  y take", shell)
      #expect(home.text(of: "args") == "+7 ./a.md\n")
      #expect(home.text(of: "a.md")?.contains("\n1.000\n") == true)
      try press("y", "./b.md  2/2", shell)
      shell.terminal.send("y")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      checkWhole(shell)
    }

    @Test func `a file that changes meanwhile keeps its bytes`() throws {
      let shell = try opened()
      let changed = Self.differing + "More.\n"
      home.write(changed, to: "a.md")
      try press("yyn", "./b.md  4/4", shell)
      #expect(shell.lines.contains { $0.contains("'./a.md' was changed while it was tested") })
      shell.terminal.send("q")
      #expect(try shell.terminal.waitForExit() == .exited(2))
      #expect(home.text(of: "a.md") == changed)
      #expect(shell.lines.last == "0 taken, 3 left, 1 unseen")
    }

    @Test(arguments: [(10, 60), (5, 20)])
    func `a new size is filled`(rows: Int, columns: Int) throws {
      let shell = try opened()
      shell.terminal.resize(rows: rows, columns: columns)
      try wait("./a.md  1/4", shell)
      shell.terminal.send("q")
      _ = try shell.terminal.waitForExit()
      checkWhole(shell)
    }

    @Test func `Ctrl-Z gives the terminal back, and fg goes on`() throws {
      let shell = try opened(
        command:
          "set -m; \"$0\" test --review .; echo \"stopped $?\"; read line; fg; echo \"ended $?\"")
      shell.terminal.send(Key.control("z"))
      try shell.terminal.waitFor("stopped")
      try shell.terminal.waitUntil("it is cooked") { screen in
        shell.terminal.echoes && shell.terminal.collectsLines && screen.modesLeftOn.isEmpty
          && screen.showsCursor
      }
      shell.terminal.send("\r")
      try wait("./a.md  1/4", shell)
      shell.terminal.send("q")
      try shell.terminal.waitFor("ended 1")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
    func `however it ends, the terminal is restored`(signal: Int32) throws {
      let shell = try opened()
      shell.terminal.signal(signal)
      #expect(try shell.terminal.waitForExit(timeout: .seconds(60)) == .signalled(signal))
      checkWhole(shell)
      #expect(home.text(of: "a.md") == Self.differing)
    }

    @Test func `without a terminal it prints the differences and what to type`() throws {
      let flipbook = Flipbook()
      try flipbook.write(["a b.md": Self.other])
      let run = try flipbook.run(["test", "--review", "a b.md", "--filter", "a"])
      #expect(run.code == 1 && run.output.hasSuffix("\n0 passed, 1 failed\n"))
      #expect(
        run.errors == """
          to decide about each, on a terminal: flipbook test --review --filter a 'a b.md'
          to take all: flipbook test --update --filter a 'a b.md'

          """)
      try flipbook.write(["a b.md": Sample.good])
      let good = try flipbook.run(["test", "--review", "a b.md"])
      #expect(good.code == 0 && good.errors.isEmpty && good.output == "1 passed, 0 failed\n")
    }
  }
}
