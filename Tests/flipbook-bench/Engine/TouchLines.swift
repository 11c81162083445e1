import HeadlessUIKit

/// The cost of a finger.
enum TouchLines {
  static let all = [drag]

  // A finger touches the topmost of many views, all of which have a pan, and moves it.
  private static let drag = Line(
    "a touch of 1 s at 120 samples a second over 100 views", aims: [.atMost(5e6)]
  ) {
    let crowd = Crowd(100)
    var moves = 0
    crowd.stage.run {
      for view in crowd.views {
        view.addGestureRecognizer(
          UIPanGestureRecognizer { [unowned view] pan in
            moves += 1
            view.center.x += pan.translation(in: nil).x
            pan.setTranslation(.zero, in: nil)
          })
      }
    }
    return [
      Contestant("engine") {
        crowd.reset()
        crowd.stage.run { crowd.views.forEach(Crowd.show) }
        moves = 0
        crowd.stage.touch(
          crowd.views[0], by: CGVector(dx: 300, dy: 0), over: 1, samplesPerSecond: 120)
        return {
          crowd.stage.advance(by: 1)
          precondition(moves > 100)
        }
      }
    ]
  }
}
