import CLibrary
import CPseudoTerminal

/// A program that was run to its end without a terminal, with its input from a file and its output
/// captured.
package struct ProgramRun: Equatable, Sendable {
  /// How it ended.
  package let status: ChildStatus
  /// What it wrote to stdout; bytes that are not valid text are repaired.
  package let output: String
  /// What it wrote to stderr.
  package let errors: String
  /// The seconds of processor time it took, whatever else the machine did.
  package let seconds: Double

  /// Runs a program, given by its full path, with exactly these arguments and this environment.
  ///
  /// It starts in `folder`, or where this process is. SIGALRM ends a program that hangs.
  package init(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [],
    environment: [String: String] = [:], folder: String? = nil
  ) throws(PseudoTerminalError) {
    let streams = TemporaryFolder()
    streams.write(bytes: input, to: "input")
    let process = CStrings.with([program] + arguments, environment) { arguments, variables in
      cpt_run(arguments, variables, streams.path, folder ?? ".")
    }
    guard process > 0 else { throw .notStarted(code: errno) }
    var seconds = 0.0
    status = ChildStatus(code: cpt_collect(process, &seconds))
    self.seconds = seconds
    output = streams.text(of: "output") ?? ""
    errors = streams.text(of: "errors") ?? ""
  }

  /// The exit code; -1 when a signal ended it.
  package var code: Int32 {
    if case .exited(let code) = status { code } else { -1 }
  }

  /// Whether two runs ended alike and wrote the same, however long they took.
  package static func == (one: Self, other: Self) -> Bool {
    (one.status, one.output, one.errors) == (other.status, other.output, other.errors)
  }
}
