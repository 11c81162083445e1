import TestSupport
import Testing

@Suite struct `the oracle of SwiftyAnimate` {
  private static let rows = (try? OracleTable(file: "swiftyanimate.csv").rows) ?? []

  private static func holds(_ row: OracleRow, after earlier: [OracleRow]) throws -> Bool {
    let computed = try SwiftyAnimateOracle(row, after: earlier).values()
    let expected = try SwiftyAnimateOracle.values(in: row.text("value"))
    return computed.count == expected.count
      && zip(computed, expected).allSatisfy { abs($0 - $1) < 1e-8 }
  }

  @Test(arguments: rows.indices)
  func `holds row by row`(index: Int) throws {
    let row = Self.rows[index]
    #expect(try Self.holds(row, after: Array(Self.rows[..<index])), "\(row)")
  }

  @Test func `is counted`() throws {
    let held = try Self.rows.indices.count {
      try Self.holds(Self.rows[$0], after: Array(Self.rows[..<$0]))
    }
    print("Oracles: swiftyanimate.csv \(held)/\(Self.rows.count)")
    #expect(held == Self.rows.count && held > 0)
  }

  // Rows as they might be, with other numbers.
  private static let scenarios: [(String, String, String, Bool)] = [
    ("[ (2,0.5), (1,3) ] as (duration,delay)", "collection timeInterval", "4", true),
    ("[ (2,0.5), (1,3) ] as (duration,delay)", "collection delay", "1", false),
    (
      "KeyframeAnimation keyframes (2,1),(1,2)", "delay;duration;relative frames",
      "1;2; 0;1 | 0.5;0.5", true
    ),
    ("KeyframeAnimation keyframes (2,1),(1,2)", "timeInterval", "3", true),
    ("view.transform([scale 2 3, move 5 6])", "a;b;c;d;tx;ty", "2;0;0;3;10;18", true),
    (
      "view.transform([move 5 6, rotate 30])", "transform", "translation(5,6).rotatedBy(30deg)",
      true
    ),
    (
      "view.corner(duration 1, radius 9).perform()",
      "layer.cornerRadius model right after perform()", "8", false
    ),
    (
      "Animate(duration 1, delay 2){A}.and{B}.then(duration .1){C}: right after perform()",
      "A ran;B ran;C ran", "true;true;false", true
    ),
    ("Animate(duration .2){A}.do{B}: right after perform()", "B ran", "true", false),
    (
      "Animate().wait(timeout 3.0).do{D}", "D runs before 2.0 s although resume is never called",
      "false", true
    ),
  ]

  @Test(arguments: scenarios)
  func `tells right from wrong`(
    scenario: String, quantity: String, value: String, holds: Bool
  ) throws {
    let text = [scenario, quantity, value, ""].map { "\"\($0)\"" }.joined(separator: ",")
    let table = try OracleTable(text: "scenario,quantity,value,source\n" + text, file: "made up")
    #expect(try Self.holds(table.rows[0], after: []) == holds)
  }

  @Test func `is not passed over when it cannot be read`() throws {
    let table = try OracleTable(
      text: "scenario,quantity,value,source\nsomething else,A ran,true,", file: "made up")
    #expect(throws: OracleError.self) { try Self.holds(table.rows[0], after: []) }
  }
}
