/// A chain with a name, and the closures that end its waits.
package final class Chain {
  // Adds a step, or a part of one. Without the struct, each list would wrap the closure once more.
  private struct Addition { let make: (Chain) -> Void }

  package let animate: Animate
  // The additions of the steps to come, with which a copy makes its own blocks and waits.
  private var additions: [[Addition]] = []
  private var resumes: [() -> Void] = []
  private var waitBegan: (time: Double, cause: Int)?
  private var partsBegun = 0

  /// Makes a chain; it begins with the steps that another one still has to do.
  package init(label: String, copying other: Chain? = nil) {
    animate = Animate()
    animate.label = label
    for step in other?.additionsToCome ?? [] {
      for (place, addition) in step.enumerated() { add(isNew: place == 0, addition.make) }
    }
  }

  // A chain removes steps only from the front, one by one or all together.
  private var additionsToCome: ArraySlice<[Addition]> { additions.suffix(animate.stepsLeft) }

  package func add(isNew: Bool = true, _ addition: @escaping (Chain) -> Void) {
    if additions.count != animate.stepsLeft { additions = Array(additionsToCome) }
    if isNew || additions.isEmpty { additions.append([]) }
    additions[additions.count - 1].append(Addition(make: addition))
    addition(self)
  }

  package var isPaused: Bool { animate.state == .active && !animate.isRunning }

  package var stepCount: Int { animate.stepsBegun + animate.stepsLeft }

  /// Counts a block that begins now; returns its number in the ledger and on sheets.
  package func beginPart() -> Int {
    partsBegun += 1
    return partsBegun
  }

  /// Keeps the closure that ends a wait.
  package func beginWait(on stage: Stage, _ resume: @escaping () -> Void) {
    resumes.append(resume)
    waitBegan = (stage.now, stage.cause)
  }

  /// The wait without timeout that holds it: its step, when it began, and the entry behind it.
  package var openWait: (step: Int, time: Double, cause: Int)? {
    guard animate.isWaiting, let waitBegan else { return nil }
    return (animate.stepsBegun, waitBegan.time, waitBegan.cause)
  }

  package func forgetWaits() { resumes = [] }

  /// Ends the wait it is in; returns whether there was one.
  package func resume() -> Bool {
    guard !resumes.isEmpty else { return false }
    resumes.removeFirst()()
    return true
  }
}

/// The properties of a chain, all read-only.
extension Chain: PropertyOwner {
  package var owner: Chain { self }
  package static let noun = "a chain"
  package static let isTransported = true

  package static let properties = PropertyTable<Chain>([
    Property("state", reads: \.animate.state, "inactive, or active while it runs or is paused"),
    Property("isRunning", reads: \.animate.isRunning, "its time passes"),
    Property("isReversed", reads: \.animate.isReversed, "heading for its beginning"),
    Property("isWaiting", reads: \.animate.isWaiting, "waiting in a 'wait' step"),
    Property(
      "fractionComplete", reads: \.animate.fractionComplete,
      "the share of its time that has passed"),
    Property("step", reads: \.animate.stepsBegun, "the last step begun, counted from 1"),
    Property("stepsLeft", reads: \.animate.stepsLeft, "steps still to come"),
  ])
}

/// Animations with a name, which can be run again if they came from a block.
package struct NamedBlock {
  private let animate: ((((Bool) -> Void)?) -> Void)?
  private var completion: ((Bool) -> Void)?

  /// - Parameter animate: starts the animations, with the completion to call at their end.
  package init(
    completion: ((Bool) -> Void)? = nil, _ animate: ((((Bool) -> Void)?) -> Void)? = nil
  ) { (self.completion, self.animate) = (completion, animate) }

  package var canRun: Bool { animate != nil }

  /// Runs it; returns false if there is no block.
  @discardableResult package func run() -> Bool { animate.map { $0(completion) } != nil }

  /// Adds a completion to each later run, after those it has.
  package mutating func addCompletion(_ added: @escaping (Bool) -> Void) {
    completion = { [completion] finished in
      completion?(finished)
      added(finished)
    }
  }
}
