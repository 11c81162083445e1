import PropertyEngine
import TestSupport
import Testing

@Suite struct `the velocity of a finger` {
  private func time(_ milliseconds: Double) -> VirtualTime {
    VirtualTime(ticks: Int64(milliseconds * 9_000_000))
  }

  private func velocity(
    _ samples: [(t: Double, x: Double)], at up: Double? = nil
  ) -> Double? {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(SIMD2(sample.x, -sample.x), at: time(sample.t)) }
    let velocity = tracker.velocity(at: time(up ?? samples.last?.t ?? 0))
    #expect(velocity.map { $0.x == -$0.y } ?? true)
    return velocity?.x
  }

  @Test func `is not known before there are two samples at two moments`() {
    #expect(velocity([]) == nil)
    #expect(velocity([(0, 5)]) == nil)
    #expect(velocity([(7, 5), (7, 90), (7, 30)]) == nil)
  }

  @Test func `is the slope of two samples, of which the last at one moment counts`() throws {
    let slope = try #require(velocity([(0, 0), (10, 7), (10, 5)]))
    #expect(abs(slope - 500) < 1e-9)
  }

  @Test func `is nothing at all where the finger stays`() {
    #expect(velocity([(0, 3.3), (8, 3.3), (16, 3.3)]) == 0)
  }

  @Test func `is that of the way back after a turn`() throws {
    let turned = try #require(velocity([(0, 0), (10, 20), (20, 30), (30, 30), (40, 20)]))
    // A parabola with its top at 25 ms goes through all of them.
    #expect(abs(turned + 1500) < 1e-6)
  }

  @Test func `does not explode where two samples lie close together`() throws {
    let samples = (0...10).map { (t: Double($0) * 8, x: Double($0) * 8) }
    let late = try #require(velocity(samples + [(80.5, 81.5)]))
    // The last two alone are 3,000 points a second apart.
    #expect(abs(late - 1000) < 60)
  }

  @Test(arguments: [(39.0, true), (40, true), (41, false)])
  func `is forgotten by a pause of more than 40 ms`(pause: Double, isKept: Bool) throws {
    let before: [(t: Double, x: Double)] = [(0, 0), (10, 100), (20, 200)]
    #expect((velocity(before, at: 20 + pause) != nil) == isKept)
    let after = (0..<3).map { Double($0) }.map { n in (t: 20 + pause + n * 10, x: 200 + n) }
    let slow = try #require(velocity(before + after))
    #expect((abs(slow - 100) < 1e-6) == !isKept)
  }

  @Test func `looks at a tenth of a second and 20 samples`() throws {
    // A finger that turned a corner before that, and has gone straight since.
    let slow = (0...6).map { Double($0) * 20 }.map { t in (t: t, x: max(0, t - 20)) }
    #expect(abs(try #require(velocity(slow)) - 1000) < 1e-6)
    let fast = (0...30).map { Double($0) * 2 }.map { t in (t: t, x: max(0, t - 22)) }
    #expect(abs(try #require(velocity(fast)) - 1000) < 1e-6)
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `is exact on every parabola`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (a, b) = (
      Double.random(in: -2000...2000, using: &generator),
      Double.random(in: -20_000...20_000, using: &generator)
    )
    var last = 0.0
    let samples = (0..<12).map { _ in
      last += Double.random(in: 0.5...9, using: &generator)
      let t = last / 1000
      return (t: last, x: 50 + a * t + b * t * t)
    }
    let expected = a + 2 * b * last / 1000
    let found = try #require(velocity(samples))
    #expect(abs(found - expected) < 1e-4 * max(1, abs(expected)), "\(generator)")
  }
}
