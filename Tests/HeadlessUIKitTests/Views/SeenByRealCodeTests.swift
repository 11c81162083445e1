import HeadlessUIKit
import Testing

/// A layer that is told of everything that is added to it.
private class HookedLayer: CALayer {
  /// Replaces an animation; the layer adds the result.
  var hook: (CAAnimation) -> CAAnimation? = { $0 }
  private(set) var keys: [String?] = []

  override func add(_ animation: CAAnimation, forKey key: String?) {
    keys.append(key)
    if let animation = hook(animation) { super.add(animation, forKey: key) }
  }
}

private final class HookedView: UIView {
  override class var layerClass: AnyClass { HookedLayer.self }
  var hooked: HookedLayer? { layer as? HookedLayer }
}

@Suite struct `an animation block, seen by real code` {
  private let stage = Stage()

  private func view<View: UIView>(_ make: () -> View) -> View {
    let view = stage.run(make)
    stage.window.addSubview(view)
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    return view
  }

  private func view() -> UIView { view { UIView() } }

  // MARK: animation(forKey:)

  @Test func `has bounds that go from old less new to nothing, on its curve`() throws {
    let view = view()
    stage.run { UIView.animate(withDuration: 1) { view.bounds.size.width = 100 } }
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.isAdditive && size.duration == 1 && size.fillMode == .both)
    #expect(size.fromValue as? CGSize == CGSize(width: 100, height: 0))
    #expect(size.toValue as? CGSize == .zero)
    var point: [Float] = [0, 0]
    size.timingFunction?.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    let origin = try #require(view.layer.animation(forKey: "bounds.origin") as? CABasicAnimation)
    #expect(origin.isAdditive && origin.fromValue as? CGPoint == .zero)
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    view.layer.removeAnimation(forKey: "bounds.origin")
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.bounds.width == 150)
  }

  /// A change of a view in a block, and the part of it that the copies move.
  struct Motion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: [String]
    var delay = 0.0
    let change: @Sendable (UIView) -> Void

    init(
      _ name: String, _ keys: [String], delay: Double = 0,
      _ change: @escaping @Sendable (UIView) -> Void
    ) {
      (testDescription, self.keys, self.delay, self.change) = (name, keys, delay, change)
    }
  }

  private static let motions = [
    Motion("bounds", ["bounds.size"]) { $0.bounds.size.width = 100 },
    Motion("frame", ["position", "bounds.size"]) {
      $0.frame = CGRect(x: 50, y: 50, width: 10, height: 30)
    },
    Motion("center after a delay", ["position"], delay: 0.25) { $0.center = .zero },
    Motion("alpha", ["opacity"]) { $0.alpha = 0.25 },
    Motion("scale", ["transform"]) { $0.transform = CGAffineTransform(scaleX: 2, y: 3) },
  ]

  @Test(arguments: motions, [0, 0.375])
  func `has animations whose copies move another layer alike`(
    motion: Motion, addedAt moment: Double
  ) throws {
    for damping in [nil, 0.4] as [CGFloat?] {
      let (view, other) = (view(), view())
      stage.run {
        if let damping {
          UIView.animate(
            withDuration: 1, delay: motion.delay, usingSpringWithDamping: damping,
            initialSpringVelocity: 2
          ) { motion.change(view) }
        } else {
          UIView.animate(withDuration: 1, delay: motion.delay) { motion.change(view) }
        }
      }
      stage.advance(by: moment)
      stage.run { motion.change(other) }
      for key in motion.keys {
        let animation = try #require(view.layer.animation(forKey: key))
        stage.run { other.layer.add(animation, forKey: key) }
      }
      for _ in 0..<8 {
        stage.advance(by: 0.125)
        let a = try #require(view.layer.presentation())
        let b = try #require(other.layer.presentation())
        #expect(abs(a.position.x - b.position.x) < 1e-9 && abs(a.position.y - b.position.y) < 1e-9)
        #expect(abs(a.bounds.width - b.bounds.width) < 1e-9)
        #expect(abs(a.opacity - b.opacity) < 1e-6)
        #expect(abs(a.transform.m11 - b.transform.m11) < 1e-9)
        #expect(abs(a.transform.m22 - b.transform.m22) < 1e-9)
      }
    }
  }

  @Test func `has keyframes where there are some`() throws {
    let view = view()
    stage.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    let frames = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(frames.values?.count == 3 && frames.duration == 2 && frames.timingFunction != nil)
  }

  @Test func `has springs with their numbers`() throws {
    let (view, other) = (view(), view())
    stage.run {
      UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2) {
        view.center.x = 300
      }
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
      ) { other.center.x = 300 }
    }
    let full = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    let twin = stage.run { CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3) }
    twin.initialVelocity = 2
    #expect(full.mass == 1 && full.stiffness == twin.stiffness && full.damping == twin.damping)
    #expect(full.initialVelocity == 2 && full.settlingDuration == twin.settlingDuration)
    #expect(abs(full.duration - full.settlingDuration) < 1e-9)
    let fitted = try #require(other.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(fitted.duration == 2 && fitted.initialVelocity == 1)
    let ratio = fitted.damping / (2 * (fitted.stiffness * fitted.mass).squareRoot())
    #expect(abs(ratio - 0.5) < 1e-9)
  }

  // MARK: add(_:forKey:)

  @Test func `gives its animations to a class that overrides add, and moves once`() {
    let view = view { HookedView() }
    var given: [CAAnimation] = []
    view.hooked?.hook = {
      given.append($0)
      return $0
    }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 210
        view.alpha = 0
      }
    }
    stage.advance(by: 0.25)
    #expect(view.layer.presentation()?.position.x == 135)
    #expect(view.layer.presentation()?.opacity == 0.75)
    stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 310 }.startAnimation()
    }
    #expect(view.hooked?.keys == ["position", "opacity", "position-2"])
    let first = given.first as? CABasicAnimation
    #expect(first?.isAdditive == true && first?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    #expect(view.layer.animationKeys() == ["position", "opacity", "position-2"])
  }

  @Test func `moves nothing where a class does not hand it on`() {
    let view = view { HookedView() }
    view.hooked?.hook = { _ in nil }
    var finished: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 1) {
        view.center.x = 210
      } completion: {
        finished.append($0)
      }
    }
    #expect(view.hooked?.keys == ["position"] && view.layer.animationKeys() == nil)
    #expect(view.center.x == 210 && view.layer.presentation()?.position.x == 210)
    stage.advance(by: 2)
    #expect(finished == [true])
  }

  @Test func `moves by what a class adds in its place`() {
    let view = view { HookedView() }
    view.hooked?.hook = { animation in
      animation.duration = 2
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }
    stage.run { UIView.animate(withDuration: 1) { view.center.x = 210 } }
    stage.advance(by: 1)
    #expect(view.layer.presentation()?.position.x == 160)
    #expect(view.layer.animationKeys() == ["position"])
    stage.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `gives keyframes to a class that overrides add`() {
    let view = view { HookedView() }
    view.hooked?.hook = { $0 is CAKeyframeAnimation ? nil : $0 }
    stage.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
    }
    stage.advance(by: 0.5)
    #expect(view.hooked?.keys == ["opacity"] && view.layer.presentation()?.opacity == 0)
  }

  // MARK: The transaction

  @Test func `goes by the curve of a transaction around it, but not on a spring`() {
    let (view, spring, twin, later) = (view(), view(), view(), view())
    let bounce = { (view: UIView) in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 210 }
    }
    stage.run {
      bounce(twin)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      UIView.animate(withDuration: 1) { view.center.x = 210 }
      bounce(spring)
      CATransaction.commit()
      UIView.animate(withDuration: 1) {
        later.center.x = 210
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        later.center.y = 170
        CATransaction.commit()
      }
    }
    stage.advance(by: 0.25)
    #expect(view.layer.presentation()?.position.x == 135)
    #expect(spring.layer.presentation()?.position == twin.layer.presentation()?.position)
    let place = later.layer.presentation()?.position ?? .zero
    #expect(abs(place.x - 122.9162) < 1e-3 && place.y == 95)
  }
}
