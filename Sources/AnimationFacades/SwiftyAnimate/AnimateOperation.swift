public import HeadlessUIKit

/// A block of changes.
public typealias AnimationBlock = () -> Void
/// The function that ends a wait; it may be called at any time, and counts once.
public typealias ResumeBlock = () -> Void
/// The block of a wait, which gets the function that ends it.
public typealias WaitBlock = (_ resume: @escaping ResumeBlock) -> Void
/// The block of a `do` step.
public typealias DoBlock = () -> Void

/// One thing that happens in a step of a chain.
public enum AnimateOperation {
  /// An animation; done when it is over, finished or not.
  case animation(any Animation)
  /// A wait until it is resumed, or until its timeout in seconds.
  case wait(timeout: TimeInterval?, block: WaitBlock)
  /// A block that is called at once.
  case `do`(block: DoBlock)
  /// Another chain; done when all of it is.
  case chain(Animate)

  /// Its length in seconds; a wait counts its timeout, or 0 without one.
  var length: TimeInterval {
    switch self {
    case .animation(let animation):
      animation.timeInterval + (animation.goesBack ? animation.duration : 0)
    case .wait(let timeout, _): max(timeout ?? 0, 0)
    case .do: 0
    case .chain(let chain): chain.length
    }
  }

  /// Starts it; the completion gets whether it finished, and may be called at once.
  func perform(in sequence: AnimationSequence, completion: @escaping (Bool) -> Void) {
    switch self {
    case .animation(let animation):
      sequence.perform { animation.performAnimations(completion: completion) }
    case .do(let block):
      sequence.call(block)
      completion(true)
    case .chain(let chain): chain.perform(on: sequence) { completion(true) }
    case .wait(let timeout, let block): wait(timeout, block, in: sequence, completion: completion)
    }
  }

  private func wait(
    _ timeout: TimeInterval?, _ block: @escaping WaitBlock, in sequence: AnimationSequence,
    completion: @escaping (Bool) -> Void
  ) {
    var isOver = false
    var isStarting = true
    var timeoutCall: AnimationSequence.PlannedCall?
    sequence.beginWait()
    let end = {
      isOver = true
      timeoutCall?.cancel()
      sequence.endWait()
    }
    if let timeout, timeout > 0 {
      timeoutCall = sequence.after(timeout) {
        end()
        completion(true)
      }
    }
    sequence.call {
      block {
        guard !isOver else { return }
        end()
        // On the chain's own time: while that is paused or runs back, the next step waits.
        if isStarting { completion(true) } else { sequence.after(0) { completion(true) } }
      }
    }
    isStarting = false
    if let timeout, timeout <= 0, !isOver {
      end()
      completion(true)
    }
  }
}
