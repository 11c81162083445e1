import ArgumentParser
import FlipbookAssembly
import FlipbookHands
import FlipbookShell
import struct ArgumentParser.Argument

/// `flipbook [FILE…]`: enters files and entries, or starts the prompt.
struct Enter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "enter", abstract: "Enters files and entries, or starts the prompt (the default).")

  @Argument(help: "Session files to enter first; - for entries from stdin.")
  var files: [String] = []

  @Option(name: .customShort("c"), help: "An entry to enter; may be given again.")
  var entries: [String] = []

  @Option(name: .customShort("f"), help: "A script: entries, one a line; may be given again.")
  var scripts: [String] = []

  @Flag(help: "Continue after an entry that failed; the exit code is still 1.")
  var keepGoing = false

  @Flag(help: "Show the whole session at the end, as a session file.")
  var echo = false

  @Flag(help: "Do not save what you type in the history.")
  var noHistory = false

  @Option(help: "The form of tables: table, json, csv or markdown.")
  var format: String?

  // These take precedence over the start-up file.
  @Option(
    help: ArgumentHelp("When to show colour: auto, always or never.", valueName: "when"),
    completion: .list(PromptSettings.Color.allCases.map(\.rawValue)), transform: chosenColor)
  var color: PromptSettings.Color?

  @Flag(help: "For screen readers: no colour, no suggestions, nothing at the right edge.")
  var plain = false

  @Flag(
    name: .customShort("X"),
    help: "Do not read the start-up file, ~/.config/flipbook/init, and keep nothing to recover.")
  var skipsStartup = false

  func run() throws {
    let settings = try settings()
    let session = Session(settings: settings)
    let isBatch = !entries.isEmpty || !scripts.isEmpty || files.contains("-")
    guard isBatch || !TerminalAbilities.current().isInteractive else {
      guard !echo else {
        throw ValidationError("--echo has nothing to show: give it a script with -f")
      }
      leave { () throws(FileProblem) in
        try Shell(
          session: session, settings: promptSettings(), recordsHistory: !noHistory,
          recovers: !skipsStartup, live: LiveRun.show
        ).run(files: files)
      }
    }
    let first = (scripts + files).first { $0 != FileProblem.input } ?? ""
    let batch = BatchRun(
      session: session, keepsGoing: keepGoing,
      form: echo ? .file(title: FileTitle.of(first)) : .answers,
      output: Standard.lines(color: plain || echo ? .never : color ?? .auto),
      errors: Standard.error)
    leave { () throws(FileProblem) in
      try Interrupts.whileRunning { () throws(FileProblem) in
        try enter(into: batch, readsInput: !isBatch && files.isEmpty)
      }
      batch.finish()
      if Interrupts.isRaised { Interrupts.die() }
      return batch.exitCode
    }
  }

  private func settings() throws -> Settings {
    var settings = Settings()
    if let format, Settings.properties["format"]?.set(&settings, format) != true {
      throw ValidationError("'\(format)' is no format: take table, json, csv or markdown")
    }
    return settings
  }

  private func promptSettings() -> PromptSettings {
    var settings = PromptSettings()
    if !skipsStartup { StartupFile.apply(to: &settings, .standard).forEach(Standard.error) }
    if let color { settings.color = color }
    if plain { settings.isPlain = true }
    return settings
  }

  private func enter(into batch: BatchRun, readsInput: Bool) throws(FileProblem) {
    for file in files {
      try file == FileProblem.input ? batch.enterInput() : batch.enterFile(at: file)
    }
    for script in scripts {
      try script == FileProblem.input ? batch.enterInput() : batch.enterScript(at: script)
    }
    for entry in entries { batch.enter(entry) }
    if readsInput { try batch.enterInput() }
  }
}

let chosenColor = reading(
  PromptSettings.Color.init, orSaying: "is no way to use colour: take auto, always or never")

/// Reads the text of an option, or complains about it.
func reading<Value>(
  _ read: @escaping @Sendable (String) -> Value?, orSaying complaint: String
) -> @Sendable (String) throws -> Value {
  { text in
    guard let value = read(text) else { throw ValidationError("'\(text)' \(complaint)") }
    return value
  }
}

/// Runs a command and leaves with its code, or 2 if a file or the output failed.
func leave(after command: () throws(FileProblem) -> Int32) -> Never {
  var code: Int32
  do throws(FileProblem) {
    code = try command()
  } catch {
    Standard.error(error.text)
    code = 2
  }
  if Standard.hasFailed {
    Standard.error("error: some of the output could not be written")
    code = max(code, 2)
  }
  Standard.end(with: code)
}

/// `flipbook demo`: starts the prompt with its shortest lesson.
struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Starts the prompt with a lesson of half a minute.")

  func run() throws {
    guard TerminalAbilities.current().isInteractive else {
      throw ValidationError("demo needs a terminal; 'flipbook help enter' tells what does not")
    }
    var settings = PromptSettings()
    StartupFile.apply(to: &settings, .standard).forEach(Standard.error)
    leave { () throws(FileProblem) in
      try Shell(
        session: Session(settings: Settings()), settings: settings, recordsHistory: true,
        recovers: true, live: LiveRun.show
      ).run(lesson: "demo")
    }
  }
}
