import CLibrary
import TestSupport
import Testing

/// The program survives any terminal input, still answers, and restores the terminal.
///
/// `STORMS` is their number, `STORM` the seed of the first, `STORM_STEP` the distance to the next
/// (14 stays in one place), and `STORM_PROGRAM` the program, if not the one built with the tests.
@Suite struct StormTests {
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static let first = variable("STORM").flatMap(UInt64.init) ?? 0
  private static let count =
    variable("STORMS").flatMap(UInt64.init) ?? UInt64(StormPlace.allCases.count)
  private static let step = variable("STORM_STEP").flatMap(UInt64.init) ?? 1

  @Test(arguments: (0..<count).map { first + $0 * step })
  func `a storm passes`(seed: UInt64) throws {
    let storm = Storm(seed: seed)
    let home = TemporaryFolder()
    for (name, text) in storm.place.files { home.write(text, to: name) }
    let shell = try ShellOnTerminal(
      home: home, shellCommand: storm.place.command,
      environment: ["LC_ALL": "C.UTF-8", "EDITOR": "true", "SWIFT_BACKTRACE": "enable=no"],
      program: Self.variable("STORM_PROGRAM") ?? BuiltProgram.path("flipbook"))
    let terminal = shell.terminal
    // Terminals of every kind, with and without pixels.
    terminal.answers = PixelPeer.allCases[Int(seed % UInt64(PixelPeer.allCases.count))].answers
    do {
      for entry in storm.place.entries {
        try terminal.waitUntil("there is a prompt") { $0.row($0.cursorRow).contains(">") }
        terminal.send(entry + "\r")
      }
      if storm.place.isTest { try terminal.waitUntil("it is there") { !$0.lines.isEmpty } }
      for gust in storm.gusts where !terminal.hasEnded { blow(gust, on: terminal) }
      let status = try storm.place.isTest ? ending(of: terminal) : answer(of: terminal)
      #expect(storm.place.isTest ? status.isUsual : status == .exited(0), "\(storm): \(status)")
    } catch {
      Issue.record("\(storm): \(error)")
    }
    #expect(terminal.isAsFound, "\(storm)")
    let end = String(decoding: terminal.output.suffix(400), as: UTF8.self).debugDescription
    #expect(terminal.screen.modesLeftOn.isEmpty && terminal.screen.showsCursor, "\(storm): \(end)")
  }

  private func blow(_ gust: Storm.Gust, on terminal: PseudoTerminal) {
    switch gust {
    case .keys(let bytes): terminal.send(bytes: bytes)
    case .size(let rows, let columns):
      terminal.resize(rows: rows, columns: max(columns, 2))
      if columns < 2 { terminal.claim(rows: rows, columns: columns) }
    case .signal(let number): terminal.signal(number)
    case .stop:
      terminal.signal(SIGSTOP)
      terminal.makeCooked()
      terminal.signal(SIGCONT)
      waitUntilRaw(terminal)
    case .rest: terminal.rest(.milliseconds(15))
    }
    terminal.rest(.zero)
  }

  // Waits a little, because the terminal's echo would mix with the program's output; the echo stays
  // on while the program runs a command.
  private func waitUntilRaw(_ terminal: PseudoTerminal) {
    for _ in 0..<20 where terminal.echoes { terminal.rest(.milliseconds(10)) }
  }

  // The rest of the storm may swallow a key, and an interrupt the keys after it, so the question is
  // repeated until it is answered, for as long as a test may take.
  private func answer(of terminal: PseudoTerminal) throws -> ChildStatus {
    terminal.resize(rows: 24, columns: 80)
    for number in 1_000..<1_030 {
      terminal.send(Key.control("c"))
      terminal.rest(.milliseconds(number == 1_000 ? 20 : 300))
      terminal.send("stage.now * 0 + \(number)\r")
      let answer = "\(number).000"
      do {
        try terminal.waitFor(answer, timeout: .seconds(4))
        terminal.send("quit\r")
        return try terminal.waitForExit(timeout: .seconds(60))
      } catch PseudoTerminalError.timedOut {}
    }
    try terminal.waitFor("an answer", timeout: .zero)
    return .exited(0)
  }

  // Keys end whatever is open, such as a review, and then the watching.
  private func ending(of terminal: PseudoTerminal) throws -> ChildStatus {
    terminal.resize(rows: 24, columns: 80)
    for _ in 0..<60 {
      terminal.rest(.milliseconds(20))
      waitUntilRaw(terminal)
      if !terminal.hasEnded { terminal.send(Key.control("c")) }
      do {
        return try terminal.waitForExit(timeout: .seconds(1))
      } catch PseudoTerminalError.timedOut {}
    }
    return try terminal.waitForExit(timeout: .zero)
  }
}

extension ChildStatus {
  // Whether the test passed, failed, or was ended by a key.
  fileprivate var isUsual: Bool {
    [.exited(0), .exited(1), .exited(130), .signalled(SIGINT)].contains(self)
  }
}
