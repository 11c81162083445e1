internal import DequeModule
public import HeadlessUIKit

/// A chain of animations: flat steps in the place of nested completions.
///
/// Each step begins when the one before it is over. Blocks of a step that is animated run when the
/// step begins. Performing takes the steps off the chain, so a chain runs once; make a `copy()` to
/// run it again. While it runs it can be paused, scrubbed and turned around as a whole.
///
/// ```swift
/// Animate(duration: 1) { box.center.x += 100 }
///   .do { box.tag = 1 }
///   .then(duration: 1) { box.center.y += 100 }
///   .wait { resume in load { resume() } }
///   .then(duration: 1) { box.alpha = 0 }
///   .perform()
/// ```
///
/// After the library SwiftyAnimate and the article that led to it.
public final class Animate {
  typealias Step = [AnimateOperation]

  private var steps: Deque<Step> = []
  // The length of the steps that are still to come, kept so that asking for it costs nothing.
  private var plannedLength: TimeInterval = 0
  // What it runs on: its own, or the one of the chain it is a step of.
  private var sequence: AnimationSequence?
  // The steps that are under way; more than one only when it was performed again on the way.
  private var underWay = 0
  private var stepEnd: TimeInterval = 0
  /// How many steps have begun since it was performed.
  public private(set) var stepsBegun = 0

  /// Makes an empty chain.
  public init() {}

  /// Makes a chain that begins with an animation.
  public convenience init(animation: any Animation) {
    self.init()
    then(animation: animation)
  }

  // MARK: Making

  /// Adds a step.
  @discardableResult
  func enqueue(_ operation: AnimateOperation) -> Self {
    steps.append([operation])
    plannedLength += operation.length
    return self
  }

  /// Lets something begin together with the last step; without a step it becomes the first.
  @discardableResult
  func join(_ operation: AnimateOperation) -> Self {
    guard var last = steps.popLast() else { return enqueue(operation) }
    plannedLength -= last.length
    last.append(operation)
    plannedLength += last.length
    steps.append(last)
    return self
  }

  /// How many steps are still to come.
  public var stepsLeft: Int { steps.count }

  /// Empties the chain; what is under way runs on.
  public func decay() {
    (steps, plannedLength) = ([], 0)
  }

  /// Makes a chain with the same steps still to come.
  public func copy() -> Animate {
    let copy = Animate()
    (copy.steps, copy.plannedLength) = (steps, plannedLength)
    return copy
  }

  /// The seconds of all steps still to come; a wait counts its timeout, nothing without one.
  var length: TimeInterval { plannedLength }

  // MARK: Performing

  /// Performs the steps, the first one at once.
  ///
  /// Again while it runs, the next step begins beside the one that is under way.
  ///
  /// - Parameter completion: called when nothing is left to do; at once for an empty chain.
  public func perform(completion: (() -> Void)? = nil) {
    guard !steps.isEmpty else { completion?(); return }
    perform(in: sequence ?? begun(), isFirst: true) { [self] in
      if underWay == 0, let sequence {
        self.sequence = nil
        sequence.complete()
      }
      completion?()
    }
  }

  private func begun() -> AnimationSequence {
    let sequence = AnimationSequence()
    sequence.label = label
    sequence.plannedDuration = { [unowned self] in
      max(stepEnd, self.sequence?.furthestTime ?? 0) + plannedLength
    }
    sequence.onReturn = { [unowned self] in
      self.sequence = nil
      decay()
    }
    (self.sequence, stepsBegun) = (sequence, 0)
    sequence.startAnimation()
    return sequence
  }

  /// What messages call it.
  public var label: String? {
    didSet { sequence?.label = label }
  }

  // Begins the next step. Steps that are done at once follow each other without a call in between,
  // so that any number of them needs no stack; only what comes after the very first one waits for
  // the turn to end.
  func perform(
    in sequence: AnimationSequence, isFirst: Bool, completion: @escaping () -> Void
  ) {
    var isFirst = isFirst
    while let step = steps.popFirst() {
      stepsBegun += 1
      plannedLength -= step.length
      stepEnd = sequence.furthestTime + step.length
      let isDone = begin(step, in: sequence) { [self] in
        perform(in: sequence, isFirst: false, completion: completion)
      }
      guard isDone else { return }
      if isFirst {
        underWay += 1
        sequence.after(0) { [self] in
          underWay -= 1
          perform(in: sequence, isFirst: false, completion: completion)
        }
        return
      }
      isFirst = false
    }
    if sequence.state != .inactive { completion() }
  }

  // Starts what belongs to a step; returns whether all of it was done at once.
  private func begin(
    _ step: Step, in sequence: AnimationSequence, then next: @escaping () -> Void
  ) -> Bool {
    underWay += 1
    var pending = step.count + 1
    var isStarting = true
    let done = { [self] in
      pending -= 1
      guard pending == 0 else { return }
      underWay -= 1
      if !isStarting { next() }
    }
    for operation in step { operation.perform(in: sequence, completion: done) }
    done()
    isStarting = false
    return pending == 0
  }
}

// The whole chain as one timeline.
extension Animate: UIViewAnimating {
  /// Active from ``perform(completion:)`` until everything is over, else inactive.
  public var state: UIViewAnimatingState { sequence?.state ?? .inactive }

  /// Whether its time passes.
  public var isRunning: Bool { sequence?.isRunning ?? false }

  /// Whether it heads for its beginning, going back through every step that has begun.
  ///
  /// Back at the beginning everything is as it was before, and the chain is over.
  public var isReversed: Bool {
    get { sequence?.isReversed ?? false }
    set { sequence?.isReversed = newValue }
  }

  /// How far the whole chain is, 0…1.
  ///
  /// Setting it while paused goes there: back over steps that have begun, which calls nothing, or
  /// forward, which begins steps and calls each `do` once. A wait without a timeout counts no time
  /// until it is over, and nothing goes beyond it before.
  public var fractionComplete: CGFloat {
    get { sequence?.fractionComplete ?? 0 }
    set { sequence?.fractionComplete = newValue }
  }

  /// Whether a wait without a timeout keeps it from going further.
  public var isWaiting: Bool { sequence?.isWaiting ?? false }

  /// Performs it, or lets it go on after a pause.
  public func startAnimation() {
    if let sequence { sequence.startAnimation() } else { perform() }
  }

  /// The same after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    Stage.afterDelay(delay) { self.startAnimation() }
  }

  /// Pauses it where it is.
  public func pauseAnimation() {
    sequence?.pauseAnimation()
  }

  /// Stops it where it is: what is shown becomes the model, and the steps to come are forgotten.
  public func stopAnimation(_ withoutFinishing: Bool) {
    decay()
    sequence?.stopAnimation(withoutFinishing)
    sequence = nil
    underWay = 0
  }

  /// Does nothing: a stopped chain is inactive already.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
