extension UIViewPropertyAnimator: PropertyOwner {
  package var owner: UIViewPropertyAnimator { self }
  package static let noun = "an animator"
  package static let isTransported = true

  package func willChange(in world: World) { world.forgetContinuation(of: self) }
  package func refusal(_ error: AnimatorError) -> Mistake.Kind { .wrongState(of: self, error) }

  package static let properties = PropertyTable<UIViewPropertyAnimator>([
    Property("state", reads: \.state, "inactive, active or stopped"),
    Property("isRunning", reads: \.isRunning, "moving, or waiting for its delay"),
    Property("isReversed", \.isReversed, "heading for the start"),
    Property(
      "fractionComplete", reads: { Double($0.fractionComplete) },
      writes: { animator, fraction throws(AnimatorError) in try animator.tryScrub(to: fraction) },
      "share of the time while running, of the way while paused"
    ).remarking { animator in
      let (isRunning, isStopped) = (animator.isRunning, animator.state == .stopped)
      let (state, verb) = isRunning ? ("running", "pause") : ("stopped", "finish")
      return isRunning || isStopped
        ? "note: a \(state) animator ignores its fractionComplete; \(verb) it first" : nil
    },
    Property("duration", reads: \.duration, in: .seconds, "seconds from start to end"),
    Property("delay", reads: \.delay, in: .seconds, "seconds it was started with"),
    Property("scrubsLinearly", \.scrubsLinearly, "a scrub ignores the curve"),
    Property(
      "pausesOnCompletion", \.pausesOnCompletion, "pauses when it arrives, instead of completing"),
    whileInactive("isInterruptible", \.isInterruptible, "may be paused and stopped"),
    whileInactive("isUserInteractionEnabled", \.isUserInteractionEnabled, "its views take touches"),
    whileInactive(
      "isManualHitTestingEnabled", \.isManualHitTestingEnabled, "the app tests touches itself"),
  ])

  private static func whileInactive(
    _ name: String, _ path: any WritableKeyPath<UIViewPropertyAnimator, Bool> & Sendable,
    _ meaning: String
  ) -> Property<UIViewPropertyAnimator> {
    Property(name, path, meaning).checked { animator throws(AnimatorError) in
      try animator.checkInactive(name)
    }
  }
}

/// The stage itself, as in `stage.now`; its properties are read-only.
extension World: PropertyOwner {
  package var owner: World { self }
  package static let noun = "the stage"

  package static let properties = PropertyTable<World>([
    Property("now", reads: \.stage.now, in: .seconds, "the moment, in seconds"),
    Property("frame", reads: { $0.stage.now * Double($0.settings.rate) }, "the moment, in frames"),
    Property(
      "isReduceMotionEnabled", reads: \.stage.isReduceMotionEnabled,
      "whether Reduce Motion is on: set reduceMotion on"),
  ])
}

extension CAAnimation: PropertyOwner {
  package var owner: CAAnimation { self }
  package static let noun = "an animation"

  package static let properties = PropertyTable<CAAnimation>([
    Property("duration", \.duration, in: .duration, "seconds of one way; 0 for the transaction's"),
    Property(
      "beginTime", \.beginTime, in: .duration, "when it begins, in the layer's time; 0 for at once"),
    Property("timeOffset", \.timeOffset, in: .duration, "seconds its time is shifted by"),
    Property("speed", \.speed, "how fast its time passes"),
    Property("repeatCount", \.repeatCount, "how many times; 0 for once"),
    Property(
      "repeatDuration", \.repeatDuration, in: .duration,
      "seconds of repeats; 0 means the count decides"),
    Property("autoreverses", \.autoreverses, "plays back and forth"),
    Property("isRemovedOnCompletion", \.isRemovedOnCompletion, "is removed when it is over"),
  ])
}
