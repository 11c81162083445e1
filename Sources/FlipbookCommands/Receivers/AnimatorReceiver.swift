/// An animator, or the dance of a view.
package struct AnimatorReceiver: Receiver {
  package let name: String
  let animator: UIViewPropertyAnimator
  /// The dance that it belongs to, which finishes it even while it runs.
  var dance: Dance?

  package func take(_ move: Move, _ call: Invocation) throws(Mistake) -> Answer {
    if case .tell = move { return states }
    try check(move, call)
    // If only asked, an allowed verb is not carried out; any other fails below, or changes nothing.
    let legal = call.isAsked ? animator.legalVerbs + (dance == nil ? [] : ["finish"]) : []
    if legal.contains(call.verb(of: move)) { return Answer() }
    // A verb that starts, holds or ends it also ends the timing of its continuation.
    if !move.leavesTiming { call.world.forgetContinuation(of: animator) }
    let (begins, wasRunning) = (animator.hasQueuedBlocks, animator.isRunning)
    let isOver = animator.isOver
    do {
      try call.world.stage.perform { () throws(AnimatorError) in try carryOut(move) }
    } catch {
      throw Mistake(.wrongState(of: animator, error), call.verbSpan)
    }
    let typed = Name.typed(name)
    switch move {
    case .resume(let timing, _): call.world.timings[name, default: (nil, nil)].continued = timing
    case .finish(let place) where call.isTyped:
      return Answer(remark: "\(typed) ended at \(place.word)")
    case .start where call.isTyped && wasRunning:
      return Answer(remark: "\(typed) is already running")
    case .start where call.isTyped && isOver, .scrub where call.isTyped && isOver,
      .reverse where call.isTyped && isOver, .pause where call.isTyped && isOver:
      return Answer(
        remark: "\(typed) is over and has nothing left to move; 'goto' a moment of its way shows it"
      )
    case .start where begins:
      let velocity = call.world.timing(of: name)?.initialVelocity ?? 0
      call.remarkOnVelocity(velocity, of: animator.motions)
      call.remarkOnIdleness(of: animator, name)
    case .start where call.isTyped && dance == nil && animator.motions.isEmpty:
      return Answer(remark: Self.nothingToMove(name))
    default: break
    }
    return Answer()
  }

  static func nothingToMove(_ name: String) -> String {
    let name = Name.typed(name)
    return "\(name) has nothing to move: add \(name) { … }"
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
    case .finish(let place):
      if let dance { dance.finish(at: place) } else { try animator.tryFinish(at: place) }
    case .add(let block, let factor): try animator.tryAdd(block.closure, delayFactor: factor)
    case .complete(let block): animator.addCompletion(block)
    case .tell: break
    }
  }

  package func playhead(_ call: Invocation) throws(Mistake) -> LiveTarget {
    try refuse(animator.state == .stopped ? "is stopped: it cannot be scrubbed" : nil, call)
    return .animator(name)
  }

  // Refuses verbs that UIKit ignores, or traps at.
  private func check(_ move: Move, _ call: Invocation) throws(Mistake) {
    let isStopped = animator.state == .stopped
    switch move {
    case .reverse: try refuse(isStopped ? "is stopped: it cannot be reversed" : nil, call)
    case .scrub:
      let state = animator.isRunning ? "running" : isStopped ? "stopped" : nil
      try refuse(state.map { "is \($0): only a paused animator can be scrubbed" }, call)
    case .pause(isLater: true) where animator.state != .active:
      try refuse("is \(animator.state): there is nothing to pause", call)
    case .stop where animator.state != .active:
      try call.tellOfBlocks()
      try refuse("is \(animator.state): there is nothing to stop", call)
    default: return
    }
  }

  private func refuse(_ problem: String?, _ call: Invocation) throws(Mistake) {
    if let problem { throw call.wrongState(problem, of: name, legal: animator.legalVerbs) }
  }

  // MARK: States

  private static let machine: [(state: String, verb: String, next: String)] = [
    ("inactive", "start", "running"), ("inactive", "pause, scrub", "paused"),
    ("running", "pause", "paused"), ("running", "stop", "stopped"),
    ("running", "stop withoutFinishing", "inactive"),
    ("running", "its end", "inactive, or paused with pausesOnCompletion"),
    ("paused", "start, continue", "running"), ("paused", "stop", "stopped"),
    ("paused", "stop withoutFinishing", "inactive"), ("stopped", "finish", "inactive"),
  ]

  // All states, with the present one marked, and the verbs that lead from each to the next.
  private var states: Answer {
    var (answer, last) = (Answer(), "")
    for (state, verb, next) in Self.machine {
      let name = state == last ? "" : (state == animator.word ? "* " : "  ") + state
      last = state
      answer.print(
        TextWidth.padded(name, to: 12, alignment: .left)
          + TextWidth.padded(verb, to: 24, alignment: .left) + "to " + next)
    }
    answer.print("from here: \(animator.legalVerbs.joined(separator: ", "))")
    return answer
  }
}

extension UIViewPropertyAnimator {
  func addCompletion(_ block: ReadyBlock) {
    addCompletion { block.run(finished: $0 == .end, position: $0) }
  }

  /// Whether its run is over and it has no blocks for another one.
  var isOver: Bool { state == .inactive && !hasQueuedBlocks && !motions.isEmpty }
}

extension Move {
  fileprivate var leavesTiming: Bool {
    switch self {
    case .reverse, .complete, .tell: true
    default: false
    }
  }
}
