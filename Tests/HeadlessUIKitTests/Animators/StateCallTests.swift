import HeadlessUIKit
import Testing

/// Where an animator can be when a call comes; two seconds, linear, 0 to 100, mostly after 0.5 s.
enum AnimatorSituation: String, CaseIterable {
  case inactive, running, paused, stopped, waiting, completing, notInterruptible

  /// Brings a fresh animator there and makes the call.
  func reach(_ probe: Probe, then call: @escaping () -> Void) {
    let animator = probe.animator
    switch self {
    case .inactive: break
    case .running: animator.startAnimation()
    case .paused: animator.startAnimation()
    case .stopped: animator.startAnimation()
    case .waiting: animator.startAnimation(afterDelay: 1)
    case .completing:
      animator.addCompletion { _ in call() }
      animator.startAnimation()
      return probe.stage.advance(by: 2)
    case .notInterruptible:
      animator.isInterruptible = false
      animator.startAnimation()
    }
    probe.stage.advance(by: 0.5)
    if self == .paused { animator.pauseAnimation() }
    if self == .stopped { animator.stopAnimation(false) }
    call()
  }
}

/// All calls of an animator.
enum AnimatorCall: String, CaseIterable {
  case start, startAfterDelay, pause, scrub, reverse, continueOn, stop, stopWithoutFinishing
  case finishAtEnd, finishAtStart, finishAtCurrent, add, addDelayed, addCompletion

  func make(on probe: Probe) throws(AnimatorError) {
    let animator = probe.animator
    switch self {
    case .start: try animator.tryStart()
    case .startAfterDelay: try animator.tryStart(afterDelay: 1)
    case .pause: try animator.tryPause()
    case .scrub: try animator.tryScrub(to: 0.5)
    case .reverse: animator.isReversed = true
    case .continueOn: try animator.tryContinue(nil, durationFactor: 0)
    case .stop: try animator.tryStop(withoutFinishing: false)
    case .stopWithoutFinishing: try animator.tryStop(withoutFinishing: true)
    case .finishAtEnd: try animator.tryFinish(at: .end)
    case .finishAtStart: try animator.tryFinish(at: .start)
    case .finishAtCurrent: try animator.tryFinish(at: .current)
    case .add: try animator.tryAdd({ [box = probe.box] in box.center.y = 10 }, delayFactor: 0)
    case .addDelayed:
      try animator.tryAdd({ [box = probe.box] in box.center.y = 10 }, delayFactor: 0.5)
    case .addCompletion: animator.addCompletion { _ in }
    }
  }
}

@Suite struct `every call in every state` {
  // state, running, reversed, fraction · shown and model x (and model y where it changed) ·
  // completions. A refused call changes nothing.
  private static let table = """
    inactive | start | running 0.0 · shown 0.0 model 100.0 ·
    inactive | startAfterDelay | running 0.0 · shown 0.0 model 100.0 ·
    inactive | pause | paused 0.0 · shown 0.0 model 100.0 ·
    inactive | scrub | paused 0.5 · shown 50.0 model 100.0 ·
    inactive | reverse | inactive reversed 0.0 · shown 0.0 model 0.0 ·
    inactive | continueOn | refused notPaused
    inactive | stop | nothing
    inactive | stopWithoutFinishing | nothing
    inactive | finishAtEnd | refused notStopped
    inactive | finishAtStart | refused notStopped
    inactive | finishAtCurrent | refused notStopped
    inactive | add | nothing
    inactive | addDelayed | nothing
    inactive | addCompletion | nothing

    running | start | nothing
    running | startAfterDelay | nothing
    running | pause | paused 0.25 · shown 25.0 model 100.0 ·
    running | scrub | nothing
    running | reverse | running reversed 0.75 · shown 25.0 model 100.0 ·
    running | continueOn | refused notPaused
    running | stop | stopped 0.25 · shown 25.0 model 25.0 ·
    running | stopWithoutFinishing | inactive 0.0 · shown 25.0 model 25.0 ·
    running | finishAtEnd | refused notStopped
    running | finishAtStart | refused notStopped
    running | finishAtCurrent | refused notStopped
    running | add | running 0.25 · shown 25.0 model 100.0 y 10.0 ·
    running | addDelayed | running 0.25 · shown 25.0 model 100.0 y 10.0 ·
    running | addCompletion | nothing

    paused | start | running 0.25 · shown 25.0 model 100.0 ·
    paused | startAfterDelay | running 0.25 · shown 25.0 model 100.0 ·
    paused | pause | nothing
    paused | scrub | paused 0.5 · shown 50.0 model 100.0 ·
    paused | reverse | paused reversed 0.75 · shown 25.0 model 100.0 ·
    paused | continueOn | running 0.25 · shown 25.0 model 100.0 ·
    paused | stop | stopped 0.25 · shown 25.0 model 25.0 ·
    paused | stopWithoutFinishing | inactive 0.0 · shown 25.0 model 25.0 ·
    paused | finishAtEnd | refused notStopped
    paused | finishAtStart | refused notStopped
    paused | finishAtCurrent | refused notStopped
    paused | add | paused 0.25 · shown 25.0 model 100.0 y 10.0 ·
    paused | addDelayed | paused 0.25 · shown 25.0 model 100.0 y 10.0 ·
    paused | addCompletion | nothing

    stopped | start | refused stopped
    stopped | startAfterDelay | refused stopped
    stopped | pause | refused stopped
    stopped | scrub | nothing
    stopped | reverse | nothing
    stopped | continueOn | refused notPaused
    stopped | stop | nothing
    stopped | stopWithoutFinishing | nothing
    stopped | finishAtEnd | inactive 0.0 · shown 100.0 model 100.0 · end
    stopped | finishAtStart | inactive 0.0 · shown 0.0 model 0.0 · start
    stopped | finishAtCurrent | inactive 0.0 · shown 25.0 model 25.0 · current
    stopped | add | refused stopped
    stopped | addDelayed | refused stopped
    stopped | addCompletion | nothing

    waiting | start | nothing
    waiting | startAfterDelay | nothing
    waiting | pause | paused 0.0 · shown 0.0 model 100.0 ·
    waiting | scrub | nothing
    waiting | reverse | running reversed 1.0 · shown 0.0 model 100.0 ·
    waiting | continueOn | refused notPaused
    waiting | stop | stopped 0.0 · shown 0.0 model 0.0 ·
    waiting | stopWithoutFinishing | inactive 0.0 · shown 0.0 model 0.0 ·
    waiting | finishAtEnd | refused notStopped
    waiting | finishAtStart | refused notStopped
    waiting | finishAtCurrent | refused notStopped
    waiting | add | running 0.0 · shown 0.0 model 100.0 y 10.0 ·
    waiting | addDelayed | running 0.0 · shown 0.0 model 100.0 y 10.0 ·
    waiting | addCompletion | nothing

    completing | start | paused 0.0 · shown 100.0 model 100.0 · end
    completing | startAfterDelay | paused 0.0 · shown 100.0 model 100.0 · end
    completing | pause | paused 0.0 · shown 100.0 model 100.0 · end
    completing | scrub | nothing
    completing | reverse | nothing
    completing | continueOn | refused notPaused
    completing | stop | nothing
    completing | stopWithoutFinishing | nothing
    completing | finishAtEnd | refused notStopped
    completing | finishAtStart | refused notStopped
    completing | finishAtCurrent | refused notStopped
    completing | add | nothing
    completing | addDelayed | nothing
    completing | addCompletion | nothing

    notInterruptible | start | nothing
    notInterruptible | startAfterDelay | nothing
    notInterruptible | pause | refused notInterruptible
    notInterruptible | scrub | nothing
    notInterruptible | reverse | running reversed 0.75 · shown 25.0 model 100.0 ·
    notInterruptible | continueOn | refused notInterruptible
    notInterruptible | stop | refused notInterruptible
    notInterruptible | stopWithoutFinishing | refused notInterruptible
    notInterruptible | finishAtEnd | refused notStopped
    notInterruptible | finishAtStart | refused notStopped
    notInterruptible | finishAtCurrent | refused notStopped
    notInterruptible | add | running 0.25 · shown 25.0 model 100.0 y 10.0 ·
    notInterruptible | addDelayed | running 0.25 · shown 25.0 model 100.0 y 10.0 ·
    notInterruptible | addCompletion | nothing
    """

  private static let rows: [[String]] = table.split(separator: "\n").map { line in
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: AnimatorSituation.allCases, AnimatorCall.allCases)
  func `leads where the table says`(situation: AnimatorSituation, call: AnimatorCall) {
    let probe = Probe(.linear)
    var result = "was not made"
    situation.reach(probe) {
      let before = probe.sight
      do throws(AnimatorError) {
        try call.make(on: probe)
        result = probe.sight == before ? "nothing" : probe.sight
      } catch {
        result = "refused \(error.reason)"
        #expect(probe.sight == before)
      }
    }
    let row = Self.rows.first { $0.prefix(2) == [situation.rawValue, call.rawValue] }
    #expect(row?.last == result)
  }
}

extension Probe {
  /// The state of an animator as the table writes it.
  var sight: String {
    let state =
      switch animator.state {
      case .inactive: "inactive"
      case .active: animator.isRunning ? "running" : "paused"
      case .stopped: "stopped"
      }
    let reversed = animator.isReversed ? " reversed" : ""
    let y = box.center.y == 0 ? "" : " y \(box.center.y)"
    let ends = positions.map { " \($0)" }.joined()
    return "\(state)\(reversed) \(fraction) · shown \(shownX) model \(modelX)\(y) ·\(ends)"
  }
}
