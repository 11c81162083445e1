import TestSupport
import Testing

/// The output never depends on the distribution of files to processes.
@Suite struct ParallelTests {
  private static let texts = [Sample.good, Sample.differing, Sample.half, Sample.busy, "# Prose\n"]

  private func folderOfFiles() throws -> Flipbook {
    let flipbook = Flipbook()
    let files = (0..<40).map { ("\($0 % 4)/file\($0).md", Self.texts[$0 % Self.texts.count]) }
    try flipbook.write(Dictionary(uniqueKeysWithValues: files))
    return flipbook
  }

  @Test(
    arguments: [[], ["--tap"], ["--format", "json"], ["--fail-fast"], ["--junit", "report.xml"]])
  func `the bytes are the same however many processes there are`(options: [String]) throws {
    let flipbook = try folderOfFiles()
    let arguments = ["test", "--max-steps", "50"] + options + [".", "missing", "0/file0.md"]
    let one = try flipbook.run(arguments + ["-j", "1"])
    // Only times differ, and only in that report.
    func report() -> String? {
      flipbook.folder.text(of: "report.xml")?.replacing(#/ time="[0-9.]+"/#, with: "")
    }
    let first = report()
    #expect(one.code == (options == ["--fail-fast"] ? 2 : 3))
    #expect(one.errors.isEmpty && one.output.count > 100)
    for jobs in ["2", "3", "16"] {
      #expect(try flipbook.run(arguments + ["-j", jobs]) == one, "-j \(jobs)")
      #expect(report() == first)
    }
    #expect(try flipbook.run(arguments) == one)
  }

  // Tests on all systems the only way of those where a process cannot be copied.
  @Test(arguments: [[], ["--update"], ["--format", "json"]])
  func `the bytes are the same whichever way the processes begin`(options: [String]) throws {
    let flipbook = try folderOfFiles()
    let arguments = ["test", "--max-steps", "50", "-j", "3"] + options
    let copied = try folderOfFiles().run(arguments + ["."])
    #expect(try flipbook.run(arguments + ["--start-anew", "."]) == copied)
    #expect(copied.code == 3 && copied.errors.isEmpty)
  }

  @Test func `files come in the order of the arguments, and of the names in a folder`() throws {
    let flipbook = Flipbook()
    let names = ["b/z.md", "b/a.md", "a.md", "b/c/x.md", "b-.md"]
    try flipbook.write(Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.differing) }))
    let run = try flipbook.run(["test", "b", "a.md", "."])
    let places = run.output.split(separator: "\n").prefix { $0 != "failed:" }
      .filter { $0.hasSuffix("flip> box.alpha") }
    #expect(
      places.map { String($0.prefix { $0 != ":" }) } == [
        "b/a.md", "b/c/x.md", "b/z.md", "a.md", "./b-.md",
      ])
  }

  @Test func `each file has a stage and a folder of its own`() throws {
    let flipbook = Flipbook()
    let text = """
      ```flipbook
      flip> view box
      flip> save shared.md
      flip> view ball
      flip> replay shared.md
      flip> list
      ```

      """
    let files = (0..<10).map { ("file\($0).md", text) }
    try flipbook.write(Dictionary(uniqueKeysWithValues: files))
    _ = try flipbook.run(["test", ".", "--update"])
    let run = try flipbook.run(["test", ".", "-j", "4"])
    #expect(run.output == "10 passed, 0 failed\n")
    #expect(try flipbook.shell("ls -A | wc -l").output == "10\n")
  }
}
