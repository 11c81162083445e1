import CLibrary
import FlipbookSession
import TestSupport

/// The cost of starting and running the program, beside sqlite3.
enum ProgramLines {
  static let all =
    [start, entries, longFile, manyFiles] + memory + [
      back(
        "back by a frame in a session of 1,000 entries", "0.5s", ["back", "step"],
        aims: [.atMost(5e6)]),
      // All animations end between the two moments, so the stage is rebuilt.
      back(
        "back over what happened in a session of 1,000 entries", "2s", ["back 1.5s", "step 1.5s"]),
    ]

  // MARK: Starting and typing

  private static let start = Line("start to exit", aims: [.times(2, "sqlite3")]) {
    let folder = TemporaryFolder()
    return [
      program("flipbook", Shell.program, ["-c", "1 + 1"], in: folder),
      program("sqlite3", sqlite, [":memory:", "select 1 + 1"], in: folder),
    ]
  }

  // The cost of one entry; sqlite3 inserts as many rows.
  private static let entries = Line("entries piped in") {
    let (folder, count) = (TemporaryFolder(), 100_000)
    let entries = "view box\n" + String(repeating: "box.alpha = 0.5\n", count: count)
    let statements =
      "create table t (a);\n" + String(repeating: "insert into t values (0.5);\n", count: count)
    return [
      program("flipbook", Shell.program, [], count, input: entries, in: folder),
      program("sqlite3's inserts", sqlite, [":memory:"], count, input: statements, in: folder),
    ]
  }

  private static let sqlite = "/usr/bin/sqlite3"

  private static func program(
    _ name: String, _ path: String, _ arguments: [String], _ operations: Int = 1,
    input: String = "", in folder: TemporaryFolder
  ) -> Contestant {
    Contestant(name, operations: operations, clock: .wall) {
      guard access(path, X_OK) == 0 else { throw WrongResult(description: "not installed") }
      return { try Shell.run(arguments, by: path, input: input, in: folder) }
    }
  }

  // MARK: Session files

  private static func file(_ name: String, entries: Int, in folder: TemporaryFolder) {
    var text = "# A session\n\n```flipbook\nflip> view box\n"
    for index in 1..<entries {
      text += index % 2 == 0 ? "flip> box.alpha\n0.500\n" : "flip> box.alpha = 0.5\n"
    }
    folder.write(text + "```\n", to: name)
  }

  private static let longFile = Line.difference(
    "the entries of a session file of 1,000 tested", aims: [.atMost(20e6)]
  ) {
    let folder = TemporaryFolder()
    file("long.md", entries: 1_000, in: folder)
    file("short.md", entries: 2, in: folder)
    return [
      program("the file", Shell.program, ["test", "long.md"], in: folder),
      program("one of two entries", Shell.program, ["test", "short.md"], in: folder),
    ]
  }

  // In two processes.
  private static let manyFiles = Line("1,000 session files tested", aims: [.atMost(1e9)]) {
    let folder = TemporaryFolder()
    for index in 0..<1_000 { file("\(index).md", entries: 5, in: folder) }
    return [program("flipbook", Shell.program, ["test", "-j", "2", "."], in: folder)]
  }

  // MARK: Memory

  private static let memory = [
    peak("nothing entered", ["1 + 1"], aims: [.atMost(12 * 1_048_576)]),
    peak("1,000 views and 10,000 named animators", Scene.named(10_000)),
    peak(
      "10,000 views and 100,000 animators", Scene.views(10_000) + Scene.blocks(100_000, of: 10_000)),
  ]

  // The program's peak memory, as the system counts it.
  private static func peak(_ name: String, _ entries: [String], aims: [Aim] = []) -> Line {
    Line("peak memory of the shell, \(name)") { _ in
      let folder = TemporaryFolder()
      folder.write(entries.joined(separator: "\n") + "\n", to: "script")
      try Shell.run(["-f", folder.file("script")], in: folder)
      return [
        Figure(value: Resources.ofChildren.peakBytes, unit: .bytes, aims: aims)
      ]
    }
  }

  // MARK: Back

  private static func back(
    _ name: String, _ step: String, _ moves: [String], aims: [Aim] = []
  ) -> Line {
    Line(name + ", and on again", aims: aims) {
      let session = try Scene.session(
        (0..<500).flatMap {
          ["view v\($0) frame: (0, 0, 10, 10)", "animate 1s { v\($0).center.x += 100 }"]
        } + ["step \(step)"])
      return [Contestant("shell") { { try Scene.enter(moves, into: session) } }]
    }
  }
}
