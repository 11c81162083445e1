import PropertyEngine
import TestSupport
import Testing

@Suite struct SpringOracleTests {
  private func parameters(_ row: OracleRow) throws -> SpringParameters {
    try SpringParameters(
      mass: row.number("mass"), stiffness: row.number("stiffness"),
      damping: row.number("damping"), allowsOverdamping: row.flag("allows_overdamping"))
  }

  @Test(arguments: try OracleTable(file: "spring.csv").rows)
  func `is at every published place`(row: OracleRow) throws {
    let spring = try Spring(parameters(row), initialVelocity: row.number("v0_unit_per_s"))
    let share = try spring.value(at: row.number("t"))
    let (from, to) = try (row.number("from"), row.number("to"))
    let value = from + (to - from) * share
    #expect(try row.tolerance.allows(value, row.number("value")), "\(value)")
  }

  @Test(arguments: try OracleTable(file: "spring_velocity.csv").rows)
  func `has every published velocity`(row: OracleRow) throws {
    let spring = try Spring(parameters(row), initialVelocity: row.number("v0_unit_per_s"))
    let distance = try row.number("to") - row.number("from")
    let velocity = try spring.velocity(at: row.number("t")) * distance
    #expect(try row.tolerance.allows(velocity, row.number("velocity_units_per_s")), "\(velocity)")
  }

  @Test(arguments: try OracleTable(file: "spring_settling.csv").rows)
  func `settles after every published duration`(row: OracleRow) throws {
    let duration = try parameters(row).settlingDuration(initialVelocity: row.number("v0"))
    #expect(try row.tolerance.allows(duration, row.number("settling_duration")), "\(duration)")
  }

  @Test(arguments: try OracleTable(file: "spring_from_duration.csv").rows)
  func `is built as published from a duration and a ratio`(row: OracleRow) throws {
    let duration = try row.number("duration")
    let ratio = try row.number("damping_ratio")
    let spring: SpringParameters
    switch try row.text("kind") {
    case "duration+dampingRatio":
      spring = try SpringParameters(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: row.number("velocity")
      )
    case "response+dampingRatio", "response+dampingFraction":
      spring = SpringParameters(
        perceptualDuration: duration, bounce: SpringParameters.bounce(ofRatio: ratio))
    case let kind: throw OracleError.unknownName(kind)
    }
    try expectBuild(of: spring, row)
  }

  @Test(arguments: try OracleTable(file: "spring_from_bounce.csv").rows)
  func `is built as published from a duration and a bounce`(row: OracleRow) throws {
    let duration = try row.number("perceptual_duration")
    let bounce = try row.number("bounce")
    let spring = SpringParameters(perceptualDuration: duration, bounce: bounce)
    try expectBuild(of: spring, row)
    #expect(spring.allowsOverdamping)
    #expect(abs(spring.perceptualDuration - duration) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }

  private func expectBuild(of spring: SpringParameters, _ row: OracleRow) throws {
    let tolerance = try row.tolerance
    let mass = try row.number("mass")
    #expect(spring.mass == mass)
    #expect(try tolerance.allows(spring.stiffness, row.number("stiffness")), "\(spring)")
    #expect(try tolerance.allows(spring.damping, row.number("damping")), "\(spring)")
  }
}
