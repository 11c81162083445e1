import HeadlessUIKit

/// An interface for writing a motion.
enum FrontEnd: CaseIterable, Sendable {
  case animator, block, beginCommit, basicAnimation, transaction, action

  /// Starts the animation of a change of a view or layer.
  ///
  /// - Returns: false if this interface cannot write it; nothing has happened then.
  func tell(_ change: Change, _ tempo: Tempo, delay: Double, of view: UIView, _ layer: CALayer)
    -> Bool
  {
    switch self {
    case .animator: return tellAnimator(change, tempo, delay, view)
    case .block: return tellBlock(change, tempo, delay, view)
    case .beginCommit: return tellBeginCommit(change, tempo, delay, view)
    case .basicAnimation: return tellAnimation(change, tempo, delay, view.layer)
    case .transaction: return delay == 0 && tellTransaction(change, tempo, layer)
    case .action: return delay == 0 && tellAction(change, tempo, layer)
    }
  }

  /// Whether it moves the layer that has no view.
  var movesLayer: Bool { self == .transaction || self == .action }

  private func tellAnimator(
    _ change: Change, _ tempo: Tempo, _ delay: Double, _ view: UIView
  ) -> Bool {
    let animator = UIViewPropertyAnimator(
      duration: Tempo.duration, timingParameters: tempo.parameters)
    animator.addAnimations { change.set(view, isAfter: true) }
    animator.startAnimation(afterDelay: delay)
    return true
  }

  private func tellBlock(
    _ change: Change, _ tempo: Tempo, _ delay: Double, _ view: UIView
  ) -> Bool {
    let body = { change.set(view, isAfter: true) }
    switch tempo {
    case .bouncing:
      UIView.animate(springDuration: 0.5, bounce: 0.3, delay: delay, animations: body)
    case .ratio:
      UIView.animate(
        withDuration: Tempo.duration, delay: delay, usingSpringWithDamping: 0.4,
        initialSpringVelocity: 0, animations: body)
    default:
      guard let curve = tempo.curve else { return false }
      let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      UIView.animate(
        withDuration: Tempo.duration, delay: delay, options: options, animations: body)
    }
    return true
  }

  private func tellBeginCommit(
    _ change: Change, _ tempo: Tempo, _ delay: Double, _ view: UIView
  ) -> Bool {
    guard let curve = tempo.curve else { return false }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(Tempo.duration)
    UIView.setAnimationDelay(delay)
    UIView.setAnimationCurve(curve)
    change.set(view, isAfter: true)
    UIView.commitAnimations()
    return true
  }

  private func tellAnimation(
    _ change: Change, _ tempo: Tempo, _ delay: Double, _ layer: CALayer
  ) -> Bool {
    guard let animation = tempo.animation(of: change.keyPath) else { return false }
    animation.fromValue = layer.value(forKeyPath: change.keyPath)
    change.set(layer, isAfter: true)
    animation.toValue = layer.value(forKeyPath: change.keyPath)
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
    layer.add(animation, forKey: nil)
    return true
  }

  private func tellTransaction(_ change: Change, _ tempo: Tempo, _ layer: CALayer) -> Bool {
    guard let function = tempo.function else { return false }
    CATransaction.begin()
    CATransaction.setAnimationDuration(Tempo.duration)
    CATransaction.setAnimationTimingFunction(function)
    change.set(layer, isAfter: true)
    CATransaction.commit()
    return true
  }

  private func tellAction(_ change: Change, _ tempo: Tempo, _ layer: CALayer) -> Bool {
    guard let animation = tempo.animation(of: change.keyPath) else { return false }
    layer.actions = [change.keyPath: animation]
    change.set(layer, isAfter: true)
    return true
  }
}
