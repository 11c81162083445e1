package enum StageError: Error, Equatable, CustomStringConvertible {
  case invalidInterval(Double)
  /// The clock would leave its range of about 32 years.
  case beyondRange(Double)
  /// Too many callbacks at one moment, or in one advance; `labels` names those that form a loop.
  case endlessCallbacks(labels: [String], count: Int, isOneMoment: Bool)
  case invalidTouch(TouchFault)

  package enum TouchFault: Equatable, Sendable {
    case noSamples
    /// A time, point, scale or angle that is not a useful number.
    case notFinite
    /// A sample before the last one, or an end before the samples.
    case fallingTimes
    case tooManySamples(limit: Int)
    /// All its gestures together look at its samples too many times.
    case tooManyLooks(limit: Int)
    /// Less than one sample a second.
    case rate(Int)
  }

  package var description: String {
    switch self {
    case .invalidTouch(.noSamples): "a touch needs a sample"
    case .invalidTouch(.notFinite): "a touch takes finite numbers, and a scale above 0"
    case .invalidTouch(.fallingTimes): "the times of a touch must not fall"
    case .invalidTouch(.tooManyLooks(let limit)):
      "the gestures of a view and those around it look at the samples of a touch at most \(limit) "
        + "times, all together"
    case .invalidTouch(.tooManySamples(let limit)):
      "the touches of a stage have at most \(limit) samples together"
    case .invalidTouch(.rate(let rate)): "\(rate) samples a second are not 1 or more"
    case .invalidInterval(let seconds): "an interval of \(seconds) s is not 0 or more"
    case .beyondRange(let seconds): "\(seconds) s from here lies beyond the stage's 32 years"
    case .endlessCallbacks(let labels, let count, let isOneMoment):
      "\(Self.endless(labels)) again and again: "
        + "\(count) callbacks \(isOneMoment ? "at one moment" : "in one command")"
    }
  }

  private static func endless(_ labels: [String]) -> String {
    let quoted = labels.map { "'\($0)'" }
    guard let last = quoted.last else { return "a callback starts itself" }
    guard quoted.count > 1 else { return "\(last) starts itself" }
    return quoted.dropLast().joined(separator: ", ") + " and \(last) start each other"
  }
}

/// Runs a call whose errors are programmer errors: they end the program.
package func trap(_ body: () throws -> Void) {
  do { try body() } catch { preconditionFailure("\(error)") }
}
