import HeadlessUIKit
import TestSupport

extension Defaults {
  static var animator: [String: String] {
    Stage().run {
      let animator = UIViewPropertyAnimator(
        duration: 1, timingParameters: UICubicTimingParameters())
      return [
        "isUserInteractionEnabled": "\(animator.isUserInteractionEnabled)",
        "isManualHitTestingEnabled": "\(animator.isManualHitTestingEnabled)",
        "isInterruptible": "\(animator.isInterruptible)",
        "scrubsLinearly": "\(animator.scrubsLinearly)",
        "pausesOnCompletion": "\(animator.pausesOnCompletion)",
        "delay": "\(animator.delay)", "state": "\(animator.state.rawValue)",
        "isRunning": "\(animator.isRunning)", "isReversed": "\(animator.isReversed)",
        "fractionComplete": "\(animator.fractionComplete)",
      ]
    }
  }

  static var positions: [String: String] {
    [
      "end": "\(UIViewAnimatingPosition.end.rawValue)",
      "start": "\(UIViewAnimatingPosition.start.rawValue)",
      "current": "\(UIViewAnimatingPosition.current.rawValue)",
    ]
  }

  static var states: [String: String] {
    [
      "inactive": "\(UIViewAnimatingState.inactive.rawValue)",
      "active": "\(UIViewAnimatingState.active.rawValue)",
      "stopped": "\(UIViewAnimatingState.stopped.rawValue)",
    ]
  }

  static var curves: [String: String] {
    [
      "easeInOut": "\(UIView.AnimationCurve.easeInOut.rawValue)",
      "easeIn": "\(UIView.AnimationCurve.easeIn.rawValue)",
      "easeOut": "\(UIView.AnimationCurve.easeOut.rawValue)",
      "linear": "\(UIView.AnimationCurve.linear.rawValue)",
    ]
  }

  static var timingTypes: [String: String] {
    [
      "builtin": "\(UITimingCurveType.builtin.rawValue)",
      "cubic": "\(UITimingCurveType.cubic.rawValue)",
      "spring": "\(UITimingCurveType.spring.rawValue)",
      "composed": "\(UITimingCurveType.composed.rawValue)",
    ]
  }

  static var cubic: [String: String] {
    let curve = UICubicTimingParameters()
    let (c1, c2) = (curve.controlPoint1, curve.controlPoint2)
    return [
      "control points": "\(c1.x);\(c1.y);\(c2.x);\(c2.y)",
      "animationCurve.rawValue": "\(curve.animationCurve.rawValue)",
      "timingCurveType.rawValue": "\(curve.timingCurveType.rawValue)",
    ]
  }

  static var options: [String: String] {
    typealias Options = UIView.AnimationOptions
    let named: [(String, Options)] = [
      ("repeat", .repeat), ("autoreverse", .autoreverse), ("layoutSubviews", .layoutSubviews),
      ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState),
      ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve),
      ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews),
      ("overrideInheritedOptions", .overrideInheritedOptions),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn),
      ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
      ("transitionNone", .transitionNone), ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight),
      ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
      ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromTop", .transitionFlipFromTop),
      ("transitionFlipFromBottom", .transitionFlipFromBottom),
      ("preferredFramesPerSecondDefault", .preferredFramesPerSecondDefault),
      ("preferredFramesPerSecond60", .preferredFramesPerSecond60),
      ("preferredFramesPerSecond30", .preferredFramesPerSecond30),
    ]
    return Dictionary(uniqueKeysWithValues: named.map { ($0, "\($1.rawValue)") })
  }

  static var keyframeOptions: [String: String] {
    typealias Options = UIView.KeyframeAnimationOptions
    let named: [(String, Options)] = [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat),
      ("autoreverse", .autoreverse), ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedOptions", .overrideInheritedOptions),
      ("calculationModeLinear", .calculationModeLinear),
      ("calculationModeDiscrete", .calculationModeDiscrete),
      ("calculationModePaced", .calculationModePaced),
      ("calculationModeCubic", .calculationModeCubic),
      ("calculationModeCubicPaced", .calculationModeCubicPaced),
    ]
    return Dictionary(uniqueKeysWithValues: named.map { ($0, "\($1.rawValue)") })
  }
}

// Defaults that cannot be read are checked by motion: it is the same with the numbers written out.
extension Defaults {
  private static let times = [0, 0.03, 0.07, 0.1, 0.13, 0.17, 0.19, 0.25, 0.4, 0.55, 0.7, 0.9]

  // The positions of a view at some moments while a block moves it, and the time of the end.
  private static func motion(
    _ animate: (UIView) -> Void
  ) -> (places: [CGFloat], end: Double) {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    stage.run { animate(view) }
    let places = times.map { time in
      stage.advance(by: time - stage.now)
      return view.shown.position.x
    }
    stage.advance(by: 100)
    return (places, stage.events.last?.time ?? -1)
  }

  private static func answers(
    _ answers: [String: String], if isSame: Bool
  ) throws -> [String: String] {
    guard isSame else { throw OracleError.unknownName("a motion of another kind") }
    return answers
  }

  static var spring: [String: String] {
    get throws {
      func motion(_ timing: UISpringTimingParameters) -> [CGFloat] {
        Self.motion { view in
          let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
          animator.addAnimations { view.center.x = 100 }
          animator.startAnimation()
        }.places
      }
      let spring = UISpringTimingParameters()
      let written = UISpringTimingParameters(
        mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
      let animator = Stage().run {
        UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      }
      return try answers(
        [
          "initialVelocity": "\(spring.initialVelocity.dx);\(spring.initialVelocity.dy)",
          "mass": "3", "stiffness": "1000", "damping": "500", "dampingRatio": "4.56",
          "duration": "\(animator.duration)", "settlingDuration": "\(animator.duration)",
        ], if: motion(spring) == motion(written))
    }
  }

  static var beginCommit: [String: String] {
    get throws {
      let old = motion { view in
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 100
        UIView.commitAnimations()
      }
      let written = motion { view in
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseInOut) {
          view.center.x = 100
        }
      }
      return try answers(
        [
          "duration": "\(old.end)", "delay": "0", "curve": "easeInOut", "repeat count": "0",
          "repeat autoreverses": "no", "autoreverse": "no", "autoreverses": "no",
          "begins from current state": "no", "from current state": "no",
        ], if: old == written)
    }
  }

  static var springArguments: [String: String] {
    get throws {
      let plain = motion { view in UIView.animate(springDuration: 0.5) { view.center.x = 100 } }
      let bare = motion { view in UIView.animate(animations: { view.center.x = 100 }) }
      let written = motion { view in
        UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0) {
          view.center.x = 100
        }
      }
      return try answers(
        ["duration": "0.5", "bounce": "0", "initialSpringVelocity": "0", "delay": "0"],
        if: plain == written && bare == written)
    }
  }

  static var defaultSpring: [String: String] {
    let block = motion { view in UIView.animate(animations: { view.center.x = 100 }) }
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    return [
      "mass": "\(spring.mass)", "stiffness": "\(spring.stiffness)", "damping": "\(spring.damping)",
      "CA duration": "\(block.end)", "duration": "\(block.end)",
    ]
  }
}
