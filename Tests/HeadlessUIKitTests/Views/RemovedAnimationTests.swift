import HeadlessUIKit
import Testing

/// A view with a running block, and the calls of the block's completion.
private final class Room {
  let stage = Stage()
  let view: UIView
  private(set) var heard: [String] = []

  init() {
    let stage = self.stage
    view = stage.run { UIView() }
    stage.window.addSubview(view)
  }

  func animate(
    _ name: String, seconds: Double = 1, _ options: UIView.AnimationOptions = .curveLinear,
    _ change: @escaping (UIView) -> Void
  ) {
    stage.run {
      UIView.animate(withDuration: seconds, delay: 0, options: options) {
        change(view)
      } completion: { [unowned self] in
        heard.append("\(name) \($0) \(stage.now)")
      }
    }
  }
}

@Suite struct `a block whose animations are removed` {
  @Test func `is over unfinished when all of them are`() {
    let room = Room()
    room.animate("a") {
      $0.center.x = 100
      $0.alpha = 0
    }
    room.stage.advance(by: 0.5)
    #expect(room.view.layer.animationKeys() == ["position", "opacity"])
    room.stage.run { room.view.layer.removeAllAnimations() }
    #expect(room.heard == ["a false 0.5"])
    #expect(room.view.layer.animationKeys() == nil)
    #expect(room.view.shown.position.x == 100)
    #expect(room.view.shown.opacity == 0)
    room.stage.advance(by: 5)
    #expect(room.heard.count == 1)
  }

  @Test func `goes on with what is left, and ends unfinished`() {
    let room = Room()
    room.animate("a") {
      $0.center.x = 100
      $0.alpha = 0
    }
    room.stage.advance(by: 0.5)
    room.stage.run { room.view.layer.removeAnimation(forKey: "position") }
    #expect(room.view.shown.position.x == 100)
    #expect(room.view.shown.opacity == 0.5)
    #expect(room.heard.isEmpty)
    #expect(room.view.layer.animationKeys() == ["opacity"])
    room.stage.advance(by: 5)
    #expect(room.heard == ["a false 1.0"])
  }

  @Test func `is told apart from others on the same value by a number`() {
    let room = Room()
    room.animate("a") { $0.center.x = 100 }
    room.stage.advance(by: 0.25)
    room.animate("b") { $0.center.x = 200 }
    #expect(room.view.layer.animationKeys() == ["position", "position-2"])
    let described = room.view.layer.animation(forKey: "position-2") as? CABasicAnimation
    #expect(described?.isAdditive == true)
    #expect(described?.duration == 1)
    #expect((described?.fromValue as? CGPoint)?.x == -100)
    room.stage.run { room.view.layer.removeAnimation(forKey: "position-2") }
    #expect(room.heard == ["b false 0.25"])
    #expect(room.view.layer.animationKeys() == ["position"])
    // The first animation is an offset to the model, which the second one set.
    #expect(room.view.shown.position.x == 125)
    room.stage.advance(by: 5)
    #expect(room.heard == ["b false 0.25", "a true 1.0"])
  }

  @Test func `stands beside animations that were added by hand`() {
    let room = Room()
    let slide = CABasicAnimation(keyPath: "position.y")
    (slide.toValue, slide.duration) = (50, 1)
    room.stage.run { room.view.layer.add(slide, forKey: "slide") }
    room.animate("a") { $0.center.x = 100 }
    #expect(room.view.layer.animationKeys() == ["slide", "position"])
    room.stage.advance(by: 0.5)
    #expect(room.view.shown.position == CGPoint(x: 50, y: 25))
    room.stage.run { room.view.layer.removeAnimation(forKey: "slide") }
    #expect(room.view.shown.position == CGPoint(x: 50, y: 0))
    room.stage.run { room.view.layer.removeAnimation(forKey: "nothing") }
    room.stage.advance(by: 1)
    #expect(room.heard == ["a true 1.0"])
  }

  @Test func `ends a spinning view where it is`() {
    let room = Room()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.byValue, spin.duration, spin.repeatCount) = (2 * Double.pi, 1, .infinity)
    room.stage.run { room.view.layer.add(spin, forKey: "spin") }
    room.stage.advance(by: 7.25)
    let angle = room.view.shown.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
    #expect(abs(angle - .pi / 2) < 1e-9)
    room.stage.run {
      room.view.layer.transform = room.view.shown.transform
      room.view.layer.removeAnimation(forKey: "spin")
    }
    #expect(abs(room.view.transform.b - 1) < 1e-9)
    room.stage.advance(by: 1)
    #expect(abs((room.view.shown.affineTransform().b) - 1) < 1e-9)
  }

  @Test func `is told when its view, or one above it, leaves`() {
    for depth in 0...1 {
      let room = Room()
      let child = room.stage.run { UIView() }
      room.view.addSubview(child)
      room.animate("a") { _ in child.alpha = 0 }
      room.stage.advance(by: 0.5)
      room.stage.run { [child, room.view][depth].removeFromSuperview() }
      #expect(room.heard == ["a false 0.5"])
      #expect(child.layer.presentation() == nil)
    }
  }
}

@Suite struct `changes without animation` {
  @Test func `apply at once inside a block, and the rest moves`() {
    let room = Room()
    room.animate("a") { view in
      UIView.performWithoutAnimation {
        view.center.x = 100
        UIView.animate(withDuration: 1) { view.layer.cornerRadius = 4 }
      }
      view.center.y = 100
    }
    room.stage.advance(by: 0.5)
    #expect(room.view.shown.position == CGPoint(x: 100, y: 50))
    #expect(room.view.shown.cornerRadius == 4)
  }

  @Test func `leave what is on its way alone`() {
    let room = Room()
    room.animate("a") { $0.center.x = 100 }
    room.stage.advance(by: 0.5)
    room.stage.run { UIView.performWithoutAnimation { room.view.center.x = 200 } }
    // The block's offset stays on the new model.
    #expect(room.view.shown.position.x == 150)
    #expect(room.heard.isEmpty)
  }

  @Test func `inside an animator's block are not scrubbed`() {
    let room = Room()
    let animator = room.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        room.view.alpha = 0
        UIView.performWithoutAnimation { room.view.center.x = 100 }
      }
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(room.view.shown.position.x == 100)
    #expect(room.view.shown.opacity == 0.5)
    animator.stopAnimation(true)
    #expect(room.view.center.x == 100)
  }

  @Test func `are all there are while animations are disabled`() {
    let room = Room()
    room.stage.run { UIView.setAnimationsEnabled(false) }
    room.animate("a") { $0.center.x = 100 }
    #expect(room.view.shown.position.x == 100)
    #expect(room.heard == ["a true 0.0"])
    room.stage.run {
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
    }
  }
}

@Suite struct `a transition of a view` {
  @Test func `runs its block at once and its completion after the time`() {
    let room = Room()
    var heard: [String] = []
    room.stage.run {
      UIView.transition(with: room.view, duration: 0.5, options: .transitionCrossDissolve) {
        heard.append("block")
        room.view.backgroundColor = .red
      } completion: {
        heard.append("done \($0) \(room.stage.now)")
      }
    }
    #expect(heard == ["block"])
    #expect(room.view.shown.backgroundColor == UIColor.red.cgColor)
    #expect(room.view.layer.animationKeys() == [kCATransition])
    room.stage.advance(by: 1)
    #expect(heard == ["block", "done true 0.5"])
  }

  @Test func `from one view to another exchanges them, or hides and shows them`() {
    let room = Room()
    let (from, to) = room.stage.run { (UIView(), UIView()) }
    room.view.addSubview(from)
    var finished: [Bool] = []
    room.stage.run {
      UIView.transition(from: from, to: to, duration: 1) { finished.append($0) }
    }
    #expect(room.view.subviews.count == 1 && room.view.subviews.first === to)
    #expect(from.superview == nil)
    room.stage.advance(by: 0.5)
    #expect(finished.isEmpty)
    room.stage.advance(by: 0.5)
    #expect(finished == [true])
    room.view.addSubview(from)
    from.isHidden = true
    room.stage.run {
      UIView.transition(
        from: to, to: from, duration: 1, options: .showHideTransitionViews
      ) { finished.append($0) }
    }
    #expect(to.isHidden && !from.isHidden && room.view.subviews.count == 2)
    room.stage.run { room.view.removeFromSuperview() }
    #expect(finished == [true, false])
  }

  @Test func `lets its content move when that is allowed`() {
    let room = Room()
    room.stage.run {
      UIView.transition(
        with: room.view, duration: 1, options: [.allowAnimatedContent, .curveLinear]
      ) { room.view.center.x = 100 }
    }
    room.stage.advance(by: 0.25)
    #expect(room.view.shown.position.x == 25)
  }

  @Test func `in no time, or with animations off, is over with the turn`() {
    let room = Room()
    var finished: [Bool] = []
    func transition(seconds: Double) {
      room.stage.run {
        UIView.transition(with: room.view, duration: seconds, animations: nil) {
          finished.append($0)
        }
        #expect(finished.isEmpty)
      }
      #expect(finished == [true])
      finished = []
    }
    transition(seconds: 0)
    room.stage.run { UIView.setAnimationsEnabled(false) }
    transition(seconds: 1)
  }

  @Test func `of a chain of flips ends in the order it began`() {
    let room = Room()
    var heard: [Double] = []
    func flip(_ count: Int) {
      UIView.transition(
        with: room.view, duration: 0.5, options: .transitionFlipFromLeft, animations: nil
      ) { _ in
        heard.append(room.stage.now)
        if count > 1 { flip(count - 1) }
      }
    }
    room.stage.run { flip(3) }
    room.stage.advance(by: 5)
    #expect(heard == [0.5, 1, 1.5])
  }
}
