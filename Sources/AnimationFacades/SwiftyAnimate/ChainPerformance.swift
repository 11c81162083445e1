import HeadlessUIKit

/// A chain being performed: takes its steps one by one and starts each on a sequence.
final class ChainPerformance {
  let sequence: AnimationSequence
  private let steps: ChainSteps
  // The number of steps under way; more than one only if it was performed again meanwhile.
  private var underWay = 0
  private var lastStepEnd: TimeInterval = 0

  init(of steps: ChainSteps, on sequence: AnimationSequence) {
    (self.steps, self.sequence) = (steps, sequence)
  }

  var isIdle: Bool { underWay == 0 }

  /// Seconds from the beginning to the end of the last step, as far as that is known.
  var length: TimeInterval { max(lastStepEnd, sequence.furthestTime) + steps.length }

  /// Takes steps until one takes time; takes the next when that one is over.
  ///
  /// A loop takes the steps that take no time, without a stack. The step after the very first and
  /// those added meanwhile wait for the turn to end, so a chain that calls itself is noticed.
  func takeSteps(isFirst: Bool = false, then completion: @escaping () -> Void) {
    var allowance = isFirst ? 1 : steps.count
    while sequence.state != .inactive, let step = steps.take() {
      lastStepEnd = max(lastStepEnd, sequence.furthestTime + step.length)
      guard begin(step, then: completion) else { return }
      allowance -= 1
      if isFirst || (steps.count > 0 && (allowance <= 0 || !sequence.isAdvancing)) {
        underWay += 1
        sequence.after(0) { [self] in
          underWay -= 1
          takeSteps(then: completion)
        }
        return
      }
    }
    if sequence.state != .inactive { completion() }
  }

  // Starts the operations of a step; returns whether all of them were done at once.
  private func begin(_ step: ChainSteps.Step, then completion: @escaping () -> Void) -> Bool {
    underWay += 1
    var begun = (pending: step.operations.count + 1, isStarting: true)
    func goOn() {
      underWay -= 1
      if !begun.isStarting { takeSteps(then: completion) }
    }
    func end(_ finished: Bool) {
      begun.pending -= 1
      guard begun.pending == 0 else { return }
      // An end that is called from outside waits until the chain goes on from there.
      if begun.isStarting || sequence.isAdvancing { goOn() } else { sequence.after(0, goOn) }
    }
    for operation in step.operations { operation.perform(in: sequence, completion: end) }
    end(true)
    begun.isStarting = false
    return begun.pending == 0
  }
}
