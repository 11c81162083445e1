import FlipbookCommands
import FlipbookPrompt
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookTerminal

@Suite struct CompletionItemTests {
  private func items(_ names: [String], replacing length: Int = 1) -> [CompletionItem] {
    names.map { CompletionItem(replacement: $0, replacedLength: length) }
  }

  private static let completed: [([String], String?)] = [
    ([], nil),
    (["start "], "start "),
    (["start", "step"], "st"),
    (["start", "view"], nil),
    (["s", "sa"], nil),
    (["日本a", "日本b"], "日本"),
    (["e\u{301}a", "e\u{301}b"], "e\u{301}"),
  ]

  @Test(arguments: completed)
  func `inserts what is certain`(names: [String], certain: String?) {
    #expect(items(names).certain?.replacement == certain)
  }

  @Test func `items for different words share nothing`() {
    let mixed = items(["start"]) + items(["step"], replacing: 0)
    #expect(mixed.certain == nil)
  }

  private static let fittings: [([(String, WordFit)], String?)] = [
    ([("Ball", .otherCase)], "Ball"),
    ([("ball", .beginning), ("Ballet", .otherCase)], "ball"),
    ([("ball_1", .beginning), ("ball_2", .beginning), ("Bart", .otherCase)], "ball_"),
    ([("Ball_1", .otherCase), ("Ball_2", .otherCase)], "Ball_"),
    ([("football", .within)], "football"),
    ([("fractionComplete", .within), ("fractionCompleted", .within)], nil),
  ]

  @Test(arguments: fittings)
  func `of what fits best something is certain`(fitting: [(String, WordFit)], certain: String?) {
    let items = fitting.map { CompletionItem(replacement: $0.0, replacedLength: 2, fit: $0.1) }
    #expect(items.certain?.replacement == certain)
  }

  private static let columns: [(Int, Int, [String])] = [
    (22, 9, ["  start  view   a", "  step   spin"]),
    (12, 9, ["  start", "  step", "  view", "  spin", "  a"]),
    (12, 3, ["  start", "  step", "  and 3 more"]),
  ]

  @Test(arguments: columns)
  func `names are listed downwards`(columns: Int, limit: Int, rows: [String]) {
    let names = items(["start", "step", "view", "spin", "a"])
    #expect(CompletionList.page(names, behind: 0, columns: columns, limit: limit).rows == rows)
  }

  @Test func `a list that is too long goes on where it was cut, and begins anew`() {
    let names = items(["start", "step", "view", "spin", "a"])
    var (listed, pages) = (0, [[String]]())
    for _ in 0..<3 {
      let page = CompletionList.page(names, behind: listed, columns: 12, limit: 4)
      (listed, pages) = (page.listed, pages + [page.rows])
    }
    let first = ["  start", "  step", "  view", "  and 2 more"]
    #expect(pages == [first, ["  spin", "  a"], first])
  }

  @Test func `details stand beside their names and are cut at the margin`() {
    let items = [
      CompletionItem(replacement: "日", detail: "one", replacedLength: 0),
      CompletionItem(replacement: "abc", detail: "another", replacedLength: 0),
    ]
    let rows = CompletionList.page(items, behind: 0, columns: 12, limit: 5).rows
    #expect(rows.last == "  abc  ano…")
    #expect(CompletionList.page(items, behind: 0, columns: 11, limit: 5).rows == ["  日   abc"])
  }
}
