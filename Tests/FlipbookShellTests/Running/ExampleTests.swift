import FlipbookShell
import TestSupport
import Testing

@testable import FlipbookSession

@Suite struct ExampleTests {
  @Test func `the session that help begins with passes as a test`() throws {
    let folder = TemporaryFolder()
    let host = SessionHost(session: Session(), folder: folder.path)
    let help = host.enter("help").text
    for entry in Help.firstSession {
      #expect(help.contains("\n  \(entry)"))
      #expect(!host.enter(entry).failed, "\(entry)")
    }
    var run = TestRun(settings: Settings(), updates: false, output: { _ in })
    #expect(run.run([folder.file("first.md")]).rawValue == 0)
  }

  @Test(arguments: CommandDeclaration.all.map(\.name))
  func `help's examples run, with the files they write and read`(name: String) throws {
    let folder = TemporaryFolder()
    let host = SessionHost(session: Session(), folder: folder.path)
    let command = try #require(CommandDeclaration.named(name))
    for entry in command.example.split(separator: "\n") {
      let reply = host.enter(String(entry))
      #expect(!reply.failed, "\(entry)\n\(reply.text)")
    }
  }
}
