import Foundation
import TestSupport

/// The shell as its users start it: a program, with its own home folder.
enum Shell {
  // Programs start in other folders, so the path has to be absolute.
  static let program = URL(fileURLWithPath: BuiltProgram.path("flipbook")).path
  static let environment = [
    "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Runs a program to its end; throws unless it succeeds.
  static func run(
    _ arguments: [String], by path: String = program, input: String = "", in folder: TemporaryFolder
  ) throws {
    let run = try ProgramRun(
      path, arguments, input: Array(input.utf8),
      environment: environment.merging(["HOME": folder.path]) { $1 }, folder: folder.path)
    guard run.status == .exited(0) else {
      throw WrongResult(description: "\(path) \(arguments): \(run.errors)\(run.output)")
    }
  }

  /// Starts it at a prompt.
  static func prompt(
    _ arguments: [String] = [], in folder: TemporaryFolder, rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [program] + arguments,
      environment: environment.merging([
        "HOME": folder.path, "FLIPBOOK_HISTORY": folder.file("history"),
        "COLORTERM": "truecolor",
      ]) { $1 }, rows: rows, columns: columns)
  }
}
