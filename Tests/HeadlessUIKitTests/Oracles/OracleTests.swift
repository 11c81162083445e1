import Foundation
import TestSupport
import Testing

@Suite struct `the oracles` {
  /// A row and what checks it.
  struct Case: Sendable, CustomTestStringConvertible {
    let checker: OracleChecker
    let row: OracleCase

    var testDescription: String { row.description }
  }

  private static func cases() throws -> [Case] {
    try OracleChecker.all.flatMap { checker in
      try checker.cases().map { Case(checker: checker, row: $0) }
    }
  }

  @Test(arguments: try cases())
  func `hold row by row`(_ row: Case) {
    #expect(row.checker.complaints(about: row.row) == [])
  }

  @Test func `are counted`() throws {
    var passed = 0
    var total = 0
    var parts: [String] = []
    for checker in OracleChecker.all {
      let cases = try checker.cases()
      let held = cases.count { checker.complaints(about: $0).isEmpty }
      parts.append("\(checker.file) \(held)/\(cases.count)")
      passed += held
      total += cases.count
    }
    print("Oracles: \(passed) of \(total) rows hold: \(parts.joined(separator: ", "))")
    #expect(passed == total)
  }

  // Rows about the facade of SwiftyAnimate, whose tests are AnimationFacadesTests, about ranges,
  // whose tests are IntervalArithmeticTests, and about CSS, whose tests are FlipbookPicturesTests.
  private static let toldElsewhere: Set = ["css_linear.csv", "interval.csv", "swiftyanimate.csv"]

  @Test func `all have somebody who checks them, and rows`() throws {
    let files = Set(try OracleTable.files())
    let checked = OracleChecker.all.map(\.file)
    #expect(Set(checked).count == checked.count)
    #expect(files == Set(checked).union(Self.toldElsewhere))
    for checker in OracleChecker.all { #expect(try !checker.cases().isEmpty) }
  }
}
