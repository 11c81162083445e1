import Testing

@testable import SessionFiles

struct MatchCase: Sendable, CustomTestStringConvertible {
  let expected: String
  let actual: String
  let matches: Bool

  init(_ expected: String, _ actual: String, _ matches: Bool) {
    (self.expected, self.actual, self.matches) = (expected, actual, matches)
  }

  var testDescription: String { "\(expected.debugDescription) ~ \(actual.debugDescription)" }

  func holds(tolerance: FenceOptions.Tolerance = .asWritten) -> Bool {
    let patterns = SessionText.outputLines(of: expected)
      .map { OutputPattern($0, tolerance: tolerance) }
    let lines = SessionText.outputLines(of: actual).map(OutputLine.init)
    return OutputPattern.matches(patterns, lines) == matches
  }
}

@Suite struct OutputPatternTests {
  private static let rows: [MatchCase] = [
    MatchCase("", "", true),
    MatchCase("a", "a", true),
    MatchCase("a", "b", false),
    MatchCase("a", "", false),
    MatchCase("", "a", false),
    MatchCase("a", "a  \t", true),
    MatchCase("a", "a\n\n", true),
    MatchCase("a", "a\r\n", true),
    MatchCase("a", "\na", false),
    MatchCase("a", " a", false),
    MatchCase("a\n\nb", "a\n\nb", true),
    MatchCase("a\n\nb", "a\nb", false),
    MatchCase("a  b", "a b", false),
    MatchCase("\\flip> a", "flip> a", true),
    MatchCase("\\...", "...", true),
    MatchCase("\\...", "a\nb", false),
    MatchCase("\\[..]", "[..]", true),
    MatchCase("\\[..]", "ab", false),
    MatchCase("\\a (re)", "a (re)", true),
    MatchCase("\\a (re)", "a", false),
    MatchCase("\\\\a", "\\a", true),
    MatchCase("\\a", "\\a", false),
    MatchCase("\\[..] 0.5", "[..] 0.51", true),
  ]

  @Test(arguments: rows)
  func `compares text and escapes`(row: MatchCase) {
    #expect(row.holds())
  }

  private static let wildcards: [MatchCase] = [
    MatchCase("...", "", true),
    MatchCase("...", "a\nb\nc", true),
    MatchCase("...\nc", "a\nb\nc", true),
    MatchCase("...\nc", "a\nc\nb", false),
    MatchCase("...\nc", "c\na\nc", true),
    MatchCase("a\n...", "a", true),
    MatchCase("a\n...", "b\na", false),
    MatchCase("a\n...\nb\n...\nc", "a\nb\nx\nb\ny\nc", true),
    MatchCase("a\n...\nb\nb\n...\nc", "a\nb\nx\nb\nc", false),
    MatchCase("a\n...\na", "a", false),
    MatchCase(" ...", "a", false),
    MatchCase("....", "a", false),
    MatchCase("[..]", "", false),
    MatchCase("[..]", "anything", true),
    MatchCase("a[..]", "a", true),
    MatchCase("a[..]c", "abc", true),
    MatchCase("a[..]c", "ac", true),
    MatchCase("a[..]c", "acd", false),
    MatchCase("[..]ab[..]ab", "abab", true),
    MatchCase("[..]ab[..]ab", "aab", false),
    MatchCase("a[..]\nb", "a1\nb", true),
    MatchCase("...\n[..]b", "x\nab", true),
    MatchCase("é[..]", "éa", true),
    MatchCase("[a-c]+ (re)", "abc", true),
    MatchCase("[a-c]+ (re)", "abcd", false),
    MatchCase("[0-9]+ ms (re)", "12 ms", true),
    MatchCase("(?:\\d)+ (re)", "12", true),
    MatchCase("a|b (re)\n...", "b\nc", true),
    MatchCase("a(re)", "a", false),
  ]

  @Test(arguments: wildcards)
  func `stands for lines, parts of lines and expressions`(row: MatchCase) {
    #expect(row.holds())
  }

  private static let rounded: [MatchCase] = [
    MatchCase("0.5", "0.5", true),
    MatchCase("0.5", "0.54", true),
    MatchCase("0.5", "0.55", true),
    MatchCase("0.5", "0.45", true),
    MatchCase("0.5", "0.5500001", false),
    MatchCase("0.5", "0.44999999999999999999", false),
    MatchCase("0.50", "0.51", false),
    MatchCase("1.0", "1", true),
    MatchCase("1", "1.0", false),
    MatchCase("1", "2", false),
    MatchCase("-0.5", "0.5", false),
    MatchCase("-0.5", "-0.52", true),
    MatchCase("0.0", "-0.04", true),
    MatchCase("0.0", "-0.0", false),
    MatchCase("-0.0", "0.0", false),
    MatchCase("-0", "0", false),
    MatchCase("-0.0", "-0.00", true),
    MatchCase("0.0", "nan", false),
    MatchCase("nan", "nan", true),
    MatchCase("inf", "-inf", false),
    MatchCase("1.5e-3", "0.00154", true),
    MatchCase("1.5e-3", "0.00156", false),
    MatchCase("1e-3", "0.001", false),
    MatchCase("99.5", "9.95e1", true),
    MatchCase("12345678901234567.8", "12345678901234569.8", false),
    MatchCase(".5", "0.5", true),
    MatchCase("1.5e999", "1.5e999", true),
    MatchCase("1.5e999", "1.51e999", false),
    MatchCase("9.99", "9.994999", true),
    MatchCase("10.00", "9.995", true),
  ]

  @Test(arguments: rounded)
  func `rounds numbers to the digits written`(row: MatchCase) {
    #expect(row.holds())
  }

  private static let separated: [MatchCase] = [
    MatchCase("a   0.5", "a 0.512", true),
    MatchCase("a 5", "a      5", true),
    MatchCase("100.0", "   99.96", true),
    MatchCase("│   0.5 │  10.0 │", "│ 0.500 │ 9.999 │", true),
    MatchCase("x  5  b", "x 5 b", false),
    MatchCase("(50, 50)", "( 50,50)", true),
    MatchCase("box 2", "box2", false),
    MatchCase("box2.5", "box2.51", false),
    MatchCase("#ff8800", "#ff8801", false),
    MatchCase("#12.5", "#12.51", false),
    MatchCase("1.2.3", "1.2.31", false),
    MatchCase("1.2", "1.2.1", false),
    MatchCase("0.5s", "0.501s", true),
    MatchCase("50.0%", "50.04%", true),
    MatchCase("ends at 0.5.", "ends at 0.52.", true),
    MatchCase("a-5.0", "a -5.0", false),
    MatchCase("(a)-5.0", "(a) -5.0", false),
    MatchCase("a-5.0", "a-5.01", true),
    MatchCase("x = -5.0", "x =  -5.01", true),
    MatchCase("0.0...1.0", "0.0...1.01", true),
    MatchCase("1 2", "12", false),
    MatchCase("≈0.5", "≈0.51", true),
    MatchCase("é0.5", "é0.51", false),
  ]

  @Test(arguments: separated)
  func `finds numbers between blanks, signs and units`(row: MatchCase) {
    #expect(row.holds())
  }

  private static let combined: [MatchCase] = [
    MatchCase("[..] 0.5", "at  0.51", true),
    MatchCase("[..] 0.5", "at 0.61", false),
    MatchCase("x = [..]", "x = 0.5", true),
    MatchCase("[..] 5.0 [..]", "5.0 6.0 x 5.01 y", true),
    MatchCase("[..] 5.0", "15.0", false),
    MatchCase("[..] 5.0", "x -5.0", false),
    MatchCase("a 0.3[..]", "a   0.3333", true),
    MatchCase("a 0.3[..]", "a 0.4", false),
    MatchCase("a 0.3[..]", "a0.3", false),
    MatchCase("v 1.2[..]", "v 1.2.3", true),
    MatchCase("5.[..] ms", "5.25 ms", true),
    MatchCase("[..]5.0", "15.0", true),
    MatchCase("[..]5.0", "5.01", false),
    MatchCase("(0.5, [..], 0.5)", "( 0.51, 7, 9, 0.49)", true),
    MatchCase("...\n[..] 0.5", "a\nb 0.52", true),
    MatchCase("t 0.5\n...\nt 1.0", "t 0.5\nt 0.7\nt 0.98", true),
  ]

  @Test(arguments: combined)
  func `combines numbers and wildcards`(row: MatchCase) {
    #expect(row.holds())
  }

  private static let tolerances: [(MatchCase, FenceOptions.Tolerance)] = [
    (MatchCase("0.5", "0.6", true), .absolute(0.1)),
    (MatchCase("0.5", "0.61", false), .absolute(0.1)),
    (MatchCase("1.1", "1.0", true), .absolute(0.1)),
    (MatchCase("0.333", "0.3331", false), .absolute(1e-6)),
    (MatchCase("0.0", "-0.0000009", true), .absolute(1e-6)),
    (MatchCase("0.50", "0.5", true), .absolute(0)),
    (MatchCase("1", "2", false), .absolute(5)),
    (MatchCase("1000.0", "1001", true), .relative(1e-3)),
    (MatchCase("1000.0", "1002", false), .relative(1e-3)),
    (MatchCase("-10.0", "-11", true), .relative(0.1)),
    (MatchCase("0.0", "-0.0", false), .absolute(1)),
    (MatchCase("[..] 1.0\n...", "a 1.4\nb", true), .absolute(0.5)),
  ]

  @Test(arguments: tolerances)
  func `lets the fence's tolerance stand in for the digits`(
    row: MatchCase, tolerance: FenceOptions.Tolerance
  ) {
    #expect(row.holds(tolerance: tolerance))
  }

  @Test func `is not slow on many wildcards`() {
    let stars = String(repeating: "[..]a", count: 40)
    #expect(MatchCase(stars + "b", String(repeating: "a", count: 2000), false).holds())
    let lines = String(repeating: "...\na\n", count: 40)
    #expect(MatchCase(lines + "b", String(repeating: "a\n", count: 2000), false).holds())
  }
}
