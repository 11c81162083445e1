internal import PropertyEngine

// The animations that UIKit would add for blocks and animators.
extension Leg {
  /// An animation without values that has the leg's timing.
  var animation: CABasicAnimation {
    let animation: CABasicAnimation
    switch pacing {
    case .cubic(let curve):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(curve)
    case .spring(let spring, let stretch): animation = CASpringAnimation(spring, stretch: stretch)
    }
    setTimes(of: animation)
    return animation
  }

  func setTimes(of animation: CAAnimation) {
    animation.duration = span.seconds
    animation.fillMode = .both
    guard let cycles else { return }
    animation.repeatCount = cycles.count.isFinite ? Float(cycles.count) : .greatestFiniteMagnitude
    animation.autoreverses = cycles.autoreverses
  }
}

extension CASpringAnimation {
  /// Makes a spring that moves as a block's does; `stretch` of its own seconds pass in one.
  fileprivate convenience init(_ spring: Spring, stretch: Double) {
    self.init()
    let build = spring.parameters
    mass = CGFloat(build.mass)
    stiffness = CGFloat(build.stiffness * stretch * stretch)
    damping = CGFloat(build.damping * stretch)
    initialVelocity = CGFloat(spring.initialVelocity * stretch)
    allowsOverdamping = build.allowsOverdamping
  }
}

extension CABasicAnimation {
  /// Sets the animation's key path and ends; an additive one goes from the old value minus the new
  /// one to zero, so that it does the same on another layer.
  func move(_ key: LayerKey, from old: LayerValue, to new: LayerValue, blending: Blending) {
    keyPath = key.keyPath
    var (from, to) = (old, new)
    switch blending {
    case .absolute: break
    case .additive:
      isAdditive = true
      (from, to) = (.numbers(old.numbers - new.numbers), .numbers(.zero))
    case .transform:
      // Choice: a transform without an inverse is animated absolutely.
      if let inverse = new.matrix.inverted() {
        isAdditive = true
        (from, to) = (.matrix(old.matrix.concatenating(inverse)), .matrix(.identity))
      }
    }
    fromValue = from.object(as: key.kind)
    toValue = to.object(as: key.kind)
  }
}
