import Foundation

/// The formulas of motions, worked out from textbooks.
enum Motion {
  /// A cubic curve from (0, 0) to (1, 1), by its control points, at a share of its time.
  static func eased(_ c: [Double], at share: Range) -> Range {
    let share = share.clamped(0, 1)
    if c[0] == c[1], c[2] == c[3] { return share }
    func time(_ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * c[0] + 3 * r * s * s * c[2] + s * s * s
    }
    // Brackets the place where a condition stops holding, from the last parameter where it holds.
    func bracket(_ isSo: (Double) -> Bool) -> Range {
      var bracket = Range(0, 1)
      for _ in 0..<100 {
        let middle = bracket.low + (bracket.high - bracket.low) / 2
        if isSo(time(middle)) { bracket.low = middle } else { bracket.high = middle }
      }
      return bracket
    }
    let places = Range(
      share.low <= 0 ? 0 : bracket { $0 * (1 + 4e-15) <= share.low }.low,
      share.high >= 1 ? 1 : bracket { $0 * (1 - 4e-15) < share.high }.high)
    let (p, q) = (c[1], c[3])
    return cubic([0, 3 * p, 3 * (q - 2 * p), 1 + 3 * (p - q)], at: places)
  }

  /// c0 + c1·s + c2·s² + c3·s³, which turns where its slope is 0.
  static func cubic(_ c: [Double], at s: Range) -> Range {
    let (a, b) = (3 * c[3], c[2])
    let root = (b * b - a * c[1]).squareRoot()
    let far = b < 0 ? -b + root : -b - root
    let turns = [far / a, c[1] / far].filter { s.low < $0 && $0 < s.high }
    let most = ((abs(c[3]) * s.size + abs(c[2])) * s.size + abs(c[1])) * s.size + abs(c[0])
    return Range(
      of: ([s.low, s.high] + turns).map { ((c[3] * $0 + c[2]) * $0 + c[1]) * $0 + c[0] },
      margin: 2e-15 * most)
  }

  /// The share of its way that a spring has gone after some seconds; `c` holds its mass, stiffness,
  /// damping, whether it may creep, and its initial velocity.
  static func sprung(_ c: [Double], at seconds: Range) -> Range {
    let frequency = (c[1] / c[0]).squareRoot()
    let built = c[2] / (2 * c[0])
    let (decay, velocity) = (c[3] == 1 ? built : min(built, frequency), c[4])
    let (low, high) = (max(seconds.low, 0), max(seconds.high, 0))
    guard decay.isFinite, high > 0 else { return Range(0) }
    let split = (frequency - decay).magnitude.squareRoot() * (frequency + decay).squareRoot()
    // With even and odd motion E and O, it is 1 − E − (α − v)·O, and turns where v·E + push·O is 0:
    // O/E is tan(split·t)/split, t, or tanh(split·t)/split. Of swings the first two are the farthest.
    let push = frequency * frequency - decay * velocity
    var turns = [-velocity / push]
    if decay < frequency {
      let first = atan2(-velocity * split, push)
      let before = ((low * split - first) / .pi).rounded(.down)
      turns = [0, 1, 2].map { (first + (before + $0) * .pi) / split }
    } else if split > 0 {
      turns = [atanh(-velocity * split / push) / split]
    }
    let slow = decay < frequency ? decay : frequency * frequency / (decay + split)
    func value(_ t: Double) -> Double {
      if decay < frequency {
        return 1 - exp(-decay * t) * (cos(split * t) + (decay - velocity) * sin(split * t) / split)
      }
      let left = exp(-slow * t)
      let odd = split > 0 ? -expm1(-2 * split * t) / (2 * split) : t
      return 1 - left * (1 - split * odd + (decay - velocity) * odd)
    }
    let reach = min(high, low + 1 / frequency)
    let swing = 1 + (decay - velocity).magnitude * min(high, split > 0 ? 1 / split : high)
    return Range(
      of: ([low, high] + turns.filter { low < $0 && $0 < high }).map(value),
      margin: 2e-15 * swing * exp(-slow * low) * (1 + frequency * reach) + 1e-16)
  }

  /// The share gone by any spring that does not creep, for ranges of its α, ζ and velocity v.
  ///
  /// With θ = √(ω² − α²)·t it has gone 1 − e^(−αt)·(cos θ + (α − v)·t·sin θ/θ).
  static func sprung(decay: Range, ratio: Range, velocity: Range, at seconds: Range) -> Range {
    let seconds = seconds.clamped(0, .infinity)
    guard seconds.high.isFinite, decay.low > 0, ratio.low > 0 else { return .all }
    let split = ((Range(1) - ratio) * (Range(1) + ratio)).clamped(0, 1)
    let angle = decay / ratio * split.root * seconds
    let left = (-(decay * seconds)).exponential
    // t·e^(−αt) falls from t = 1/α on.
    let peak = max(seconds.low, 1 / decay.low)
    let most = peak * exp(-decay.low * peak) * (1 + 1e-14)
    let product = seconds * left
    let odd = Range(product.low, min(product.high, most)) * angle.clamped(0, .infinity).sinc
    return Range(1) - (left * angle.cosine + (decay - velocity) * odd)
  }
}
