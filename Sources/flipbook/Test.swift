import ArgumentParser
import FlipbookSession
import FlipbookShell

/// `flipbook test PATH…`: runs session files and compares.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs session files and compares what they show.",
    discussion: "Exit codes: 0 all match, 1 something differs, 2 wrong usage or unreadable file.")

  @Argument(help: "Session files, any Markdown, or folders of them.")
  var paths: [String]

  @Flag(help: "Rewrite the lines that do not match.")
  var update = false

  @OptionGroup var options: SessionOptions

  func run() throws {
    var run = TestRun(settings: try options.settings(), updates: update, output: Standard.line)
    try leave { run.run(paths).rawValue }
  }
}
