import Foundation
import HeadlessUIKit

/// The moments at which frameworks look whether a spring is at rest.
package enum SpringLooks {
  /// The seconds that are looked at (choice).
  package static let longest = 100.0

  /// The first of so many looks a second at which something holds, in seconds.
  static func first(perSecond rate: Double, _ holds: (Double) -> Bool) -> Double? {
    (0...Int(longest * rate)).lazy.map { Double($0) / rate }.first(where: holds)
  }
}

extension TranslatedSpring {
  /// The first frame of sixty a second at which the points left to go, and the points per second,
  /// are few enough.
  func firstFrame(_ rests: (_ points: Double, _ speed: Double) -> Bool) -> Double? {
    build.isEndless
      ? nil
      : SpringLooks.first(perSecond: 60) { time in
        rests(abs(1 - build.progress(at: time)) * way, abs(build.velocity(at: time)) * way)
      }
  }

  /// The last millisecond at which more is left than a share of the way.
  func rest(within share: Double) -> Double? {
    let later = SpringLooks.first(perSecond: 1) { build.remainder($0, $0) <= share }
    return later.map { later in
      (0...Int(later * 1000)).last { look in
        abs(1 - build.progress(at: Double(look) / 1000)) > share
      }.map { Double($0) / 1000 } ?? 0
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

  /// react-spring's steps of a millisecond, each the velocity first and then the place: when they
  /// rest, and how far they are off.
  ///
  /// Source: react-spring, packages/core/src/SpringValue.ts.
  func reactSteps() -> (rest: Double?, loss: Double) {
    let precision = min(1, way * 0.001) / way
    var (place, speed, loss) = (0.0, velocity / 1000, 0.0)
    let looks = Int(min(lookedAt * 1.5 + 1, SpringLooks.longest) * 1000)
    for look in 0..<looks {
      let isAtRest = abs(speed) <= precision / 10 && abs(1 - place) <= precision
      if isAtRest { return (Double(look) / 1000, loss) }
      speed += (stiffness * 1e-6 * (1 - place) - damping * 0.001 * speed)
      place += speed
      loss = max(loss, abs(place - build.progress(at: Double(look + 1) / 1000)))
      guard loss < 1e6 else { break }
    }
    return (nil, loss)
  }
}
