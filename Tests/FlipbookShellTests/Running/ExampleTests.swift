import FlipbookAssembly
import FlipbookCommands
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookHelp
@testable import FlipbookSession

@Suite struct ExampleTests {
  @Test func `the session that help begins with passes as a test`() throws {
    let folder = PrivateFolder()
    let host = SessionHost(session: Session(), folder: folder)
    host.session.audience = .screen
    for (_, entry) in Help.wants {
      let reply = host.enter(entry)
      #expect(!reply.failed, "\(entry)\n\(reply.text)")
    }
    let run = try Flipbook().run(["test", folder.path + "/first.md"])
    #expect(run.status == .exited(0), "\(run.output)")
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `the examples of help's pages run`(name: String) throws {
    let host = SessionHost(session: Session(), folder: PrivateFolder())
    host.session.audience = .screen
    for entry in try #require(HelpTopic.named(name)).example {
      let reply = host.enter(entry)
      #expect(!reply.failed, "\(entry)\n\(reply.text)")
    }
  }

  @Test(arguments: Commands.standard.all.map(\.name))
  func `help's examples run, with the files they write and read`(name: String) throws {
    let host = SessionHost(session: Session(), folder: PrivateFolder())
    host.session.audience = .screen
    let command = try #require(Commands.standard.named(name))
    for entry in command.example.split(separator: "\n") {
      let reply = host.enter(String(entry))
      #expect(!reply.failed, "\(entry)\n\(reply.text)")
    }
  }
}
