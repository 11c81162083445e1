import HeadlessUIKit
import Testing

/// The calls that are tried in every order.
private enum Call: CaseIterable {
  case start, pause, scrub, reverse, continueOn, continueFaster, continueOnCurve
  case continueOnSpring, stop, stopForGood, finishAtStart, finishAtEnd
}

/// Both animators side by side, and what can be seen of each.
private final class Pair {
  struct Sight: Equatable, CustomStringConvertible {
    var isAllowed: Bool
    var state: UIViewAnimatingState
    var isRunning: Bool
    var isReversed: Bool
    var completions: [UIViewAnimatingPosition]
    var numbers: [Double]

    var isUntouched: Bool { state == .inactive && !isReversed && numbers == [0, 0, 0] }

    func agrees(with other: Sight) -> Bool {
      var (mine, theirs) = (self, other)
      (mine.numbers, theirs.numbers) = ([], [])
      return mine == theirs
        && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
    }

    var description: String {
      "\(isAllowed ? "" : "refused ")\(state)\(isRunning ? " running" : "")"
        + "\(isReversed ? " reversed" : "") fraction, shown, model \(numbers) \(completions)"
    }
  }

  let probe: Probe
  var naive: NaiveAnimator
  private var isPrepared = false

  init(_ timing: ProbeTiming, scrubsLinearly: Bool) {
    probe = Probe(timing: timing.parameters)
    probe.animator.scrubsLinearly = scrubsLinearly
    naive = NaiveAnimator(timing.naive, scrubsLinearly: scrubsLinearly)
  }

  /// Makes a call on both; an inactive animator first gets a block to the other side.
  func make(_ call: Call) -> (engine: Sight, naive: Sight) {
    let target = naive.model == 100 ? 0.0 : 100
    let wasInactive = naive.mode == .inactive
    if wasInactive, !isPrepared { probe.moveBox(to: target) }
    let isAllowed = (engine(call), naively(call, target))
    isPrepared = wasInactive && naive.mode == .inactive
    return sights(isAllowed)
  }

  func step(_ seconds: Double) -> (engine: Sight, naive: Sight) {
    probe.stage.advance(by: seconds)
    naive.tick(seconds)
    return sights((true, true))
  }

  private func engine(_ call: Call) -> Bool {
    let animator = probe.animator
    do throws(AnimatorError) {
      switch call {
      case .start: try animator.tryStart()
      case .pause: try animator.tryPause()
      case .scrub: try animator.tryScrub(to: 0.3)
      case .reverse: animator.isReversed.toggle()
      case .continueOn: try animator.tryContinue(nil, durationFactor: 0)
      case .continueFaster: try animator.tryContinue(nil, durationFactor: 0.4)
      case .continueOnCurve:
        try animator.tryContinue(
          UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
      case .continueOnSpring:
        try animator.tryContinue(
          UISpringTimingParameters(dampingRatio: 0.4), durationFactor: 0.7)
      case .stop: try animator.tryStop(withoutFinishing: false)
      case .stopForGood: try animator.tryStop(withoutFinishing: true)
      case .finishAtStart: try animator.tryFinish(at: .start)
      case .finishAtEnd: try animator.tryFinish(at: .end)
      }
      return true
    } catch {
      return false
    }
  }

  private func naively(_ call: Call, _ target: Double) -> Bool {
    let seconds = naive.original.seconds
    return switch call {
    case .start: naive.startAnimation(target)
    case .pause: naive.pause(target)
    case .scrub: naive.scrub(to: 0.3, target)
    case .reverse: naive.reverse()
    case .continueOn: naive.continue(nil, factor: 0)
    case .continueFaster: naive.continue(nil, factor: 0.4)
    case .continueOnCurve: naive.continue(.cubic(0.42, 0, 1, 1, seconds: seconds), factor: 0)
    case .continueOnSpring: naive.continue(.ratioSpring(0.4, seconds: seconds), factor: 0.7)
    case .stop: naive.stop(withoutFinishing: false)
    case .stopForGood: naive.stop(withoutFinishing: true)
    case .finishAtStart: naive.finish(at: .start)
    case .finishAtEnd: naive.finish(at: .end)
    }
  }

  private func sights(_ isAllowed: (engine: Bool, naive: Bool)) -> (engine: Sight, naive: Sight) {
    let animator = probe.animator
    let engine = Sight(
      isAllowed: isAllowed.engine, state: animator.state, isRunning: animator.isRunning,
      isReversed: animator.isReversed, completions: probe.positions,
      numbers: [probe.fraction, probe.shownX, probe.modelX])
    let seen = Sight(
      isAllowed: isAllowed.naive, state: naive.mode.state, isRunning: naive.mode == .running,
      isReversed: naive.isReversed, completions: naive.completions.map(\.position),
      numbers: [naive.fraction, naive.shown, naive.model])
    return (engine, seen)
  }
}

extension NaiveAnimator.Mode {
  fileprivate var state: UIViewAnimatingState {
    switch self {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }
}

extension NaiveAnimator.Place {
  fileprivate var position: UIViewAnimatingPosition {
    switch self {
    case .start: .start
    case .end: .end
    case .current: .current
    }
  }
}

@Suite struct `an animator beside a naive one` {
  // The seconds after each call; none ends exactly when an animator does.
  private static let steps = [0.37, 0.53, 0.29, 0.83]

  @Test(arguments: ProbeTiming.allCases, [true, false])
  fileprivate func `agrees after every four calls`(timing: ProbeTiming, scrubsLinearly: Bool) {
    let calls = Call.allCases
    let count = calls.count * calls.count * calls.count * calls.count
    var failures = 0
    for number in 0..<count where failures < 3 {
      var rest = number
      let sequence = Self.steps.map { _ in
        defer { rest /= calls.count }
        return calls[rest % calls.count]
      }
      failures += Self.differs(sequence, timing, scrubsLinearly) ? 1 : 0
    }
  }

  // Plays a sequence on both and records the first difference.
  private static func differs(
    _ sequence: [Call], _ timing: ProbeTiming, _ scrubsLinearly: Bool
  ) -> Bool {
    let pair = Pair(timing, scrubsLinearly: scrubsLinearly)
    for (index, (call, step)) in zip(sequence, steps).enumerated() {
      let (engine, naive) = pair.make(call)
      let (later, naiveLater) = pair.step(step)
      guard engine.agrees(with: naive), later.agrees(with: naiveLater) else {
        let calls = sequence.prefix(index + 1).map { "\($0)" }.joined(separator: ", ")
        Issue.record(
          """
          \(timing), scrubsLinearly \(scrubsLinearly): \(calls)
            at once  \(engine)
            naive    \(naive)
            later    \(later)
            naive    \(naiveLater)
          """)
        return true
      }
      // A first call that did nothing leaves shorter sequences, which are tried on their own.
      if index == 0, later.isUntouched { return false }
    }
    return false
  }
}
