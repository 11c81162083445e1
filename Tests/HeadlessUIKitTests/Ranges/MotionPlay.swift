import HeadlessUIKit
import TestSupport

/// A stage with a view and a layer, on which a seed starts random motions.
final class MotionPlay {
  let stage = Stage()
  let view: UIView
  let layer: CALayer
  private(set) var animators: [UIViewPropertyAnimator] = []
  private(set) var sequence: AnimationSequence?
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let stage = self.stage
    (view, layer) = stage.run {
      let (view, layer) = (UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)), CALayer())
      stage.window.addSubview(view)
      stage.window.layer.addSublayer(layer)
      view.backgroundColor = .red
      layer.backgroundColor = UIColor.blue.cgColor
      return (view, layer)
    }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  private func share() -> Double { .random(in: 0...1, using: &generator) }

  /// Makes a random call and lets the turn end.
  func makeCall() {
    stage.run { call() }
  }

  private func call() {
    switch number(14) {
    case 0, 1, 2: startAnimator()
    case 3, 4: changeAnimator()
    case 5: repeatBlock()
    case 6: springBlock()
    case 7: commitBlock()
    case 8: keyframeBlock()
    case 9, 10: layer.add(animation(), forKey: ["a", "b", nil][number(3)])
    case 11: group()
    case 12: retime()
    default: changeSequence()
    }
  }

  // MARK: Timings

  private func edge() -> Double { [0, 1, share(), share(), 1e-7, 1 - 1e-7][number(6)] }

  private func timing() -> any UITimingCurveProvider {
    switch number(5) {
    case 0: UISpringTimingParameters(dampingRatio: CGFloat(0.05 + 0.95 * share()))
    case 1:
      UISpringTimingParameters(
        mass: 1, stiffness: CGFloat(20 + 300 * share()), damping: CGFloat(30 * share() + 0.5),
        initialVelocity: CGVector(dx: 9 * share(), dy: -9 * share()))
    case 2: UICubicTimingParameters(animationCurve: [.linear, .easeIn, .easeInOut][number(3)])
    default:
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: edge(), y: 3 * share() - 1),
        controlPoint2: CGPoint(x: edge(), y: 3 * share() - 1))
    }
  }

  private func change() {
    switch number(6) {
    case 0: view.center = CGPoint(x: 300 * share(), y: 300 * share())
    case 1: view.alpha = CGFloat(share())
    case 2:
      view.backgroundColor = UIColor(
        red: CGFloat(share()), green: CGFloat(share()), blue: 0.5, alpha: CGFloat(share()))
    case 3: view.bounds.size.width = CGFloat(100 * share())
    case 4:
      view.transform = CGAffineTransform(rotationAngle: CGFloat(3 * share()))
        .scaledBy(x: CGFloat(share() + 0.1), y: 1).translatedBy(x: CGFloat(9 * share()), y: 3)
    default: view.center.x += CGFloat(200 * share() - 100)
    }
  }

  private var changes: () -> Void {
    { [unowned self] in for _ in 0...number(3) { change() } }
  }

  // MARK: Animators

  private func startAnimator() {
    let animator = UIViewPropertyAnimator(duration: 0.2 + share(), timingParameters: timing())
    animator.scrubsLinearly = number(2) == 0
    animator.addAnimations(changes)
    if number(3) == 0 { animator.addAnimations(changes, delayFactor: CGFloat(share())) }
    try? number(3) == 0 ? animator.tryStart(afterDelay: share()) : animator.tryStart()
    animators = animators.suffix(3) + [animator]
  }

  private func changeAnimator() {
    guard let animator = animators.randomElement(using: &generator) else { return startAnimator() }
    for _ in 0...number(3) {
      switch number(7) {
      case 0: try? animator.tryPause()
      case 1: try? animator.tryScrub(to: share())
      case 2: animator.isReversed.toggle()
      case 3: try? animator.tryContinue(timing(), durationFactor: share())
      case 4: try? animator.tryContinue(nil, durationFactor: 0)
      case 5: try? animator.tryAdd(changes, delayFactor: share())
      default: try? animator.tryStop(withoutFinishing: number(2) == 0)
      }
    }
  }

  // MARK: Blocks

  private func repeatBlock() {
    let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseIn, .curveEaseInOut]
    var options = curves[number(3)]
    if number(2) == 0 { options.insert(.autoreverse) }
    if number(4) == 0 { options.insert(.repeat) }
    UIView.animate(
      withDuration: [1e-9, 0.05, 0.3, share()][number(4)], delay: number(2) == 0 ? share() : 0,
      options: options
    ) { [self] in
      if !options.contains(.repeat) { UIView.setAnimationRepeatCount(Float(3 * share())) }
      changes()
    }
  }

  private func springBlock() {
    UIView.animate(
      springDuration: 0.1 + share(), bounce: CGFloat(share()), delay: share() / 2,
      animations: changes)
  }

  private func commitBlock() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(share())
    UIView.setAnimationDelay(share() / 2)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationRepeatCount(Float(1 + number(3)))
    UIView.setAnimationRepeatAutoreverses(number(2) == 0)
    changes()
    UIView.commitAnimations()
  }

  private func keyframeBlock() {
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    UIView.animateKeyframes(
      withDuration: 0.1 + share(), delay: share() / 3, options: modes[number(5)]
    ) { [self] in
      for part in 0..<3 {
        UIView.addKeyframe(
          withRelativeStartTime: Double(part) / 3, relativeDuration: share() / 3,
          animations: changes)
      }
    }
  }

  // MARK: Animations of layers

  private static let keyPaths = [
    "position", "position.x", "opacity", "bounds.size", "backgroundColor", "cornerRadius",
    "transform", "transform.rotation.z", "transform.scale",
  ]

  private func value(_ keyPath: String) -> Any {
    switch keyPath {
    case "position": CGPoint(x: 100 * share(), y: 100 * share())
    case "bounds.size": CGSize(width: 100 * share(), height: 100 * share())
    case "backgroundColor":
      CGColor(
        red: CGFloat(share()), green: CGFloat(share()), blue: CGFloat(share()), alpha: 1)
    case "transform":
      number(2) == 0
        ? CATransform3DMakeRotation(CGFloat(3 * share()), 0, 0, 1)
        : CATransform3DMakeScale(CGFloat(share() + 0.1), CGFloat(share() + 0.1), 1)
    default: 3 * share()
    }
  }

  private func animation() -> CAAnimation {
    let keyPath = Self.keyPaths[number(Self.keyPaths.count)]
    if number(3) == 0 { return timed(frames(keyPath)) }
    if number(4) == 0 {
      let spring = CASpringAnimation(keyPath: keyPath)
      (spring.toValue, spring.damping) = (value(keyPath), CGFloat(1 + 9 * share()))
      return timed(spring)
    }
    let basic = CABasicAnimation(keyPath: keyPath)
    if number(2) == 0 { basic.fromValue = value(keyPath) }
    switch number(3) {
    case 0: basic.toValue = value(keyPath)
    case 1: basic.byValue = value(keyPath)
    default: break
    }
    basic.isAdditive = number(3) == 0
    basic.isCumulative = number(3) == 0
    return timed(basic)
  }

  private func frames(_ keyPath: String) -> CAKeyframeAnimation {
    let frames = CAKeyframeAnimation(keyPath: keyPath)
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    frames.calculationMode = modes[number(5)]
    if keyPath == "position", number(2) == 0 {
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 90 * share() + 1, height: 50))
      frames.path = path.cgPath
      if number(2) == 0 { frames.rotationMode = .rotateAuto }
    } else {
      frames.values = (0..<4).map { _ in value(keyPath) }
      if number(2) == 0 { frames.keyTimes = [0, 0.2, number(2) == 0 ? 0.2 : 0.6, 1] }
    }
    frames.isAdditive = number(4) == 0
    if number(2) == 0 {
      frames.timingFunctions = (0..<3).map { _ in
        CAMediaTimingFunction(
          controlPoints: Float(share()), Float(2 * share()), Float(share()), Float(share()))
      }
    }
    return frames
  }

  private func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    animation.duration = [0.1 + share(), 0.3, 1][number(3)]
    animation.speed = [1, 1, 1.7, -0.6, 0][number(5)]
    animation.repeatCount = [0, 0, Float(5 * share()), 40, .infinity][number(5)]
    animation.autoreverses = number(3) == 0
    animation.timeOffset = number(4) == 0 ? share() : 0
    if number(4) == 0 { animation.beginTime = stage.now + share() }
    if number(3) == 0 { animation.fillForGood() }
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .default]
    animation.timingFunction = CAMediaTimingFunction(name: names[number(3)])
    return animation
  }

  private func group() {
    let (group, inner) = (CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [timed(animation()), timed(animation())]
    group.animations = [timed(inner), timed(animation())]
    for animation in (group.animations ?? []) + (inner.animations ?? []) {
      animation.beginTime = number(2) == 0 ? 0 : share() / 2
    }
    layer.add(timed(group), forKey: nil)
  }

  private func retime() {
    let layer = number(2) == 0 ? view.layer : layer
    switch number(3) {
    case 0: layer.speed = [0, 0.5, 1, 2, -1, 0.3][number(6)]
    case 1: layer.timeOffset = share()
    default: (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }
  }

  // MARK: Sequences

  private func changeSequence() {
    guard let sequence, sequence.state == .active else {
      let sequence = AnimationSequence()
      self.sequence = sequence
      sequence.startAnimation()
      return perform(sequence)
    }
    switch number(5) {
    case 0: sequence.pauseAnimation()
    case 1:
      sequence.pauseAnimation()
      sequence.currentTime = sequence.furthestTime * share()
    case 2: sequence.isReversed.toggle()
    case 3: sequence.startAnimation()
    default: perform(sequence)
    }
  }

  private func perform(_ sequence: AnimationSequence) {
    guard sequence.isAdvancing else { return sequence.startAnimation() }
    sequence.perform { UIView.animate(withDuration: 0.2 + share(), animations: changes) }
  }
}
