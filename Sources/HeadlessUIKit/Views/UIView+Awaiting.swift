// Blocks that are awaited, in a task of a stage; see ``Stage/task(_:)``.
//
// In asynchronous code Swift prefers these to the others of their name, as it does on a device. On the
// main actor they are not there: what awaits on it cannot be given to a stage.
#if !MainActorViews
  public import Foundation

  extension UIView {
    /// Runs a block and waits until all it moves is over; returns whether that ran to its end.
    ///
    /// The parameters are those of
    /// ``animate(withDuration:delay:options:animations:completion:)``.
    @discardableResult public nonisolated(nonsending) static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: () -> Void
    ) async -> Bool {
      await finished {
        animate(
          withDuration: duration, delay: delay, options: options, animations: animations,
          completion: $0)
      }
    }

    /// The same with a spring that has settled after the duration.
    @discardableResult public nonisolated(nonsending) static func animate(
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

    /// The same with a spring by how long it seems to take and how much it bounces.
    @discardableResult public nonisolated(nonsending) static func animate(
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

    /// Runs a block with keyframes and waits until it is over; returns whether it ran to its end.
    @discardableResult public nonisolated(nonsending) static func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: KeyframeAnimationOptions = [], animations: () -> Void
    ) async -> Bool {
      await finished {
        animateKeyframes(
          withDuration: duration, delay: delay, options: options, animations: animations,
          completion: $0)
      }
    }

    private nonisolated(nonsending) static func finished(
      _ start: (@escaping (Bool) -> Void) -> Void
    ) async -> Bool {
      await withUnsafeContinuation { continuation in start { continuation.resume(returning: $0) } }
    }
  }
#endif
