/// A chain with a name, and what ends the waits it is in.
package final class Chain {
  // Adds a step, or a part of it. Bare, each list it is in would wrap the closure once more.
  private struct Addition { let make: (Chain) -> Void }

  package let animate: Animate
  // What made the steps that are still to come, so that a copy has blocks and waits of its own.
  private var additions: [[Addition]] = []
  private var resumes: [() -> Void] = []
  private var waitBegan: (time: Double, cause: Int)?
  private var partsBegun = 0

  /// Makes a chain that begins with the steps to come of another one, as they are now.
  package init(label: String, copying other: Chain? = nil) {
    animate = Animate()
    animate.label = label
    for step in other?.additionsToCome ?? [] {
      for (place, addition) in step.enumerated() { add(isNew: place == 0, addition.make) }
    }
  }

  // Steps are only ever taken from the front, one by one or all together.
  private var additionsToCome: ArraySlice<[Addition]> { additions.suffix(animate.stepsLeft) }

  package func add(isNew: Bool = true, _ addition: @escaping (Chain) -> Void) {
    if additions.count != animate.stepsLeft { additions = Array(additionsToCome) }
    if isNew || additions.isEmpty { additions.append([]) }
    additions[additions.count - 1].append(Addition(make: addition))
    addition(self)
  }

  package var isPaused: Bool { animate.state == .active && !animate.isRunning }

  package var stepCount: Int { animate.stepsBegun + animate.stepsLeft }

  /// The number of the block that is begun now, by which the ledger and a sheet call it.
  package func beginPart() -> Int {
    partsBegun += 1
    return partsBegun
  }

  /// Keeps what ends a wait that has begun.
  package func beginWait(on stage: Stage, _ resume: @escaping () -> Void) {
    resumes.append(resume)
    waitBegan = (stage.now, stage.cause)
  }

  /// The wait without a timeout that holds it up: its step, when it began, and the entry that began it.
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

/// All can only be read.
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

  /// - Parameter animate: sets the animations going, with what is done at their end.
  package init(
    completion: ((Bool) -> Void)? = nil, _ animate: ((((Bool) -> Void)?) -> Void)? = nil
  ) { (self.completion, self.animate) = (completion, animate) }

  package var canRun: Bool { animate != nil }

  /// Runs it; false where there is no block.
  @discardableResult package func run() -> Bool { animate.map { $0(completion) } != nil }

  /// Adds what is done at the end of each run to come, behind what is done there already.
  package mutating func addCompletion(_ added: @escaping (Bool) -> Void) {
    completion = { [completion] finished in
      completion?(finished)
      added(finished)
    }
  }
}
