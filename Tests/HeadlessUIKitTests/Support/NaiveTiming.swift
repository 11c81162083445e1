import Foundation

/// A second, plain implementation of timings: bisection and the textbook's closed form.
struct NaiveTiming {
  /// The time of the whole way.
  var seconds: Double
  /// The share of the way done after a share of the time.
  let progress: (Double) -> Double
  /// The share of the time at which a share of the way is done; `nil` for a spring.
  let time: ((Double) -> Double)?

  static func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, seconds: Double
  ) -> NaiveTiming {
    NaiveTiming(
      seconds: seconds,
      progress: { bezier(y1, y2, at: parameter { bezier(x1, x2, at: $0) }($0)) },
      time: { bezier(x1, x2, at: parameter { bezier(y1, y2, at: $0) }($0)) })
  }

  static func linear(seconds: Double) -> NaiveTiming {
    NaiveTiming(seconds: seconds, progress: { $0 }, time: { $0 })
  }

  /// A spring at rest that swings, over the given seconds.
  static func spring(stiffness k: Double, damping c: Double, seconds: Double) -> NaiveTiming {
    let decay = c / 2
    let swing = (k - decay * decay).squareRoot()
    return NaiveTiming(
      seconds: seconds,
      progress: { share in
        if share >= 1 { return 1 }
        let t = share * seconds
        return 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
      },
      time: nil)
  }

  /// A full spring that takes until it has settled by Core Animation's rule.
  static func fullSpring(stiffness k: Double, damping c: Double) -> NaiveTiming {
    let decay = c / 2
    let swing = (k - decay * decay).squareRoot()
    return spring(stiffness: k, damping: c, seconds: log((1 + decay / swing) / 0.001) / decay)
  }

  /// A spring with a damping ratio below 1 that has settled after the seconds.
  static func ratioSpring(_ ratio: Double, seconds: Double) -> NaiveTiming {
    let frequency = log(ratio / (1 - ratio * ratio).squareRoot() / 0.001) / (ratio * seconds)
    return spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, seconds: seconds)
  }

  private static func bezier(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
  }

  // The argument in 0…1 at which a rising function has a value.
  private static func parameter(_ function: @escaping (Double) -> Double) -> (Double) -> Double {
    { value in
      if value <= 0 { return 0 }
      if value >= 1 { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if function(middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
