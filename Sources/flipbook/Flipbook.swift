import ArgumentParser
import FlipbookTerminal

@main
struct Flipbook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook", abstract: "A shell for trying out animations.",
    usage: """
      flipbook [FILE …] [-c ENTRY] … [-f SCRIPT] … [--keep-going] [--echo]
      flipbook test PATH …
      flipbook demo
      """,
    discussion: """
      Without arguments on a terminal it starts the prompt, where 'help' tells where to begin; \
      with session files it enters them first. From a pipe, from '-', from a script and with -c \
      it enters what it is given and ends; the first entry that fails ends it, unless \
      --keep-going is given. 'flipbook help enter' and 'flipbook help test' list all options.

      Exit codes: 0; 1 when an entry failed or something differed; 2 for wrong usage, or when \
      the input or a file cannot be read; 3 when a tested file crashed or used up its limits; \
      130 after Ctrl-C.
      """,
    version: "0.2.0",
    subcommands: [Enter.self, Test.self, Demo.self, Work.self],
    defaultSubcommand: Enter.self)

  /// Parses the arguments and runs; wrong usage ends with 2.
  static func main() {
    Standard.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code == .success { leave { show(fullMessage(for: error)) } }
      guard code == .validationFailure else { exit(withError: error) }
      // Begins like all messages of the program.
      let message = fullMessage(for: error)
      let mark = "Error: "
      Standard.error(message.hasPrefix(mark) ? "error: " + message.dropFirst(mark.count) : message)
      exit(withError: ExitCode(2))
    }
  }

  // Help and the version are output, which can fail.
  private static func show(_ text: String) -> Int32 {
    if !text.isEmpty { Standard.line(text) }
    return 0
  }
}
