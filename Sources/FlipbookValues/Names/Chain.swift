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
