internal import PropertyEngine

// The life of one run: blocks run, arrival planned, completions called.
extension UIViewPropertyAnimator {
  /// Runs the queued blocks and starts the animator, or holds it at its beginning.
  func begin(isPaused: Bool, delay: VirtualTime) {
    var playhead = Playhead(leg: timingParameters.leg(duration: duration).leg)
    if startsReversed { playhead.reverse(at: stage.now) }
    waitsForBlock = blocks.isEmpty && !isPaused
    if isPaused || waitsForBlock {
      playhead.holdAtBeginning()
    } else {
      playhead.start(at: stage.now, delay: delay)
    }
    let run = AnimationRun(of: self, state: stage, playhead: consume playhead, time: .stage)
    (phase, lastRun) = (.active(run), run)
    stage.account?.noteBeginning(of: self)
    stage.lives?.begin(
      run, Life(.animator, name, run.playhead, at: stage.now, delay: delay, end: run.arrival))
    for block in exchange(&blocks, with: []) {
      let segment =
        block.delayFactor == 0 ? 0 : run.addSegment(delayFactor: block.delayFactor, isActive: false)
      record(block.body, in: run, segment: segment)
    }
    stage.note(isPaused ? .paused : .started, name)
    if !(duration > 0) { stage.account?.findNoTime(name) }
    planArrival(of: run)
    if !isPaused, !waitsForBlock, run.isIdle {
      stage.account?.find(.movesNothing, name)
      completeSoon(run)
    }
  }

  /// Runs a block added during the run; its changes take the time that is left.
  func addToActive(_ run: AnimationRun, _ body: () -> Void, delayFactor: Double) {
    let isFirst = waitsForBlock
    waitsForBlock = false
    let segment =
      isFirst && delayFactor == 0 ? 0 : run.addSegment(delayFactor: delayFactor, isActive: true)
    record(body, in: run, segment: segment)
    guard isFirst else { return }
    run.edit { $0.resume(at: stage.now) }
    planArrival(of: run)
    if run.isIdle { completeSoon(run) }
  }

  /// Holds it at its beginning and adopts the blocks of some code; other changes come at once.
  package func adoptBlocks(of body: () -> Void) {
    pauseAnimation()
    let outer = stage.adopter
    stage.adopter = self
    stage.perform(body)
    stage.adopter = outer
  }

  /// Adopts a block; its completion comes with the animator's end, with `false` at the start.
  func adopt(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard let run = activeRun else { return animations() }
    addToActive(run, animations, delayFactor: 0)
    if let completion { addCompletion { completion($0 == .end) } }
  }

  private func record(_ body: () -> Void, in run: AnimationRun, segment: Int) {
    stage.record(
      Recording(of: self, run: run, segment: segment, startsFromPresentation: true), body)
  }

  /// Plans the end of the run again, after anything that moved it; ends at one moment come in the
  /// order in which their runs began.
  func planArrival(of run: AnimationRun) {
    guard let arrival = run.ownArrival else {
      arrivalTicket.map(stage.cancel)
      return keepAlive(!run.playhead.isHeld)
    }
    keepAlive(false)
    arrivalTicket = stage.schedule(.arrival(run, self), at: arrival, inPlaceOf: arrivalTicket)
  }

  func cancelArrival() {
    stage.drop(&arrivalTicket)
    keepAlive(false)
  }

  // A planned end keeps the animator alive; a run without an end plans none.
  private func keepAlive(_ isEndless: Bool) {
    guard isEndless || !stage.endless.isEmpty else { return }
    stage.endless[ObjectIdentifier(self)] = isEndless ? self : nil
  }

  // An animator that moves nothing, or nothing on the screen, completes at once, even if paused
  // right after the start (observed in UIKit by several people).
  private func completeSoon(_ run: AnimationRun) {
    let end = { [self] in
      guard activeRun === run, run.isIdle else { return }
      complete(run, at: run.playhead.isReversed ? .start : .end)
    }
    stage.schedule(.block(label: label, end), at: stage.now)
  }

  private func arrive(_ run: AnimationRun) {
    guard activeRun === run else { return }
    run.noteCutOff()
    guard !pausesOnCompletion else {
      run.edit { $0.pause(at: stage.now) }
      stage.note(.pausedOnCompletion, name)
      stage.account?.noteHold(of: self)
      return planArrival(of: run)
    }
    complete(run, at: run.playhead.isReversed ? .start : .end)
  }

  private func complete(_ run: AnimationRun, at position: UIViewAnimatingPosition) {
    cancelArrival()
    run.settle(at: position)
    callCompletions(of: run, at: position)
  }

  /// Calls the completions and makes the animator inactive, unless one of them started it again;
  /// completions added meanwhile are for its next run.
  func callCompletions(of run: AnimationRun, at position: UIViewAnimatingPosition) {
    phase = .completing(run)
    startsReversed = false
    stage.note(.completed(position), name)
    let called = exchange(&completions, with: [])
    for completion in run.innerCompletions { stage.perform { completion(position == .end) } }
    for completion in called { stage.perform { completion.body(position) } }
    if case .completing = phase { becomeInactive() }
  }

  func becomeInactive() {
    phase = .inactive
    startsReversed = false
  }
}

extension UIViewPropertyAnimator: RunOwner {
  var context: Recording.Context {
    Recording.Context(
      duration: duration, pacing: activeRun?.playhead.leg.pacing ?? .linear,
      timing: timingParameters, tracksInnerBlocks: isInterruptible)
  }

  var givenDuration: Double { requestedDuration }
  var leg: Leg { timingParameters.leg(duration: duration).leg }

  var touchPlace: TouchPlace {
    guard isUserInteractionEnabled else { return .nowhere }
    return isManualHitTestingEnabled ? .model : .shown
  }

  // Its run is made when it begins.
  func makeRun() -> AnimationRun? { activeRun }
  var endsInSilence: Bool { completions.isEmpty && observers.isEmpty }
  func arrived(_ run: AnimationRun) { observed { arrive(run) } }
  func lost(_ run: AnimationRun) {}
  // The animator follows the stage's time.
  func retimed(_ run: AnimationRun) {}
}
