public import HeadlessUIKit

/// A block of changes.
public typealias AnimationBlock = () -> Void
/// A block that is given what ends the wait; it may be called at any time, and counts once.
public typealias WaitBlock = (_ resume: @escaping () -> Void) -> Void
/// A block that only does something.
public typealias DoBlock = () -> Void

/// One thing that happens in a step of a chain.
public enum AnimateOperation {
  /// An animation; done when it is over, finished or not.
  case animation(any Animation)
  /// A wait until it is resumed, or until its timeout in seconds.
  case wait(timeout: TimeInterval?, block: WaitBlock)
  /// Something that is done at once.
  case `do`(block: DoBlock)
  /// Another chain; done when all of it is.
  case chain(Animate)

  /// Seconds it takes; a wait counts its timeout, nothing without one.
  var length: TimeInterval {
    switch self {
    case .animation(let animation): animation.timeInterval
    case .wait(let timeout, _): timeout ?? 0
    case .do: 0
    case .chain(let chain): chain.length
    }
  }

  func perform(in sequence: AnimationSequence, completion: @escaping () -> Void) {
    switch self {
    case .animation(let animation):
      sequence.perform { animation.performAnimations { _ in completion() } }
    case .do(let block):
      block()
      completion()
    case .chain(let chain):
      chain.perform(in: sequence, isFirst: false, completion: completion)
    case .wait(let timeout, let block):
      wait(timeout, block, in: sequence, completion: completion)
    }
  }

  private func wait(
    _ timeout: TimeInterval?, _ block: WaitBlock, in sequence: AnimationSequence,
    completion: @escaping () -> Void
  ) {
    var isOver = false
    var timer: AnimationSequence.PlannedCall?
    sequence.beginWait()
    let end = {
      isOver = true
      timer?.cancel()
      sequence.endWait()
    }
    if let timeout {
      timer = sequence.after(timeout) {
        guard !isOver else { return }
        end()
        completion()
      }
    }
    block {
      guard !isOver else { return }
      end()
      // On the chain's own time: while it is paused or shown again, what comes waits.
      sequence.after(0, completion)
    }
  }
}

extension [AnimateOperation] {
  /// Seconds until all of them are over.
  var length: TimeInterval { map(\.length).max() ?? 0 }
}
