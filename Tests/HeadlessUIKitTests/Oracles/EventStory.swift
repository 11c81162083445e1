import HeadlessUIKit

/// A row of event_order.csv whose outcome is a sentence, with words that it must and must not have.
struct EventStory {
  /// Words that the sentence has, and others that it must not have.
  struct Fact {
    let isTold: String
    let isNot: String

    init(_ isTold: String, not isNot: String) {
      (self.isTold, self.isNot) = (isTold, isNot)
    }

    static func finished(_ finished: Bool) -> Fact {
      Fact("finished=\(finished)", not: "finished=\(!finished)")
    }
  }

  let facts: [Fact]

  /// Plays a scenario; `nil` for one of another kind.
  init?(_ scenario: String) {
    if scenario.hasPrefix("transaction with a completion block and no animations") {
      facts = Self.blockAlone()
    } else if scenario.hasPrefix("UIView additive overlap") {
      facts = Self.overlap { $0.center.x = $1 * 100 }
    } else if scenario.contains(#/^(UIView )?(absolute|non-additive)( \(alpha\))? overlap/#) {
      facts = Self.overlap { $0.alpha = $1 / 2 }
    } else if scenario.hasPrefix("UIViewPropertyAnimator on a view that is in no window") {
      facts = Self.animatorWithoutWindow(isPaused: scenario.contains("pauseAnimation"))
    } else {
      return nil
    }
  }

  private static func blockAlone() -> [Fact] {
    var place = "never called"
    let stage = Stage()
    stage.run {
      CATransaction.begin()
      var isInside = true
      CATransaction.setCompletionBlock { place = isInside ? "inside commit()" : "after the commit" }
      CATransaction.commit()
      isInside = false
    }
    return [Fact(place, not: "not " + place)]
  }

  // Two blocks of a second, the second after half of the first.
  private static func overlap(_ change: @escaping (UIView, CGFloat) -> Void) -> [Fact] {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    var ends: [(time: Double, finished: Bool)] = []
    func animate(to value: CGFloat) {
      stage.run {
        UIView.animate(withDuration: 1) {
          change(view, value)
        } completion: {
          ends.append((stage.now, $0))
        }
      }
    }
    animate(to: 1)
    stage.advance(by: 0.5)
    animate(to: 0)
    stage.advance(by: 5)
    guard let first = ends.first else { return [Fact("never called", not: "called")] }
    let isAtOnce = first.time == 0.5
    return [
      .finished(first.finished),
      isAtOnce ? Fact("at once", not: "own end") : Fact("own end", not: "at once"),
    ]
  }

  private static func animatorWithoutWindow(isPaused: Bool) -> [Fact] {
    let stage = Stage()
    var end: (position: UIViewAnimatingPosition, time: Double)?
    let animator = stage.run {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { end = ($0, stage.now) }
      animator.startAnimation()
      if isPaused { animator.pauseAnimation() }
      return animator
    }
    defer { if animator.state == .active { animator.stopAnimation(true) } }
    guard let end, end.time == 0 else { return [Fact("later", not: "at once")] }
    return [Fact(".\(end.position)", not: end.position == .end ? ".start" : ".end")]
  }
}
