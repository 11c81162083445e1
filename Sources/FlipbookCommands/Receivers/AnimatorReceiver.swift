import FlipbookLanguage
import FlipbookText
package import FlipbookValues
package import HeadlessUIKit

/// An animator, or the dance of a view.
package struct AnimatorReceiver: Receiver {
  package let name: String
  package let animator: UIViewPropertyAnimator

  package var pauseIfRunning: (() -> Void)? {
    { [animator] in if animator.isRunning { try? animator.tryPause() } }
  }

  package func take(_ move: Move, _ call: Invocation) throws(Mistake) -> Answer {
    if case .tell = move { return states }
    try check(move, call)
    // Nothing is continued any more by what sets it going, holds it or ends it.
    if !move.leavesTiming { call.world.forgetContinuation(of: animator) }
    let begins = animator.hasQueuedBlocks
    do {
      try call.world.stage.perform { () throws(AnimatorError) in try carryOut(move) }
    } catch {
      throw Mistake(.wrongState(of: animator, error), call.verbSpan)
    }
    if case .resume(let timing, _) = move {
      call.world.timings[name, default: (nil, nil)].continued = timing
    }
    if case .finish(let place) = move, call.isTyped {
      var answer = Answer()
      answer.remark = "\(Name.typed(name)) ended at \(place.word)"
      return answer
    }
    if case .start = move, begins {
      let velocity = call.world.timing(of: name)?.initialVelocity ?? 0
      call.remarkOnVelocity(velocity, of: animator.motions)
      call.remarkOnIdleness(of: animator, name)
    }
    return Answer()
  }

  private func carryOut(_ move: Move) throws(AnimatorError) {
    switch move {
    case .start(let delay): try animator.tryStart(afterDelay: delay ?? 0)
    case .pause: try animator.tryPause()
    case .resume(let timing, let factor):
      try animator.tryContinue(timing?.parameters, durationFactor: factor)
    case .reverse: animator.isReversed.toggle()
    case .scrub(let fraction): try animator.tryScrub(to: fraction)
    case .stop(let withoutFinishing): try animator.tryStop(withoutFinishing: withoutFinishing)
    case .finish(let place): try animator.tryFinish(at: place)
    case .add(let block, let factor): try animator.tryAdd(block.closure, delayFactor: factor)
    case .complete(let block): animator.addCompletion(block)
    case .tell: break
    }
  }

  package func playhead(_ call: Invocation) throws(Mistake) -> LiveTarget {
    try check(animator.state != .stopped, "is stopped: it cannot be scrubbed", call)
    return .animator(name)
  }

  // What UIKit takes and does nothing, or traps at, is told in words.
  private func check(_ move: Move, _ call: Invocation) throws(Mistake) {
    switch move {
    case .reverse:
      try check(animator.state != .stopped, "is stopped: it cannot be reversed", call)
    case .scrub:
      try check(!animator.isRunning, "is running: only a paused animator can be scrubbed", call)
      try check(
        animator.state != .stopped, "is stopped: only a paused animator can be scrubbed", call)
    case .stop:
      try check(
        animator.state == .active, "is \(animator.state): there is nothing to stop", call)
    default: return
    }
  }

  private func check(_ holds: Bool, _ problem: String, _ call: Invocation) throws(Mistake) {
    guard !holds else { return }
    throw call.wrongState(problem, of: name, legal: animator.legalVerbs)
  }
}

extension UIViewPropertyAnimator {
  /// Adds a block for its end.
  func addCompletion(_ block: ReadyBlock) {
    addCompletion { block.run(finished: $0 == .end, position: $0) }
  }
}

extension Move {
  // Whether an animator goes on in the way it did.
  fileprivate var leavesTiming: Bool {
    switch self {
    case .reverse, .complete, .tell: true
    default: false
    }
  }
}

extension AnimatorReceiver {
  private static let machine: [(state: String, ways: [(verb: String, to: String)])] = [
    ("inactive", [("start", "running"), ("pause, scrub", "paused")]),
    (
      "running",
      [
        ("pause", "paused"), ("stop", "stopped"), ("stop withoutFinishing", "inactive"),
        ("its end", "inactive, or paused with pausesOnCompletion"),
      ]
    ),
    (
      "paused",
      [("start, continue", "running"), ("stop", "stopped"), ("stop withoutFinishing", "inactive")]
    ),
    ("stopped", [("finish", "inactive")]),
  ]

  /// The states there are, the one it is in, and what leads from each to the next.
  package var states: Answer {
    var answer = Answer()
    for (state, ways) in Self.machine {
      let here = state == animator.word ? "* " : "  "
      for (place, way) in ways.enumerated() {
        let name = place == 0 ? here + state : ""
        answer.print(
          TextWidth.padded(name, to: 12, alignment: .left)
            + TextWidth.padded(way.verb, to: 24, alignment: .left) + "to " + way.to)
      }
    }
    answer.print("from here: \(animator.legalVerbs.joined(separator: ", "))")
    return answer
  }
}
