import TestSupport

/// Runs of the built program without a terminal, in a folder of their own.
struct Flipbook {
  /// The folder, which is the home as well.
  let folder = TemporaryFolder()

  /// Runs it with arguments and lines for its input.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(arguments, bytes: Array(input.utf8), environment: environment)
  }

  /// Runs it with arguments and bytes for its input.
  func run(
    _ arguments: [String], bytes: [UInt8], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      BuiltProgram.path("flipbook"), arguments, input: bytes,
      environment: usual.merging(environment) { $1 }, folder: folder.path)
  }

  /// Runs a command of the system's shell in which `$0` is the program.
  func shell(
    _ command: String, input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh", ["-c", command, BuiltProgram.path("flipbook")], input: Array(input.utf8),
      environment: usual.merging(environment) { $1 }, folder: folder.path)
  }

  private var usual: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path,
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }
}

extension ProgramRun {
  /// Whether an output has escapes that belong only on a terminal.
  var hasTerminalTalk: Bool {
    (output + errors).contains { $0 == "\u{1B}" || $0 == "\u{07}" } || output.contains("Flipbook.")
  }
}
