import FlipbookShell
import TestSupport
import Testing

@testable import FlipbookSession

@Suite struct ExampleTests {
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
