import TestSupport
import Testing

@Suite struct OracleTableTests {
  private func table(_ text: String) throws -> OracleTable {
    try OracleTable(text: text, file: "some.csv")
  }

  @Test func `finds cells by column and names rows by line`() throws {
    let rows = try table("x,y\n1,2\n\n3,4\n").rows
    #expect(rows.map(\.description) == ["some.csv:2", "some.csv:4"])
    #expect(try rows.map { try $0.number("y") } == [2, 4])
    #expect(rows[0]["x"] == "1")
    #expect(rows[0]["z"] == nil)
    #expect(throws: OracleError.missingColumn(place: "some.csv:2", column: "z")) {
      try rows[0].number("z")
    }
  }

  @Test func `reads quotes, commas and line ends in quotes`() throws {
    let rows = try table("a,b\r\n\"1,\"\"2\"\"\",\"x\r\ny\"\r\nplain \"p\",\"\"").rows
    #expect(rows.map { $0["a"] } == ["1,\"2\"", "plain \"p\""])
    #expect(rows.map { $0["b"] } == ["x\r\ny", ""])
    #expect(rows.map(\.line) == [2, 4])
  }

  private static let broken: [(String, OracleError)] = [
    ("a,b\n1\n", OracleError.cellCount(place: "some.csv:2", expected: 2, found: 1)),
    ("a,b\n1,2\n1,2,3", .cellCount(place: "some.csv:3", expected: 2, found: 3)),
    ("a,b\n1,\"2\n3\n", .unclosedQuote(place: "some.csv:2")),
  ]

  @Test(arguments: broken)
  func `refuses what is no table`(text: String, error: OracleError) {
    #expect(throws: error) { try table(text) }
  }

  @Test func `says which file it cannot read`() {
    #expect {
      try OracleTable(file: "nobody.csv")
    } throws: { error in
      guard case OracleError.unreadable(let path) = error else { return false }
      return path.hasSuffix("/Tests/Oracles/nobody.csv")
    }
  }

  @Test func `reads flags, lists and numbers that are expressions`() throws {
    let row = try #require(table("f,l,n,e\nyes,1;0.5;-2,2*pi,one").rows.first)
    #expect(try row.flag("f"))
    #expect(try row.numbers("l") == [1, 0.5, -2])
    #expect(try row.number("n") == 2 * .pi)
    let wrong = OracleError.unreadableCell(
      place: "some.csv:2", column: "e", text: "one", wanted: "a number")
    #expect(throws: wrong) { try row.number("e") }
    #expect("\(wrong)" == "some.csv:2: 'one' in column 'e' is not a number")
  }

  private static let tolerances: [(String, Tolerance?)] = [
    ("1e-6", Tolerance.absolute(1e-6)), ("0", .absolute(0)), ("1e-6 relative", .relative(1e-6)),
    ("0.01 rel", .relative(0.01)), ("2 absolute", .absolute(2)), ("exact", .absolute(0)),
    ("50%", .relative(0.5)), ("close", nil), ("", nil), ("1 2 3", nil), ("1 meter", nil),
  ]

  @Test(arguments: tolerances)
  func `reads tolerances`(text: String, tolerance: Tolerance?) {
    #expect(Tolerance(text) == tolerance)
  }

  @Test func `allows what is near, and never what is no number`() {
    #expect(Tolerance.absolute(0.1).allows(10.05, 10))
    #expect(!Tolerance.absolute(0.1).allows(10.2, 10))
    #expect(Tolerance.relative(0.1).allows(-90, -100))
    #expect(!Tolerance.relative(0.1).allows(89, 100))
    #expect(Tolerance.absolute(0).allows(.infinity, .infinity))
    #expect(!Tolerance.absolute(1).allows(.nan, .nan))
  }
}
