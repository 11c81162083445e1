import UIKit

/// A motion, with the values to read and the moments of reading.
///
/// The files in this folder need UIKit alone, so that an app's tests can contain them as they are.
@MainActor struct Scenario {
  /// The meaning of a moment.
  enum Clock: String {
    /// Time passes. A reading tells at which second of the motion it was taken.
    case running
    /// The layers' time stands still and is set, in seconds, before each reading.
    case frozen
    /// The first animator is paused. Its fraction is set before each reading.
    case scrubbed
  }

  /// A value that can be read.
  enum Key: String, CaseIterable {
    /// The layer's values that are shown; the scale is that along x.
    case x, y, width, opacity, cornerRadius, red, scale, angle
    /// The first animator's.
    case fraction, state
    /// The length of the motion, in seconds, where the system computes it.
    case duration
    /// A completion's argument: a position, or 1 for finished and 0 for not; -1 before.
    case ended
  }

  let id: String
  let clock: Clock
  let keys: [Key]
  let perform: @MainActor (Bench) -> Void

  init(_ id: String, _ clock: Clock, _ keys: [Key], perform: @escaping @MainActor (Bench) -> Void) {
    (self.id, self.clock, self.keys, self.perform) = (id, clock, keys, perform)
  }

  static let all = animators + springs + keyframes + interruptions

  /// Performs the motion and reads it.
  ///
  /// - Parameters:
  ///   - window: where it takes place.
  ///   - moments: when to read, in place of the scenario's own moments.
  ///   - pass: lets a number of seconds pass; with 0 it only applies what has changed.
  func readings(
    in window: UIView, at moments: [Double] = [], passing pass: @escaping (Double) -> Void
  ) -> [Reading] {
    let bench = Bench(self, in: window, at: moments, passing: pass)
    perform(bench)
    bench.clear()
    return bench.readings
  }
}

/// A value, and when it was read.
struct Reading: Equatable {
  static let header = "scenario,moment,key,value"

  let scenario: String
  let moment: Double
  let key: Scenario.Key
  let value: Double

  var row: String { "\(scenario),\(moment),\(key.rawValue),\(value)" }

  /// All readings of a device, with its name.
  static func text(of readings: [Reading], from device: String) -> String {
    (["# " + device, header] + readings.map(\.row)).joined(separator: "\n") + "\n"
  }
}
