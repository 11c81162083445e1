import AnimationFacades
import HeadlessUIKit
import TestSupport

/// A chain drawn from a seed, on two boxes of a stage of its own.
final class RandomChain {
  let seed: UInt64
  let stage = Stage()
  let boxes: [UIView]
  private(set) var chain = Animate()
  /// The names of the `do` steps in the order they were called.
  private(set) var done: [Int] = []
  private(set) var doCount = 0
  private(set) var isOver = false
  private var generator: SeededGenerator

  init(seed: UInt64, length: Int = 12) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let stage = self.stage
    boxes = stage.run {
      [10.0, 20].map { UIView(frame: CGRect(x: $0, y: $0, width: 40, height: 30)) }
    }
    boxes.forEach(stage.window.addSubview)
    boxes[0].backgroundColor = .red
    stage.run { chain = makeChain(length: length, depth: 0) }
  }

  func perform() {
    stage.run { chain.perform { [unowned self] in isOver = true } }
  }

  // MARK: Drawing

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private func chance(_ share: Double) -> Bool { number(0...1) < share }

  // Sixtieths of a second, so that recorded times meet the ends of steps.
  private var time: Double { Double(Int.random(in: 0...30, using: &generator)) / 60 }

  private func makeChain(length: Int, depth: Int) -> Animate {
    let chain = Animate()
    for _ in 0..<length {
      let joins = chance(0.35)
      switch Int.random(in: 0..<(depth < 2 ? 9 : 8), using: &generator) {
      case 0, 1, 2: add(standard, to: chain, joins)
      case 3: add(spring, to: chain, joins)
      case 4: add(keyframes, to: chain, joins)
      case 5:
        let call = call
        chain.do(block: call)
      case 6: chain.wait(timeout: time)
      case 7:
        let call = call
        chain.wait { resume in
          call()
          resume()
        }
      default:
        let inner = makeChain(length: Int.random(in: 1...4, using: &generator), depth: depth + 1)
        if joins { chain.and(animation: inner) } else { chain.then(animation: inner) }
      }
    }
    return chain
  }

  private func add(_ animation: any Animation, to chain: Animate, _ joins: Bool) {
    if joins { chain.and(animation: animation) } else { chain.then(animation: animation) }
  }

  private var standard: any Animation {
    let curves: [UIView.AnimationOptions] = [
      .curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut,
    ]
    var options = curves.randomElement(using: &generator) ?? []
    if chance(0.2) { options.insert(.autoreverse) }
    if chance(0.2) { options.insert(.beginFromCurrentState) }
    return StandardAnimation(
      duration: chance(0.15) ? 0 : time, delay: chance(0.3) ? time : 0, options: options,
      animationBlock: changes)
  }

  private var spring: any Animation {
    SpringAnimation(
      duration: time, delay: chance(0.3) ? time : 0, springDamping: number(0.2...1),
      initialVelocity: number(-2...2), animationBlock: changes)
  }

  private var keyframes: any Animation {
    let frames = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Keyframe(duration: time, delay: chance(0.5) ? time : 0, animationBlock: changes)
    }
    return KeyframeAnimation(
      keyframes: frames, options: chance(0.5) ? .calculationModeLinear : .calculationModeCubic)
  }

  private var call: () -> Void {
    let (name, setsAtOnce, change) = (doCount, chance(0.3), changes)
    doCount += 1
    return { [unowned self] in
      done.append(name)
      if setsAtOnce { change() }
    }
  }

  // A few changes of one box; what they lead to depends on where they start.
  private var changes: () -> Void {
    let box = boxes[chance(0.6) ? 0 : 1]
    let numbers = (0..<4).map { _ in number(0...1) }
    let kinds = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Int.random(in: 0..<12, using: &generator)
    }
    return {
      for kind in kinds {
        switch kind {
        case 0: box.center.x += 200 * numbers[0] - 100
        case 1: box.center = CGPoint(x: 300 * numbers[1], y: 300 * numbers[2])
        case 2: box.bounds.size.width = 10 + 100 * numbers[3]
        case 3: box.alpha = numbers[0]
        case 4:
          box.transform = box.transform.rotated(by: numbers[1])
            .translatedBy(x: 20 * numbers[2], y: 0)
        case 5: box.transform = CGAffineTransform(scaleX: 0.5 + numbers[3], y: 0.5 + numbers[0])
        case 6:
          box.backgroundColor = UIColor(
            red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        case 7: box.isHidden.toggle()
        case 8: box.backgroundColor = nil
        case 9: UIView.performWithoutAnimation { box.bounds.origin.x += 10 * numbers[2] }
        case 10: box.transform3D = CATransform3DMakeRotation(numbers[3], 0, 1, 0)
        default: box.layer.cornerRadius = 10 * numbers[1]
        }
      }
    }
  }

  // MARK: Looking

  /// Every number that is shown.
  var picture: [Double] {
    boxes.flatMap { box in
      box.layer.presentation().map(Self.numbers) ?? [.infinity]
    }
  }

  /// Every number of the models.
  var model: [Double] { boxes.flatMap { Self.numbers(of: $0.layer) } }

  private static func numbers(of layer: CALayer) -> [Double] {
    let transform = layer.affineTransform()
    let color = layer.backgroundColor.map { $0.components ?? [] } ?? [-1, -1, -1, -1]
    let space = layer.transform
    return [
      layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.width,
      layer.bounds.height, layer.cornerRadius, transform.a, transform.b, transform.c, transform.d,
      transform.tx, transform.ty, space.m13, space.m31, space.m33, CGFloat(layer.exactOpacity),
      layer.isHidden ? 1 : 0,
    ].map { Double($0) } + color.map { Double($0) }
  }
}

/// The largest difference between two pictures; infinite when they cannot be compared.
func distance(_ a: [Double], _ b: [Double]) -> Double {
  guard a.count == b.count else { return .infinity }
  return zip(a, b).map { $0 == $1 ? 0 : abs($0 - $1) }.max() ?? 0
}
