import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `a chain that others interfere with` {
  private let room = Room()
  private var view: UIView { room.view }

  /// A chain that has moved right and faded out half, and is half-way down and in again.
  private func halfWay() -> Animate {
    let view = view
    let chain = room.stage.run {
      let chain = Animate(duration: 1, options: .curveLinear) {
        view.center.x = 100
        view.alpha = 0.5
      }
      .then(duration: 1, options: .curveLinear) {
        view.center.y = 100
        view.alpha = 1
      }
      chain.perform()
      return chain
    }
    room.stage.advance(by: 1.5)
    return chain
  }

  private var alpha: Double { view.layer.presentation()?.exactOpacity ?? -1 }

  @Test func `loses an opacity that another animation takes over, also on its way back`() {
    let chain = halfWay()
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    room.stage.advance(by: 0.25)
    #expect(alpha == 0.75)
    chain.isReversed = true
    #expect(alpha == 0.75)
    room.stage.advance(by: 0.25)
    #expect(alpha == 0.5 && room.shown == CGPoint(x: 100, y: 50))
    room.stage.advance(by: 10)
    #expect(view.alpha == 0 && view.center == .zero)
  }

  @Test func `adds to another animation of a place, and goes back without it`() {
    let chain = halfWay()
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 40 }
    }
    room.stage.advance(by: 0.25)
    #expect(room.shown == CGPoint(x: 110, y: 75))
    chain.pauseAnimation()
    chain.fractionComplete = 0.25
    #expect(room.shown == CGPoint(x: 60, y: 0))
    room.stage.advance(by: 0.25)
    #expect(room.shown == CGPoint(x: 70, y: 0))
    chain.isReversed = true
    chain.startAnimation()
    room.stage.advance(by: 5)
    #expect(view.center == CGPoint(x: 40, y: 0))
  }

  @Test func `keeps a place that was set from elsewhere, as a shift`() {
    let chain = halfWay()
    view.center.x += 7
    chain.pauseAnimation()
    chain.fractionComplete = 0.25
    #expect(room.shown == CGPoint(x: 57, y: 0))
    chain.stopAnimation(true)
    #expect(view.center == CGPoint(x: 57, y: 0))
  }

  @Test func `leaves an opacity alone that was set from elsewhere`() {
    let chain = halfWay()
    room.stage.advance(by: 0.25)
    view.alpha = 0.3
    chain.isReversed = true
    room.stage.advance(by: 1)
    #expect(alpha == 0.3)
    room.stage.advance(by: 1)
    #expect(view.alpha == 0.3 && view.center == .zero)
  }

  @Test func `goes to its next step when its view leaves, and shows it again without it`() {
    let chain = halfWay()
    room.stage.run { view.removeFromSuperview() }
    #expect(chain.state == .inactive)
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func `of two views goes on with the one that is left`() {
    let (view, other) = (view, room.stage.run { UIView() })
    room.stage.window.addSubview(other)
    let chain = room.stage.run {
      let chain = Animate(duration: 1, options: .curveLinear) { view.center.x = 100 }
        .and(duration: 1, options: .curveLinear) { other.center.x = 100 }
        .then(duration: 1, options: .curveLinear) { other.center.y = 100 }
      chain.perform()
      return chain
    }
    room.stage.advance(by: 0.5)
    view.removeFromSuperview()
    room.stage.advance(by: 1)
    #expect(other.layer.presentation()?.position == CGPoint(x: 100, y: 50))
    chain.isReversed = true
    room.stage.advance(by: 1)
    #expect(other.layer.presentation()?.position == CGPoint(x: 50, y: 0))
    room.stage.advance(by: 0.5)
    #expect(other.center == .zero && view.center == .zero)
  }

  @Test func `goes by the stage's time when a layer has another`() {
    let chain = halfWay()
    view.layer.speed = 0
    room.stage.advance(by: 0.25)
    #expect(room.shown.y == 75)
    chain.isReversed = true
    room.stage.advance(by: 1)
    #expect(room.shown == CGPoint(x: 75, y: 0))
    view.layer.speed = 2
    room.stage.advance(by: 0.25)
    #expect(room.shown == CGPoint(x: 50, y: 0))
  }

  @Test func `is not cut short by a property animator on the same place`() {
    let chain = halfWay()
    let animator = room.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y += 40 }
    }
    animator.startAnimation()
    room.stage.advance(by: 0.25)
    #expect(room.shown.y == 85)
    chain.isReversed = true
    room.stage.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(room.shown.y == 70)
    room.stage.advance(by: 2)
    #expect(view.center.y == 20)
  }

  @Test func `stopped while others move the place stays where it is`() {
    let chain = halfWay()
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y += 40 }
    }
    room.stage.advance(by: 0.25)
    #expect(room.shown.y == 85)
    chain.stopAnimation(true)
    #expect(room.shown.y == 85)
    room.stage.advance(by: 1)
    #expect(view.center.y == 115)
  }

  @Test func `leaves nothing behind when it is stopped`() {
    let chain = room.stage.run {
      Animate(duration: 1, options: .repeat) { view.alpha = 0 }
    }
    room.stage.run { chain.perform() }
    room.stage.advance(by: 0.5)
    chain.stopAnimation(true)
    #expect(room.stage.endlessBlocks.isEmpty && room.stage.movingBlocks.isEmpty)
    #expect(view.layer.animationKeys() == nil && view.alpha == 0.5)
  }

  @Test(arguments: ["running", "paused", "shown again", "waiting"])
  func `is gone with its stage`(when: String) {
    weak var chain: Animate?
    weak var view: UIView?
    do {
      let room = Room()
      let made = room.stage.run {
        Animate(duration: 1) { [view = room.view] in view.alpha = 0 }.wait().then(duration: 1) {}
      }
      (chain, view) = (made, room.view)
      room.stage.run { made.perform() }
      room.stage.advance(by: when == "waiting" ? 2 : 0.5)
      if when == "paused" || when == "shown again" { made.pauseAnimation() }
      if when == "shown again" { made.fractionComplete = 0.1 }
    }
    #expect(chain == nil && view == nil)
  }
}
