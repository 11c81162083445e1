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

/// The known course of an expression until the next event, against its evaluated values.
@Suite struct `A formula` {
  // Expressions of all kinds over a view.
  private static let numbers = [
    "V.center.x", "V.center.y - V.bounds.width / 2", "V.alpha", "V.frame.maxX", "V.bounds.midY",
    "min(V.center.x, 100)", "max(V.center.x, V.center.y)", "abs(V.center.x - 120)",
    "clamp(V.center.x, 60, 140)", "sqrt(V.alpha + 1)", "sin(V.center.x / 30) * 20",
    "V.center.x * V.alpha", "V.center.x % 30", "floor(V.center.x / 10)", "round(V.alpha * 4)",
    "V.center.x > 100 ? V.center.y : V.center.x", "length(V.center)", "distance(V, root)",
    "atan2(V.center.y + 300, V.center.x + 300)", "pow(V.alpha + 1, 3)", "exp(V.alpha)",
    "mix(V.center.x, V.center.y, 25%)", "stage.now * 10 + V.alpha", "-V.center.x",
    "V.layer.cornerRadius + V.layer.opacity", "log(V.alpha + 2)", "sign(V.center.x - 100)",
    "V.transform.tx", "V.transform.rotation.z", "V.frame.origin.x",
  ]

  private static let sums = ["V.center.y - V.bounds.width / 2", "mix(V.center.x, V.center.y, 25%)"]

  @Test(arguments: 0..<Effort.seeds)
  func `is the value that is evaluated, bit for bit, and its ranges hold it`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed, kinds: [])
    let session = Session()
    _ = generator.entries(25, in: session)
    var random = generator.random
    let (world, start) = (session.world, session.world.stage.ticks)
    guard !world.stage.isBetweenBeginAndCommit else { return }
    let second = try #require(Stage.ticks(seconds: 1))
    let end = min(world.stage.nextDueTicks ?? start + second, start + 3 * second)
    guard end > start else { return }
    for (name, named) in world.names {
      guard case .view = named, name != "root" else { continue }
      for _ in 0..<4 {
        let form = random.pick(Self.numbers)
        let text = form.split(separator: "V", omittingEmptySubsequences: false)
          .joined(separator: name)
        let entry = try Parser.entry(from: "(\(text)) + 0")
        guard case .query(let expression) = entry.statements[0] else { continue }
        let scope = Scope(world: world, source: entry.text, reading: .shown)
        guard let moving = try? MovingNumber(number: expression, in: scope) else { continue }
        let first = Int64.random(in: start...end, using: &random)
        let last = Int64.random(in: first...end, using: &random)
        let range = moving.range(over: first...last)
        for _ in 0..<8 {
          let ticks = Int64.random(in: first...last, using: &random)
          let value = try? world.stage.peek(atTicks: ticks) { try scope.number(expression) }
          guard let value else { continue }
          // If one motion moves all terms of a sum, the sum is computed as one and rounded once.
          let told = try moving.value(at: ticks)
          #expect(
            told.bitPattern == value.bitPattern || value == 0
              || Self.sums.contains(form) && abs(told - value) <= 4 * max(abs(value), 100).ulp,
            "\(text) at \(ticks), seed \(seed)\n\(session.entered)")
          #expect(
            !moving.isProven || range.value.contains(value),
            "\(text) is \(value) at \(ticks), not in \(range.value), seed \(seed)\n\(session.entered)"
          )
        }
      }
    }
  }
}
