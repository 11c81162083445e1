import Foundation

/// A textbook spring from 0 to 1, which checks the engine without using its code.
struct SpringByHand {
  private let decay, swing, phase, velocity: Double
  /// The time at which it is cut off, or at rest by Core Animation's rule.
  let rest: Double

  private init(_ decay: Double, _ swing: Double, velocity: Double, rest: Double?) {
    (self.decay, self.swing, self.velocity) = (decay, swing, velocity)
    phase = (decay - velocity) / swing
    self.rest = rest ?? log((1 + abs(phase)) / 0.001) / decay
  }

  init(mass: Double, stiffness: Double, ratio: Double, velocity: Double = 0) {
    let frequency = (stiffness / mass).squareRoot()
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    self.init(ratio * frequency, swing, velocity: velocity, rest: nil)
  }

  /// Creates a spring whose envelope is at a thousandth after a duration, when it is cut off.
  init(duration: Double, ratio: Double) {
    let root = (1 - ratio * ratio).squareRoot()
    let decay = log(ratio / root / 0.001) / duration
    self.init(decay, decay / ratio * root, velocity: 0, rest: duration)
  }

  // Its distance beyond its end, before it is cut off.
  private func beyond(at seconds: Double) -> Double {
    let (turn, height) = (swing * seconds, exp(-decay * seconds))
    return -height * (cos(turn) + phase * sin(turn))
  }

  func value(at seconds: Double) -> Double { seconds < rest ? 1 + beyond(at: seconds) : 1 }

  // The time of a turn, counted from 0.
  private func turn(_ number: Int) -> Double {
    let first = atan2(-velocity, decay * phase + swing)
    let positive = first > 0 ? first : first + .pi
    return (positive + Double(number) * .pi) / swing
  }

  var overshoot: Double {
    let turns = (0..<3).map(turn).filter { $0 < rest }
    return (turns + [rest]).map(beyond).reduce(0, max)
  }

  /// The last moment at which it is farther from its end than a thousandth of its way.
  var settled: Double {
    func isFar(_ seconds: Double) -> Bool { abs(beyond(at: seconds)) > 0.001 }
    if isFar(rest) { return rest }
    var number = Int(((rest - turn(0)) * swing / .pi).rounded(.down))
    while number >= 0, !isFar(turn(number)) { number -= 1 }
    // It moves in one direction from there to its next turn.
    var (far, near) = (number < 0 ? 0 : turn(number), min(turn(number + 1), rest))
    for _ in 0..<90 {
      let middle = (far + near) / 2
      if isFar(middle) { far = middle } else { near = middle }
    }
    return near
  }
}
