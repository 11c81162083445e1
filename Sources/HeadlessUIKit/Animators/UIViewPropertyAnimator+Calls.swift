internal import PropertyEngine

// The public calls. Each has a throwing twin that the shell calls; here a wrong state is a trap.
extension UIViewPropertyAnimator {
  /// Starts it, or resumes it after a pause; no effect while running.
  ///
  /// On a curve, time resumes where the curve has the visible progress; a spring starts again from
  /// the present value. An animator without blocks waits, paused, for its first one.
  public func startAnimation() { trap { try tryStart() } }

  /// Starts it after a delay in seconds, 0 or more; the blocks run, and the model changes, at once.
  ///
  /// While waiting it is active and running, at fraction 0; a pause ends the wait (choice).
  public func startAnimation(afterDelay delay: TimeInterval) {
    trap { try tryStart(afterDelay: delay) }
  }

  /// Pauses it where it is; an inactive one becomes active and paused at its beginning.
  public func pauseAnimation() { trap { try tryPause() } }

  /// Resumes a paused animator with other timing, until it is inactive again, or another speed.
  ///
  /// Without parameters, its own timing counts. A curve goes on at the present progress, without a
  /// blend (choice); a spring starts again from the present value. The factor is the time left as a
  /// share of the original duration; 0 keeps the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { trap { try tryContinue(parameters, durationFactor: Double(durationFactor)) } }

  /// Stops it where it is, writing what is shown into the model; no effect while inactive (choice).
  ///
  /// Without finishing it becomes inactive, without completions; otherwise it has to be finished.
  public func stopAnimation(_ withoutFinishing: Bool) {
    trap { try tryStop(withoutFinishing: withoutFinishing) }
  }

  /// Finishes a stopped animator: sets the model to that place and calls the completions.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    trap { try tryFinish(at: finalPosition) }
  }

  package func tryStart(afterDelay delay: Double = 0) throws(AnimatorError) {
    try observed { () throws(AnimatorError) in
      guard delay.isFinite, delay >= 0, let wait = VirtualTime(seconds: delay) else {
        throw AnimatorError(call: "startAnimation(afterDelay:)", reason: .invalidNumber)
      }
      switch phase {
      case .stopped: throw AnimatorError(call: "startAnimation", reason: .stopped)
      case .inactive, .completing:
        self.delay = delay
        begin(isPaused: false, delay: wait)
      case .active(let run):
        guard run.playhead.isHeld, !waitsForBlock else { return }
        run.edit { $0.resume(at: stage.now.adding(wait) ?? stage.now) }
        stage.note(.started, name)
        planArrival(of: run)
      }
    }
  }

  package func tryPause() throws(AnimatorError) { try observed(pause) }

  private func pause() throws(AnimatorError) {
    try checkInterruptible("pauseAnimation")
    switch phase {
    case .stopped: throw AnimatorError(call: "pauseAnimation", reason: .stopped)
    case .inactive, .completing: begin(isPaused: true, delay: .zero)
    case .active(let run):
      guard !run.playhead.isHeld else { return }
      run.edit { $0.pause(at: stage.now) }
      stage.note(.paused, name)
      planArrival(of: run)
    }
  }

  package func tryScrub(to fraction: Double) throws(AnimatorError) {
    try observed { () throws(AnimatorError) in
      guard !fraction.isNaN else {
        throw AnimatorError(call: "fractionComplete", reason: .invalidNumber)
      }
      if case .inactive = phase { try pause() }
      guard case .active(let run) = phase, run.playhead.isHeld else { return }
      let fraction = min(max(fraction, 0), 1)
      if let account = stage.account {
        stage.note(.scrubbed(to: fraction), name)
        account.noteGrasp(of: self, run.playhead, at: fraction)
      }
      run.edit { $0.scrub(to: fraction, scrubsLinearly: scrubsLinearly) }
    }
  }

  package func tryContinue(
    _ parameters: (any UITimingCurveProvider)?, durationFactor: Double
  ) throws(AnimatorError) {
    try observed { () throws(AnimatorError) in
      try checkInterruptible("continueAnimation")
      guard durationFactor.isFinite, durationFactor >= 0 else {
        throw AnimatorError(call: "continueAnimation", reason: .invalidNumber)
      }
      guard case .active(let run) = phase, run.playhead.isHeld else {
        throw AnimatorError(call: "continueAnimation", reason: .notPaused)
      }
      waitsForBlock = false
      var (leg, length) = (parameters ?? timingParameters).leg(duration: duration)
      var remaining: VirtualTime?
      if durationFactor > 0 {
        let seconds = durationFactor * duration
        remaining = .clamped(seconds: seconds)
        if seconds > 0, length.isFinite { leg.stretchSprings(by: length / seconds) }
      }
      run.edit { $0.resume(on: leg, remaining: remaining, at: stage.now) }
      stage.note(.started, name)
      planArrival(of: run)
    }
  }

  package func tryStop(withoutFinishing: Bool) throws(AnimatorError) {
    try observed { () throws(AnimatorError) in
      guard case .active(let run) = phase else { return }
      try checkInterruptible("stopAnimation")
      run.edit { $0.pause(at: stage.now) }
      cancelArrival()
      run.freeze()
      stage.note(.stopped, name)
      phase = .stopped(run)
      stage.account?.noteBeginning(of: self)
      guard withoutFinishing else { return }
      if !completions.isEmpty { stage.account?.find(.losesCompletions, name) }
      completions = []
      for completion in run.innerCompletions { stage.perform { completion(false) } }
      becomeInactive()
    }
  }

  package func tryFinish(at position: UIViewAnimatingPosition) throws(AnimatorError) {
    try observed { () throws(AnimatorError) in
      guard case .stopped(let run) = phase else {
        throw AnimatorError(call: "finishAnimation(at:)", reason: .notStopped)
      }
      run.finish(at: position)
      callCompletions(of: run, at: position)
    }
  }

  package func tryAdd(_ body: @escaping () -> Void, delayFactor: Double) throws(AnimatorError) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    switch phase {
    case .stopped: throw AnimatorError(call: "addAnimations", reason: .stopped)
    case .inactive, .completing: blocks.append(Block(delayFactor: factor, body: body))
    case .active(let run): addToActive(run, body, delayFactor: factor)
    }
  }

  private func checkInterruptible(_ call: String) throws(AnimatorError) {
    guard isInterruptible else { throw AnimatorError(call: call, reason: .notInterruptible) }
  }
}

extension Leg {
  fileprivate mutating func stretchSprings(by factor: Double) {
    func stretched(_ pacing: Pacing) -> Pacing {
      guard case .spring(let spring, let stretch) = pacing else { return pacing }
      return .spring(spring, stretch: stretch * factor)
    }
    pacing = stretched(pacing)
    verticalPacing = verticalPacing.map(stretched)
  }
}
