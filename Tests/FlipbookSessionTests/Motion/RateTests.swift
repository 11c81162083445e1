import FlipbookAssembly
import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import IntervalArithmetic
import OrderedCollections
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The velocity of what is shown` {
  private static let numbers = [
    "V.center.x", "V.center.y", "V.alpha", "V.frame.maxX", "V.bounds.midY",
    "V.center.x * V.alpha", "sin(V.center.x / 30) * 20", "length(V.center)", "V.frame.origin.x",
  ]

  // Choice: near enough that a motion hardly bends, and far enough for rounding to be small.
  private static let step: Int64 = 90_000

  @Test(arguments: 0..<Effort.seeds)
  func `is the slope of its values`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed, kinds: [])
    let session = Session()
    _ = generator.entries(25, in: session)
    var random = generator.random
    let (world, start) = (session.world, session.world.stage.ticks)
    let second = try #require(Stage.ticks(seconds: 1))
    let end = min(world.stage.nextDueTicks ?? start, start + 3 * second)
    guard !world.stage.isBetweenBeginAndCommit, end - start > 100 * Self.step else { return }
    for (name, named) in world.names {
      guard case .view = named, name != "root" else { continue }
      let text = random.pick(Self.numbers).split(separator: "V", omittingEmptySubsequences: false)
        .joined(separator: name)
      let entry = try Parser.entry(from: "(\(text)) + 0")
      guard case .query(let expression) = entry.statements[0] else { continue }
      let scope = Scope(world: world, source: entry.text)
      guard let moving = try? MovingNumber(number: expression, in: scope), moving.isProven else {
        continue
      }
      for _ in 0..<8 {
        let ticks = Int64.random(in: start + 4 * Self.step...end - 4 * Self.step, using: &random)
        try check(moving, at: ticks, "\(text), seed \(seed)\n\(session.entered)")
      }
    }
  }

  // Compares the rate with Richardson's extrapolation from differences over one and two steps.
  private func check(_ moving: MovingNumber, at ticks: Int64, _ text: String) throws {
    let near = moving.range(over: ticks - 2 * Self.step...ticks + 2 * Self.step)
    guard near.value.decoration == .smooth, near.rate.width.isFinite else { return }
    func slope(_ steps: Int64) throws -> Double {
      let (before, after) = (ticks - steps * Self.step, ticks + steps * Self.step)
      return (try moving.value(at: after) - moving.value(at: before))
        / Stage.seconds(ticks: after - before)
    }
    let rate = try #require(moving.rated(at: ticks)?.rate)
    let found = try (4 * slope(1) - slope(2)) / 3
    let scale = max(1, rate.magnitude, near.value.upper.magnitude, near.rate.width)
    #expect(abs(found - rate) <= 1e-6 * scale, "\(found) and \(rate) at \(ticks): \(text)")
  }
}
