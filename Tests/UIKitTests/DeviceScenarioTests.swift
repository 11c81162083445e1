import Testing
import UIKit

@MainActor @Suite struct `the scenarios that a device is measured by` {
  @Test func `are forty, each with a name of its own`() {
    #expect(Scenario.all.count == 40)
    #expect(Set(Scenario.all.map(\.id)).count == 40)
  }

  @Test func `all move, and are read alike every time`() {
    for scenario in Scenario.all {
      let readings = scenario.readings()
      #expect(readings.count >= 3 * scenario.keys.count, "\(scenario.id)")
      #expect(readings.allSatisfy { $0.value.isFinite }, "\(scenario.id)")
      let first = scenario.keys[0]
      let values = Set(readings.filter { $0.key == first }.map(\.value))
      #expect(values.count > 1, "\(scenario.id) stays at \(values)")
      #expect(scenario.readings() == readings, "\(scenario.id)")
    }
  }

  @Test func `are read at the moments that were measured`() throws {
    let scenario = try #require(Scenario.all.first { $0.id == "animator-linear" })
    let readings = scenario.readings(at: [0.2625, 0.517, 0.7511])
    #expect(readings.map(\.key) == [.x, .fraction, .x, .fraction, .x, .fraction])
    for reading in readings {
      let expected = reading.key == .x ? 100 + 200 * reading.moment : reading.moment
      expect(CGFloat(reading.value), near: CGFloat(expected))
    }
    for (reading, moment) in zip(readings, [0.2625, 0.2625, 0.517, 0.517, 0.7511, 0.7511]) {
      expect(CGFloat(reading.moment), near: CGFloat(moment))
    }
  }
}

@MainActor @Suite struct `readings of a device` {
  // As if a device had taken them, which is told late that time has passed.
  private static let late = Scenario.all.flatMap { $0.readings(lateBy: 0.011) }

  @Test func `are read from what was printed`() throws {
    let text = Reading.text(of: Self.late, from: "a stage")
    #expect(text.hasPrefix("# a stage\nscenario,moment,key,value\nanimator-linear,0.26"))
    #expect(try MeasuredReadings(text).readings == Self.late)
    let ofWindows = text.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try MeasuredReadings(ofWindows).readings == Self.late)
  }

  @Test(arguments: [
    "animator-linear,0.25,x", "animator-linear,0.25,x,150,1", "animator-linear,0.25,speed,150",
    "animator-linear,-1,x,150", "animator-linear,1e9,x,150", "animator-linear,nan,x,150",
    "animator-linear,0.25,x,inf", "animator-linear,0.25,x,", "Test Suite 'All tests' passed",
    "scenario,moment,key,value",
  ])
  func `are refused where a line is no reading`(line: String) {
    #expect(throws: MeasuredReadings.Malformed(line: 3, text: line)) {
      try MeasuredReadings("# a phone\nscenario,moment,key,value\n\(line)\n")
    }
  }

  @Test func `have a header`() {
    let row = "animator-linear,0.25,x,150"
    #expect(throws: MeasuredReadings.Malformed(line: 1, text: row)) { try MeasuredReadings(row) }
  }

  @Test func `that are alike are not told`() {
    #expect(MeasuredReadings(Self.late).differences == [])
    #expect(MeasuredReadings([]).differences == [])
  }

  @Test func `that are off are told with scenario, moment and both values`() {
    for scenario in Scenario.all {
      var readings = Self.late.filter { $0.scenario == scenario.id }
      let looks = readings.filter { $0.key == scenario.keys[0] }
      let here = scenario.readings(at: looks.map(\.moment))[1]
      let tolerance = MeasuredReadings.tolerance(of: here.key, in: scenario.clock)
      let moment = readings[1].moment
      func set(_ value: Double) {
        readings[1] = Reading(
          scenario: scenario.id, moment: moment, key: here.key, value: value)
      }
      set(here.value - 0.9 * tolerance)
      #expect(MeasuredReadings(readings).differences == [])
      let value = here.value - 1.1 * tolerance
      set(value)
      #expect(
        MeasuredReadings(readings).differences == [
          "\(scenario.id) at \(moment): \(here.key) is \(value) on the device and "
            + "\(here.value) here"
        ])
    }
  }

  @Test func `of another scenario, or of another order, are told`() {
    let other = Reading(scenario: "fade", moment: 0, key: .opacity, value: 1)
    #expect(MeasuredReadings([other, other]).differences == ["fade: no such scenario"])
    let turned = Self.late.prefix(2).reversed()
    #expect(
      MeasuredReadings(Array(turned)).differences == [
        "animator-linear: other keys or moments than the scenario reads"
      ])
  }

  @Test func `agree with ours`() throws {
    guard let measured = try MeasuredReadings.onDevice() else {
      return print("Device: nothing has been measured")
    }
    #expect(!measured.readings.isEmpty)
    let differences = measured.differences
    print("Device: \(measured.readings.count - differences.count)/\(measured.readings.count)")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
