import FlipbookPictures
import FlipbookSession
import FlipbookTerminal
import FlipbookText
import SessionFiles
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner

/// The screen of a review.
@Suite struct ReviewScreenTests {
  private let folder = TemporaryFolder()

  private func hand(
    _ name: String = "a.md", entry: String = "b", shown: String, count: Int = 1
  ) throws -> ReviewHand {
    let text =
      "```flipbook\n" + String(repeating: "flip> \(entry)\n0.25\n", count: count) + "```\n"
    let run = try SessionFile(parsing: text).run { _, _ in (shown, false) }
    var outcome = FileOutcome(path: folder.write(text, to: name))
    outcome.report.results = run.results
    outcome.rewrite = run.update
    return ReviewHand(Review([ReviewedFile(outcome)]))
  }

  private func lines(_ hand: ReviewHand, _ columns: Int = 80, _ rows: Int = 24) -> [String] {
    hand.lines(size: LiveSize(columns: columns, rows: rows)).map(\.text)
  }

  private func press(_ keys: String, _ hand: inout ReviewHand) {
    for key in keys {
      _ = hand.press(.character(key), size: LiveSize(columns: 80, rows: 24))
    }
  }

  @Test func `shows the entry, its difference, its numbers, and the keys that work`() throws {
    let lines = lines(try hand(shown: "0.50", count: 3), 120)
    #expect(
      lines.prefix(8)
        == [
          "line 2", "flip> b", "@@ -3,1 +3,1 @@", "-0.25", "+0.50", "", "0.25 -> 0.50  +0.25", "",
        ])
    #expect(lines.count == 24)
    let keys = "  1/3  y take  n leave  T 3 alike  A all 3  e edit  j on  ? keys  q stop"
    #expect(lines.last?.hasSuffix(keys) == true)
  }

  @Test(arguments: [(20, 5), (40, 12), (60, 24), (300, 100)])
  func `fills every size exactly`(columns: Int, rows: Int) throws {
    for shown in ["0.50", String(repeating: "wide 日本 ", count: 100)] {
      var hand = try hand(shown: shown, count: 12)
      for keys in ["", "?", "xA", "nj"] {
        press(keys, &hand)
        let lines = lines(hand, columns, rows)
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      }
      #expect(lines(hand, columns, rows).last?.contains("/12") == true)
    }
  }

  @Test func `does not show keys that do nothing`() throws {
    var hand = try hand(shown: "0.50", count: 2)
    #expect(lines(hand, 200).last?.contains("k back") == false)
    press("n", &hand)
    #expect(lines(hand, 200).last?.contains("T ") == false)
    #expect(lines(hand, 200).last?.contains("j on") == false)
    press("k", &hand)
    #expect(lines(hand, 200).last?.contains("1/2  left  y take  u take back") == true)
  }

  @Test func `a long difference scrolls without being cut`() throws {
    let shown = (1...100).map { "\($0) " + String(repeating: "x", count: 100) }
    var hand = try hand(shown: shown.joined(separator: "\n"))
    #expect(lines(hand)[22] == "0 rows above, 182 below: up, down, space")
    press(" ", &hand)
    #expect(lines(hand)[22] == "21 rows above, 161 below: up, down, space")
    for _ in 1...20 { press(" ", &hand) }
    #expect(lines(hand)[21].hasPrefix("xxxx") && lines(hand)[20].hasPrefix("+100 xxx"))
  }

  @Test func `a terminal obeys nothing in it`() throws {
    let hand = try hand(
      "a\n\u{1B}[2J\u{7}.md", entry: "b \u{1B}[31m", shown: "\u{9B}2J\r\u{202E}")
    let lines = lines(hand)
    #expect(lines.allSatisfy(PrintableText.isLine))
    #expect(lines.last?.contains("\\u{7}.md  1/1") == true)
  }

  @Test(arguments: ["a", "?", "\r"])
  func `Enter and a do nothing but show the keys`(key: String) throws {
    var hand = try hand(shown: "0.50")
    let before = lines(hand)
    _ = hand.press(
      key == "\r" ? .enter : .character(Character(key)), size: LiveSize(columns: 80, rows: 24))
    #expect(lines(hand).first == "Keys of a review")
    press("y", &hand)
    #expect(lines(hand) == before && !hand.review.isOver)
  }

  @Test func `the keys have as many screens as they need`() throws {
    let size = LiveSize(columns: 50, rows: 10)
    var hand = try hand(shown: "0.50")
    let whole = LivePicture.pages(of: ReviewHand.keys, size: LiveSize(columns: 50, rows: 99))
    var rows: [String] = []
    _ = hand.press(.character("?"), size: size)
    while let last = hand.lines(size: size).last?.text, last == "any key: more; esc: back" {
      rows += hand.lines(size: size).dropLast().map(\.text)
      _ = hand.press(.character("y"), size: size)
    }
    rows += hand.lines(size: size).map(\.text)
    #expect(rows.count > 10)
    #expect(rows.filter { $0 != "" } == whole[0].lines.map(\.text).filter { $0 != "" })
    _ = hand.press(.character("y"), size: size)
    #expect(hand.lines(size: size).first?.text == "line 2" && !hand.review.isOver)
    _ = hand.press(.character("?"), size: size)
    _ = hand.press(.escape, size: size)
    #expect(hand.lines(size: size).first?.text == "line 2" && !hand.review.isOver)
  }

  @Test func `all are taken only after a yes`() throws {
    var hand = try hand(shown: "0.50", count: 3)
    press("A", &hand)
    #expect(lines(hand)[22] == "take all 3 that remain? y takes them, n does not")
    press("n", &hand)
    #expect(hand.review.remaining.count == 3)
    press("Ay", &hand)
    #expect(hand.review.isOver)
  }
}
