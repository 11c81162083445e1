import Foundation
import TestSupport

/// The times that a person waits at the prompt.
enum TerminalLines {
  static let all = [keyPress, interruption, longHistory] + plays

  private static let keyPress = Line(
    "key press to repaint with 100 views", aims: [.atMost(5e6)]
  ) {
    let folder = TemporaryFolder()
    let terminal = try Shell.prompt(in: folder)
    try terminal.waitFor("flip>")
    terminal.send(Scene.views(100).joined(separator: "; ") + "; 20 * 20 + 4\r")
    try terminal.waitFor("404")
    try terminal.waitUntil("the prompt is back") { $0.currentRow.hasPrefix("flip> ") }
    var letters = ""
    return [
      Contestant("prompt", clock: .wall) {
        {
          letters += "z"
          terminal.send("z")
          try terminal.waitUntil("the letter is there") { screen in
            screen.lines.contains { $0.contains("flip> " + letters) }
          }
        }
      }
    ]
  }

  private static let interruption = Line(
    "Ctrl-C to the prompt in a long run", aims: [.atMost(50e6)]
  ) {
    let folder = TemporaryFolder()
    let terminal = try Shell.prompt(in: folder)
    try terminal.waitFor("flip>")
    terminal.send("view v; animate 1s repeat { v.alpha = 0 }\r")
    var round = 1
    return [
      Contestant("prompt", clock: .wall) {
        // A search through an hour that finds nothing.
        round += 1
        terminal.send("run until: v.alpha > \(round)\r")
        try terminal.waitFor("v.alpha > \(round)")
        Thread.sleep(forTimeInterval: 0.3)
        return {
          terminal.send("\u{3}")
          try terminal.waitUntil("the prompt is back") { screen in
            screen.lines.last { !$0.isEmpty }
              .map { $0.hasPrefix("flip>") && !$0.contains("until") } ?? false
          }
        }
      }
    ]
  }

  private static let longHistory = Line.difference(
    "prompt with a history of 100,000 entries, beyond one with none", aims: [.atMost(100e6)]
  ) {
    let lines = (0..<100_000).map { "box.center.x = \($0)\n" }.joined()
    return [("with all", lines), ("with none", "")].map { name, history in
      Contestant(name, clock: .wall) {
        let folder = TemporaryFolder()
        folder.write(history, to: "history")
        return {
          let terminal = try Shell.prompt(in: folder)
          try terminal.waitFor("flip>")
          terminal.signal(9)
        }
      }
    }
  }

  // MARK: Watching

  private static let plays = [(80, 24), (200, 60)].map { columns, rows in
    Line("play with 100 moving views on \(columns)x\(rows)") { measuring in
      guard !measuring.isOnce else { throw WrongResult(description: "it is another program's") }
      return try play(columns: columns, rows: rows)
    }
  }

  private static let seconds = 3

  private static func play(columns: Int, rows: Int) throws -> [Figure] {
    let folder = TemporaryFolder()
    folder.write(session, to: "stage.md")
    let (_, still) = try run("step \(seconds)s", folder, columns, rows)
    let (frames, moving) = try run("play", folder, columns, rows)
    let length = Double(seconds)
    return [
      Figure(
        label: "frames a second", value: Double(frames) / length, unit: .count,
        aims: [.atLeast(59.5)]),
      Figure(
        label: "share of a core", value: (moving - still) / length, unit: .share,
        aims: [.atMost(0.5)]),
    ]
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

  // The number of pictures drawn, and the seconds of processor time that the program took.
  private static func run(
    _ entry: String, _ folder: TemporaryFolder, _ columns: Int, _ rows: Int
  ) throws -> (frames: Int, seconds: Double) {
    let before = Resources.ofChildren.seconds
    let terminal = try Shell.prompt(
      [folder.file("stage.md")], in: folder, rows: rows, columns: columns)
    try terminal.waitUntil("the prompt is there") { $0.currentRow.hasPrefix("flip> ") }
    terminal.send(entry + "\r")
    if entry == "play" {
      try terminal.waitFor("the end: enter keeps", timeout: .seconds(60))
      terminal.send("\r")
    }
    try terminal.waitFor("time \(seconds).000s", timeout: .seconds(60))
    try terminal.waitUntil("the prompt is back") { $0.currentRow.hasPrefix("flip> ") }
    terminal.send("\u{4}")
    _ = try terminal.waitForExit()
    let output = String(decoding: terminal.output, as: UTF8.self)
    let pictures = output.components(separatedBy: "\u{1B}[?2026h").count - 1
    return (pictures, Resources.ofChildren.seconds - before)
  }
}
