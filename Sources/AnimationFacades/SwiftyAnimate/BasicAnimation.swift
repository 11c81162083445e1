public import HeadlessUIKit

/// An animation of one value of a layer.
///
/// SwiftyAnimate adds a `CABasicAnimation`, with a timer for its delay and end. Here a block leads
/// to the same samples, so that a chain can show it again.
public struct BasicAnimation: Animation {
  /// Seconds it takes after its delay, and seconds before it begins.
  public let duration: TimeInterval, delay: TimeInterval
  /// The block that makes its changes.
  public let animationBlock: AnimationBlock
  private let timing: Timing

  /// An animation of a view's corners from their present radius to another.
  ///
  /// The view is not retained.
  public static func cornerRadius(
    view: UIView, duration: TimeInterval, delay: TimeInterval = 0, radius: CGFloat,
    timing: Timing = .easeInOut
  ) -> BasicAnimation {
    BasicAnimation(
      duration: duration, delay: delay,
      animationBlock: { [weak view] in view?.layer.cornerRadius = radius }, timing: timing)
  }

  /// Runs it; its completion always gets true.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    UIView.animate(
      key: "corner", duration: duration, delay: delay,
      options: timing.options.union(.beginFromCurrentState), animations: animationBlock,
      completion: { _ in completion?(true) })
  }
}

/// The named curves.
public enum Timing: Sendable {
  /// Slow at the start, slow at the end, even, or slow at both.
  case easeIn, easeOut, linear, easeInOut

  /// Core Animation's function of that name.
  public var coreAnimationCurve: CAMediaTimingFunction { CAMediaTimingFunction(name: names.curve) }
  var options: UIView.AnimationOptions { names.options }
  private var names: (curve: CAMediaTimingFunctionName, options: UIView.AnimationOptions) {
    switch self {
    case .easeIn: (.easeIn, .curveEaseIn)
    case .easeOut: (.easeOut, .curveEaseOut)
    case .linear: (.linear, .curveLinear)
    case .easeInOut: (.easeInEaseOut, .curveEaseInOut)
    }
  }
}
