import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

/// The file to which a session is saved, and the messages about it.
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

  private static let saved = """
    # notes

    A Flipbook session: `flipbook test` runs it again and compares what it shows.

    ```flipbook
    flip> view old
    ```

    """

  private static let texts: [(text: String, problem: String?)] = [
    (saved, nil), (saved.replacing("\n", with: "\r\n"), nil), ("", nil),
    ("```flipbook\nflip> view old\n```\n", nil), (String(saved.prefix(88)), nil),
    ("\(saved)\nMy words.\n", "has text that would be lost: \"My words.\"\n"),
    ("Mine.\n\(saved)And `mine`.\n", "lost: \"Mine.\" and 1 more line\n"),
    ("\(saved)\n```swift\nlet a = 1\n```\n", "lost: \"```swift\" and 2 more lines\n"),
    (saved.replacing("\n", with: "\n> "), "lost: \">\" and 3 more lines\n"),
    ("My words.\n", "exists and is not a session file\n"),
  ]

  @Test(arguments: texts)
  func `save keeps words that somebody wrote`(text: String, problem: String?) {
    let folder = TemporaryFolder()
    folder.write(text, to: "notes.md")
    let (host, path) = (SessionHost(session: Session()), folder.file("notes.md"))
    for entry in ["view box", "save \(path)", "save \(path) clean"] {
      let reply = host.enter(entry)
      guard let problem, entry != "view box" else {
        #expect(!reply.failed, "\(reply.text)")
        continue
      }
      #expect(reply.failed && reply.text.contains(problem), "\(reply.text)")
      #expect(reply.text.hasSuffix("\nhint: take another name, or overwrite it: \(entry) force"))
      #expect(folder.text(of: "notes.md") == text)
    }
    #expect(!host.enter("save \(path) force").failed)
    #expect(folder.text(of: "notes.md")?.contains("flip> view box\n```\n") == true)
  }

  @Test(arguments: ["save - clean", "save - force", "save - ", "export csv - root.alpha for: 1f"])
  func `a dash shows it, with line feeds alone`(entry: String) {
    let reply = SessionHost(session: Session()).enter(entry)
    #expect(!reply.failed && !reply.text.isEmpty, "\(reply.text)")
    #expect(!reply.text.utf8.contains(13) && reply.text.utf8.last != 10)
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
