import HeadlessUIKit
import TestSupport

/// A script of calls made at frames, drawn from a seed, over a tree of layers and a view.
struct LayerScript {
  enum Call: CaseIterable {
    case addBasic, addKeyframes, addGroup, addSpring, addTransition, removeKey, removeAll
    case setModel, setWithoutActions, setSpeed, setOffset, setBegin, pause, resume
    case nestTransactions, animateView, animateKeyframes, move, removeLayer, layOut
  }

  struct Entry {
    /// Sixtieths of a second to pass before the call.
    let frames: Int
    let call: Call
    /// Which layer, key path and kind are meant, each modulo the number there is.
    let choices: [Int]
    /// Numbers in 0…1.
    let numbers: [Double]
  }

  let entries: [Entry]

  init(seed: UInt64, length: Int = 30) {
    var generator = SeededGenerator(seed: seed)
    entries = (0..<length).map { _ in
      Entry(
        frames: Int.random(in: 0...25, using: &generator),
        call: Call.allCases.randomElement(using: &generator) ?? .addBasic,
        choices: (0..<4).map { _ in Int.random(in: 0..<1000, using: &generator) },
        numbers: (0..<6).map { _ in Double.random(in: 0...1, using: &generator) })
    }
  }
}

/// A script of layers that is being played on a stage of its own.
final class LayerScriptPlay {
  let stage = Stage()
  /// The messages with their receivers and moments.
  private(set) var heard: [String] = []
  private let layers: [CALayer]
  private let view: UIView
  private var count = 0

  init() {
    let stage = self.stage
    (layers, view) = stage.run {
      let layers = (0..<3).map { _ in CALayer() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      stage.window.layer.addSublayer(layers[0])
      layers[0].addSublayer(layers[1])
      layers[1].addSublayer(layers[2])
      stage.window.addSubview(view)
      return (layers, view)
    }
  }

  private func hear(_ word: String) {
    heard.append("\(word) at \(stage.now)")
  }

  /// Makes the call of an entry.
  func make(_ entry: LayerScript.Entry) {
    stage.run { call(entry) }
  }

  private func call(_ entry: LayerScript.Entry) {
    let layer = ([view.layer] + layers)[entry.choices[0] % 4]
    let (first, second) = (entry.numbers[0], entry.numbers[1])
    switch entry.call {
    case .addBasic, .addKeyframes, .addGroup, .addSpring:
      layer.add(animation(entry), forKey: key(entry))
    case .addTransition:
      let transition = CATransition()
      transition.duration = first
      transition.delegate = listener("transition")
      layer.add(transition, forKey: nil)
    case .removeKey: layer.removeAnimation(forKey: key(entry) ?? "position")
    case .removeAll: if first < 0.3 { layer.removeAllAnimations() }
    case .setModel: set(layer, entry)
    case .setWithoutActions:
      CATransaction.setDisableActions(true)
      set(layer, entry)
    case .setSpeed: layer.speed = [0, 0.5, 1, 2, -1, Float(first)][entry.choices[1] % 6]
    case .setOffset: layer.timeOffset = second
    case .setBegin: layer.beginTime = stage.now + second
    case .pause: pause(layer)
    case .resume: resume(layer)
    case .nestTransactions: nest(layer, entry)
    case .animateView: animateView(entry)
    case .animateKeyframes: animateKeyframes(entry)
    case .move:
      if layer === layers[2] { layers[entry.choices[1] % 2].addSublayer(layer) }
    case .removeLayer:
      if layer === layers[2], first < 0.5 { layer.removeFromSuperlayer() }
    case .layOut: view.setNeedsLayout()
    }
  }

  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, time)
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  private func key(_ entry: LayerScript.Entry) -> String? {
    ["a", "b", "c", nil][entry.choices[2] % 4]
  }

  private func listener(_ name: String) -> any CAAnimationDelegate {
    count += 1
    let name = "\(name) \(count)"
    return Ear { [unowned self] in hear("\(name) \($0)") }
  }

  private final class Ear: CAAnimationDelegate {
    private let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) {
      self.hear = hear
    }

    func animationDidStart(_ animation: CAAnimation) { hear("starts") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { hear("stops \(finished)") }
  }

  /// Every number that is shown and every number of the model, bit for bit.
  var bits: [UInt64] {
    (layers + [view.layer]).flatMap { layer in
      [layer.presentation() ?? layer, layer].flatMap(Self.numbers)
    }.map(\.bitPattern)
  }

  /// What each layer shows; `nil` for one that is not on the screen.
  var presentations: [CALayer?] { (layers + [view.layer]).map { $0.presentation() } }

  /// Every number of a layer, bit for bit.
  func bits(_ layer: CALayer) -> [UInt64] { Self.numbers(layer).map(\.bitPattern) }

  private static func numbers(_ layer: CALayer) -> [Double] {
    layer.position.numbers + layer.bounds.numbers + layer.transform.numbers
      + (layer.backgroundColor?.components ?? []).map { Double($0) }
      + [layer.exactOpacity, Double(layer.cornerRadius), layer.isHidden ? 1 : 0]
  }

  /// The keys of what is animated.
  var keys: [String] {
    (layers + [view.layer]).map { ($0.animationKeys() ?? []).joined(separator: " ") }
  }
}

// MARK: - Animations
extension LayerScriptPlay {
  private static let keyPaths = [
    "position", "position.x", "opacity", "bounds.size", "transform", "transform.rotation.z",
    "backgroundColor", "cornerRadius", "hidden",
  ]

  private func keyPath(_ entry: LayerScript.Entry) -> String {
    Self.keyPaths[entry.choices[1] % Self.keyPaths.count]
  }

  // A value of the kind a key path has, from two numbers.
  private func value(_ keyPath: String, _ a: Double, _ b: Double) -> Any {
    switch keyPath {
    case "position": CGPoint(x: 100 * a, y: 100 * b)
    case "bounds.size": CGSize(width: 100 * a, height: 100 * b)
    case "transform": CATransform3DMakeRotation(3 * a, b, 1, 1 - b)
    case "backgroundColor": CGColor(red: a, green: b, blue: 1 - a, alpha: 1)
    case "hidden": a < 0.5
    default: a
    }
  }

  private func animation(_ entry: LayerScript.Entry) -> CAAnimation {
    switch entry.call {
    case .addGroup:
      let group = CAAnimationGroup()
      group.animations = [basic(entry), frames(entry)]
      for child in group.animations ?? [] where entry.numbers[4] < 0.5 {
        child.beginTime = entry.numbers[5]
      }
      return timed(group, entry)
    case .addKeyframes: return timed(frames(entry), entry)
    case .addSpring:
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.toValue, spring.initialVelocity) = (100, entry.numbers[0])
      return timed(spring, entry)
    default: return timed(basic(entry), entry)
    }
  }

  private func basic(_ entry: LayerScript.Entry) -> CABasicAnimation {
    let (keyPath, n) = (keyPath(entry), entry.numbers)
    let animation = CABasicAnimation(keyPath: keyPath)
    if n[2] < 0.7 { animation.toValue = value(keyPath, n[0], n[1]) }
    if n[3] < 0.5 { animation.fromValue = value(keyPath, n[1], n[2]) }
    animation.isAdditive = n[4] < 0.3
    animation.isCumulative = n[5] < 0.3
    return animation
  }

  private func frames(_ entry: LayerScript.Entry) -> CAKeyframeAnimation {
    let (keyPath, n) = (keyPath(entry), entry.numbers)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values =
      [value(keyPath, n[0], n[1]), value(keyPath, n[2], n[3])] + [
        value(keyPath, n[4], n[5])
      ]
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    animation.calculationMode = modes[entry.choices[3] % modes.count]
    return animation
  }

  private func timed<Animation: CAAnimation>(
    _ animation: Animation, _ entry: LayerScript.Entry
  ) -> Animation {
    let n = entry.numbers
    animation.duration = n[0] < 0.2 ? 0 : n[0]
    animation.speed = n[1] < 0.2 ? 1.7 : n[1] < 0.3 ? -0.6 : 1
    animation.repeatCount = n[2] < 0.3 ? Float(3 * n[2]) + 1 : n[2] < 0.35 ? .infinity : 0
    animation.autoreverses = n[3] < 0.3
    animation.timeOffset = n[4] < 0.2 ? n[4] : 0
    if n[5] < 0.2 { animation.beginTime = stage.now + n[5] }
    if n[5] > 0.8 { animation.fillForGood() }
    if n[4] > 0.5 { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    animation.delegate = listener("\(type(of: animation))")
    return animation
  }

  private func set(_ layer: CALayer, _ entry: LayerScript.Entry) {
    let keyPath = keyPath(entry)
    layer.setValue(value(keyPath, entry.numbers[0], entry.numbers[1]), forKeyPath: keyPath)
  }

  private func nest(_ layer: CALayer, _ entry: LayerScript.Entry) {
    count += 1
    let name = "transaction \(count)"
    CATransaction.begin()
    CATransaction.setCompletionBlock { [unowned self] in
      hear("\(name) outer")
      view.layer.cornerRadius += 1
    }
    CATransaction.setAnimationDuration(entry.numbers[0])
    set(layer, entry)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [unowned self] in
      hear("\(name) inner")
      layers[0].zPosition += 1
    }
    if entry.numbers[1] < 0.7 { layer.add(animation(entry), forKey: key(entry)) }
    CATransaction.commit()
    CATransaction.commit()
  }

  private func animateView(_ entry: LayerScript.Entry) {
    count += 1
    let (name, n) = ("block \(count)", entry.numbers)
    UIView.animate(withDuration: n[0], delay: n[1] < 0.3 ? n[1] : 0) { [self] in
      view.center = CGPoint(x: 100 * n[2], y: 100 * n[3])
      view.alpha = n[4]
    } completion: { [unowned self] in
      hear("\(name) \($0)")
      view.bounds.size.width += 1
    }
  }

  private func animateKeyframes(_ entry: LayerScript.Entry) {
    count += 1
    let (name, n) = ("keyframes \(count)", entry.numbers)
    let options = UIView.KeyframeAnimationOptions(rawValue: UInt(entry.choices[3] % 5) << 10)
    UIView.animateKeyframes(withDuration: n[0] + 0.1, delay: 0, options: options) { [self] in
      UIView.addKeyframe(withRelativeStartTime: n[1] / 2, relativeDuration: n[2] / 2) {
        view.center.x = 100 * n[3]
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: n[2] / 2) {
        view.center.x = 100 * n[4]
        view.transform = CGAffineTransform(rotationAngle: n[5])
      }
    } completion: { [unowned self] in
      hear("\(name) \($0)")
    }
  }
}
