import TestSupport

/// A checker that compares the rows of one oracle file with HeadlessUIKit.
struct OracleChecker: Sendable {
  /// The file in Tests/Oracles.
  let file: String
  private let complain: @Sendable (OracleCase) throws -> [String]

  /// Makes a checker; `complain` says what is wrong with a row, and throws when it cannot read it.
  init(_ file: String, complain: @escaping @Sendable (OracleCase) throws -> [String]) {
    self.file = file
    self.complain = complain
  }

  /// What is wrong with a row, in words; empty when it holds.
  func complaints(about row: OracleCase) -> [String] {
    do {
      return try complain(row)
    } catch {
      return ["\(error)"]
    }
  }

  /// Every row of the file.
  func cases() throws -> [OracleCase] {
    let rows = try OracleTable(file: file).rows
    return rows.indices.map { OracleCase(row: rows[$0], earlier: Array(rows[..<$0])) }
  }
}

extension OracleChecker {
  /// One for each file that is about this library.
  static let all: [OracleChecker] = [
    additive, animatorScenarios, basicFromToBy, bezier, bezierInverse, bezierSlope, color, defaults,
    eventOrder, group, implicitActions, keyframePath, keyframes, layerConvert, layerGeometry,
    mediaTiming, spring, springFromBounce, springFromDuration, springSettling, springVelocity,
    touchVelocity, transform3D, transformInterpolation,
  ]
}

/// A row with those before it in the file, for rows that say "same".
struct OracleCase: Sendable, CustomStringConvertible {
  let row: OracleRow
  let earlier: [OracleRow]

  var description: String { row.description }

  /// What is wrong with a number, if it is not the one in a column.
  func complaint(about number: Double?, _ column: String) throws -> [String] {
    try complaint(about: number, column, expected: row.number(column), row.tolerance)
  }

  /// What is wrong with numbers, if they are not those in a column.
  func complaint(about numbers: [Double], _ column: String) throws -> [String] {
    try complaint(about: numbers, column, row.tolerance)
  }

  /// What is wrong with numbers at a given tolerance.
  func complaint(
    about numbers: [Double], _ column: String, _ tolerance: Tolerance
  ) throws -> [String] {
    let expected = try row.numbers(column)
    guard numbers.count == expected.count else {
      return ["\(column) has \(numbers.count) numbers, not \(expected.count)"]
    }
    return zip(numbers, expected).flatMap {
      complaint(about: $0, column, expected: $1, tolerance)
    }
  }

  private func complaint(
    about number: Double?, _ column: String, expected: Double, _ tolerance: Tolerance
  ) -> [String] {
    if let number, tolerance.allows(number, expected) { return [] }
    return ["\(column) is \(number.map { "\($0)" } ?? "nothing"), not \(expected)"]
  }
}

extension OracleRow {
  /// The number in a cell; `nil` where the cell is empty.
  func optionalNumber(_ column: String) throws -> Double? {
    try text(column).isEmpty ? nil : number(column)
  }

  /// The numbers in a cell; none where it is empty.
  func optionalNumbers(_ column: String) throws -> [Double] {
    try text(column).isEmpty ? [] : numbers(column)
  }
}
