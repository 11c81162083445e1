import TestSupport
import Testing

@testable import SessionFiles

@Suite struct SessionFileUpdatePropertyTests {
  private static let expectations = [
    "...", "[..]", "a[..]", "b [..] 0.5", "a* (re)", "0.5", " 0.25", "a", "b", "", "  ", "\\...",
    "a ``` b", "text  ",
  ]
  private static let answers = [
    "...", "a", "aa", "ab", "b  x 0.51", "0.5", "0.26", "0.9", "", "b", "[..]", "```", "`````",
    "~~~", "text", "flip> a", "c (re)",
  ]

  private func lines(
    of pool: [String], upTo most: Int, _ generator: inout SeededGenerator
  ) -> [String] {
    (0..<Int.random(in: 0...most, using: &generator))
      .map { _ in pool.randomElement(using: &generator) ?? "" }
  }

  private func file(_ generator: inout SeededGenerator) -> String {
    let opening = ["```", "````", "~~~", "  ```"].randomElement(using: &generator) ?? "```"
    let indent = opening.prefix { $0 == " " }
    let lineEnd = Bool.random(using: &generator) ? "\n" : "\r\n"
    var text = ["# Title", "", opening + "flipbook"]
    for entry in 0..<Int.random(in: 0...3, using: &generator) {
      text.append(indent + "flip> \(entry)")
      let expected = lines(of: Self.expectations, upTo: 6, &generator)
      text += expected.map { indent + $0 }
    }
    text += [opening, "prose  ", ""].dropLast(Int.random(in: 0...2, using: &generator))
    return text.joined(separator: lineEnd)
  }

  @Test(arguments: 0..<10 * Seeds.count)
  func `updating makes a file pass, once and for all`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = file(&generator)
    let answers = (0..<3).map { _ in
      (lines(of: Self.answers, upTo: 6, &generator).joined(separator: "\n"), false)
    }
    let old = try SessionFile(parsing: text)
    let passed = old.check(name: "t", run: Replies(answers).run).isPassing
    let once = old.updated(run: Replies(answers).run)
    let isAsItWas = passed || old.fences.flatMap(\.entries).count == once.unsettled.count
    #expect(!isAsItWas || once.changedLines == 0, "seed \(seed)")
    #expect(passed || once.changedLines + once.unsettled.count > 0, "seed \(seed)")
    #expect((once.changedLines == 0) == (Array(once.text.utf8) == Array(text.utf8)), "seed \(seed)")

    let new = try SessionFile(parsing: once.text)
    let report = new.check(name: "t", run: Replies(answers).run)
    // What a wildcard leaves open is left, and told.
    #expect(
      report.failures.map(\.entry) == once.unsettled.map(\.entry), "seed \(seed)\n\(report.text)")
    #expect(once.unsettled.isEmpty == once.openLines.isEmpty, "seed \(seed)")
    #expect(new.fences.map(\.entries.count) == old.fences.map(\.entries.count), "seed \(seed)")
    let twice = new.updated(run: Replies(answers).run)
    #expect(Array(twice.text.utf8) == Array(once.text.utf8), "seed \(seed)")
    #expect(twice.changedLines == 0, "seed \(seed)")
  }
}
