import HeadlessUIKit
import TestSupport

/// A script of calls made at frames, drawn from a seed, over three animators, a view animation and
/// two boxes.
struct Script {
  enum Call: CaseIterable {
    case start, startLater, pause, scrub, reverse, continueOn, continueFaster, continueOnSpring
    case stop, finish, add, addDelayed, animate, pausesOnCompletion
  }

  struct Entry {
    /// Sixtieths of a second to pass before the call.
    let frames: Int
    let animator: Int
    let call: Call
    let number: Double
  }

  let seed: UInt64
  let entries: [Entry]

  init(seed: UInt64, length: Int = 24) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    entries = (0..<length).map { _ in
      Entry(
        frames: Int.random(in: 0...40, using: &generator),
        animator: Int.random(in: 0..<3, using: &generator),
        call: Call.allCases.randomElement(using: &generator) ?? .start,
        number: Double.random(in: 0...1, using: &generator))
    }
  }
}

/// A script that is being played on a stage of its own.
final class ScriptPlay {
  let stage = Stage()
  let animators: [UIViewPropertyAnimator]
  private let boxes: [UIView]

  init() {
    let stage = self.stage
    (animators, boxes) = stage.run {
      let timings: [any UITimingCurveProvider] = [
        ProbeTiming.easeOut.parameters, ProbeTiming.fullSpring.parameters,
        UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 2, dy: -1)),
      ]
      let boxes = timings.dropLast().map { _ in
        UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      boxes.forEach(stage.window.addSubview)
      return (
        timings.map { UIViewPropertyAnimator(duration: 0.8, timingParameters: $0) }, boxes
      )
    }
  }

  /// Makes the call of an entry; one in a wrong state does nothing.
  func make(_ entry: Script.Entry) {
    stage.run {
      let animator = animators[entry.animator]
      if animator.state == .inactive { queueBlock(entry) }
      try? call(entry, animator)
    }
  }

  private func call(
    _ entry: Script.Entry, _ animator: UIViewPropertyAnimator
  ) throws(AnimatorError) {
    switch entry.call {
    case .start: try animator.tryStart()
    case .startLater: try animator.tryStart(afterDelay: entry.number)
    case .pause: try animator.tryPause()
    case .scrub: try animator.tryScrub(to: entry.number)
    case .reverse: animator.isReversed.toggle()
    case .continueOn: try animator.tryContinue(nil, durationFactor: 0)
    case .continueFaster: try animator.tryContinue(nil, durationFactor: entry.number)
    case .continueOnSpring:
      try animator.tryContinue(
        UISpringTimingParameters(dampingRatio: 0.3), durationFactor: entry.number)
    case .stop: try animator.tryStop(withoutFinishing: entry.number < 0.5)
    case .finish: try animator.tryFinish(at: entry.number < 0.5 ? .start : .end)
    case .add: try animator.tryAdd(block(entry), delayFactor: 0)
    case .addDelayed: try animator.tryAdd(block(entry), delayFactor: entry.number)
    case .animate: UIView.animate(withDuration: entry.number * 2, animations: block(entry))
    case .pausesOnCompletion: animator.pausesOnCompletion.toggle()
    }
  }

  private func queueBlock(_ entry: Script.Entry) {
    let animator = animators[entry.animator]
    animator.addAnimations(block(entry))
    animator.addAnimations(
      { [box = boxes[1]] in box.center.y += 100 * entry.number }, delayFactor: entry.number)
    animator.addCompletion { [unowned self] position in
      boxes[0].layer.cornerRadius += position == .end ? 1 : 2
    }
  }

  private func block(_ entry: Script.Entry) -> () -> Void {
    { [boxes] in
      let (first, second) = (boxes[0], boxes[1])
      first.center.x = 300 * entry.number
      first.alpha = entry.number
      second.transform = second.transform.rotated(by: entry.number)
        .translatedBy(x: entry.number, y: 5)
      second.bounds.size.width = 40 * entry.number
    }
  }

  /// Every number that is shown and every number of the model, bit for bit.
  var bits: [UInt64] {
    boxes.flatMap { box in [box.shown, box.layer].flatMap(Self.numbers) }.map(\.bitPattern)
  }

  private static func numbers(_ layer: CALayer) -> [Double] {
    let t = layer.affineTransform()
    return [
      layer.position.x, layer.position.y, layer.bounds.size.width, layer.bounds.size.height,
      layer.cornerRadius, t.a, t.b, t.c, t.d, t.tx, t.ty, layer.exactOpacity,
    ].map { Double($0) }
  }

  /// What is known of the animators.
  var states: [String] {
    animators.map { animator in
      "\(animator.state) \(animator.isRunning) \(animator.isReversed) "
        + "\(animator.fractionComplete) \(animator.remaining ?? -1)"
    }
  }
}
