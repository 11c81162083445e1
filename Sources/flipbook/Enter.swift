import ArgumentParser
import FlipbookSession
import FlipbookShell

/// `flipbook [FILE…]`: enters session files, scripts and entries, or starts the prompt.
struct Enter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "enter", abstract: "Enters files and entries, or starts the prompt (the default).")

  @Argument(help: "Session files to enter first; - for entries from stdin.")
  var files: [String] = []

  @Option(name: .customShort("c"), help: "An entry to carry out; may be given again.")
  var entries: [String] = []

  @Option(name: .customShort("f"), help: "A script: entries, one a line; may be given again.")
  var scripts: [String] = []

  @Flag(help: "Go on after an entry that failed; the exit code is 1 all the same.")
  var keepGoing = false

  @Flag(help: "Do not keep what is typed for the next time.")
  var noHistory = false

  @OptionGroup var options: SessionOptions

  func run() throws {
    let session = Session(settings: try options.settings())
    let isBatch = !entries.isEmpty || !scripts.isEmpty || files.contains("-")
    guard isBatch || !Shell.isInteractive else {
      throw ExitCode(Shell(session: session, recordsHistory: !noHistory).run(files: files))
    }
    let batch = BatchRun(session: session, keepsGoing: keepGoing, output: Standard.line)
    do {
      try enter(into: batch, readsInput: !isBatch && files.isEmpty)
    } catch let problem as FileProblem {
      Standard.flush()
      Standard.error(problem.text)
      throw ExitCode(2)
    }
    Standard.flush()
    throw ExitCode(batch.exitCode)
  }

  private func enter(into batch: BatchRun, readsInput: Bool) throws {
    for file in files {
      if file == "-" {
        batch.enterInput()
      } else {
        try batch.enterFile(at: file)
      }
    }
    for script in scripts {
      if script == "-" {
        batch.enterInput()
      } else {
        try batch.enterScript(at: script)
      }
    }
    for entry in entries { batch.enter(entry) }
    if readsInput { batch.enterInput() }
  }
}
