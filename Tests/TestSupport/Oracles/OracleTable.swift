import Foundation

/// A table of published or measured numbers, one case per row, from `Tests/Oracles`.
///
/// ```swift
/// @Test(arguments: try OracleTable(file: "bezier.csv").rows)
/// func `passes through the published point`(row: OracleRow) throws {
///   let curve = CubicCurve(try row.number("x1"), …)
///   #expect(try row.tolerance.allows(curve.value(at: row.number("x")), row.number("y")))
/// }
/// ```
package struct OracleTable: Sendable {
  /// The rows below the head, in the order of the file.
  package let rows: [OracleRow]

  /// Reads the table in the file of this name in `Tests/Oracles`.
  ///
  /// Throws an ``OracleError`` if the file cannot be read or a row does not fit the head.
  package init(file name: String) throws {
    let url = Self.folder.appending(path: name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw OracleError.unreadable(path: url.path)
    }
    try self.init(text: text, file: name)
  }

  /// Reads a table from text; `file` names it in errors and in the rows' descriptions.
  package init(text: String, file: String) throws(OracleError) {
    let records = try CommaSeparatedText(text, file: file).records
    guard let head = records.first else {
      rows = []
      return
    }
    var rows: [OracleRow] = []
    for record in records.dropFirst() {
      let row = OracleRow(
        file: file, line: record.line, columns: head.cells, cells: record.cells)
      guard record.cells.count == head.cells.count else {
        throw .cellCount(
          place: row.description, expected: head.cells.count, found: record.cells.count)
      }
      rows.append(row)
    }
    self.rows = rows
  }

  /// The names of the files in `Tests/Oracles`, in order.
  package static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".csv") }.sorted()
  }

  // This file is Tests/TestSupport/Oracles/OracleTable.swift.
  private static let folder: URL = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "Tests/Oracles")
  }()
}
