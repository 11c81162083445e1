// Bounds on how far two motions can be apart, in shares of the way.
extension TranslatedSpring {
  // The energy y′²/2 + ω²y²/2 of the distance y still to go never grows, so |y| ≤ K/ω and |y′| ≤ K
  // with K² = v0² + ω². The difference to a spring of nearly the same numbers is that spring pushed
  // by 2δα·y′ + δω²·y, and a push of 1 never moves it by more than 1/ω.

  /// A bound on how far a spring of mass 1 with nearly the same numbers moves from this one, until
  /// it has settled.
  func drift(stiffness: Double, damping: Double) -> Double {
    guard stiffness > 0, damping >= 0 else { return .infinity }
    let frequency = build.frequency
    let speed = (velocity * velocity + frequency * frequency).squareRoot()
    let push =
      abs(damping - self.damping) * speed + abs(stiffness - self.stiffness) * speed / frequency
    return push == 0 ? 0 : push * lookedAt / stiffness.squareRoot()
  }

  /// The seconds two motions are compared over.
  var lookedAt: Double { min(max(duration, build.settlingDuration), SpringLooks.longest) }

  /// A bound on how far another spring moves from this one.
  func distance(to other: SpringBuild) -> Double {
    Self.bound(
      over: lookedAt, looks: 2000,
      of: { abs(build.progress(at: $0) - other.progress(at: $0)) },
      bend: { build.acceleration($0, $1) + other.acceleration($0, $1) })
  }

  /// A bound on a distance over some seconds, by looking at it many times and allowing for how much
  /// it bends between the looks.
  static func bound(
    over seconds: Double, looks: Int, of distance: (Double) -> Double,
    bend: (_ start: Double, _ end: Double) -> Double
  ) -> Double {
    let step = seconds / Double(looks)
    var (farthest, before) = (0.0, distance(0))
    for look in 1...looks {
      let (start, end) = (Double(look - 1) * step, Double(look) * step)
      let next = distance(end)
      farthest = max(farthest, max(before, next) + bend(start, end) * step * step / 8)
      before = next
    }
    return farthest
  }
}

extension SpringBuild {
  /// A bound on its acceleration between two moments, in ways per second squared.
  func acceleration(_ start: Double, _ end: Double) -> Double {
    let (square, decay) = (frequency * frequency, movingRatio * frequency)
    let first = square - 2 * decay * velocity
    return amplitude(first, -2 * decay * first - square * velocity, start, end)
  }

  // What is left, and every rate of it, obeys the spring's own equation, so it is
  // a0·E + (b0 + α·a0)·O from what it is and its rate at the start, with the even and the odd motion
  // E and O, of which |E| ≤ e^(−ρt) and |O| ≤ e^(−ρt)·min(t, 1/ωd).
  private func amplitude(
    _ first: Double, _ rate: Double, _ start: Double, _ end: Double
  ) -> Double {
    let ratio = movingRatio
    let decay = ratio * frequency
    let split = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    let fall = ratio > 1 ? frequency * (frequency / (decay + split)) : decay
    let odd = abs(rate + decay * first) * min(end, split > 0 ? 1 / split : .infinity)
    return exp(-fall * start) * (abs(first) + odd)
  }
}
