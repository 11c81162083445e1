import HeadlessUIKit
import Testing

/// A view and a layer beside it, and a front end that animates a change of one of them.
private struct Telling {
  let stage = Stage()
  let view: UIView
  let layer: CALayer

  init(_ change: Change) {
    let stage = stage
    (view, layer) = stage.run {
      let (view, layer) = (UIView(), CALayer())
      for layer in [view.layer, layer] {
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        change.set(layer, isAfter: false)
      }
      stage.window.addSubview(view)
      stage.window.layer.addSublayer(layer)
      return (view, layer)
    }
    stage.advance(by: 1)
  }

  /// The values shown at many moments; `nil` if the front end cannot write the change.
  func samples(
    _ frontEnd: FrontEnd, _ change: Change, _ tempo: Tempo, delay: Double
  ) -> [[Double]]? {
    guard stage.run({ frontEnd.tell(change, tempo, delay: delay, of: view, layer) }) else {
      return nil
    }
    let moving = frontEnd.movesLayer ? layer : view.layer
    return (0...60).map { step in
      // The moments are not frames, and reach past the end.
      if step > 0 { stage.advance(by: 0.0371) }
      return change.numbers(of: moving.presentation() ?? moving)
    }
  }
}

@Suite struct `the front ends` {
  struct Case: CustomTestStringConvertible, Sendable {
    let change: Change
    let tempo: Tempo

    var testDescription: String { "\(change) \(tempo)" }
  }

  static let cases = Change.allCases.flatMap { change in
    Tempo.allCases.map { Case(change: change, tempo: $0) }
  }

  @Test(arguments: cases, [0, 0.3])
  func `agree on a motion`(motion: Case, delay: Double) throws {
    let (change, tempo) = (motion.change, motion.tempo)
    let expected = try #require(
      Telling(change).samples(.animator, change, tempo, delay: delay))
    var tellers = 1
    for frontEnd in FrontEnd.allCases.dropFirst() {
      guard let samples = Telling(change).samples(frontEnd, change, tempo, delay: delay) else {
        continue
      }
      tellers += 1
      for (step, (sample, other)) in zip(samples, expected).enumerated() {
        let distance = zip(sample, other).map { abs($0 - $1) }.max() ?? .infinity
        #expect(
          sample.count == other.count && distance <= 1e-9,
          "\(frontEnd) at step \(step): \(sample), animator: \(other)")
      }
    }
    // The number of front ends that can write it: all for a curve, a few for the others.
    let layers = delay == 0 ? 3 : 1
    switch tempo {
    case .linear, .easeIn, .easeOut, .easeInOut: #expect(tellers == 3 + layers)
    case .standard, .custom: #expect(tellers == 1 + layers)
    case .bouncing: #expect(tellers == (delay == 0 ? 4 : 3))
    case .ratio: #expect(tellers == 2)
    }
  }

  @Test(arguments: Change.allCases)
  func `move something in these cases`(change: Change) throws {
    let samples = try #require(
      Telling(change).samples(.animator, change, .linear, delay: 0))
    #expect(Set(samples).count > 30)
    let layer = Stage().run { CALayer() }
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    change.set(layer, isAfter: true)
    #expect(samples.last == change.numbers(of: layer))
  }

  @Test(arguments: Change.allCases)
  func `agree on what is played forth and back`(change: Change) {
    func samples(_ tell: (UIView) -> Void) -> [[Double]] {
      let telling = Telling(change)
      telling.stage.run { tell(telling.view) }
      return (0...60).map { _ in
        telling.stage.advance(by: 0.07)
        return change.numbers(of: telling.view.layer.presentation() ?? telling.view.layer)
      }
    }
    let block = samples { view in
      UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseIn, .autoreverse]) {
        UIView.setAnimationRepeatCount(3)
        change.set(view, isAfter: true)
      }
    }
    let beginCommit = samples { view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationCurve(.easeIn)
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      change.set(view, isAfter: true)
      UIView.commitAnimations()
    }
    let animation = samples { view in
      let animation = CABasicAnimation(keyPath: change.keyPath)
      animation.fromValue = view.layer.value(forKeyPath: change.keyPath)
      animation.duration = 0.5
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      animation.repeatCount = 3
      animation.autoreverses = true
      change.set(view, isAfter: true)
      animation.toValue = view.layer.value(forKeyPath: change.keyPath)
      view.layer.add(animation, forKey: nil)
    }
    for others in [beginCommit, animation] {
      for (step, (sample, other)) in zip(block, others).enumerated() {
        let distance = zip(sample, other).map { abs($0 - $1) }.max() ?? .infinity
        #expect(distance <= 1e-9, "step \(step): \(sample), \(other)")
      }
    }
  }
}
