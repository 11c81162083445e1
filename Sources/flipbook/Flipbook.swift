import ArgumentParser
import FlipbookSession
import FlipbookShell

/// The program: `flipbook [FILE…]`, and `flipbook test PATH…`.
@main
struct Flipbook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "A shell for trying out animations.",
    discussion: """
      Without arguments it starts the prompt; 'help' there lists the commands.
      Exit codes: 0; 1 when an entry failed or an expectation did not hold; \
      2 for wrong usage or a file that cannot be read.
      """,
    version: "0.1.0",
    subcommands: [Enter.self, Test.self],
    defaultSubcommand: Enter.self)

  /// Parses the arguments and runs; wrong usage ends with 2, not with the parser's own code.
  static func main() {
    Standard.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      guard code == .validationFailure else { exit(withError: error) }
      Standard.error(fullMessage(for: error))
      exit(withError: ExitCode(2))
    }
  }
}

/// Options that every command takes.
struct SessionOptions: ParsableArguments {
  @Option(help: "The form of tables: table, json, csv or markdown.")
  var format: String?

  /// The settings a session begins with.
  func settings() throws -> Settings {
    var settings = Settings()
    guard let format else { return settings }
    guard settings.setFormat(format) else {
      throw ValidationError("'\(format)' is no format: take table, json, csv or markdown")
    }
    return settings
  }
}
