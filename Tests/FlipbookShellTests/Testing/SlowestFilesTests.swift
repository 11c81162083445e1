import TestSupport
import Testing

/// The list of the slowest files, on demand.
@Suite struct SlowestFilesTests {
  private func run(_ arguments: [String]) throws -> ProgramRun {
    let flipbook = Flipbook()
    // Takes ten times as long as the start of a worker, which counts toward the first entry.
    let busy = Sample.busy.replacing("run 100s", with: "run 4000s")
    try flipbook.write(["a.md": Sample.good, "b.md": Sample.good, "c.md": busy])
    return try flipbook.run(["test", "."] + arguments)
  }

  @Test func `are listed on stderr, the slowest first`() throws {
    let run = try run(["--slowest", "2"])
    #expect(run.output.hasSuffix("3 passed, 0 failed\n"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3 && lines.first == "slowest files, in seconds:")
    #expect(lines.dropFirst().first?.hasSuffix("  ./c.md") == true, "\(run)")
    let seconds = lines.dropFirst().compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(seconds.allSatisfy { $0.wholeMatch(of: #/[0-9]+\.[0-9]{3}/#) != nil })
    #expect(seconds.compactMap { Double($0) } == seconds.compactMap { Double($0) }.sorted(by: >))
  }

  @Test func `are at most as many as there are, and only on request`() throws {
    #expect(try run(["--slowest", "9"]).errors.split(separator: "\n").count == 4)
    #expect(try run([]).errors.isEmpty)
    #expect(try run(["--tap", "--slowest", "1"]).output == run(["--tap"]).output)
  }
}
