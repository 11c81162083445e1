import Testing

@testable import FlipbookLanguage

@Suite struct LiteralTests {
  private static let texts: [(String, Double, NumberLiteral.Unit?, Int)] = [
    ("2", 2, nil, 0), ("2s", 2, .seconds, 0), ("250ms", 250, .milliseconds, 0),
    ("30f", 30, .frames, 0), ("50%", 50, .percent, 0), ("90deg", 90, .degrees, 0),
    ("1.57rad", 1.57, .radians, 2), ("0.50s", 0.5, .seconds, 2), (".5", 0.5, nil, 1),
    ("1e3", 1000, nil, 0), ("1.25e1s", 12.5, .seconds, 1), ("1e-5", 0.00001, nil, 5),
    ("2E+2%", 200, .percent, 0), ("00.10", 0.1, nil, 2), ("1e-400", 0, nil, 400),
    ("1e-99999999999999999999", 0, nil, 1_100),
  ]

  @Test(arguments: texts)
  func `reads numbers with their unit and decimals`(
    text: String, value: Double, unit: NumberLiteral.Unit?, digits: Int
  ) throws {
    guard case .query(.number(let literal)) = try parse(text).statements[0] else {
      throw WrongShape()
    }
    #expect(literal.value == value)
    #expect(literal.unit == unit)
    #expect(literal.fractionDigits == digits)
    #expect(literal.text == text)
  }

  private static let shares: [(String, [Double])] = [
    ("#f80", [1, 136.0 / 255, 0, 1]), ("#f808", [1, 136.0 / 255, 0, 136.0 / 255]),
    ("#Ff8800", [1, 136.0 / 255, 0, 1]), ("#00000080", [0, 0, 0, 128.0 / 255]),
  ]

  @Test(arguments: shares)
  func `reads colours of 3, 4, 6 and 8 digits`(text: String, shares: [Double]) throws {
    guard case .query(.color(let color)) = try parse(text).statements[0] else {
      throw WrongShape()
    }
    #expect([color.red, color.green, color.blue, color.alpha] == shares)
  }

  private static let names: [(String, String)] = [
    (#""a \"b\" \\ c\nd""#, "a \"b\" \\ c\nd"), ("\"\"", ""), ("\"# ; { (\"", "# ; { ("),
    ("\"é日🎞\t\"", "é日🎞\t"),
  ]

  @Test(arguments: names)
  func `reads names in quotes`(text: String, name: String) throws {
    guard case .query(.string(let string)) = try parse(text).statements[0] else {
      throw WrongShape()
    }
    #expect(string.text == name)
  }

  @Test(arguments: [("linear", "linear"), (".linear", "linear"), ("a.b", nil), (".a.b", nil)])
  func `knows a path of one word`(text: String, word: String?) throws {
    guard case .query(.path(let path)) = try parse("(\(text))").statements[0] else {
      throw WrongShape()
    }
    #expect(path.word?.text == word)
  }
}
