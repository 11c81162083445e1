import Foundation
import IntervalArithmetic
import PropertyEngine
import TestSupport
import Testing

@Suite struct `The range of a spring` {
  @Test func `holds what the spring gives, and its velocity`() {
    var containment = Containment(seed: 2)
    for index in 0..<(400 * Containment.rounds) {
      let spring = Spring.random(using: &containment.generator)
      let end = [0.01, 1, 3, 100, 1e6, 1e15][index % 6]
      containment.look(
        in: 0...end, range: { .sprung(spring, at: $0) }, value: { spring.value(at: $0) },
        spring.text)
      containment.look(
        in: 0...end, range: { .velocity(of: spring, at: $0) },
        value: { spring.velocity(at: $0) }, "velocity of " + spring.text)
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(containment.sampled >= 50_000)
  }

  @Test func `holds what all springs between two give that creep`() {
    var containment = Containment(seed: 5)
    for index in 0..<(100 * Containment.rounds) {
      var random = containment.generator
      let (bounce, share) = (
        index % 4 == 0
          ? -1 + pow(10, -Double.random(in: 1.5...3.7, using: &random))
          : Double.random(in: -0.95...0, using: &random), Double.random(in: 0...1, using: &random)
      )
      let last = min(bounce + [1e-4, 0.1, 0.9][index % 3], 0)
      let velocity = index % 2 == 0 ? 0 : Double.random(in: -20...20, using: &random)
      containment.generator = random
      func spring(_ share: Double) -> Spring {
        Spring(
          SpringParameters(
            perceptualDuration: 0.5 + share * Double(index % 5),
            bounce: bounce + share * (last - bounce)), initialVelocity: velocity)
      }
      let (first, middle, end) = (spring(0), spring(share), spring(1))
      let told = "\(bounce) to \(last) at \(share), \(velocity), \(index)"
      containment.look(
        in: 0...10, range: { .sprung(between: first, end, at: $0) },
        value: { middle.value(at: $0) }, told)
      containment.look(
        in: 0...10, range: { .velocity(between: first, end, at: $0) },
        value: { middle.velocity(at: $0) }, "velocity of " + told)
      // Those that are almost alike move so.
      if index % 15 == 0, index % 4 != 0 {
        #expect(Interval.sprung(between: first, end, at: Interval(1)).width < 0.1, "\(told)")
      }
    }
    #expect(containment.misses == [], "\(containment.generator)")
  }

  private static let subjects: [Spring] = {
    var generator = SeededGenerator(seed: 3)
    return (0..<150).map { _ in .random(using: &generator) }
  }()

  // What it comes to in the parts is what it comes to: it has no excess that halving would lessen.
  @Test(arguments: subjects)
  func `is as wide as what is in it`(spring: Spring) {
    let size = 1 + abs(spring.initialVelocity)
    let speed = size * (1 + spring.parameters.stiffness)
    for end in [0.1, 2, 20.0] {
      for (range, scale) in [
        ({ Interval.sprung(spring, at: $0) }, size),
        ({ Interval.velocity(of: spring, at: $0) }, speed),
      ] as [((Interval) -> Interval, Double)] {
        let whole = range(Interval(0, end))
        let parts = (0..<64).map {
          range(Interval(end * Double($0) / 64, end * Double($0 + 1) / 64))
        }
        let hull = parts.dropFirst().reduce(parts[0]) { $0.hull($1) }
        let noise = 1e-11 * scale
        #expect(hull.lower - whole.lower <= noise && whole.upper - hull.upper <= noise)
        #expect(range(Interval(end)).width <= noise)
      }
    }
  }

  @Test(arguments: subjects)
  func `has velocities that the spring keeps to`(spring: Spring) {
    let scale = 1 + abs(spring.initialVelocity)
    for part in 0..<100 {
      let span = Interval(Double(part) / 50, Double(part) / 50 + 0.01)
      let velocity = Interval.velocity(of: spring, at: span)
      let rise = spring.value(at: span.upper) - spring.value(at: span.lower)
      #expect(velocity.widened(by: 1e-10 * scale).contains(rise / span.width))
    }
  }

  @Test(arguments: subjects)
  func `begins at 0, as fast as it was thrown`(spring: Spring) {
    let velocity = Interval.velocity(of: spring, at: Interval(0))
    #expect(velocity.contains(spring.initialVelocity))
    #expect(velocity.width <= 1e-11 * (1 + abs(spring.initialVelocity)))
    #expect(Interval.sprung(spring, at: Interval(-2, 0)) == Interval(0))
    let across = Interval.sprung(spring, at: Interval(-1, 0.1))
    #expect(across.isContinuous && across.contains(0))
    let speed = Interval.velocity(of: spring, at: Interval(-1, 0.1))
    #expect(speed.contains(0) && speed.isContinuous == (spring.initialVelocity == 0))
    let endless = Interval.sprung(spring, at: Interval(1, .infinity))
    #expect(endless.contains(1) && endless.contains(spring.value(at: 1)))
  }

  @Test func `of infinite damping stands still`() {
    let stuck = Spring(
      SpringParameters(mass: 1, stiffness: 1, damping: .infinity, allowsOverdamping: true),
      initialVelocity: 3)
    #expect(Interval.sprung(stuck, at: Interval(0, 9)) == Interval(0))
    #expect(Interval.velocity(of: stuck, at: Interval(1, 9)) == Interval(0))
    #expect(Interval.velocity(of: stuck, at: Interval(0, 9)).contains(3))
    #expect(stuck.firstTurningPoint(after: 0) == nil)
  }
}

@Suite struct `The turning points of a spring` {
  @Test func `without a velocity are those of the textbook`() throws {
    var generator = SeededGenerator(seed: 9)
    for index in 0..<200 {
      let ratio =
        index == 0 ? 0 : index == 1 ? 0.01 : Double.random(in: 0...0.99, using: &generator)
      let frequency = Double.random(in: 1...40, using: &generator)
      let spring = Spring(
        SpringParameters(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency))
      let root = ((1 - ratio) * (1 + ratio)).squareRoot()
      let peak = try #require(spring.firstTurningPoint(after: 0))
      #expect(abs(peak - .pi / (frequency * root)) < 1e-9)
      let overshoot = Double.exponential(-.pi * ratio / root)
      #expect(abs(spring.value(at: peak) - 1 - overshoot) < 1e-12)
      let range = Interval.sprung(spring, at: Interval(0, 2 * peak))
      #expect(abs(range.upper - 1 - overshoot) < 1e-12)
      let second = try #require(spring.firstTurningPoint(after: peak))
      #expect(abs(second - 2 * peak) < 1e-12)
    }
  }

  @Test func `are where the velocity changes its sign, and nowhere between`() {
    var generator = SeededGenerator(seed: 10)
    var found = 0
    for _ in 0..<300 {
      let spring = Spring.random(using: &generator)
      var start = 0.0
      for _ in 0..<4 {
        guard let turn = spring.firstTurningPoint(after: start) else { break }
        found += 1
        #expect(turn > start)
        let margin = 1e-7 * (turn - start)
        let step = (turn - start) / 9
        let speed = (spring.velocity(at: turn - margin), spring.velocity(at: turn + margin))
        if abs(spring.velocity(at: turn - step)) > 1e-9 { #expect(speed.0 * speed.1 <= 0) }
        let signs = Set((1..<9).map { spring.velocity(at: start + step * Double($0)) > 0 })
        if abs(spring.velocity(at: turn - step)) > 1e-9 { #expect(signs.count == 1) }
        start = turn
      }
    }
    #expect(found > 300)
  }

  @Test func `are at most one where nothing swings`() throws {
    for (damping, velocity, count) in [
      (20.0, 0.0, 0), (20, 5, 0), (20, 30, 1), (20, -5, 1), (50, 0, 0), (50, 30, 0), (50, 200, 1),
      (50, -5, 1),
    ] {
      let spring = Spring(
        SpringParameters(mass: 1, stiffness: 100, damping: damping, allowsOverdamping: true),
        initialVelocity: velocity)
      let turn = spring.firstTurningPoint(after: 0)
      #expect((turn == nil ? 0 : 1) == count, "\(damping), \(velocity)")
      guard let turn else { continue }
      #expect(abs(spring.velocity(at: turn)) < 1e-9)
      #expect(spring.firstTurningPoint(after: turn) == nil)
    }
  }
}
