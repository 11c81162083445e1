import FlipbookPictures
import Testing

struct CSVTablesTests {
  @Test func `writes one rectangular table that names the table of each record`() {
    #expect(
      SampleDocuments.slide.render(as: .csv, digits: 3) == """
        time,frame,table,name,running,fraction,remaining,timing,path,shown
        0.500,30,animators,slide,true,0.250,1.500,linear,,
        0.500,30,animators,Fade In,false,0.000,,,,
        0.500,30,Moving properties,,,,,,box.center.x,100.000
        0.500,30,Moving properties,,,,,,box.alpha,0.000
        """)
  }

  @Test func `quotes what needs it and names no table when there is but one`() {
    #expect(
      SampleDocuments.awkward.render(as: .csv, digits: 1) == """
        name,value
        日本,1000000000000000000000.0
        e\u{301}|\u{301},nan
        "👩‍👩‍👧‍👦 ""*x*""\",-inf
        "a,b
        \\u{1B}[31m ",-1.0
        """)
  }

  static let formulas = [
    "=1+1", "+1", "-1+2", "@SUM(1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "＋1", "－1", "＠a",
  ]

  @Test(arguments: formulas)
  func `no text is a formula to a spreadsheet, wherever it stands`(text: String) {
    let document = TableDocument(
      heading: [(text, .text(text))],
      tables: [
        Table(title: text, columns: [Column(name: text)], rows: [[.text(text)]]),
        Table(title: "b", columns: [Column(name: "c")], rows: [[.number(-1.5)]]),
      ])
    let written = document.render(as: .csv, digits: 1)
    let quotes = text.unicodeScalars.contains { $0.value < 0x20 } ? "\"" : ""
    // A return is written as Swift writes it, and so begins with another sign.
    let field = text == "\r=1" ? "\\r=1" : quotes + "'" + text + quotes
    #expect(written.hasPrefix(field + ","))
    #expect(written.contains("\n\(field),\(field),\(field)"))
    #expect(written.hasSuffix(",-1.5"))
    let samples = Samples(
      title: "", rate: 60, times: [0],
      columns: [Samples.Column(name: text, unit: nil, values: [-1])])
    #expect(samples.csv.contains("," + field + "\r\n0,0,-1\r\n"))
  }

  @Test func `keeps the header of empty tables and the record of a heading alone`() {
    #expect(SampleDocuments.hollow.render(as: .csv, digits: 3) == "table,name,path,shown")
    #expect(SampleDocuments.heading.render(as: .csv, digits: 1) == "time,state\n2.0,idle")
  }

  @Test func `shares columns between tables and numbers names that are taken`() {
    let document = TableDocument(
      heading: [("x", .integer(7))],
      tables: [
        Table(title: "a", columns: [Column(name: "x"), Column(name: "x")], rows: [[.integer(1)]]),
        Table(
          title: "b", columns: [Column(name: "y"), Column(name: "x")],
          rows: [[.integer(2), .integer(3)]]),
      ])
    #expect(
      document.render(as: .csv, digits: 0) == """
        x,table,x2,x3,y
        7,a,1,,
        7,b,3,,2
        """)
  }

  @Test func `writes no blank line for an empty cell alone`() {
    let table = Table(columns: [Column(name: "x")], rows: [[.empty], [.text(" ")]])
    #expect(TableDocument(tables: [table]).render(as: .csv, digits: 0) == "x\n\"\"\n\" \"")
    #expect(TableDocument(tables: []).render(as: .csv, digits: 0) == "")
  }
}
