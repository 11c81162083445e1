import FlipbookAssembly
import FlipbookCommands
import FlipbookLessons
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import SessionFiles
import Testing

@Suite struct `the session files of the project` {
  static let paths = ["README.md"] + Project.files(in: "snippets", withEndings: [".md"])

  @Test(arguments: paths)
  func `show what their entries answer`(path: String) throws {
    let host = SessionHost(session: Session(), folder: PrivateFolder())
    let run = try SessionFile(parsing: Project.text(of: path)).run { entry, fence in
      let reply = host.enter(entry.text, inSetup: fence.options.isSetup)
      return (reply.text, reply.failed)
    }
    let report = FileReport(name: path, results: run.results)
    #expect(report.entriesRun > 0)
    if !report.isPassing { Issue.record(Comment(rawValue: report.text)) }
    // A file that is also a lesson is entered once for both tests.
    guard let lesson = try Lessons.all.first(where: { try $0.text == Project.text(of: path) })
    else {
      return
    }
    DoctoredLessonTests.check(lesson.name, in: host)
  }

  @Test func `tell the fifty likeliest mistakes, each with a sentence`() throws {
    let files = Project.files(in: "snippets/errors")
    let texts = try files.map { try Project.text(of: $0) }
    let mistakes = texts.flatMap { $0.split(separator: "```flipbook error\n").dropFirst() }
    #expect(mistakes.count >= 50)
    #expect(mistakes.allSatisfy { $0.prefix { $0 != "`" }.contains("\nerror: ") })
  }

  @Test func `are the only files in the folder of snippets, but for README's pictures`() {
    let files = Project.files(in: "snippets")
    #expect(!files.isEmpty)
    let sessions: [String] = files.filter { !$0.hasSuffix(".svg") }
    #expect(sessions == Self.paths.filter { $0 != "README.md" })
  }
}
