import AnimationFacades
import HeadlessUIKit

/// A chain with a name, and what ends the waits it is in.
final class Chain {
  let animate: Animate
  private var resumes: [() -> Void] = []
  private var partsBegun = 0

  init(label: String) {
    animate = Animate()
    animate.label = label
  }

  /// How many steps it has, begun or not.
  var stepCount: Int { animate.stepsBegun + animate.stepsLeft }

  /// The number of the block that is begun now, by which the ledger and a sheet call it.
  func beginPart() -> Int {
    partsBegun += 1
    return partsBegun
  }

  /// Keeps what ends a wait that has begun.
  func beginWait(_ resume: @escaping () -> Void) {
    resumes.append(resume)
  }

  /// Forgets the waits, which ended in another way.
  func forgetWaits() {
    resumes = []
  }

  /// Ends the wait it is in; returns whether there was one.
  func resume() -> Bool {
    guard !resumes.isEmpty else { return false }
    resumes.removeFirst()()
    return true
  }
}

/// A property of a chain as the shell knows it; all can only be read.
struct ChainProperty: Sendable {
  let name: String
  let meaning: String
  let read: @Sendable (Chain) -> Value

  /// Every property, in the order they are listed.
  static let all: [ChainProperty] = [
    ChainProperty(
      name: "state", meaning: "inactive, or active while it runs or is paused",
      read: { .state($0.animate.state) }),
    ChainProperty(
      name: "isRunning", meaning: "its time passes", read: { .bool($0.animate.isRunning) }),
    ChainProperty(
      name: "isReversed", meaning: "heading for its beginning",
      read: { .bool($0.animate.isReversed) }),
    ChainProperty(
      name: "isWaiting", meaning: "in a wait that nothing ends yet",
      read: { .bool($0.animate.isWaiting) }),
    ChainProperty(
      name: "fractionComplete", meaning: "how far the whole of it is",
      read: { .plain(Double($0.animate.fractionComplete)) }),
    ChainProperty(
      name: "step", meaning: "the step it has begun last, counted from 1",
      read: { .number(Quantity(value: Double($0.animate.stepsBegun), unit: .count)) }),
    ChainProperty(
      name: "stepsLeft", meaning: "steps still to come",
      read: { .number(Quantity(value: Double($0.animate.stepsLeft), unit: .count)) }),
  ]

  static func named(_ name: String) -> ChainProperty? {
    all.first { $0.name == name }
  }
}
