import HeadlessUIKit
import TestSupport

/// A scenario that is being played.
private final class ScenarioPlay {
  let scenario: AnimatorScenario
  let probe: Probe
  /// A second box for blocks that are added; it moves 1000 points.
  let added: UIView

  init(_ scenario: AnimatorScenario, _ steps: [AnimatorScenario.Step]) {
    self.scenario = scenario
    probe = Probe(duration: scenario.duration, timing: scenario.timing)
    let window = probe.stage.window
    added = probe.stage.run {
      let view = UIView()
      window.addSubview(view)
      return view
    }
    probe.box.center.x = scenario.from
    probe.animator.scrubsLinearly = scenario.scrubsLinearly
    probe.moveBox(to: scenario.to)
    for step in steps {
      if case .wait(let time) = step {
        wait(until: time)
      } else {
        probe.call { play(step, $0) }
      }
    }
  }

  private func play(_ step: AnimatorScenario.Step, _ animator: UIViewPropertyAnimator) {
    switch step {
    case .start, .resume: animator.startAnimation()
    case .pause: animator.pauseAnimation()
    case .scrub(let fraction): animator.fractionComplete = fraction
    case .reverse: animator.isReversed = true
    case .continue(let factor):
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    case .add(let factor):
      animator.addAnimations({ [added] in added.center.x = 1000 }, delayFactor: factor)
    case .wait: break
    }
  }

  func wait(until time: Double) {
    probe.stage.advance(by: time - probe.stage.now)
  }
}

extension ScenarioPlay {
  /// The numbers a row asks for.
  func answers(to quantity: String) throws -> [Double] {
    switch quantity {
    case "fractionComplete": [probe.fraction]
    case "presentation": [probe.shownX]
    case "duration": [probe.animator.duration]
    case "remaining seconds": [try remaining()]
    case "length": [try window().length]
    case "sub-animation start;length": try { [$0.start, $0.length] }(window())
    default: throw OracleError.unknownName(quantity)
    }
  }

  // The animator's remaining seconds; throws unless it then ends at that time.
  private func remaining() throws -> Double {
    let said = try required(probe.animator.remaining)
    let now = probe.stage.now
    probe.stage.advance(by: 1000)
    let end = try required(probe.stage.events.last).time
    guard abs(said - (end - now)) < 1e-9 else { throw OracleError.unknownName("\(end - now) s") }
    return said
  }

  private func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw OracleError.unknownName("an animator without an end") }
    return value
  }

  // The start and length of the added block, from its position at two moments; its curve is linear,
  // and all blocks end together.
  private func window() throws -> (start: Double, length: Double) {
    let rest = try required(probe.animator.remaining)
    let last = probe.stage.now + rest
    wait(until: last - rest * 0.2)
    let (x1, t1) = (Double(added.shown.position.x), probe.stage.now)
    wait(until: last - rest * 0.1)
    let (x2, t2) = (Double(added.shown.position.x), probe.stage.now)
    let length = 1000 * (t2 - t1) / (x2 - x1)
    return (t2 - x2 / 1000 * length, length)
  }
}

extension OracleChecker {
  static let animatorScenarios = OracleChecker("animator_scenarios.csv") { row in
    let scenario = try AnimatorScenario(row.row.text("scenario"))
    let quantity = try row.row.text("quantity")
    return try scenario.plays.flatMap { steps in
      try row.complaint(about: ScenarioPlay(scenario, steps).answers(to: quantity), "value")
    }
  }
}
