/// The moments at which frameworks look whether a spring is at rest.
package enum SpringLooks {
  /// The seconds that are looked at (choice).
  package static let longest = 100.0
}

extension TranslatedSpring {
  /// The first frame of sixty a second at which the points left to go, and the points per second,
  /// are few enough.
  func firstFrame(_ rests: (_ points: Double, _ speed: Double) -> Bool) -> Double? {
    if build.isEndless { return nil }
    return (0...Int(SpringLooks.longest * 60)).lazy.map { Double($0) / 60 }.first { time in
      rests(abs(1 - build.progress(at: time)) * distance, abs(build.velocity(at: time)) * distance)
    }
  }

  /// SwiftUI's settling duration, as OpenSwiftUI has it in Spring+VectorArithmetic.swift.
  var swiftUISettling: Double? {
    let (decay, epsilon) = (ratio * build.frequency, 0.001)
    guard decay > 0 else { return nil }
    guard ratio >= 1 else { return max(log((abs(decay - velocity) + 1) / epsilon) / decay, 0) }
    var (time, rest) = (0.0, Double?.none)
    while time < SpringLooks.longest {
      if abs(1 - build.progress(at: time)) >= epsilon {
        rest = nil
      } else if let rest, time - rest > 1 {
        return rest
      } else if rest == nil {
        rest = time
      }
      time += 0.1
    }
    return nil
  }
}
