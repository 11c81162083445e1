import CLibrary
package import IntervalArithmetic

/// The springs between two that are made in the same way, with a number that is larger for one.
///
/// A spring is made from mass, stiffness or damping, from response or bounce, or to settle in a
/// time. The decay rate α and the damping ratio ζ = α/ω0 only rise or only fall with each of these
/// numbers; the frequency need not. So the springs between have α and ζ between those of the two,
/// and ω0 = α/ζ. Only a spring that settles in a time D jumps, to a slower decay, as ζ reaches 1:
/// until then, α rises to ln(ζ/sε)/D with s = √(1 − ζ²) for the least margin from 1.
///
/// With u = αt and θ = √(ω0² − α²)·t, and sinc θ = sin θ/θ, the share of the way done is
/// 1 − e^(−u)·(cos θ + (α − v0)·t·sinc θ), the velocity e^(−u)·(v0·cos θ + (ω0² − α·v0)·t·sinc θ).
///
/// A spring that creeps has two rates, ρ and f = α ∓ √(α² − ω0²). With g = (1 − e^((ρ−f)t))/(f − ρ)
/// the share is 1 − e^(−ρt)·(1 + (ρ − v0)·g), the velocity e^(−ρt)·(v0 + (ω0² − f·v0)·g).
package struct SpringRange {
  /// α, per second.
  package let decay: Interval
  /// ζ: at most 1 where they swing, at least 1 where they creep.
  package let ratio: Interval
  /// v0, in whole distances per second.
  package let velocity: Interval
  // Whether they all settle by the rule for springs that do not swing.
  private let isStepped: Bool
  private let frequency: Interval
  private let swing: Interval
  // For springs that swing, both rates are α, and the gap is 0.
  private let slow, fast, gap: Interval

  // The rounding of the computed α and ζ.
  private static let rounding = 0x1p-44

  /// - Returns: `nil` if one is stuck or undamped, or if one swings and the other creeps.
  package init?(between first: Spring, _ last: Spring) {
    let motions = [first.shape.motion, last.shape.motion]
    // A spring that creeps only by rounding is critical.
    let areCreeping = motions.contains { $0.decay > $0.frequency * (1 + 1e-14) }
    let ratios = motions.map { min($0.decay / $0.frequency, areCreeping ? .infinity : 1) }
    let isCritical = ratios.map { $0 >= 1 - 2 * SpringParameters.criticalMargin }
    guard motions.allSatisfy({ $0.decay > 0 && $0.decay.isFinite }),
      isCritical[0] && isCritical[1]
        ? areCreeping || (ratios[0] - ratios[1]).magnitude <= 1e-14 : !areCreeping
    else { return nil }
    func range(_ numbers: [Double]) -> Interval {
      let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
      return Interval(low - low * Self.rounding, high + high * Self.rounding)
    }
    var decay = range(motions.map(\.decay))
    if isCritical[0] != isCritical[1], let place = isCritical.firstIndex(of: false) {
      guard first.initialVelocity == 0, last.initialVelocity == 0 else { return nil }
      let ratio = ratios[place]
      func gain(_ margin: Double) -> Double {
        Double.logarithm(
          1 / (margin * (2 - margin)).squareRoot() / SpringParameters.restingDistance)
      }
      let growth = gain(SpringParameters.criticalMargin / 2) / (gain(1 - ratio) + .logarithm(ratio))
      decay = decay.hull(range([motions[place].decay * max(growth, 1)]))
    }
    isStepped = ratios.allSatisfy { $0 >= 1 - SpringParameters.criticalMargin / 2 }
    let ratio = range(ratios).intersection(areCreeping ? Interval(1, .infinity) : Interval(0, 1))
    (self.decay, self.ratio) = (decay, ratio)
    frequency = decay / ratio
    func root(_ ratio: Interval) -> Interval {
      let split = (Interval(1) - ratio) * (Interval(1) + ratio)
      return Interval(max(split.lower, 0), min(max(split.upper, 0), 1)).squareRoot()
    }
    swing = frequency * root(ratio)
    let half = root(Interval(1) / ratio)
    (slow, fast) = (decay * (Interval(1) - half), decay * (Interval(1) + half))
    gap = Interval(2) * decay * half
    velocity = Interval(
      min(first.initialVelocity, last.initialVelocity),
      max(first.initialVelocity, last.initialVelocity))
  }

  /// The times, in seconds, between which they settle by Core Animation's rule; `nil` unless all of
  /// them swing, or none does.
  ///
  /// A spring that creeps is (1 + (ρ − v0)·g)·e^(−ρt) from its target, with 0 <= g <= t; it has
  /// gone at most v0·t if v0 > ρ. The rule looks every 0.1 s; (1 + 9.2335)·e^(−9.2335) < 0.001.
  var settling: Interval? {
    if isStepped {
      let isSlow = velocity.upper <= slow.lower
      let slowest = (Interval.logarithm(Interval(1000)) / slow).lower
      let start = isSlow ? slowest : min(slowest, 0.999 / velocity.upper)
      let end = velocity.isZero ? Interval(9.2335) / slow + Interval(0.1) : Interval(.infinity)
      return Interval(start * (1 - 1e-9) - 1e-9, end.upper * (1 + 1e-9) + 1e-9)
    }
    guard swing.lower > 0 else { return nil }
    let amplitude = Interval(1) + ((decay - velocity) / swing).magnitude
    return (.logarithm(amplitude / Interval(SpringParameters.restingDistance)) / decay)
      .widened(by: 1e-9)
  }

  /// The share of the way done at times that are not negative.
  func value(at seconds: Interval) -> Interval {
    sum(Interval(1), slow - velocity, at: seconds).map {
      (Interval(1) - $0).widened(by: 4 * .ulpOfOne)
    }
      ?? .undefined
  }

  func speed(at seconds: Interval) -> Interval {
    sum(velocity, frequency * frequency - fast * velocity, at: seconds) ?? .undefined
  }

  // even·E + odd·O, with a margin for the engine's rounding.
  private func sum(_ even: Interval, _ odd: Interval, at time: Interval) -> Interval? {
    guard time.lower >= 0, time.upper < .infinity else { return nil }
    let envelope = Interval.exponential(-(slow * time))
    let angle = swing * time
    // t·e^(−ρt) falls from 1/ρ on.
    let first = Interval(time.lower)
    let peak =
      (slow.lower * time.lower >= 1
      ? first * .exponential(-(Interval(slow.lower) * first))
      : Interval(1) / (Interval(slow.lower) * .exponential(Interval(1)))).upper
    let product = time * envelope
    let swung = Interval(product.lower, min(product.upper, peak)) * sinc(angle) * lag(gap * time)
    let reach = min(time.upper, time.lower + 1 / slow.lower)
    // g is at most t, and at most 1/(f − ρ).
    let late = gap.lower > 0 ? min(reach, 1 / gap.lower) : reach
    let size =
      envelope.upper * (even.most + (odd.most + even.most * gap.upper) * late)
      + .leastNormalMagnitude
    let margin = (16 + 4 * (slow.upper + swing.upper) * reach) * .ulpOfOne * size
    return (even * envelope * .cosine(angle) + odd * swung).widened(by: margin)
  }

  // (1 − e^(−x))/x, which falls from 1 at 0.
  private func lag(_ gone: Interval) -> Interval {
    func value(_ gone: Double) -> Double { gone > 0 ? -expm1(-gone) / gone : 1 }
    return Interval(value(gone.upper), value(gone.lower)).widened(by: 8 * .ulpOfOne)
  }

  // It falls from 1 at 0 to its least, about −0.217, between half a turn and a whole one.
  private func sinc(_ angle: Interval) -> Interval {
    let all = Interval(-0.2173, 1)
    if angle.lower > 1 { return (.sine(angle) / angle).intersection(all) }
    guard angle.upper < 3.1 else { return all }
    func value(_ angle: Double) -> Double { angle == 0 ? 1 : Double.sine(angle) / angle }
    return Interval(value(angle.upper), value(angle.lower)).widened(by: 8 * .ulpOfOne)
      .intersection(all)
  }
}

extension Spring {
  /// Whether both move alike, however they were made, as springs that count as critical may.
  func movesLike(_ other: Spring) -> Bool {
    shape.motion == other.shape.motion && initialVelocity == other.initialVelocity
  }

  /// Whether its decay, damping ratio and velocity lie between those of two others, allowing for
  /// half the rounding that a range allows for.
  func lies(between one: Spring, _ other: Spring) -> Bool {
    func isBetween(_ number: (Spring) -> Double) -> Bool {
      let (known, ends) = (number(self), [number(one), number(other)].sorted())
      let slack = max(ends[0].magnitude, ends[1].magnitude) * 0x1p-45
      return ends[0] - slack <= known && known <= ends[1] + slack
    }
    return isBetween(\.shape.motion.decay) && isBetween(\.initialVelocity)
      && isBetween { $0.shape.motion.decay / $0.shape.motion.frequency }
  }
}

extension Interval {
  fileprivate var most: Double { max(lower.magnitude, upper.magnitude) }

  package static func sprung(
    between first: Spring, _ last: Spring, at seconds: Interval
  ) -> Interval {
    guard !first.movesLike(last) else { return sprung(first, at: seconds) }
    return SpringRange(between: first, last)?.value(at: seconds)
      .lowered(to: seconds.decoration) ?? .undefined
  }

  package static func velocity(
    between first: Spring, _ last: Spring, at seconds: Interval
  ) -> Interval {
    guard !first.movesLike(last) else { return velocity(of: first, at: seconds) }
    return SpringRange(between: first, last)?.speed(at: seconds)
      .lowered(to: seconds.decoration) ?? .undefined
  }
}
