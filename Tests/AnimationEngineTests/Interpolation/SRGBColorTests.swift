import AnimationEngine
import TestSupport
import Testing

@Suite struct SRGBColorTests {
  private func color(_ numbers: [Double]) throws -> SRGBColor {
    try #require(numbers.count == 4)
    return SRGBColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  @Test(arguments: try OracleTable(file: "color.csv").rows)
  func `mixes as published`(row: OracleRow) throws {
    let from = try color(row.numbers("from_rgba"))
    let mix = try from.mixed(with: color(row.numbers("to_rgba")), at: row.number("fraction"))
    let tolerance = try row.tolerance
    #expect(try tolerance.allows(mix.red, row.number("r")), "\(mix)")
    #expect(try tolerance.allows(mix.green, row.number("g")), "\(mix)")
    #expect(try tolerance.allows(mix.blue, row.number("b")), "\(mix)")
    #expect(try tolerance.allows(mix.alpha, row.number("a")), "\(mix)")
  }

  @Test func `is exact at its ends and goes on beyond them`() {
    let from = SRGBColor(red: 0.1, green: 0.7, blue: 0.3)
    let to = SRGBColor(red: 0.3, green: 0.1, blue: 0.9, alpha: 0.2)
    #expect(from.mixed(with: to, at: 0) == from)
    #expect(from.mixed(with: to, at: 1) == to)
    #expect(abs(from.mixed(with: to, at: 1.5).red - 0.4) < 1e-15)
  }
}
