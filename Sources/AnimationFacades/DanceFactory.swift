import HeadlessUIKit

/// Makes the animators of one stage's dances and finds them by their tags.
final class DanceFactory {
  static var current: DanceFactory { Stage.associated(DanceFactory.self) { DanceFactory() } }

  private(set) var animators: [Int: UIViewPropertyAnimator] = [:]
  private var nextTag = 0

  /// Makes an animator and returns its tag; forgets it before any other completion runs.
  func make(
    duration: TimeInterval, timing: any UITimingCurveProvider, _ animation: @escaping () -> Void
  ) -> Int {
    let tag = nextTag
    nextTag += 1
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(animation)
    animator.addCompletion { [weak self] _ in self?.animators[tag] = nil }
    animators[tag] = animator
    return tag
  }

  /// Ends a view's old animation where it is; one that never started is forgotten.
  func end(_ tag: Int) {
    guard let animator = animators[tag] else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
    animators[tag] = nil
  }

  /// The animator with a tag (`nil`: the view never danced), or else Dance's message, printed.
  func find(_ tag: Int?) -> UIViewPropertyAnimator? {
    if let animator = tag.flatMap({ animators[$0] }) { return animator }
    Stage.printLine(
      "** Dance Error: view with dance.tag = \(tag ?? 0) does not have an active animation! **")
    return nil
  }
}
