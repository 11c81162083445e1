internal import DequeModule
public import HeadlessUIKit

/// A chain of animations: flat steps in the place of nested completions.
///
/// Each step begins when the one before it is over. Blocks of a step that is animated run when the
/// step begins. Performing takes the steps off the chain, so a chain runs once; make a ``copy()``
/// to run it again. While it runs it can be paused, scrubbed and turned around as a whole.
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
public final class Animate: NSCopying {
  /// What begins together.
  struct Step {
    private(set) var operations: [AnimateOperation] = []
    /// Seconds until all of it is over.
    private(set) var length: TimeInterval = 0

    mutating func add(_ operation: AnimateOperation) {
      operations.append(operation)
      length = max(length, operation.length)
    }
  }

  private var steps: Deque<Step> = []
  // What carries it out, while it does.
  private var performance: ChainPerformance?
  /// Seconds of all steps still to come; a wait counts its timeout, nothing without one.
  private(set) var length: TimeInterval = 0
  /// How many steps have begun since it was performed.
  public private(set) var stepsBegun = 0
  /// What messages call it.
  public var label: String? {
    didSet { sequence?.label = label }
  }

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
    var step = Step()
    step.add(operation)
    append(step)
    return self
  }

  /// Lets something begin together with the last step; without a step it becomes the first.
  @discardableResult
  func join(_ operation: AnimateOperation) -> Self {
    guard var last = steps.popLast() else { return enqueue(operation) }
    length -= last.length
    last.add(operation)
    append(last)
    return self
  }

  private func append(_ step: Step) {
    steps.append(step)
    length += step.length
  }

  /// How many steps are still to come.
  public var stepsLeft: Int { steps.count }

  /// Takes the next step off the chain.
  func takeStep() -> Step? {
    guard let step = steps.popFirst() else { return nil }
    length = steps.isEmpty ? 0 : length - step.length
    stepsBegun += 1
    return step
  }

  /// Empties the chain; what is under way runs on.
  public func decay() {
    (steps, length) = ([], 0)
  }

  /// Makes a chain with the same steps still to come.
  public func copy() -> Animate {
    let copy = Animate()
    (copy.steps, copy.length) = (steps, length)
    return copy
  }

  /// The same, by Foundation's name.
  public func copy(with zone: NSZone? = nil) -> Any {
    copy() as Animate
  }

  // MARK: Performing

  /// The timeline it runs on, while it does.
  var sequence: AnimationSequence? { performance?.sequence }

  /// Performs the steps, the first one at once.
  ///
  /// Again while it runs, the next step begins beside the one that is under way. Once paused, or
  /// taken back to where it has been before, what is begun moves when it goes on from its furthest
  /// point.
  ///
  /// - Parameter completion: called when nothing is left to do; at once for an empty chain.
  public func perform(completion: (() -> Void)? = nil) {
    guard !steps.isEmpty else { completion?(); return }
    let performance = performance ?? begun()
    performance.takeSteps(isFirst: true) { [self] in
      if performance.isIdle, performance === self.performance {
        self.performance = nil
        performance.sequence.complete()
      }
      completion?()
    }
  }

  private func begun() -> ChainPerformance {
    let performance = ChainPerformance(of: self, on: AnimationSequence())
    let sequence = performance.sequence
    sequence.label = label
    sequence.plannedDuration = { [weak self, weak performance] in
      (performance?.stepEnd ?? 0) + (self?.length ?? 0)
    }
    sequence.onReturn = { [weak self] in
      self?.performance = nil
      self?.decay()
    }
    (self.performance, stepsBegun) = (performance, 0)
    sequence.startAnimation()
    return performance
  }

  /// Stops it where it is: what is shown becomes the model, and the steps to come are forgotten.
  public func stopAnimation(_ withoutFinishing: Bool) {
    decay()
    let sequence = sequence
    performance = nil
    sequence?.stopAnimation(withoutFinishing)
  }
}
