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
  private let steps: ChainSteps
  // What carries it out, while it does.
  private var performance: ChainPerformance?
  /// What messages call it.
  public var label: String? {
    didSet { sequence?.label = label }
  }

  /// Makes an empty chain.
  public convenience init() {
    self.init(steps: ChainSteps())
  }

  private init(steps: ChainSteps) {
    self.steps = steps
  }

  /// Makes a chain that begins with an animation.
  public convenience init(animation: any Animation) {
    self.init()
    then(animation: animation)
  }

  // MARK: Making

  /// Adds a step.
  @discardableResult
  func enqueue(_ operation: AnimateOperation) -> Self {
    steps.enqueue(operation)
    return self
  }

  /// Lets something begin together with the last step; without a step it becomes the first.
  @discardableResult
  func join(_ operation: AnimateOperation) -> Self {
    steps.join(operation)
    return self
  }

  /// How many steps are still to come.
  public var stepsLeft: Int { steps.count }

  /// How many steps have begun since it was performed.
  public var stepsBegun: Int { steps.taken }

  /// Seconds of the steps that are still to come.
  var length: TimeInterval { steps.length }

  /// Empties the chain; what is under way runs on.
  public func decay() {
    steps.removeAll()
  }

  /// Makes a chain with the same steps still to come.
  public func copy() -> Animate {
    Animate(steps: steps.copy())
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
    guard stepsLeft > 0 else { completion?(); return }
    let performance = performance ?? begun()
    performance.takeSteps(isFirst: true) { [weak self] in
      if performance.isIdle, performance.sequence.state != .inactive {
        if self?.performance === performance { self?.performance = nil }
        performance.sequence.complete()
      }
      completion?()
    }
  }

  /// Performs the steps, of which the chain keeps its own, as part of another chain's performance.
  func perform(on sequence: AnimationSequence, completion: @escaping () -> Void) {
    ChainPerformance(of: steps.copy(), on: sequence).takeSteps(then: completion)
  }

  private func begun() -> ChainPerformance {
    let performance = ChainPerformance(of: steps, on: AnimationSequence())
    let sequence = performance.sequence
    sequence.label = label
    sequence.plannedDuration = { [weak performance] in performance?.length ?? 0 }
    sequence.onReturn = { [weak self, steps] in
      steps.removeAll()
      self?.performance = nil
    }
    (self.performance, steps.taken) = (performance, 0)
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
