package import AnimationFacades

/// A chain with a name, and what ends the waits it is in.
package final class Chain {
  package let animate: Animate
  private var resumes: [() -> Void] = []
  private var partsBegun = 0

  package init(label: String) {
    animate = Animate()
    animate.label = label
  }

  /// How many steps it has, begun or not.
  package var stepCount: Int { animate.stepsBegun + animate.stepsLeft }

  /// The number of the block that is begun now, by which the ledger and a sheet call it.
  package func beginPart() -> Int {
    partsBegun += 1
    return partsBegun
  }

  /// Keeps what ends a wait that has begun.
  package func beginWait(_ resume: @escaping () -> Void) {
    resumes.append(resume)
  }

  /// Forgets the waits, which ended in another way.
  package func forgetWaits() {
    resumes = []
  }

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
    Property("isWaiting", reads: \.animate.isWaiting, "in a wait that nothing ends yet"),
    Property("fractionComplete", reads: \.animate.fractionComplete, "how far the whole of it is"),
    Property("step", reads: \.animate.stepsBegun, "the step it has begun last, counted from 1"),
    Property("stepsLeft", reads: \.animate.stepsLeft, "steps still to come"),
  ])
}
