import Foundation
import TestSupport

/// A claim that is broken in a sliver of a range, or nowhere, according to textbook formulas.
struct PlantedProof {
  let block: String
  let check: String
  let range: ClosedRange<Double>
  /// Returns whether the claim holds for a value.
  let isKept: (Double) -> Bool
  var unit = ""

  var entry: String {
    "prove n from: \(range.lowerBound)\(unit) to: \(range.upperBound)\(unit) "
      + "{ \(block); expect \(check) }"
  }

  /// A range with only its last ten-thousandth beyond a limit, or none of it.
  static func below(_ limit: Double, from low: Double, isBroken: Bool) -> ClosedRange<Double> {
    low...(isBroken ? limit + (limit - low) * 1e-4 : limit - (limit - low) * 1e-3)
  }

  /// A range with only its first ten-thousandth below a limit, or none of it.
  static func above(_ limit: Double, to high: Double, isBroken: Bool) -> ClosedRange<Double> {
    (isBroken ? limit - (high - limit) * 1e-4 : limit + (high - limit) * 1e-3)...high
  }
}

/// A spring from 0 to 1 that swings, by the textbook.
struct SwingingSpring {
  let decay: Double
  let swing: Double
  let velocity: Double

  init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    decay = damping / (2 * mass)
    swing = (stiffness / mass - decay * decay).squareRoot()
    self.velocity = velocity
  }

  init(ratio: Double) { self.init(stiffness: 1, damping: 2 * ratio) }

  func value(at time: Double) -> Double {
    let odd = (decay - velocity) / swing
    return 1 - exp(-decay * time) * (cos(swing * time) + odd * sin(swing * time))
  }

  /// The time of its first turn.
  private var firstTurn: Double {
    let odd = (decay * decay + swing * swing - decay * velocity) / swing
    return atan2(velocity, -odd) / swing
  }

  /// Its largest value.
  var peak: Double { value(at: firstTurn) }

  /// The time after which it stays within a thousandth of its way from its end.
  var settling: Double {
    let half = .pi / swing
    var turn = firstTurn
    while abs(value(at: turn + half) - 1) > 0.001 { turn += half }
    var (far, near) = (turn, turn + half)
    // The last crossing of the threshold lies between a far turn and the next, near one.
    for _ in 0..<60 {
      let middle = (far + near) / 2
      // It passes its end once in between; once it is near, it stays near until the turn.
      if abs(value(at: middle) - 1) > 0.001 { far = middle } else { near = middle }
    }
    return near
  }
}

/// A curve through (0, 0) and (1, 1), by the textbook.
struct TextbookCurve {
  let x1, y1, x2, y2: Double

  private static func cubic(_ a: Double, _ b: Double, _ p: Double) -> Double {
    3 * (1 - p) * (1 - p) * p * a + 3 * (1 - p) * p * p * b + p * p * p
  }

  var typed: String { "cubic(\(x1), \(y1), \(x2), \(y2))" }

  /// Its largest value, for a first control point at 0 and a second one above 1.
  var highest: Double {
    // 2(1−p)·y2 + p(1−y2) is 0 there.
    let place = 2 * y2 / (3 * y2 - 1)
    return Self.cubic(0, y2, place)
  }

  /// The share of the time at which it has gone a share of its way, if it never turns.
  func share(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.cubic(y1, y2, middle) < progress { low = middle } else { high = middle }
    }
    return Self.cubic(x1, x2, high)
  }
}
