import Foundation
import Testing
import UIKit

/// Readings of a device, in the form in which its test prints them.
@MainActor struct MeasuredReadings {
  struct Malformed: Error, Equatable { let line: Int, text: String }

  /// How far apart two readings may be: a share of what a motion covers.
  ///
  /// Where time passes, a device begins what it is told a moment later.
  static func tolerance(of key: Scenario.Key, in clock: Scenario.Clock) -> Double {
    (clock == .running ? 0.01 : 0.0005) * ([.x, .y, .width].contains(key) ? 200 : 1)
  }

  let readings: [Reading]

  /// Reads CSV; lines that begin with `#` are comments.
  init(_ text: String) throws(Malformed) {
    var readings: [Reading] = []
    var hasHeader = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if !hasHeader, line == Reading.header {
        hasHeader = true
      } else if hasHeader, let reading = Reading(row: line) {
        readings.append(reading)
      } else {
        throw Malformed(line: index + 1, text: String(line))
      }
    }
    self.readings = readings
  }

  init(_ readings: [Reading]) { self.readings = readings }

  /// What is in the file that `MEASURED` names, else in Tests/Oracles; `nil` if nothing is there.
  static func onDevice() throws -> MeasuredReadings? {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let kept = folder.appending(path: "../Oracles/device.csv")
    let named = ProcessInfo.processInfo.environment["MEASURED"].map { URL(filePath: $0) }
    guard named != nil || FileManager.default.fileExists(atPath: kept.path) else { return nil }
    return try MeasuredReadings(String(contentsOf: named ?? kept, encoding: .utf8))
  }

  /// Where the same scenarios, read here at the same moments, show something else.
  var differences: [String] {
    let known = Set(Scenario.all.map(\.id))
    var unknown: [String] = []
    for id in readings.map(\.scenario) where !known.contains(id) && unknown.last != id {
      unknown.append(id)
    }
    return unknown.map { "\($0): no such scenario" } + Scenario.all.flatMap(differences)
  }

  private func differences(in scenario: Scenario) -> [String] {
    let measured = readings.filter { $0.scenario == scenario.id }
    guard !measured.isEmpty else { return [] }
    let looks = stride(from: 0, to: measured.count, by: scenario.keys.count)
    let here = scenario.readings(at: looks.map { measured[$0].moment })
    guard here.map(\.key) == measured.map(\.key),
      zip(here, measured).allSatisfy({ abs($0.moment - $1.moment) < 1e-6 })
    else { return ["\(scenario.id): other keys or moments than the scenario reads"] }
    return zip(here, measured).compactMap { here, measured in
      let tolerance = Self.tolerance(of: here.key, in: scenario.clock)
      guard abs(here.value - measured.value) > tolerance else { return nil }
      return "\(measured.scenario) at \(measured.moment): \(measured.key) is \(measured.value) on "
        + "the device and \(here.value) here"
    }
  }
}

extension Scenario {
  /// Performs the motion on a stage, where time passes a little longer than it is told to.
  func readings(at moments: [Double] = [], lateBy delay: Double = 0) -> [Reading] {
    let stage = Stage()
    stage.programmerErrorHandler = { Issue.record("\(self.id): \($0)") }
    // A test that waits on the main actor may have a stage of its own there.
    let former = Stage.current
    stage.makeCurrent()
    defer {
      stage.resignCurrent()
      former?.makeCurrent()
    }
    return readings(in: stage.window, at: moments) { seconds in
      stage.advance(by: seconds > 0 ? seconds + delay : 0)
    }
  }
}

extension Reading {
  /// Takes a row apart; numbers are finite, and moments at most a minute.
  fileprivate init?(row: Substring) {
    let cells = row.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    guard cells.count == 4, let key = Scenario.Key(rawValue: cells[2]),
      let moment = Double(cells[1]), (0...60).contains(moment),
      let value = Double(cells[3]), value.isFinite
    else { return nil }
    self.init(scenario: cells[0], moment: moment, key: key, value: value)
  }
}
