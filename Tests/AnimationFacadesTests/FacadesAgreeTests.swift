import AnimationFacades
import HeadlessUIKit
import Testing

/// A timing that all or some of the facades accept.
enum ToldTiming: String, CaseIterable, Sendable {
  case linear, easeIn, easeOut, easeInOut, spring

  var options: UIView.AnimationOptions {
    switch self {
    case .linear: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInOut, .spring: .curveEaseInOut
    }
  }

  /// The named curve; `nil` for the spring.
  var curve: UIView.AnimationCurve? { self == .spring ? nil : options.curve }

  var function: CAMediaTimingFunctionName {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut, .spring: .easeInEaseOut
    }
  }
}

/// A facade that writes a motion of 0.75 seconds after a delay of 0.25 seconds.
enum ToldFacade: String, CaseIterable, Sendable {
  case animateViews, animateViewsWithOptions, dance, actionLayer, chain, builder

  private static let (duration, delay) = (0.75, 0.25)
  private static let (damping, velocity) = (0.4, 1.5)

  /// Whether it has a call for a timing.
  func takes(_ timing: ToldTiming) -> Bool {
    switch self {
    case .animateViews, .animateViewsWithOptions, .actionLayer: timing != .spring
    case .dance, .chain, .builder: true
    }
  }

  func tell(_ timing: ToldTiming, _ view: UIView) {
    let changes = { Self.change(view) }
    switch self {
    case .animateViews:
      AnimationFacades.animateViews(
        duration: Self.duration, delay: Self.delay, curve: timing.curve, animations: changes)
    case .animateViewsWithOptions:
      AnimationFacades.animateViews(
        duration: Self.duration, delay: Self.delay, options: timing.options, animations: changes)
    case .dance: Self.dance(timing, view)
    case .actionLayer: Self.addToLayer(timing, view)
    case .chain where timing == .spring:
      Animate(
        duration: Self.duration, delay: Self.delay, springDamping: Self.damping,
        initialVelocity: Self.velocity, animationBlock: changes
      ).perform()
    case .chain:
      Animate(
        duration: Self.duration, delay: Self.delay, options: timing.options,
        animationBlock: changes
      ).perform()
    case .builder where timing == .spring:
      UIView.SpringAnimator(
        duration: Self.duration, delay: Self.delay, damping: Self.damping,
        velocity: Self.velocity
      ).animations(changes).animate()
    case .builder:
      UIView.Animator(duration: Self.duration, delay: Self.delay, options: timing.options)
        .animations(changes).animate()
    }
  }

  /// Writes the same motion with HeadlessUIKit.
  static func tellDirectly(_ timing: ToldTiming, _ view: UIView) {
    if timing == .spring {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: { change(view) })
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: timing.options,
        animations: { change(view) })
    }
  }

  // A place, an opacity, a colour and a transform.
  private static func change(_ view: UIView) {
    view.center = CGPoint(x: 200, y: 120)
    view.alpha = 0.25
    view.backgroundColor = .blue
    view.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 1.5, y: 0.5)
  }

  private static func dance(_ timing: ToldTiming, _ view: UIView) {
    if let curve = timing.curve {
      view.dance.animate(duration: duration, curve: curve) { change($0) }
    } else {
      view.dance.animate(
        duration: duration,
        timingParameters: UISpringTimingParameters(
          dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
      ) { change($0) }
    }
    view.dance.start(after: delay)
  }

  private static func addToLayer(_ timing: ToldTiming, _ view: UIView) {
    let layer = view.layer
    let keyPaths = ["position", "opacity", "backgroundColor", "transform"]
    let from = keyPaths.map { layer.value(forKeyPath: $0) }
    change(view)
    for (keyPath, value) in zip(keyPaths, from) {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = value
      animation.toValue = layer.value(forKeyPath: keyPath)
      animation.beginTime = CACurrentMediaTime() + delay
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: timing.function)
      animation.fillMode = .backwards
      (layer as? ActionLayer)?.addTarget(
        view, action: ActionLayer.Action("done") { _ in view.tag += 1 }, forKey: keyPath)
      layer.add(animation, forKey: keyPath)
    }
  }
}

@Suite struct `each facade and HeadlessUIKit, told the same motion` {
  /// A view with an action layer on a stage of its own.
  private final class Told {
    private final class ActingView: UIView {
      override class var layerClass: AnyClass { ActionLayer.self }
    }

    let stage = Stage()
    let view: UIView

    init(_ tell: (UIView) -> Void) {
      let view = stage.run { ActingView(frame: CGRect(x: 10, y: 20, width: 40, height: 30)) }
      self.view = view
      stage.window.addSubview(view)
      view.backgroundColor = .red
      stage.advance(by: 1)
      stage.run { tell(view) }
    }

    /// What is shown, at a rate for a second and a bit.
    func samples(rate: Double) -> [[Double]] {
      (0...Int(1.1 * rate)).map { index in
        if index > 0 { stage.advance(by: 1 / rate) }
        guard let shown = view.layer.presentation() else { return [] }
        let transform = shown.affineTransform()
        let numbers = [shown.position.x, shown.position.y, CGFloat(shown.exactOpacity)]
        return
          (numbers + [transform.a, transform.b, transform.c, transform.d]
          + (shown.backgroundColor?.components ?? [])).map { Double($0) }
      }
    }
  }

  @Test(arguments: ToldFacade.allCases, ToldTiming.allCases)
  func `show the same at every frame`(facade: ToldFacade, timing: ToldTiming) {
    guard facade.takes(timing) else { return }
    for rate in [60.0, 120] {
      let told = Told { facade.tell(timing, $0) }.samples(rate: rate)
      let direct = Told { ToldFacade.tellDirectly(timing, $0) }.samples(rate: rate)
      #expect(told.count == direct.count && Set(told.map { $0[0] }).count > Int(rate / 2))
      for (frame, pair) in zip(told, direct).enumerated() {
        #expect(distance(pair.0, pair.1) < 1e-9, "frame \(frame) at \(rate) Hz")
      }
    }
  }
}
