import HeadlessUIKit
import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `what is shown as a function of time` {
  // Raise it for a long run by hand.
  private static let rounds: UInt64 = 1

  @Test(arguments: 0..<20)
  func `lies in its ranges`(seed: Int) {
    var inspector = RangeInspector(seed: UInt64(seed))
    for round in 0..<Self.rounds {
      let play = MotionPlay(seed: UInt64(seed) + round * 20)
      for step in 0..<12 {
        play.makeCall()
        let subject = "after \(step) of \(UInt64(seed) + round * 20)"
        inspector.inspect(play.stage, layers: [play.view.layer, play.layer], subject)
        for animator in play.animators {
          let due = play.stage.nextDueTicks ?? play.stage.ticks + 9_000_000_000
          inspector.inspect(
            ShownValue(fractionOf: animator), play.stage.ticks...due, "fraction \(subject)")
        }
        play.stage.advance(by: .random(in: 0...0.4, using: &inspector.generator))
      }
    }
    #expect(inspector.misses == [])
    #expect(inspector.moving > 150, "\(inspector.sampled)")
    #expect(inspector.continuous > 150 && inspector.sampled > 2000)
  }

  // Ranges join motions with the same timing into one; shown values add them one by one.
  @Test(arguments: 0..<10)
  func `lies in its ranges where ways cancel out`(seed: Int) {
    var inspector = RangeInspector(seed: UInt64(seed))
    for _ in 0..<10 {
      let stage = Stage()
      let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.window.addSubview(box)
      var rest = 0.0
      for number in 0..<4 {
        let way =
          [1e6, 33.3, .random(in: -500...500, using: &inspector.generator)]
          .randomElement(using: &inspector.generator) ?? 0
        rest -= way
        stage.run {
          UIView.animate(withDuration: 1, delay: seed % 2 == number ? 0.1 : 0) {
            box.center.x += number == 3 ? rest + way : way
            box.bounds.size.width += number == 3 ? -30 : 10
          }
        }
      }
      inspector.inspect(stage, layers: [box.layer], "of \(seed)")
    }
    #expect(inspector.misses == [])
    #expect(inspector.moving > 100, "\(inspector.sampled)")
  }

  // MARK: One motion

  private static let second: Int64 = 9_000_000_000

  /// A box that a timing takes from x = 50 to x = 250 in two seconds.
  private static func slide(_ timing: any UITimingCurveProvider) throws -> (Probe, ShownValue) {
    let probe = Probe(timing: timing)
    probe.box.center.x = 50
    probe.moveBox(to: 250)
    probe.call { $0.startAnimation() }
    return (probe, try #require(ShownValue(of: probe.box.layer, keyPath: "position.x")))
  }

  private func expect(
    _ value: ShownValue, at ticks: Int64, is number: Double, rate: Double
  ) {
    let rated = value.rated(atTicks: ticks)[0]
    #expect(rated.value == number && rated.rate == rate)
  }

  @Test func `has exact bounds on a straight way`() throws {
    let (probe, x) = try Self.slide(UICubicTimingParameters(animationCurve: .linear))
    #expect(x.count == 1 && x.isKnown && x.isMoving)
    let whole = x.ranges(overTicks: 0...2 * Self.second)[0]
    #expect(whole.lower == 50 && whole.upper == 250 && whole.isContinuous)
    let half = x.ratedRanges(overTicks: 0...Self.second)[0]
    #expect(half.value == Interval(50, 150) && half.rate == Interval(100))
    expect(x, at: Self.second, is: 150, rate: 100)
    // At its end nothing follows.
    expect(x, at: 2 * Self.second, is: 250, rate: 0)
    #expect(x.cuts(inTicks: 0...2 * Self.second, limit: 9) == [0, 2 * Self.second])
    #expect(probe.stage.ticks == 0)
  }

  @Test func `stands still while nothing moves it`() throws {
    let (probe, x) = try Self.slide(UICubicTimingParameters(animationCurve: .easeIn))
    probe.stage.advance(by: 0.5)
    probe.call { $0.pauseAnimation() }
    #expect(!x.isMoving)
    let range = x.ratedRanges(overTicks: probe.stage.ticks...9 * Self.second)[0]
    #expect(range.value.width == 0 && range.value.decoration == .smooth && range.rate.isZero)
    let fraction = ShownValue(fractionOf: probe.animator)
    #expect(!fraction.isMoving)
    #expect(fraction.values(atTicks: probe.stage.ticks) == [probe.fraction])
  }

  @Test(arguments: ProbeTiming.allCases)
  func `is told more sharply of a shorter stretch, and as fast as it gets`(timing: ProbeTiming)
    throws
  {
    let (probe, x) = try Self.slide(timing.parameters)
    let due = try #require(probe.stage.nextDueTicks)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let middle = Int64.random(in: due / 10...due - due / 10, using: &generator)
      var width = due / 10
      var last = Double.infinity
      while width > 1000 {
        let range = x.ranges(overTicks: middle - width...middle + width)[0]
        let ends = [-width, 0, width].map { x.values(atTicks: middle + $0)[0] }
        let excess = range.width - ((ends.max() ?? 0) - (ends.min() ?? 0))
        #expect(excess <= last + 1e-9)
        (last, width) = (max(excess, 0), width / 2)
      }
      #expect(last < 1e-6)
      let step = Self.second / 20_000
      let around = [-step, step].map { x.values(atTicks: middle + $0)[0] }
      let slope = (around[1] - around[0]) / (2 * Double(step) / 9e9)
      let rate = x.rated(atTicks: middle)[0].rate
      #expect(abs(rate - slope) < 1e-6 * 2000, "\(middle): \(rate), \(slope)")
    }
  }

  @Test func `is told of what is on no screen as the model has it`() throws {
    let layer = Stage().run { CALayer() }
    layer.position = CGPoint(x: 3, y: 4)
    let position = try #require(ShownValue(of: layer, keyPath: "position"))
    #expect(!position.isMoving && position.values(atTicks: 0) == [3, 4])
    #expect(ShownValue(of: layer, keyPath: "backgroundColor") == nil)
    #expect(ShownValue(of: layer, keyPath: "nothing") == nil)
    #expect(ShownValue(of: layer, keyPath: "transform")?.count == 16)
    #expect(ShownValue(of: layer, keyPath: "frame")?.values(atTicks: 0) == [3, 4, 0, 0])
  }
}
