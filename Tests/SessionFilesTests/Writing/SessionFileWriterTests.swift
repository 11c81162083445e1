import TestSupport
import Testing

@testable import SessionFiles

@Suite struct SessionFileWriterTests {
  @Test func `groups what succeeded and gives each failure a fence`() {
    let text = SessionFileWriter.text(
      title: "Reverse\nhalfway", setup: ["set digits 4"],
      records: [
        (entry: "a {\n\n}", output: "x  \n\ny\n\n", failed: false),
        (entry: "", output: "", failed: false),
        (entry: "b", output: "...", failed: true),
        (entry: "c", output: "```", failed: true),
      ])
    #expect(
      text == #"""
        # Reverse halfway

        A Flipbook session: `flipbook test` runs it again and compares what it shows.

        ```flipbook setup
        flip> set digits 4
        ```

        ```flipbook
        flip> a {
         ...>
         ...> }
        x

        y
        flip>
        ```

        ```flipbook error
        flip> b
        \...
        ```

        ````flipbook error
        flip> c
        ```
        ````

        """#)
  }

  @Test func `writes a session of nothing`() throws {
    let text = SessionFileWriter.text(title: "", setup: [], records: [])
    #expect(text.hasPrefix("# Session\n\n"))
    #expect(try SessionFile(parsing: text).fences.isEmpty)
  }

  @Test(arguments: 0..<10 * Seeds.count)
  func `is read back as it was and passes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let setup = (0..<Int.random(in: 0...2, using: &generator))
      .map { _ in NastyText.make(&generator) }
    let records = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      (
        entry: NastyText.make(&generator), output: NastyText.make(&generator),
        failed: Int.random(in: 0..<3, using: &generator) == 0
      )
    }
    let text = SessionFileWriter.text(
      title: NastyText.make(&generator), setup: setup, records: records)
    let answers = setup.map { _ in ("", false) } + records.map { ($0.output, $0.failed) }
    let replies = Replies(answers)
    let file = try SessionFile(parsing: text)
    let report = file.check(name: "t", run: replies.run)
    #expect(report.isPassing, "seed \(seed)\n\(report.text)\n\(text)")
    let entered = replies.entered.map { Array($0.utf8) }
    #expect(entered == (setup + records.map(\.entry)).map { Array($0.utf8) }, "seed \(seed)")
    let update = file.updated(run: Replies(answers).run)
    #expect(Array(update.text.utf8) == Array(text.utf8), "seed \(seed)")
    let isEmpty = setup.isEmpty && records.isEmpty
    #expect(pasted(text) == (isEmpty ? nil : setup + records.map(\.entry)), "seed \(seed)")
  }

  @Test(arguments: 0..<10 * Seeds.count)
  func `expects nothing but what was recorded`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let output = NastyText.make(&generator)
    let record = (entry: "a", output: output, failed: false)
    let file = try SessionFile(
      parsing: SessionFileWriter.text(title: "T", setup: [], records: [record]))
    let report = file.check(name: "t") { _ in ("x" + output + "x", false) }
    #expect(!report.isPassing, "seed \(seed)")
  }
}
