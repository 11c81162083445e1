import ArgumentParser
import FlipbookAssembly
import FlipbookHands
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import FlipbookValues

/// `flipbook demo`: starts the prompt with its shortest lesson.
struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Starts the prompt with a lesson of half a minute.")

  func run() throws {
    guard Shell.isInteractive else {
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
