import TestSupport
import Testing

extension TerminalTests {
  @Suite struct Completion {
    @Test func `Tab completes what is certain`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view ball")
      shell.terminal.send("sc\t")
      try shell.waitForLine("flip> scrub", cursor: 12)
      shell.terminal.send(Key.control("u") + "show ba\t")
      try shell.waitForLine("flip> show ball", cursor: 16)
    }

    @Test func `Tab in the middle of a word types none of it twice`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view ball")
      shell.terminal.send("ball.cornerRadi" + Key.left + Key.left + "\t")
      try shell.waitForLine("flip> ball.cornerRadius", cursor: 24)
    }

    @Test func `Tab finds words within words, whatever their case, and spells them right`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view ball; animator slide 1s { ball.alpha = 0 }")
      for (typed, line) in [
        ("SHO", "show"), ("ball.RAD", "ball.cornerRadius"),
        ("slide.fractionc", "slide.fractionComplete"),
      ] {
        shell.terminal.send(typed + "\t")
        try shell.waitForLine("flip> " + line, cursor: line.count + 7)
        shell.terminal.send(Key.control("u"))
      }
      // With several matches none is certain, and the typed text stays.
      shell.terminal.send("slide.comp\t")
      try shell.terminal.waitFor("  pausesOnCompletion ")
      try shell.waitForLine("flip> slide.comp", cursor: 16)
    }

    @Test func `Tab lists several ways below and keeps the line`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("re\t")
      try shell.terminal.waitFor("replay ")
      try shell.waitForLine("flip> re", cursor: 8)
      #expect(shell.lines.contains("  reset     empties the stage; 'undo' brings it back"))
      #expect(shell.lines.count { $0 == "flip> re" } == 2)
    }

    @Test func `Tab again lists the rest, and at a new prompt what comes first`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      shell.terminal.send("\t")
      try shell.terminal.waitFor("  pause ")
      try shell.waitForLine("flip>", cursor: 6)
      #expect(!shell.lines.contains { $0.hasPrefix("  perform ") })
      shell.terminal.send("\t")
      try shell.terminal.waitFor("  perform ")
      try shell.waitForLine("flip>", cursor: 6)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      shell.terminal.send("\t")
      try shell.terminal.waitFor("  pause ")
    }

    @Test func `Tab lists the members of what stands before the dot`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      try shell.enter("view box")
      shell.terminal.send("box.center.\t")
      try shell.terminal.waitFor("how far down, in points")
      try shell.waitForLine("flip> box.center.", cursor: 17)
      #expect(shell.lines.suffix(4).first == "flip> box.center.")
    }

    @Test func `Tab completes marks, timings and settings, and tells what they are`() throws {
      let shell = try ShellOnTerminal(rows: 40)
      try shell.waitForPrompt()
      try shell.enter("mark ready")
      shell.terminal.send("goto rea\t")
      try shell.waitForLine("flip> goto ready", cursor: 17)
      shell.terminal.send(Key.control("u") + "animator a 1s react\t\t")
      try shell.terminal.waitFor("  reactWobbly     react-spring's wobbly")
      shell.terminal.send(Key.control("u") + "set hi\tof\t")
      try shell.waitForLine("flip> set hints off", cursor: 20)
    }

    @Test func `Tab completes paths of files`() throws {
      let home = TemporaryFolder()
      home.write("x", to: "lessons/first one.md")
      home.write("x", to: "lessons/second.md")
      home.write("x", to: "lessons/.hidden")
      let shell = try ShellOnTerminal(home: home, shellCommand: "cd \"$HOME\"; exec \"$0\"")
      try shell.waitForPrompt()
      shell.terminal.send("replay les\t")
      try shell.waitForLine("flip> replay lessons/", cursor: 21)
      shell.terminal.send("\t")
      try shell.terminal.waitFor("  lessons/second.md        a Markdown file")
      #expect(!shell.lines.contains { $0.contains("hidden") })
      shell.terminal.send("s\t")
      try shell.waitForLine("flip> replay lessons/second.md", cursor: 31)
      shell.terminal.send(Key.control("u") + "replay \"lessons/f\t")
      try shell.waitForLine("flip> replay \"lessons/first one.md\"", cursor: 36)
      shell.terminal.send(Key.control("u") + "replay lessons/fi\t")
      try shell.waitForLine("flip> replay lessons/fi\"rst one.md\"", cursor: 36)
    }

    @Test func `Tab inserts what all items share`() throws {
      let shell = try ShellOnTerminal()
      try shell.waitForPrompt()
      for name in ["ball_1", "ball_2", "日本"] { try shell.enter("view " + name) }
      shell.terminal.send("show ba\t")
      try shell.waitForLine("flip> show ball_", cursor: 16)
      let expected = [
        "flip> show ba", "  ball_1   a view", "  ball_2   a view", "flip> show ball_",
      ]
      #expect(shell.lines.suffix(4) == expected[...])
      shell.terminal.send(Key.control("u") + "show 日\t")
      try shell.waitForLine("flip> show 日本", cursor: 16)
    }

    @Test func `a list below a line of several rows overwrites none of it`() throws {
      let shell = try ShellOnTerminal(rows: 14, columns: 30)
      try shell.waitForPrompt()
      for name in ["ball_1", "ball_2"] { try shell.enter("view " + name) }
      let filling = String(repeating: "0123456789", count: 6)
      shell.terminal.send("show ba" + filling + Key.control("a"))
      try shell.terminal.waitUntil("the cursor is at the start") { $0.cursorColumn == 6 }
      shell.terminal.send(String(repeating: "\u{06}", count: 7) + " " + Key.left + "\t")
      try shell.terminal.waitUntil("the list is there") { screen in
        screen.lines.contains("  ball_2   a view") && screen.cursorColumn == 16
      }
      let expected = [
        "flip> show ba 0123456789012345", "678901234567890123456789012345", "67890123456789",
        "  ball_1   a view", "  ball_2   a view",
        "flip> show ball_ 0123456789012", "345678901234567890123456789012", "34567890123456789",
      ]
      #expect(shell.lines.suffix(8) == expected[...])
    }
  }
}
