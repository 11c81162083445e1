import CLibrary
import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

/// Changes between the check of a file and its writing do no harm.
@Suite struct HeldFileTests {
  private let home = TemporaryFolder()

  private func place(_ name: String) -> String { home.file(name) }

  @Test(arguments: [true, false])
  func `stays in the same folder, wherever its path leads meanwhile`(isFound: Bool) throws {
    home.write("old\n", to: "in/a.md")
    home.write("theirs\n", to: "out/a.md")
    let file = try HeldFile(place("in/a.md"), within: isFound ? place("in") : nil)
    #expect(rename(place("in"), place("moved")) == 0 && symlink("out", place("in")) == 0)
    #expect(try file.text() == "old\n")
    try file.write("new\n")
    #expect(home.text(of: "moved/a.md") == "new\n" && home.text(of: "out/a.md") == "theirs\n")
  }

  @Test func `a draft replaces a link itself, not its target`() throws {
    home.write("theirs\n", to: "out.md")
    let draft = try #require(Draft(of: place("a.md")))
    #expect(symlink("out.md", place("a.md")) == 0)
    #expect(draft.publish(Array("mine\n".utf8)) == 0)
    #expect(home.text(of: "out.md") == "theirs\n" && home.text(of: "a.md") == "mine\n")
    var status = stat()
    #expect(lstat(place("a.md"), &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
  }

  @Test func `only a file of one's own is removed`() throws {
    home.write("theirs\n", to: "out.md")
    let file = try HeldFile(place("a.md"), within: nil)
    try file.remove()
    #expect(symlink("out.md", place("a.md")) == 0)
    #expect(throws: FileProblem(place("a.md"), .isUntouchable("is a link"))) { try file.remove() }
    #expect(home.text(of: "a.md") == "theirs\n")
    #expect(unlink(place("a.md")) == 0)
    try file.write("mine\n")
    try file.remove()
    #expect(access(place("a.md"), F_OK) != 0 && home.text(of: "out.md") == "theirs\n")
  }

  @Test func `what a pipe does not hold at once is appended once it is read`() throws {
    let path = place("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR)
    defer { close(pipe) }
    let text = String(repeating: "x", count: 1 << 20)
    // A program reads: a task could wait for as long as every thread is taken by a test.
    let reader = try PipedProgram(
      ["/bin/sh", "-c", "head -c \(text.utf8.count) \"$0\" | wc -c >&4; printf '\\0' >&4", path],
      environment: ["PATH": "/usr/bin:/bin"])
    var problem: FileProblem?
    do throws(FileProblem) { try TextFile.append(text, to: path) } catch { problem = error }
    let count = reader.receive(until: .now + .seconds(60))?.filter(\.isNumber)
    #expect(count == String(text.utf8.count) && problem == nil)
  }

  private static let paths: [(String, Bool)] = [
    ("in/a.md", true), ("in/sub/a.md", true), ("in/inner/a.md", true),
    ("in/outer/a.md", false), ("in/../out/a.md", false), ("in-other/a.md", false),
  ]

  @Test(arguments: paths)
  func `lies in the folder that was given`(path: String, isInside: Bool) throws {
    for name in ["in/a.md", "in/sub/a.md", "out/a.md", "in-other/a.md"] { home.write("", to: name) }
    #expect(symlink("sub", place("in/inner")) == 0 && symlink("../out", place("in/outer")) == 0)
    var problem: FileProblem?
    do throws(FileProblem) {
      _ = try HeldFile(place(path), within: place("in"))
    } catch {
      problem = error
    }
    let outside = FileProblem(place(path), .isOutside(of: place("in")))
    #expect(problem == (isInside ? nil : outside))
  }
}
