import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the chain's animations` {
  private let room = Room()

  @Test func `say how long they take`() {
    let animations: [any Animation] = [
      StandardAnimation(duration: 2, delay: 1) {},
      SpringAnimation(duration: 2, delay: 1, springDamping: 1, initialVelocity: 0) {},
      Keyframe(duration: 2, delay: 1) {},
      KeyframeAnimation(keyframes: [
        Keyframe(duration: 0.5, delay: 1) {}, Keyframe(duration: 1, delay: 2) {},
      ]),
      BasicAnimation.cornerRadius(view: room.view, duration: 2, delay: 1, radius: 3),
    ]
    for animation in animations {
      #expect(
        [animation.duration, animation.delay, animation.timeInterval] == [2, 1, 3], "\(animation)")
    }
    let none: [StandardAnimation] = []
    #expect(none.timeInterval == 0 && none.delay == 0)
  }

  @Test func `tell when they are over, and whether they finished`() {
    var ends: [String] = []
    let keyframe = Keyframe(duration: 1, delay: 0.5) { room.view.alpha = 0 }
    room.stage.run { keyframe.performAnimations { ends.append("\($0) \(room.stage.now)") } }
    room.stage.advance(by: 5)
    room.stage.run {
      StandardAnimation(duration: 1) { room.view.alpha = 1 }
        .performAnimations { ends.append("\($0) \(room.stage.now)") }
    }
    room.stage.run { room.view.removeFromSuperview() }
    #expect(ends == ["true 1.5", "false 5.0"])
  }

  @Test func `of one keyframe take the whole of its time`() {
    let direct = Room()
    room.stage.run {
      Keyframe(duration: 1, delay: 0.5) { room.view.center.x = 100 }
        .performAnimations(completion: nil)
    }
    direct.stage.run {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            direct.view.center.x = 100
          }
        })
    }
    #expect(room.samples(every: 0.01, to: 2) == direct.samples(every: 0.01, to: 2))
  }

  @Test func `run all the blocks of keyframes at once`() {
    var count = 0
    KeyframeAnimation(keyframes: (0..<3).map { _ in Keyframe(duration: 1) { count += 1 } })
      .animationBlock()
    #expect(count == 3)
    let still = KeyframeAnimation(keyframes: [Keyframe(duration: 0) {}])
    #expect(still.relativeFrames.map(\.startTime) == [0])
  }

  private static let timings: [(Timing, CAMediaTimingFunctionName)] = [
    (Timing.easeIn, CAMediaTimingFunctionName.easeIn), (.easeOut, .easeOut), (.linear, .linear),
    (.easeInOut, .easeInEaseOut),
  ]

  @Test(arguments: timings)
  func `round corners along a curve of Core Animation's`(
    timing: Timing, name: CAMediaTimingFunctionName
  ) {
    let (direct, view) = (Room(), room.view)
    var finished: [Bool] = []
    view.layer.cornerRadius = 2
    direct.view.layer.cornerRadius = 2
    room.stage.run {
      BasicAnimation.cornerRadius(view: view, duration: 1, delay: 0.5, radius: 10, timing: timing)
        .performAnimations { finished.append($0) }
    }
    direct.stage.run {
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      (animation.fromValue, animation.toValue) = (2, 10)
      (animation.beginTime, animation.duration) = (0.5, 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      animation.fillMode = .backwards
      direct.view.layer.cornerRadius = 10
      direct.view.layer.add(animation, forKey: "corner")
    }
    for _ in 0..<100 {
      let radii = [view, direct.view].map { $0.layer.presentation()?.cornerRadius ?? -1 }
      #expect(abs(radii[0] - radii[1]) < 1e-9)
      room.stage.advance(by: 1.0 / 60)
      direct.stage.advance(by: 1.0 / 60)
    }
    #expect(finished == [true])
    for index in 0..<4 {
      let curves = [timing.coreAnimationCurve, CAMediaTimingFunction(name: name)]
      let points = curves.map { curve in
        var point: [Float] = [0, 0]
        curve.getControlPoint(at: index, values: &point)
        return point
      }
      #expect(points[0] == points[1])
    }
  }

  @Test func `say that corners are finished in any case`() {
    var finished: [Bool] = []
    room.stage.run {
      BasicAnimation.cornerRadius(view: room.view, duration: 1, radius: 10)
        .performAnimations { finished.append($0) }
    }
    room.stage.run { room.view.removeFromSuperview() }
    #expect(finished == [true])
  }
}

@Suite struct `a view's helpers for chains` {
  private let room = Room()

  /// A helper, at once and as a chain of a second after half of one, and what it leads to.
  struct Helper: Sendable {
    let now: (@Sendable (UIView) -> Void)?
    let chain: @Sendable (UIView) -> Animate
    let value: @Sendable (UIView) -> [CGFloat]
    let end: [CGFloat]
  }

  private static let transform: @Sendable (UIView) -> [CGFloat] = {
    let transform = $0.transform
    return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  private static let helpers = [
    Helper(
      now: { $0.rotate(angle: 90) }, chain: { $0.rotate(duration: 1, delay: 0.5, angle: 90) },
      value: transform, end: [0, 1, -1, 0, 0, 0]),
    Helper(
      now: { $0.scale(x: 2, y: 3) }, chain: { $0.scale(duration: 1, delay: 0.5, x: 2, y: 3) },
      value: transform, end: [2, 0, 0, 3, 0, 0]),
    Helper(
      now: { $0.move(x: 4, y: 5) }, chain: { $0.move(duration: 1, delay: 0.5, x: 4, y: 5) },
      value: transform, end: [1, 0, 0, 1, 4, 5]),
    Helper(
      now: { $0.transformed(by: [.scale(x: 2, y: 2), .move(x: 1, y: 0)]) },
      chain: {
        $0.transform(
          duration: 1, delay: 0.5, transforms: [.scale(x: 2, y: 2), .move(x: 1, y: 0)])
      }, value: transform, end: [2, 0, 0, 2, 2, 0]),
    Helper(
      now: { $0.color(.blue) }, chain: { $0.color(duration: 1, delay: 0.5, color: .blue) },
      value: { $0.backgroundColor?.cgColor.components ?? [] }, end: [0, 0, 1, 1]),
    Helper(
      now: nil, chain: { $0.corner(duration: 1, delay: 0.5, radius: 7) },
      value: { [$0.layer.cornerRadius] }, end: [7]),
  ]

  @Test(arguments: helpers.indices)
  func `change it at once, or over time`(index: Int) {
    let (helper, view) = (Self.helpers[index], room.view)
    func isThere() -> Bool {
      zip(helper.value(view), helper.end).allSatisfy { abs($0 - $1) < 1e-12 }
    }
    let before = helper.value(view)
    let chain = room.stage.run { helper.chain(view) }
    #expect(helper.value(view) == before && chain.stepsLeft == 1)
    if let now = helper.now {
      now(view)
      #expect(isThere())
    }
    var end = -1.0
    room.stage.run { chain.perform { end = room.stage.now } }
    #expect(isThere())
    room.stage.advance(by: 5)
    #expect(end == (helper.now == nil ? 1.5 : 0))
  }

  @Test func `replace the transform, and leave it with no parts`() {
    room.view.transform = CGAffineTransform(scaleX: 9, y: 9)
    room.view.transformed(by: [])
    #expect(room.view.transform.a == 9)
    room.view.transformed(by: [.move(x: 1, y: 1)])
    #expect(room.view.transform == CGAffineTransform(translationX: 1, y: 1))
  }

  @Test func `have the library's key on the layer`() {
    room.stage.run { room.view.corner(duration: 1, radius: 8).perform() }
    let animation = room.view.layer.animation(forKey: "corner") as? CABasicAnimation
    #expect(animation?.keyPath == "cornerRadius" && animation?.duration == 1)
    #expect(room.view.layer.animationKeys() == ["corner"])
    room.stage.run { room.view.layer.removeAnimation(forKey: "corner") }
    #expect(room.view.layer.animationKeys() == nil)
  }

  @Test func `do not keep the view`() {
    weak var view: UIView?
    let chain = room.stage.run {
      let made = UIView()
      view = made
      return made.move(duration: 1, x: 1, y: 1)
    }
    #expect(view == nil && chain.stepsLeft == 1)
  }
}
