import FlipbookPictures
import Testing

struct JSONTablesTests {
  @Test func `writes one line with a key for each table`() {
    let expected = """
      {"time":0.5,"frame":30,"animators":[\
      {"name":"slide","running":true,"fraction":0.25,"remaining":1.5,"timing":"linear"},\
      {"name":"Fade In","running":false,"fraction":0,"remaining":null,"timing":null}],\
      "movingProperties":[{"path":"box.center.x","shown":100},{"path":"box.alpha","shown":0}],\
      "notes":["box.alpha is clamped"]}
      """
    #expect(SampleDocuments.slide.render(as: .json, digits: 3) == expected)
  }

  @Test func `escapes strings and has null where there is no number`() {
    let expected = #"""
      {"table":[{"name":"日本","value":1000000000000000000000},\#
      {"name":"e\#u{301}|\#u{301}","value":null},\#
      {"name":"👩‍👩‍👧‍👦 \"*x*\"","value":null},\#
      {"name":"a,b\n\u001b[31m ","value":-1}]}
      """#
    #expect(SampleDocuments.awkward.render(as: .json, digits: 3) == expected)
  }

  @Test func `keeps every table, empty or not`() {
    #expect(
      SampleDocuments.hollow.render(as: .json, digits: 3)
        == #"{"animators":[],"table":[],"chains":[],"notes":["no chain yet"]}"#)
    #expect(TableDocument(tables: []).render(as: .json, digits: 3) == "{}")
  }

  @Test func `numbers the keys that are taken`() {
    let columns = [Column(name: "x"), Column(name: "x")]
    let document = TableDocument(
      heading: [("table", .integer(1))],
      tables: [Table(columns: columns, rows: [[.number(1), .number(2)]]), Table(columns: [])])
    #expect(
      document.render(as: .json, digits: 0) == #"{"table":1,"table2":[{"x":1,"x2":2}],"table3":[]}"#
    )
  }

  private static let titles: [(String, String)] = [
    ("Moving properties", "movingProperties"), ("why: box.alpha", "whyBoxAlpha"),
    ("URL", "uRL"), ("  ", "table"), ("été 2", "été2"),
  ]

  @Test(arguments: titles)
  func `names a table in lower camel case`(title: String, key: String) {
    let text = TableDocument(tables: [Table(title: title, columns: [])])
      .render(as: .json, digits: 3)
    #expect(text == "{\"\(key)\":[]}")
  }
}
