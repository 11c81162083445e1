import CLibrary
import Foundation
import TestSupport

/// What it costs to watch a stage: the program plays on a terminal of its own.
enum LiveLines {
  static let all = [(80, 24), (200, 60)].map { columns, rows in
    ShellLines.Line(name: "play with 100 moving views on \(columns)x\(rows)") {
      try play(columns: columns, rows: rows)
    }
  }

  private static let seconds = 3

  private static func play(columns: Int, rows: Int) throws -> String {
    let folder = TemporaryFolder()
    folder.write(session, to: "stage.md")
    let (_, still) = try run("step \(seconds)s", folder, columns, rows)
    let (frames, moving) = try run("play", folder, columns, rows)
    let rate = Double(frames) / Double(seconds)
    let share = (moving - still) / Double(seconds)
    return "\(Numbers.fixed(rate, 1)) frames a second with \(Numbers.fixed(share * 100, 0)) % of a"
      + " core (aim: 60 with under 50 %)"
  }

  // Views in a grid that all move, turn and fade.
  private static var session: String {
    let places = (0..<100).map { ($0 % 10 * 60, $0 / 10 * 60) }
    let views = places.enumerated().map { index, place in
      "flip> view v\(index) frame: (\(place.0), \(place.1), 40, 40)"
        + " backgroundColor: rgb(\(index % 10)/10, \(index / 10)/10, 0.5)"
    }
    let moves = places.indices.map { index in
      "v\(index).center.x += 30; v\(index).alpha = 0.2; v\(index).transform = rotate(1)"
    }
    return "```flipbook\n" + views.joined(separator: "\n")
      + "\nflip> animate \(seconds)s { \(moves.joined(separator: "; ")) }\n```\n"
  }

  // The pictures that were drawn, and the seconds of a core that the program took.
  private static func run(
    _ entry: String, _ folder: TemporaryFolder, _ columns: Int, _ rows: Int
  ) throws -> (frames: Int, seconds: Double) {
    let before = secondsOfChildren()
    let terminal = try PseudoTerminal(
      [ShellLines.program, folder.file("stage.md")],
      environment: ShellLines.environment.merging([
        "HOME": folder.path, "FLIPBOOK_HISTORY": folder.file("history"),
        "COLORTERM": "truecolor",
      ]) { $1 }, rows: rows, columns: columns)
    try terminal.waitUntil("the prompt is there") { $0.currentRow.hasPrefix("flip> ") }
    terminal.send(entry + "\r")
    try terminal.waitFor("time \(seconds).000s", timeout: .seconds(60))
    try terminal.waitUntil("the prompt is back") { $0.currentRow.hasPrefix("flip> ") }
    terminal.send("\u{4}")
    _ = try terminal.waitForExit()
    let output = String(decoding: terminal.output, as: UTF8.self)
    return (output.components(separatedBy: "\u{1B}[?2026h").count - 1, secondsOfChildren() - before)
  }

  private static func secondsOfChildren() -> Double {
    var usage = rusage()
    getrusage(childrenOfThisProcess, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  #if canImport(Glibc)
    private static let childrenOfThisProcess = RUSAGE_CHILDREN.rawValue
  #else
    private static let childrenOfThisProcess = Int32(RUSAGE_CHILDREN)
  #endif
}
