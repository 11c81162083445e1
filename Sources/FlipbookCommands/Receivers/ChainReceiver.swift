package struct ChainReceiver: Receiver {
  package let name: String
  package let chain: Chain

  private var animate: Animate { chain.animate }

  package func take(_ move: Move, _ call: Invocation) throws(Mistake) -> Answer {
    let stage = call.world.stage
    if call.isAsked, chain.legalVerbs.contains(call.verb(of: move)) { return Answer() }
    switch move {
    case .start(let delay):
      guard animate.state == .active || animate.stepsLeft > 0 else {
        throw Mistake(.noStepsLeft(name, hasPast: stage.ticks > 0), call.verbSpan)
      }
      let typed = Name.typed(name)
      let how = animate.isWaiting ? "waits: continue \(typed)" : "is already running"
      let remark = animate.isRunning && call.isTyped ? "\(typed) \(how)" : nil
      stage.perform {
        if let delay { animate.startAnimation(afterDelay: delay) } else { animate.startAnimation() }
      }
      if let remark { return Answer(remark: remark) }
    case .pause:
      try checkActive("there is nothing to pause", call)
      stage.perform(animate.pauseAnimation)
    case .reverse:
      try checkActive("there is nothing to turn around", call)
      animate.isReversed.toggle()
      if call.isTyped, !animate.isRunning {
        let typed = Name.typed(name)
        return Answer(remark: "\(typed) waits: start \(typed) runs it, turned around")
      }
    case .stop:
      try checkActive("there is nothing to stop", call)
      chain.forgetWaits()
      stage.perform { animate.stopAnimation(true) }
    case .scrub(let fraction): return try scrub(to: fraction, call)
    case .resume(let timing, let factor):
      guard call.isOneOfSeveral || timing == nil && factor == 0 else {
        throw wrongState("is a chain, whose steps keep their timing", call)
      }
      // `continue all` continues paused chains; for a single chain, `continue` first ends a wait.
      if !(call.isOneOfSeveral && chain.isPaused), stage.perform(chain.resume) { break }
      guard chain.isPaused else { throw wrongState("is not waiting", call) }
      stage.perform { animate.startAnimation() }
    case .finish:
      let usage = "finish \(Name.typed(name)) 1s { … }, which adds a step at its end"
      throw Mistake(.missingArgument("a block", usage: usage), call.end)
    case .add, .complete, .tell:
      throw wrongState("is a chain: '\(call.verb(of: move))' does not work on it", call)
    }
    return Answer()
  }

  package func playhead(_ call: Invocation) throws(Mistake) -> LiveTarget {
    try checkActive("there is nothing to scrub", call)
    return .chain(name)
  }

  private func scrub(to fraction: Double, _ call: Invocation) throws(Mistake) -> Answer {
    try checkActive("there is nothing to scrub", call)
    guard !animate.isRunning else {
      throw wrongState("is running: only a paused chain can be scrubbed", call)
    }
    try call.world.attempt(call.verbSpan) { stage throws(StageError) in
      try stage.perform { () throws(StageError) in try animate.scrub(to: fraction) }
    }
    guard animate.isWaiting, animate.fractionComplete < fraction - 1e-9 else { return Answer() }
    return Answer(
      "note: \(name) waits in step \(animate.stepsBegun) and goes no further; "
        + "'resume \(name)' ends the wait")
  }

  private func checkActive(_ problem: String, _ call: Invocation) throws(Mistake) {
    guard animate.state != .active else { return }
    let isOver = animate.stepsBegun > 0 || animate.stepsLeft == 0
    let rest = animate.state == .inactive && isOver ? "is over" : "has not been performed"
    throw wrongState("\(rest): \(problem)", call)
  }

  private func wrongState(_ problem: String, _ call: Invocation) -> Mistake {
    call.wrongState(problem, of: name, legal: chain.legalVerbs)
  }
}
