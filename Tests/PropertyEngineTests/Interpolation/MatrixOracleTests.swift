import PropertyEngine
import TestSupport
import Testing

@Suite struct MatrixOracleTests {
  @Test(arguments: try OracleTable(file: "transform3d.csv").rows)
  func `comes about as measured`(row: OracleRow) throws {
    let fraction = try row.text("fraction") == "-" ? nil : row.number("fraction")
    let matrix = try MatrixScenario(row.text("scenario")).matrix(at: fraction)
    let expected = try row.numbers("m11..m44 (row major)")
    #expect(expected.count == 16)
    for (number, measured) in zip(matrix.numbers, expected) {
      #expect(try row.tolerance.allows(number, measured), "\(matrix)")
    }
  }

  @Test(arguments: try OracleTable(file: "transform_interp.csv").rows)
  func `goes the plane's measured way, in space too`(row: OracleRow) throws {
    let from = try Matrix4(row.expression("from"))
    let to = try Matrix4(row.expression("to"))
    let deep = Matrix4.scale(1, 1, 2)
    for depth in [Matrix4.identity, deep] {
      let path = MatrixPath(
        from: depth.concatenating(from), to: depth.concatenating(to), halfTurn: .negative
      )
      let matrix = try path.matrix(at: row.number("fraction"))
      let columns = ["m11", "m12", "m21", "m22", "m41", "m42"]
      let places = [0, 1, 4, 5, 12, 13]
      for (column, place) in zip(columns, places) {
        let number = matrix.numbers[place]
        #expect(try row.tolerance.allows(number, row.number(column)), "\(column) is \(number)")
      }
      #expect(matrix.r3 == depth.r3)
    }
  }
}
