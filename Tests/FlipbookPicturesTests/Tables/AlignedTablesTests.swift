import FlipbookPictures
import FlipbookText
import Testing

struct AlignedTablesTests {
  @Test func `aligns columns under a heading line`() {
    #expect(
      SampleDocuments.slide.render(as: .table, digits: 3) == """
        time 0.500s  frame 30

        animators
        name     running  fraction  remaining  timing
        ───────  ───────  ────────  ─────────  ──────
        slide    true        0.250     1.500s  linear
        Fade In  false       0.000

        Moving properties
        path            shown
        ────────────  ───────
        box.center.x  100.000
        box.alpha       0.000
        box.alpha is clamped
        """)
  }

  @Test func `aligns by what is shown and keeps a row on one line`() {
    #expect(
      SampleDocuments.awkward.render(as: .table, digits: 1) == """
        name                                 value
        ────────────────  ────────────────────────
        日本              1000000000000000000000.0
        e\u{301}|\u{301}                                     nan
        👩‍👩‍👧‍👦 "*x*"                              -inf
        a,b\\n\\u{1B}[31m                       -1.0
        """)
  }

  private static let counts: [(Int, String?)] = [
    (0, "none"), (1, nil), (40, nil), (41, "…and 1 more; 'list all' has it"),
    (42, "…and 2 more; 'list all' has them"), (10_000, "…and 9,960 more; 'list all' has them"),
  ]

  @Test(arguments: counts)
  func `shows forty rows where all are not wanted`(count: Int, rest: String?) throws {
    var table = Table(title: "names", columns: [Column(name: "n"), Column(name: "of")])
    table.rows = (0..<count).map { [.integer($0), .text($0 < 40 ? "few" : "many, and wider")] }
    table.notes = ["a note"]
    let whole = TableDocument(tables: [table])
    let some = TableDocument(tables: [table], whole: "list all")
    let lines = some.render(as: .table, digits: 3).split(separator: "\n").map { String($0) }
    #expect(lines.last == "a note" && rest.map { lines.contains($0) } ?? true)
    #expect(lines.count { $0.hasSuffix("few") } == min(count, 40))
    #expect(!lines.contains { $0.contains("wider") })
    if count == 41 {
      #expect(
        some.render(as: .table, digits: 3, isASCII: true).contains(
          "\n...and 1 more; 'list all' has it\na note"))
    }
    // All other forms, and a document that is to be shown whole, have every row.
    for format in TableFormat.allCases where format != .table {
      #expect(some.render(as: format, digits: 3) == whole.render(as: format, digits: 3))
    }
    let all = whole.render(as: .table, digits: 3).split(separator: "\n")
    #expect(all.count { $0.hasSuffix("wider") } == max(0, count - 40))
  }

  @Test func `says none for a titled table without rows`() {
    #expect(
      SampleDocuments.hollow.render(as: .table, digits: 3) == """
        animators
        none

        path  shown
        ────  ─────

        chains
        no chain yet
        """)
  }

  @Test func `shows a heading alone`() {
    #expect(SampleDocuments.heading.render(as: .table, digits: 0) == "time 2s  state idle")
  }

  private static let rows: [(Bool, String)] = [
    (
      false,
      "by      name                x\n──────  ──────────────  ─────\n"
        + "spring  a-rather-long…  1.000"
    ),
    (
      true,
      "by      name                x\n------  --------------  -----\n"
        + "spring  a-rather-lo...  1.000"
    ),
  ]

  @Test(arguments: rows)
  func `truncates the longest text to fit`(isASCII: Bool, expected: String) {
    let table = Table(
      columns: [
        Column(name: "by"), Column(name: "name"), Column(name: "x", alignment: .right),
      ],
      rows: [[.text("spring"), .text("a-rather-long-name-of-a-view"), .number(1)]])
    let text = TableDocument(tables: [table])
      .render(as: .table, digits: 3, isASCII: isASCII, columns: 29)
    #expect(text == expected)
  }

  @Test func `does not cut what is short, however wide the table is`() {
    let table = Table(
      columns: [Column(name: "name"), Column(name: "state"), Column(name: "to")],
      rows: [[.text("a-rather-long-name"), .text("active"), .text("scale(1.5)")]])
    let text = TableDocument(tables: [table]).render(as: .table, digits: 3, columns: 29)
    #expect(text.hasSuffix("\na-rather-long-name  active  scale(1…"))
  }

  @Test func `keeps eighty columns exactly`() {
    let name = String(repeating: "日", count: 60)
    let table = Table(
      columns: [Column(name: "x", alignment: .right), Column(name: "name")],
      rows: [[.number(1), .text(name)], [.number(2), .text("short")]])
    let lines = TableDocument(tables: [table]).render(as: .table, digits: 3).split(separator: "\n")
    #expect(lines.map { TextWidth.columns(of: String($0)) } == [11, 80, 80, 12])
    #expect(lines[2].hasSuffix("日…"))
  }

  @Test func `lets numbers be wider than the screen`() {
    let table = Table(
      columns: [Column(name: "name"), Column(name: "x", alignment: .right)],
      rows: [[.text("elastic"), .number(1e18)], [.integer(123_456), .number(1)]])
    let text = TableDocument(tables: [table]).render(as: .table, digits: 0, columns: 10)
    #expect(
      text == """
        name                       x
        ───────  ───────────────────
        elastic  1000000000000000000
        123456                     1
        """)
  }
}
