import HeadlessUIKit

/// A layer on the screen, on a stage of its own, to be animated and looked at.
final class Specimen {
  let stage = Stage()
  let layer: CALayer

  /// Makes a layer without a view.
  convenience init() {
    self.init { _ in }
  }

  /// Makes a layer without a view; `prepare` sets its values before it is on the screen.
  init(_ prepare: (CALayer) throws -> Void) rethrows {
    let stage = self.stage
    layer = try stage.run {
      let layer = CALayer()
      try prepare(layer)
      stage.window.layer.addSublayer(layer)
      return layer
    }
  }

  /// Adds an animation and ends the turn.
  func add(_ animation: CAAnimation, forKey key: String? = nil) {
    stage.run { layer.add(animation, forKey: key) }
  }

  /// Moves time forward to a moment.
  func advance(to moment: Double) {
    stage.advance(by: moment - stage.now)
  }

  /// The number that is shown at a key path at a moment, which is not before the present one.
  func shown(_ keyPath: String, at moment: Double) -> Double? {
    advance(to: moment)
    return shown(keyPath)
  }

  /// The number that is shown at a key path now.
  func shown(_ keyPath: String) -> Double? {
    number(layer.presentation(), keyPath)
  }

  /// The number the model has at a key path.
  func model(_ keyPath: String) -> Double? {
    number(layer, keyPath)
  }

  /// Calls something with what the layer shows, on its stage.
  func withPresentation(_ body: (CALayer) -> Void) {
    stage.run { layer.presentation().map(body) }
  }

  private func number(_ layer: CALayer?, _ keyPath: String) -> Double? {
    (layer?.value(forKeyPath: keyPath) as? CGFloat).map { Double($0) }
  }
}

extension CAAnimation {
  /// Lets the animation stay and show its first value before its time, and its last one after it.
  func fillForGood() {
    fillMode = .both
    isRemovedOnCompletion = false
  }
}
