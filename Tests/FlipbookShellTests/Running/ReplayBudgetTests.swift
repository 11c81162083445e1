import FlipbookTerminal
import TestSupport
import Testing

@testable import FlipbookShell

/// Files that replay files.
@Suite struct ReplayBudgetTests {
  private static func file(_ entries: [String]) -> String {
    (["```flipbook"] + entries.map { "flip> " + $0 } + ["```", ""]).joined(separator: "\n")
  }

  private func run(_ files: [String: [String]]) throws -> ProgramRun {
    let flipbook = Flipbook()
    for (name, entries) in files { flipbook.folder.write(Self.file(entries), to: name) }
    return try flipbook.run(["--keep-going", "-c", "replay a.md", "-c", "stage.now"])
  }

  private static let end =
    "\nhint: nothing more of them is entered; replay them one by one\n0.000\n"

  @Test func `files that each replay the next one twice come to an end`() throws {
    let names = ["a.md"] + (1...29).map { "f\($0).md" } + ["last.md"]
    var files = ["last.md": ["view box"]]
    for (name, next) in zip(names, names.dropFirst()) {
      files[name] = ["replay \(next)", "replay \(next)"]
    }
    let run = try run(files)
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix("error: 'f16.md' is replayed more than 16 files deep" + Self.end))
    #expect(run.output.split(separator: "\n").count == 19)
  }

  @Test func `sixteen files deep is as far as it goes`() throws {
    var files = ["f16.md": ["view box"], "a.md": ["replay f2.md", "list"]]
    for depth in 2..<16 { files["f\(depth).md"] = ["replay f\(depth + 1).md"] }
    let run = try run(files)
    #expect(run.code == 0 && run.output.contains("\nbox "))
  }

  @Test func `a thousand files and no more are replayed by one`() throws {
    let run = try run([
      "a.md": Array(repeating: "replay b.md", count: 1_001), "b.md": ["stage.now"],
    ])
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "error: 'b.md' is one of more than 1000 files that one file replays" + Self.end))
    #expect(run.output.split(separator: "\n").count { $0 == "flip> stage.now" } == 1_000)
  }

  @Test func `the entries of the files that one replays are counted`() throws {
    let run = try run([
      "a.md": Array(repeating: "replay b.md", count: 3),
      "b.md": Array(repeating: "#", count: 40_000),
    ])
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "error: with 'b.md' one file replays more than 100000 entries" + Self.end))
  }

  @Test func `what was used up is there again for the next one`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.file(Array(repeating: "replay b.md", count: 600)), to: "a.md")
    flipbook.folder.write(Self.file(["stage.now"]), to: "b.md")
    #expect(try flipbook.run(["a.md", "a.md", "-c", "replay a.md"]).code == 0)
  }

  @Test func `edits enter a million entries again and no more`() {
    var budget = ReplayBudget()
    for _ in 0..<1_000 { _ = budget.enterAgain(1_000) }
    #expect(budget.excess == nil)
    let goesOn = budget.enterAgain(1)
    #expect(!goesOn && budget.excess == .edits)
  }
}
