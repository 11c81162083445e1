import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

@Suite struct PaintedLineTests {
  init() {
    #expect(EditorWidth.useUTF8())
  }

  private func rows(
    _ line: String, _ stretches: [(Range<Int>, String)] = [], columns: Int = 10
  ) -> [String]? {
    PaintedLine(
      prompt: "> ", promptCode: "P", line: line,
      stretches.map { PaintedStretch(range: $0.0, code: $0.1) }, columns: columns)?
      .rows.map { $0.replacing("\u{1B}[0m", with: ".") }
  }

  @Test func `each stretch has its colour, and a row ends in none`() {
    #expect(rows("") == ["P> ."])
    #expect(rows("ab cd", [(0..<2, "A"), (3..<5, "B")]) == ["P> .Aab. Bcd."])
    #expect(rows("éab", [(0..<2, "A"), (2..<3, "B")]) == ["P> .Aé.Ba.b"])
  }

  @Test func `a colour goes on in the next row`() {
    #expect(rows("0123456789", [(6..<10, "A")]) == ["P> .012345A67.", "A89."])
    #expect(rows("01234567", []) == ["P> .01234567", ""])
    #expect(rows("ab\ncd", [(0..<5, "A")]) == ["P> .Aab.", "Acd."])
    #expect(rows("0123456日x", [(7..<10, "A")]) == ["P> .0123456A.", "A日.x"])
  }

  @Test(arguments: ["a\tb", "a\u{1}", "\u{E000}\u{200B}"])
  func `what the editor shows in a way of its own is left alone`(line: String) {
    #expect(rows(line) == nil || EditorWidth.isPlain(line))
  }

  // What is painted has to be what the editor has drawn: the letters on the screen stay.
  @Test(arguments: 0..<50) func `the screen shows the same letters`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("ab 日é{1")
    let line = String((0..<40).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
    let columns = 7 + Int(seed % 20)
    var plain = ScreenModel(rows: 60, columns: columns)
    plain.feed("> " + line)
    var painted = ScreenModel(rows: 60, columns: columns)
    let count = line.utf8.count
    let stretches = stride(from: 0, to: count, by: 7).map { start in
      PaintedStretch(range: start..<min(start + 4, count), code: "\u{1B}[31m")
    }
    let rows = PaintedLine(
      prompt: "> ", promptCode: "\u{1B}[36m", line: line, stretches, columns: columns)?.rows
    painted.feed((rows ?? []).joined(separator: "\r\u{1B}[B"))
    #expect(painted.lines == plain.lines, "\(line)")
  }
}
