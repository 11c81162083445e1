import TestSupport
import Testing

extension TerminalTests {
  /// Keys that `~/.editrc` binds.
  @Suite struct Editrc {
    private func shell(_ editrc: String) throws -> ShellOnTerminal {
      let home = TemporaryFolder()
      home.write(editrc, to: ".editrc")
      let shell = try ShellOnTerminal(home: home)
      try shell.waitForPrompt()
      return shell
    }

    private static let keys: [(String, String)] = [
      ("^F", Key.control("f")), ("^R", Key.control("r")), ("\"\\e[A\"", Key.up), ("\\e[A", Key.up),
      ("^[[A", Key.up), ("\u{1B}[A", Key.up), ("\\ef", Key.escape + "f"),
      ("'\\e[5~'", Key.escape + "[5~"),
    ]

    @Test(arguments: keys)
    func `a key does what it is bound to`(key: String, sent: String) throws {
      let shell = try shell("# mine\n\nflipbook:bind \(key) ed-move-to-beg\n")
      shell.terminal.send("ist" + sent + "l")
      try shell.waitForLine("flip> list", cursor: 7)
    }

    @Test(arguments: ["bind -v", "flipbook:bind -v", "flipbook:bind -v\nother:bind -e"])
    func `a key is bound in vi mode`(mode: String) throws {
      let shell = try shell("\(mode)\nbind \"\\e[A\" ed-move-to-beg\nbind ^F ed-move-to-beg\n")
      shell.terminal.send("st" + Key.up + "i" + Key.control("f") + "l")
      try shell.waitForLine("flip> list", cursor: 7)
    }

    @Test func `Tab and a paste stay what they are`() throws {
      let shell = try shell("bind ^I ed-move-to-beg\nbind \"\\e[200~\" ed-move-to-beg\n")
      shell.terminal.send("anima\t")
      try shell.terminal.waitFor("animator")
      shell.terminal.send(Key.control("u") + Key.paste("li\u{7}st"))
      try shell.waitForLine("flip> list", cursor: 10)
    }

    @Test func `other programs' lines are theirs, and a command nobody knows ends it`() throws {
      let shell = try shell(
        "other:bind ^F ed-move-to-beg\nbind ^T ed-move-to-beg\nnonsense\nbind ^E ed-move-to-beg\n")
      shell.terminal.send("s" + Key.control("f") + "t" + Key.control("t") + "i" + Key.control("a"))
      shell.terminal.send("l" + Key.control("e") + " ")
      try shell.waitForLine("flip> list", cursor: 11)
    }
  }
}
