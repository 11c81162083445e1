import HeadlessUIKit

/// A property of an animator as the shell knows it.
struct AnimatorProperty: Sendable {
  let name: String
  let kind: ValueKind
  let meaning: String
  let read: @Sendable (UIViewPropertyAnimator) -> Value
  /// Writes it, or returns false for a value of the wrong kind; `nil` for what is only read.
  let write: (@Sendable (UIViewPropertyAnimator, Value) throws(AnimatorError) -> Bool)?

  /// Every property, in the order they are listed.
  static let all: [AnimatorProperty] = states + choices

  /// The names of those that can be set.
  static let settable = all.filter { $0.write != nil }.map(\.name)

  /// What is read as if it were one: the curve or spring an animator goes by.
  static let timing = "timing"

  static func named(_ name: String) -> AnimatorProperty? {
    all.first { $0.name == name }
  }

  private static let states: [AnimatorProperty] = [
    AnimatorProperty(
      name: "state", kind: .state, meaning: "inactive, active or stopped",
      read: { .state($0.state) }, write: nil),
    AnimatorProperty(
      name: "isRunning", kind: .bool, meaning: "moving, or waiting for its delay",
      read: { .bool($0.isRunning) }, write: nil),
    AnimatorProperty(
      name: "isReversed", kind: .bool, meaning: "heading for the start",
      read: { .bool($0.isReversed) },
      write: { animator, value throws(AnimatorError) in
        guard case .bool(let bool) = value else { return false }
        animator.isReversed = bool
        return true
      }),
    AnimatorProperty(
      name: "fractionComplete", kind: .number,
      meaning: "share of the time while running, of the way while paused",
      read: { .plain(Double($0.fractionComplete)) },
      write: { animator, value throws(AnimatorError) in
        guard case .number(let number) = value else { return false }
        try animator.tryScrub(to: number.value)
        return true
      }),
    AnimatorProperty(
      name: "duration", kind: .number, meaning: "seconds from start to end",
      read: { .plain($0.duration) }, write: nil),
    AnimatorProperty(
      name: "delay", kind: .number, meaning: "seconds it was started with",
      read: { .plain($0.delay) }, write: nil),
  ]

  private static let choices: [AnimatorProperty] = [
    choice(
      "scrubsLinearly", "a scrub sets the way, not the time", read: { $0.scrubsLinearly },
      write: { $0.scrubsLinearly = $1 }),
    choice(
      "pausesOnCompletion", "pauses when it arrives, instead of completing",
      read: { $0.pausesOnCompletion }, write: { $0.pausesOnCompletion = $1 }),
    choice(
      "isInterruptible", "may be paused and stopped", read: { $0.isInterruptible },
      write: { $0.isInterruptible = $1 }, isSetWhileInactive: true),
    choice(
      "isUserInteractionEnabled", "its views take touches",
      read: { $0.isUserInteractionEnabled }, write: { $0.isUserInteractionEnabled = $1 },
      isSetWhileInactive: true),
    choice(
      "isManualHitTestingEnabled", "the app tests touches itself",
      read: { $0.isManualHitTestingEnabled }, write: { $0.isManualHitTestingEnabled = $1 },
      isSetWhileInactive: true),
  ]

  private static func choice(
    _ name: String, _ meaning: String, read: @escaping @Sendable (UIViewPropertyAnimator) -> Bool,
    write: @escaping @Sendable (UIViewPropertyAnimator, Bool) -> Void,
    isSetWhileInactive: Bool = false
  ) -> AnimatorProperty {
    AnimatorProperty(
      name: name, kind: .bool, meaning: meaning, read: { .bool(read($0)) },
      write: { animator, value throws(AnimatorError) in
        guard case .bool(let bool) = value else { return false }
        if isSetWhileInactive { try animator.checkInactive(name) }
        write(animator, bool)
        return true
      })
  }
}
