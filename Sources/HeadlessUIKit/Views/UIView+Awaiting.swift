// Awaited blocks, in a task of a stage; see ``Stage/task(_:)``.
//
// In asynchronous code Swift prefers these to the others of their name. On a device only keyframes
// have such a form: there an awaited `animate` compiles with a warning and does not wait. They run
// on the caller's actor, so that blocks need not be sendable.

extension UIView {
  /// Animates as ``animate(withDuration:delay:options:animations:completion:)`` does and waits
  /// for the end; returns whether everything ran to its end.
  @discardableResult public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void
  ) async -> Bool {
    await finished {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  /// The same with a spring that has nearly settled after the duration.
  @discardableResult public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await finished {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  /// The same with a spring of a perceived duration and a bounce.
  @discardableResult public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await finished {
      animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
        options: options, animations: animations, completion: $0)
    }
  }

  /// Animates keyframes and waits for the end; returns whether everything ran to its end.
  @discardableResult public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await finished {
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  private static func finished(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    let state = CurrentStage.state
    let number = state.openEnd()
    start { [unowned state] in state.ends.finish(number, $0) }
    return await StageState.end(number)
  }
}

extension UIViewPropertyAnimator {
  /// Waits for the end, as ``addCompletion(_:)`` does; returns where the animator ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    var end = UIViewAnimatingPosition.current
    let number = stage.openEnd()
    addCompletion { [unowned stage] in
      end = $0
      stage.ends.finish(number, true)
    }
    _ = await StageState.end(number)
    return end
  }
}
