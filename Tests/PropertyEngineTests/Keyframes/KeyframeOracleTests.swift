import PropertyEngine
import TestSupport
import Testing

@Suite struct KeyframeOracleTests {
  @Test(arguments: try OracleTable(file: "keyframes.csv").rows)
  func `are at every published value`(row: OracleRow) throws {
    let values = try row.numbers("values")
    let frames = try Keyframes(values: values.map { [$0] }, times: row.keyTimes, mode: row.mode)
    // A single value has no effect; the row then holds the model's value.
    guard let frames else { return #expect(values.count == 1) }
    let number = try frames.numbers(at: row.number("t_fraction"))[0]
    #expect(try row.tolerance.allows(number, row.number("value")), "\(number)")
  }

  @Test(arguments: try OracleTable(file: "keyframe_path.csv").rows)
  func `are at every published point of a path`(row: OracleRow) throws {
    let frames = try #require(Keyframes(path: row.path, times: row.keyTimes, mode: row.mode))
    let point = try frames.numbers(at: row.number("t_fraction"))
    #expect(try row.tolerance.allows(point[0], row.number("x")), "\(point)")
    #expect(try row.tolerance.allows(point[1], row.number("y")), "\(point)")
  }
}
