// Names from before Swift 4.2.
// Source: the renamings in Apple's headers, which are errors there and warnings here (choice).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, deprecated, message: "say it as in CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards,
  kCAFillModeBackwards = CAMediaTimingFillMode.backwards,
  kCAFillModeBoth = CAMediaTimingFillMode.both, kCAFillModeRemoved = CAMediaTimingFillMode.removed,
  kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear,
  kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn,
  kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut,
  kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut,
  kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default,
  kCAAnimationLinear = CAAnimationCalculationMode.linear,
  kCAAnimationDiscrete = CAAnimationCalculationMode.discrete,
  kCAAnimationPaced = CAAnimationCalculationMode.paced,
  kCAAnimationCubic = CAAnimationCalculationMode.cubic,
  kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto,
  kCALineCapRound = CAShapeLayerLineCap.round, kCALineCapButt = CAShapeLayerLineCap.butt,
  kCALineJoinRound = CAShapeLayerLineJoin.round, kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd,
  kCATransitionFade = CATransitionType.fade, kCATransitionPush = CATransitionType.push,
  kCATransitionFromRight = CATransitionSubtype.fromRight,
  kCATransitionFromLeft = CATransitionSubtype.fromLeft,
  kCATransitionFromTop = CATransitionSubtype.fromTop,
  kCATransitionFromBottom = CATransitionSubtype.fromBottom

@available(*, deprecated, message: "say it as in UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(*, deprecated, message: "say it as in UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

extension UIViewController {
  @available(*, deprecated, message: "say children")
  public final var childViewControllers: [UIViewController] { children }
}

#if !canImport(Darwin)
  /// The largest finite number, deprecated: animations that repeat as often never end.
  public let HUGE = Float.greatestFiniteMagnitude
  /// Infinity.
  public let HUGE_VALF = Float.infinity
#endif
