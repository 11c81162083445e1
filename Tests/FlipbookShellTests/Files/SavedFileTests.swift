import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

/// Where a session is saved to, and what is said of it.
@Suite struct SavedFileTests {
  @Test func `a tilde is the home`() throws {
    let flipbook = Flipbook()
    let run = try flipbook.run(["-c", "view box", "-c", "save ~/first.md"])
    #expect(run.code == 0 && flipbook.folder.text(of: "first.md")?.contains("view box") == true)
    let homeless = try flipbook.shell("unset HOME; \"$0\" -c 'save ~/first.md'")
    #expect(homeless.output.hasPrefix("error: cannot write '~/first.md': no such file or folder\n"))
  }

  @Test func `entries that led nowhere can be left out, and save says so`() {
    let (host, folder) = (SessionHost(session: Session()), TemporaryFolder())
    let path = folder.path + "/first.md"
    for entry in ["view box", "nope", "box.alpha", "expect box.alpha == 1"] {
      _ = host.enter(entry)
    }
    #expect(
      host.enter("save \(path)").remark
        == "saved 4 entries to \(path); 'save \(path) clean' leaves out the 2 that did not lead here"
    )
    #expect(host.enter("save \(path) clean").remark == "saved 2 entries to \(path)")
  }

  @Test func `save says if no test of a folder finds the name`() {
    let (host, folder) = (SessionHost(session: Session()), TemporaryFolder())
    let hint = "; 'flipbook test' finds only names that end in .md"
    let plain = folder.path + "/first"
    #expect(host.enter("save \(plain)").remark == "saved 0 entries to \(plain)\(hint)")
    let markdown = folder.path + "/first.md"
    #expect(host.enter("save \(markdown)").remark == "saved 0 entries to \(markdown)")
  }
}
