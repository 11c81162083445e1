public import HeadlessUIKit

// The whole chain as one timeline.
extension Animate: UIViewAnimating {
  /// Active from ``perform(completion:)`` until everything is over, else inactive.
  public var state: UIViewAnimatingState { sequence?.state ?? .inactive }

  /// Whether its time passes.
  public var isRunning: Bool { sequence?.isRunning ?? false }

  /// Whether it heads for its beginning, back through every step that has begun.
  ///
  /// At its beginning everything is as it was before, and the chain is over.
  public var isReversed: Bool {
    get { sequence?.isReversed ?? false }
    set { sequence?.isReversed = newValue }
  }

  /// The progress of the whole chain, 0…1.
  ///
  /// Setting it while paused moves the chain: back over steps that have begun, which calls nothing,
  /// or forward, which begins steps and calls each `do` once. A wait without a timeout has no length
  /// until it is over, and cannot be passed before. Programmer error: a chain that calls itself.
  public var fractionComplete: CGFloat {
    get { sequence?.fractionComplete ?? 0 }
    set { sequence?.fractionComplete = newValue }
  }

  /// Its length as far as it is known, in seconds; ``fractionComplete`` is a share of it.
  ///
  /// A step that has not begun counts with its own length, a wait without a timeout with none.
  package var timelineLength: Double { sequence?.length ?? 0 }

  /// Sets ``fractionComplete``; throws for a chain that calls itself.
  package func scrub(to fraction: CGFloat) throws(StageError) { try sequence?.scrub(to: fraction) }

  /// Whether a wait without a timeout keeps it from going further.
  public var isWaiting: Bool { sequence?.isWaiting ?? false }

  /// Performs it, or lets it go on after a pause.
  public func startAnimation() { if let sequence { sequence.startAnimation() } else { perform() } }

  /// The same after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    if let sequence { return sequence.startAnimation(afterDelay: delay) }
    Stage.afterDelay(max(delay, 0)) { self.startAnimation() }
  }

  /// Pauses it where it is.
  public func pauseAnimation() { sequence?.pauseAnimation() }

  /// Does nothing: a stopped chain is inactive already.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
