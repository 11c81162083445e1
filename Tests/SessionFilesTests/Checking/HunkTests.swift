import SessionFiles
import Testing

/// The hunks that a person decides about, and the resulting file.
@Suite struct HunkTests {
  private static let text = """
    ```flipbook
    flip> a
    1.50 and 2
    same
    flip> b
    old
    ...
    end
    flip> c
    flip> d
    fine
    ```

    """

  // By entry: what it shows, and whether it fails.
  private static let answers = [
    "a": ("1.75 and 2\nsame", false), "b": ("new\nline\nend", false), "c": ("error: no", true),
    "d": ("fine", false),
  ]

  private func run(_ text: String = text) throws -> FileRun {
    let file = try SessionFile(parsing: text)
    return try file.run { entry, _ in try #require(Self.answers[entry.text]) }
  }

  @Test func `are the entries that did not answer as expected`() throws {
    let hunks = try run().hunks
    #expect(hunks.map(\.result.entry) == ["a", "b", "c"])
    #expect(hunks.map(\.canBeTaken) == [true, false, false])
    #expect(
      hunks[0].difference == ["@@ -3,2 +3,2 @@", "-1.50 and 2", "+1.75 and 2", " same"])
    #expect(hunks[0].changes == ["-1.50 and 2", "+1.75 and 2"])
    #expect(hunks[1].openLines == [6] && hunks[0].openLines.isEmpty)
  }

  private static let changedNumbers: [(String, String, [String])] = [
    ("1.50", "1.75", ["1.50 -> 1.75  +0.25"]),
    ("x 0.352, y 7", "x 0.361,  y 7", ["0.352 -> 0.361  +0.009"]),
    ("(1, 2.0)", "(3, -2.5)", ["1 -> 3  +2", "2.0 -> -2.5  -4.5"]),
    ("1e3", "1e4", ["1e3 -> 1e4"]), ("a 1", "b 2", []), ("1", "1 2", []),
    ("1\n2", "3", []), ("0.30000000000000004", "0.3", ["0.30000000000000004 -> 0.3"]),
  ]

  @Test(arguments: changedNumbers)
  func `tell what has become of numbers alone`(old: String, new: String, words: [String]) throws {
    let file = try SessionFile(parsing: "```flipbook\nflip> a\n\(old)\n```\n")
    let run = file.run { _, _ in (new, false) }
    #expect(run.hunks.first?.numbers == words)
  }

  @Test func `have all their lines, however many there are`() throws {
    let file = try SessionFile(parsing: "```flipbook\nflip> a\nx\n```\n")
    let lines = (1...3000).map { String($0) }.joined(separator: "\n")
    let run = file.run { _, _ in (lines, false) }
    #expect(run.hunks.first?.difference.count == 3002)
  }

  @Test(arguments: [[], [2], [5], [2, 5], [9], [2, 5, 9, 10]])
  func `only what is taken is written`(lines: Set<Int>) throws {
    let update = try run().update(taking: lines.contains)
    var expected = Self.text
    if lines.contains(2) { expected = expected.replacing("1.50 and", with: "1.75 and") }
    #expect(update.text == expected)
    #expect(update.changedLines == lines.intersection([2]).count)
  }

  @Test func `a run is the same told by its results`() throws {
    let run = try run()
    let file = try SessionFile(parsing: Self.text)
    let again = try #require(file.run(answering: run.results))
    #expect(again.results == run.results && again.hunks == run.hunks)
    #expect(again.update == run.update)
    #expect(file.run(answering: run.results.dropLast()) == nil)
    var ended = run.results
    ended[2].status = .ended
    #expect(file.run(answering: ended) == nil)
  }
}
