import FlipbookCommands
import FlipbookPrompt
import FlipbookSession
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

@Suite struct FileCompletionTests {
  private let folder = TemporaryFolder()

  private func words(_ typed: String) -> [String] {
    for name in ["a.md", "b c/d e.md", "b c/é", "bd", ".hidden"] { folder.write("x", to: name) }
    let start = folder.path + "/"
    return FileCompletion.paths(beginningWith: start + typed).map { completion in
      String(completion.word.dropFirst(start.count)) + (completion.isOpen ? "…" : "")
    }
  }

  private static let rows: [(String, [String])] = [
    ("", ["a.md", "b c/…", "bd"]), ("b", ["b c/…", "bd"]), ("b c/", ["b c/d e.md", "b c/é"]),
    ("b c/d", ["b c/d e.md"]), (".h", [".hidden"]), ("z", []), ("a.md/", []),
  ]

  @Test(arguments: rows)
  func `completes existing paths`(typed: String, expected: [String]) {
    #expect(words(typed) == expected)
  }

  @Test func `describes what it finds`() {
    folder.write("x", to: "s/t.md")
    let start = folder.path + "/"
    #expect(FileCompletion.paths(beginningWith: start).map(\.detail) == ["a folder"])
    #expect(FileCompletion.paths(beginningWith: start + "s/").map(\.detail) == ["a Markdown file"])
  }
}
