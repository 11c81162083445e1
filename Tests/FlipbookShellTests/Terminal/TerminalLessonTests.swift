import FlipbookLessons
import FlipbookText
import SessionFiles
import TestSupport
import Testing

extension TerminalTests {
  @Suite struct LessonsAtThePrompt {
    private static let file = """
      # Two numbers

      A box, to begin with.

      ```flipbook
      flip> view box
      ```

      How opaque is it?

      ```flipbook predict
      flip> box.alpha
      1.000
      ```

      It moves.

      ```flipbook
      flip> box.center.x = 100
      flip> box.center.x
      100.000
      ```

      The end.
      """

    private func shell(
      _ environment: [String: String] = [:], arguments: [String] = []
    ) throws -> ShellOnTerminal {
      let home = TemporaryFolder()
      home.write(Self.file, to: "two.md")
      let shell = try ShellOnTerminal(home: home, arguments: arguments, environment: environment)
      try shell.waitForPrompt()
      return shell
    }

    // Waits for the lesson's prompt at a step.
    private func wait(_ shell: ShellOnTerminal, _ step: Int, of count: Int = 5) throws {
      try shell.terminal.waitUntil("step \(step) of \(count) is next") { screen in
        ShellOnTerminal.left(screen, screen.cursorRow) == "lesson \(step)/\(count)>"
          && screen.cursorColumn == "lesson \(step)/\(count)> ".count
      }
    }

    private func enter(
      _ text: String, _ shell: ShellOnTerminal, to step: Int, of count: Int = 5,
      isOver: Bool = false
    ) throws {
      shell.terminal.send(text)
      try shell.terminal.waitUntil("'\(text)' is typed") { screen in
        ShellOnTerminal.left(screen, screen.cursorRow).hasSuffix("> \(text)")
          || text.isEmpty
      }
      shell.terminal.send("\r")
      guard !isOver else { return try shell.terminal.waitFor("The stage is yours") }
      try wait(shell, step, of: count)
    }

    private func begin(_ shell: ShellOnTerminal, of count: Int = 5) throws {
      shell.terminal.send("lesson \(shell.home.file("two.md"))\r")
      try wait(shell, 1, of: count)
    }

    @Test func `Enter takes what is grey, and yours is there again afterwards`() throws {
      let shell = try shell()
      try shell.enter("view mine")
      try begin(shell)
      #expect(shell.hint == "view box")
      #expect(shell.lines.contains("A box, to begin with."))
      try enter("", shell, to: 2)
      #expect(shell.lines.contains("lesson 1/5> view box"))
      #expect(shell.hint == "your guess; Enter alone shows it")
      try enter(".75", shell, to: 3)
      #expect(shell.lines.contains("lesson 2/5> box.alpha"))
      #expect(shell.lines.contains("you said .75, it is 1.000: 0.250 too little (25 %)"))
      try enter("", shell, to: 4)
      try enter("", shell, to: 5)
      #expect(shell.lines.contains("100.000"))
      #expect(shell.hint == "Enter goes on")
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("leaving is offered") { _ in shell.hint == "lesson leave" }
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      let text = shell.lines.joined(separator: " ").replacing("  ", with: " ")
      #expect(text.contains("your session is here again, at"))
      #expect(try shell.names() == ["root", "mine"])
    }

    @Test func `what is done meanwhile stays, and the lesson goes on from its own`() throws {
      let shell = try shell()
      try begin(shell)
      try enter("", shell, to: 2)
      try enter("list", shell, to: 2)
      try enter("box.center.x = 160", shell, to: 2)
      try enter("", shell, to: 3)
      #expect(shell.lines.contains("(yours is kept in branch1: box.center.x 160.000, here 0.000)"))
      #expect(shell.lines.contains("1.000"))
      try enter("", shell, to: 4)
      // The typed entry may be the lesson's own.
      try enter("box.center.x", shell, to: 5)
      #expect(shell.lines.contains("100.000"))
    }

    @Test func `going back takes back what the steps did, whatever was typed between`() throws {
      let shell = try shell()
      try begin(shell)
      for step in 2...4 { try enter("", shell, to: step) }
      try enter("lesson back", shell, to: 3)
      try enter("box.tag = 5", shell, to: 3)
      try enter("box.nonsense", shell, to: 3)
      try enter("lesson back", shell, to: 2)
      try enter("fifty", shell, to: 2)
      let text = shell.lines.joined(separator: " ")
      #expect(text.contains("(A guess is a number, as 50, 300ms or 50%; Enter alone shows it.)"))
      try enter("box.tag", shell, to: 2)
      #expect(shell.lines.last { !$0.hasPrefix("lesson") } == "0")
      try enter("lesson back", shell, to: 1)
      try enter("list", shell, to: 1)
      #expect(!shell.lines.suffix(3).contains { $0.hasPrefix("box") })
      for step in 2...5 { try enter("", shell, to: step) }
      #expect(shell.lines.contains("100.000"))
      #expect(!shell.lines.contains { $0.contains("otherwise") })
    }

    @Test func `its words go back, on and out, in an open bracket too`() throws {
      let shell = try shell()
      shell.terminal.send("lesson back\r")
      try shell.terminal.waitFor("no lesson is running")
      try begin(shell)
      try enter("lesson skip", shell, to: 2)
      try enter("lesson back", shell, to: 1)
      try enter("box.alpha", shell, to: 1)
      #expect(shell.lines.contains("error: nothing is called 'box'"))
      try enter("lesson back", shell, to: 1)
      #expect(shell.lines.contains("This is the first step."))
      for word in ["next", "skip", "bye", "q"] {
        shell.terminal.send(word + "\r")
        try shell.terminal.waitUntil("'\(word)' is answered") { _ in
          shell.lines.dropLast().last?.hasPrefix("(") == true
        }
      }
      try enter("", shell, to: 2)
      shell.terminal.send("animate 1s {\r")
      try shell.terminal.waitUntil("a bracket is open") { screen in
        ShellOnTerminal.left(screen, screen.cursorRow).hasSuffix("...>")
      }
      shell.terminal.send("lesson leave\r")
      try shell.waitForPrompt()
      // The lesson goes on where it was left, unless it is told to start over.
      shell.terminal.send("lesson \(shell.home.file("two.md"))\r")
      try wait(shell, 2)
      shell.terminal.send(Key.control("d"))
      try shell.waitForPrompt()
      shell.terminal.send("lesson \(shell.home.file("two.md")) anew\r")
      try wait(shell, 1)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `without grey the hints are printed`(environment: [String: String]) throws {
      let shell = try shell(environment)
      try begin(shell)
      #expect(shell.lines.contains("(Enter takes: view box)"))
      try enter("", shell, to: 2)
      #expect(shell.lines.contains("(your guess; Enter alone shows it)"))
    }

    private static let byHand = """
      # By hand

      ```flipbook
      flip> view box frame: (0, 0, 100, 100)
      flip> animator slide 2s linear { box.center.x += 200 }
      ```

      Take it.

      ```flipbook hand
      flip> scrub slide 50%
      ```

      ```flipbook
      flip> box.center.x
      250.000 (shown 150.000)
      ```
      """

    private func shellByHand(_ arguments: [String] = []) throws -> ShellOnTerminal {
      let home = TemporaryFolder()
      home.write(Self.byHand, to: "two.md")
      let shell = try ShellOnTerminal(home: home, arguments: arguments)
      try shell.waitForPrompt()
      try begin(shell, of: 4)
      for step in 2...3 { try enter("", shell, to: step, of: 4) }
      return shell
    }

    @Test func `what is done by hand is waited for, and any value will do`() throws {
      let shell = try shellByHand()
      #expect(shell.hint == "scrub slide")
      shell.terminal.send("\r")
      try shell.terminal.waitFor("scrub slide  0%")
      shell.terminal.send("q")
      try wait(shell, 3, of: 4)
      let text = shell.lines.joined(separator: " ")
      #expect(text.contains("(Nothing was kept. Enter opens it again;"))
      shell.terminal.send("\r")
      try shell.terminal.waitUntil("it is open again") { $0.row(0).hasPrefix("scrub slide  0%") }
      shell.terminal.send("4")
      try shell.terminal.waitUntil("it is moved") { $0.row(0).hasPrefix("scrub slide  40%") }
      shell.terminal.send("\r")
      try wait(shell, 4, of: 4)
      try enter("", shell, to: 4, of: 4, isOver: true)
      #expect(shell.lines.contains("250.000 (shown 130.000)"))
    }

    @Test func `where nothing can be drawn the written entry is taken`() throws {
      let shell = try shellByHand(["--plain"])
      #expect(shell.lines.contains("(Enter takes: scrub slide 50%)"))
      try enter("", shell, to: 4, of: 4)
      try enter("", shell, to: 4, of: 4, isOver: true)
      #expect(shell.lines.contains("250.000 (shown 150.000)"))
    }

    @Test func `demo begins it at once`() throws {
      let shell = try ShellOnTerminal(arguments: ["demo"])
      try shell.terminal.waitFor("Half a minute")
      try shell.terminal.waitUntil("its first entry is offered") { _ in
        shell.hint.hasPrefix("view card")
      }
    }

    // Ignores the number of blanks, as in a file.
    private static func words(_ text: String) -> String {
      text.split(separator: " ").joined(separator: " ")
    }

    // Steps that are done by hand are typed here.
    @Test(arguments: Lessons.all.map(\.name))
    func `each can be gone through by Enter, and shows what its file says`(
      name: String
    ) throws {
      let lesson = Lesson(try SessionFile(parsing: try #require(Lessons.named(name)).text))
      let shell = try ShellOnTerminal(
        shellCommand: "stty columns 200; exec $0", environment: ["NO_COLOR": "1"], rows: 50,
        columns: 200)
      try shell.waitForPrompt()
      shell.terminal.send("lesson \(name)\r")
      for (place, step) in lesson.steps.enumerated() where !step.options.isHidden {
        try wait(shell, place + 1, of: lesson.steps.count)
        let before = shell.terminal.output.count
        if step.entryByHand != nil, let entry = step.entry {
          shell.terminal.send(entry.text)
          try shell.terminal.waitUntil("it is typed") { screen in
            screen.row(screen.cursorRow).contains(entry.text)
          }
        }
        shell.terminal.send("\r")
        let isLast = place + 1 == lesson.steps.count
        try isLast
          ? shell.terminal.waitFor("The stage is yours")
          : wait(shell, place + 2, of: lesson.steps.count)
        guard let entry = step.entry else { continue }
        let shown = Self.words(String(decoding: shell.terminal.output[before...], as: UTF8.self))
        let plain = entry.expected.filter { !$0.contains("[..]") && !$0.hasSuffix("(re)") }
        for line in plain where line != "..." {
          let text = line.hasPrefix("\\") ? String(line.dropFirst()) : line
          #expect(shown.contains(Self.words(text)), "\(name): \(text)")
        }
      }
      shell.terminal.send("\r")
      try shell.waitForPrompt()
    }
  }
}
