import PropertyEngine
import TestSupport
import Testing

@Suite struct CubicCurveOracleTests {
  private func curve(_ row: OracleRow) throws -> CubicCurve {
    try #require(
      CubicCurve(
        validating: row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2")
      )
    )
  }

  @Test(arguments: try OracleTable(file: "bezier.csv").rows)
  func `passes through every published point`(row: OracleRow) throws {
    let y = try curve(row).value(at: row.number("x"))
    #expect(try row.tolerance.allows(y, row.number("y")), "\(y)")
  }

  @Test(arguments: try OracleTable(file: "bezier_slope.csv").rows)
  func `has every published slope`(row: OracleRow) throws {
    let slope = try curve(row).slope(at: row.number("x"))
    #expect(try row.tolerance.allows(slope, row.number("dydx")), "\(slope)")
  }

  @Test(arguments: try OracleTable(file: "bezier_inverse.csv").rows)
  func `reaches every published progress at its time`(row: OracleRow) throws {
    let x = try curve(row).time(forProgress: row.number("progress_y"))
    #expect(try row.tolerance.allows(x, row.number("time_x")), "\(x)")
  }
}
