internal import DequeModule
import HeadlessUIKit

/// The steps of a chain that are still to come.
///
/// A performance retains these, not the chain, so a chain that nobody else retains runs on.
final class ChainSteps {
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
  /// The seconds of all steps; a wait counts its timeout, or 0 without one.
  private(set) var length: TimeInterval = 0
  var taken = 0

  var count: Int { steps.count }

  func enqueue(_ operation: AnimateOperation) {
    var step = Step()
    step.add(operation)
    append(step)
  }

  /// Adds an operation to the last step; without a step it becomes the first.
  func join(_ operation: AnimateOperation) {
    guard var last = steps.popLast() else { return enqueue(operation) }
    length -= last.length
    last.add(operation)
    append(last)
  }

  private func append(_ step: Step) {
    steps.append(step)
    length += step.length
  }

  func take() -> Step? {
    guard let step = steps.popFirst() else { return nil }
    length = steps.isEmpty ? 0 : length - step.length
    taken += 1
    return step
  }

  func removeAll() { (steps, length) = ([], 0) }

  /// The same steps, none of them taken yet.
  func copy() -> ChainSteps {
    let copy = ChainSteps()
    (copy.steps, copy.length) = (steps, length)
    return copy
  }
}
