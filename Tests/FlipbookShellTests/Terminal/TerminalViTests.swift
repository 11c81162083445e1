import TestSupport
import Testing

extension TerminalTests {
  /// The keys of vi, chosen in `~/.editrc`.
  @Suite struct Vi {
    private func shell(term: String = "xterm-256color") throws -> ShellOnTerminal {
      let home = TemporaryFolder()
      home.write("flipbook:bind -v\n", to: ".editrc")
      let shell = try ShellOnTerminal(home: home, environment: ["TERM": term])
      try shell.waitForPrompt()
      return shell
    }

    @Test func `Tab completes`() throws {
      let shell = try shell()
      try shell.enter("view ball")
      shell.terminal.send("sho\tba\t")
      try shell.waitForLine("flip> show ball", cursor: 16)
    }

    @Test func `Tab completes in command mode what stands before and under the cursor`() throws {
      let shell = try shell()
      try shell.enter("view ball")
      shell.terminal.send("ball.al" + Key.escape)
      try shell.waitForLine("flip> ball.al", cursor: 12)
      shell.terminal.send("\t")
      try shell.waitForLine("flip> ball.alpha", cursor: 17)
      shell.terminal.send("= 1")
      try shell.waitForLine("flip> ball.alpha = 1", cursor: 20)
    }

    private static let terms: [(String, String, String)] = [
      ("linux", "[1~", "[4~"), ("tmux-256color", "[1~", "[4~"), ("xterm", "OH", "OF"),
    ]

    @Test(arguments: terms)
    func `Home and End are where the terminal has them`(
      term: String, home: String, end: String
    ) throws {
      let shell = try shell(term: term)
      shell.terminal.send("ie" + Key.escape + home + "v" + Key.escape + end + "w")
      try shell.waitForLine("flip> view", cursor: 10)
    }

    @Test func `Up is a search for the beginning, and stays in insert mode`() throws {
      let shell = try shell()
      for entry in ["view box", "list", "view ball"] { try shell.enter(entry) }
      shell.terminal.send("vi" + Key.up)
      try shell.waitForLine("flip> view ball", cursor: 15)
      shell.terminal.send(Key.up)
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send(Key.down + "s")
      try shell.waitForLine("flip> view balls", cursor: 16)
    }

    @Test func `the escape key leads to commands`() throws {
      let shell = try shell()
      shell.terminal.send("vew box")
      try shell.waitForLine("flip> vew box", cursor: 13)
      shell.terminal.send(Key.escape)
      try shell.waitForLine("flip> vew box", cursor: 12)
      shell.terminal.send("0ai")
      try shell.waitForLine("flip> view box", cursor: 8)
      shell.terminal.send(Key.escape)
      try shell.waitForLine("flip> view box", cursor: 7)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "box"])
      shell.terminal.send(Key.escape + "kk")
      try shell.terminal.waitUntil("the first entry is back") { _ in
        shell.lines.last == "flip> view box"
      }
    }

    @Test func `keys that move do nothing in a search by slash`() throws {
      let shell = try shell()
      for entry in ["view box", "list"] { try shell.enter(entry) }
      shell.terminal.send(Key.escape)
      shell.terminal.send("/v" + Key.left + Key.up + "ie")
      try shell.waitForLine("/vie", cursor: 4)
      shell.terminal.send("\r")
      try shell.waitForLine("flip> view box", cursor: 6)
    }

    @Test func `pasted lines are as many entries`() throws {
      let shell = try shell()
      shell.terminal.send(Key.paste("view one\rview two\r"))
      try shell.waitForLine("flip> view two", cursor: 14)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(try shell.names() == ["root", "one", "two"])
    }

    @Test func `a hint is taken`() throws {
      let shell = try shell()
      try shell.enter("view ball")
      shell.terminal.send("vi")
      try shell.waitForHint("ew ball", behind: "flip> vi")
      shell.terminal.send(Key.right)
      try shell.waitForLine("flip> view ball", cursor: 15)
    }
  }
}
