import FlipbookSession
import Foundation
import TestSupport

/// What the shell costs its user: each line a figure, what it is measured against, and the aim.
enum ShellLines {
  /// One figure of the shell.
  struct Line: Sendable {
    let name: String
    let measured: @Sendable () throws -> String
  }

  static let all: [Line] =
    [
      Line(name: "start to exit", measured: startToExit),
      Line(name: "entries piped in", measured: entriesPipedIn),
      Line(name: "session file of 1,000 entries tested", measured: longFile),
      Line(name: "1,000 session files tested", measured: manyFiles),
      Line(name: "back by a frame in a session of 1,000 entries", measured: backByAFrame),
      Line(name: "back over what happened in a session of 1,000 entries", measured: backOverEvents),
      Line(name: "key press to repaint with 100 views", measured: keyPress),
      Line(name: "Ctrl-C to the prompt in a long run", measured: interruption),
      Line(name: "prompt with a history of 100,000 entries", measured: longHistory),
      PageLine.line,
    ] + LiveLines.all

  // Programs start in folders of their own, so the path has to be whole.
  static let program = URL(fileURLWithPath: BuiltProgram.path("flipbook")).path
  static let environment = [
    "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  // MARK: Processes

  private static func run(
    _ path: String, _ arguments: [String], input: String = "", in folder: TemporaryFolder
  ) throws {
    let run = try ProgramRun(
      path, arguments, input: Array(input.utf8),
      environment: environment.merging(["HOME": folder.path]) { $1 }, folder: folder.path)
    guard run.status == .exited(0) else {
      throw WrongResult(description: "\(path) \(arguments): \(run.errors)\(run.output)")
    }
  }

  private static func seconds(rounds: Int = 5, _ body: () throws -> Void) throws -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try body()
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    return times.sorted()[rounds / 2]
  }

  // The peer is a program of the same kind that everybody knows.
  private static var peer: String? {
    let path = "/usr/bin/sqlite3"
    return (try? ProgramRun(path, ["--version"]))?.status == .exited(0) ? path : nil
  }

  private static func beside(_ own: Double, _ peer: Double?) -> String {
    peer.map { "\(Numbers.fixed(own / $0, 2)) times sqlite3" } ?? "there is no sqlite3 to compare"
  }

  private static func startToExit() throws -> String {
    let folder = TemporaryFolder()
    let own = try seconds(rounds: 21) { try run(program, ["-c", "1 + 1"], in: folder) }
    let other = try peer.map { peer in
      try seconds(rounds: 21) { try run(peer, [":memory:", "select 1 + 1"], in: folder) }
    }
    return "\(milliseconds(own)), \(beside(own, other)) (aim: within 2)"
  }

  private static func entriesPipedIn() throws -> String {
    let (folder, count) = (TemporaryFolder(), 300_000)
    let entries = "view box\n" + String(repeating: "box.alpha = 0.5\n", count: count)
    let own = try seconds(rounds: 3) { try run(program, [], input: entries, in: folder) }
    let statements =
      "create table t (a);\n" + String(repeating: "insert into t values (0.5);\n", count: count)
    let other = try peer.map { peer in
      try seconds(rounds: 3) { try run(peer, [":memory:"], input: statements, in: folder) }
    }
    let rate = Numbers.count(Int(Double(count) / own))
    return "\(rate) a second, \(beside(own, other)) and its inserts"
  }

  // MARK: Session files

  private static func file(_ name: String, entries: Int, in folder: TemporaryFolder) {
    var text = "# A session\n\n```flipbook\nflip> view box\n"
    for index in 1..<entries {
      text += index % 2 == 0 ? "flip> box.alpha\n0.500\n" : "flip> box.alpha = 0.5\n"
    }
    folder.write(text + "```\n", to: name)
  }

  private static func longFile() throws -> String {
    let folder = TemporaryFolder()
    file("long.md", entries: 1_000, in: folder)
    file("short.md", entries: 2, in: folder)
    let own = try seconds(rounds: 11) { try run(program, ["test", "long.md"], in: folder) }
    let short = try seconds(rounds: 11) { try run(program, ["test", "short.md"], in: folder) }
    return "\(milliseconds(own)), of which \(milliseconds(own - short)) for the entries "
      + "(aim: within 20 ms)"
  }

  private static func manyFiles() throws -> String {
    let folder = TemporaryFolder()
    for index in 0..<1_000 { file("\(index).md", entries: 5, in: folder) }
    let own = try seconds(rounds: 3) { try run(program, ["test", "-j", "2", "."], in: folder) }
    return "\(milliseconds(own)) in two processes (aim: within 1,000 ms)"
  }

  private static func backByAFrame() throws -> String {
    try back("0.5s", "back", "step") + " with the step back on (aim: within 5 ms)"
  }

  // The ends of all that moves lie between the two moments: the stage is built anew.
  private static func backOverEvents() throws -> String {
    try back("2s", "back 1.5s", "step 1.5s") + " with the step back on"
  }

  private static func back(
    _ step: String, _ there: String, _ again: String
  ) throws -> String {
    let session = Session()
    for index in 0..<500 {
      _ = session.enter("view v\(index) frame: (0, 0, 10, 10)")
      _ = session.enter("animate 1s { v\(index).center.x += 100 }")
    }
    _ = session.enter("step \(step)")
    let own = try seconds(rounds: 21) {
      guard !session.enter(there).failed, !session.enter(again).failed else {
        throw WrongResult(description: "back does not work")
      }
    }
    return Numbers.fixed(own * 1000, 2) + " ms"
  }

  // MARK: The prompt

  private static func shell(in folder: TemporaryFolder) throws -> PseudoTerminal {
    try PseudoTerminal(
      [program],
      environment: environment.merging([
        "HOME": folder.path, "FLIPBOOK_HISTORY": folder.file("history"),
      ]) { $1 }, rows: 24, columns: 80)
  }

  private static func keyPress() throws -> String {
    let folder = TemporaryFolder()
    let views = (0..<100).map { "view v\($0) frame: (0, 0, 10, 10)\n" }.joined()
    return try typed(into: try prompt(of: shell(in: folder), entering: views))
  }

  private static func prompt(
    of terminal: PseudoTerminal, entering entries: String
  ) throws -> PseudoTerminal {
    try terminal.waitFor("flip>")
    terminal.send("view ready; " + entries.replacing("\n", with: "; ") + "list\r")
    try terminal.waitFor("v99")
    return terminal
  }

  private static func typed(into terminal: PseudoTerminal) throws -> String {
    var letters = ""
    let own = try seconds(rounds: 21) {
      letters += "z"
      terminal.send("z")
      try terminal.waitUntil("the letter is there") { screen in
        screen.lines.contains { $0.contains("flip> " + letters) }
      }
    }
    terminal.signal(9)
    return "\(milliseconds(own)) (aim: within 5 ms)"
  }

  private static func interruption() throws -> String {
    let folder = TemporaryFolder()
    let terminal = try shell(in: folder)
    try terminal.waitFor("flip>")
    terminal.send("view v; animate 1s repeat { v.alpha = 0 }\r")
    // A search through an hour that comes to nothing.
    var times: [Double] = []
    for round in 2...6 {
      terminal.send("run until: v.alpha > \(round)\r")
      try terminal.waitFor("v.alpha > \(round)")
      Thread.sleep(forTimeInterval: 0.3)
      let start = ContinuousClock.now
      terminal.send("\u{3}")
      try terminal.waitUntil("the prompt is back") { screen in
        screen.lines.last { !$0.isEmpty }.map { $0.hasPrefix("flip>") && !$0.contains("until") }
          ?? false
      }
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    terminal.signal(9)
    return "\(milliseconds(times.sorted()[2])) (aim: within 50 ms)"
  }

  private static func longHistory() throws -> String {
    let folder = TemporaryFolder()
    let lines = (0..<100_000).map { "box.center.x = \($0)\n" }.joined()
    func start(_ history: String) throws -> Double {
      folder.write(history, to: "history")
      return try seconds(rounds: 7) {
        let terminal = try shell(in: folder)
        try terminal.waitFor("flip>")
        terminal.signal(9)
      }
    }
    let (long, empty) = try (start(lines), start(""))
    return "\(milliseconds(long - empty)) more than with none (aim: within 100 ms)"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    Numbers.fixed(seconds * 1000, 1) + " ms"
  }
}
