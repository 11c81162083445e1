import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `the published defaults and raw values` {
  // Objects whose types do not exist yet, and options that nothing obeys yet.
  private static let missingObjects: Set = [
    "CAKeyframeAnimation", "CASpringAnimation",
    "CATransition", "CATransaction", "implicit animation", "setFrame on a live layer",
    "CAAnimationGroup",
    "UIView.animate(springDuration:)", "UIView.animate(springDuration:) default spring",
    "UIView.KeyframeAnimationOptions",
  ]
  private static let missingProperties: [String: Set<String>] = [
    "CALayer": [
      "duration", "shadowOffset", "shadowRadius", "shadowOpacity", "borderWidth",
      "contentsScale",
    ]
  ]

  static let rows = (try? OracleTable(file: "defaults.csv").rows) ?? []

  private static func isMissing(_ row: OracleRow) -> Bool {
    let (object, key) = (row["object"] ?? "", row["key"] ?? "")
    return missingObjects.contains(object) || missingProperties[object]?.contains(key) == true
  }

  @Test(arguments: rows.filter { !isMissing($0) })
  func `hold here`(row: OracleRow) throws {
    let answers = try Self.answers(object: row.text("object"), keys: row.text("key"))
    #expect(answers == (try row.text("value")).split(separator: ";").map(Self.normal))
  }

  @Test func `are not empty, nor passed over when they are unknown`() {
    #expect(Self.rows.contains { !Self.isMissing($0) })
    #expect(throws: OracleError.self) {
      try Self.answers(object: "UIViewPropertyAnimator", keys: "mood")
    }
    #expect(throws: OracleError.self) { try Self.answers(object: "UIMood", keys: "mood") }
  }

  // `1.0` and `1` are the same number.
  private static func normal(_ text: Substring) -> String {
    Double(text).map { "\($0)" } ?? String(text)
  }

  private static func answers(object: String, keys: String) throws -> [String] {
    let known: [String: String]
    switch object {
    case "UIViewPropertyAnimator": known = animator
    case "UIViewAnimatingPosition": known = positions
    case "UIViewAnimatingState": known = states
    case "UIView.AnimationCurve": known = curves
    case "UICubicTimingParameters()": known = cubic
    case "UISpringTimingParameters()": known = spring
    case "UIView.AnimationOptions": known = options
    case "CALayer": known = layer
    case "CAAnimation", "CAPropertyAnimation", "CABasicAnimation": known = animation
    case "UIView begin/commit": known = beginCommit
    default: throw OracleError.unknownName(object)
    }
    if let all = known[keys] { return all.split(separator: ";").map(normal) }
    return try keys.split(separator: ";").map { key in
      guard let value = known[String(key)] else { throw OracleError.unknownName(String(key)) }
      return normal(Substring(value))
    }
  }

  // MARK: What is here

  private static var animator: [String: String] {
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

  private static let positions = [
    "end": "\(UIViewAnimatingPosition.end.rawValue)",
    "start": "\(UIViewAnimatingPosition.start.rawValue)",
    "current": "\(UIViewAnimatingPosition.current.rawValue)",
  ]

  private static let states = [
    "inactive": "\(UIViewAnimatingState.inactive.rawValue)",
    "active": "\(UIViewAnimatingState.active.rawValue)",
    "stopped": "\(UIViewAnimatingState.stopped.rawValue)",
  ]

  private static let curves = [
    "easeInOut": "\(UIView.AnimationCurve.easeInOut.rawValue)",
    "easeIn": "\(UIView.AnimationCurve.easeIn.rawValue)",
    "easeOut": "\(UIView.AnimationCurve.easeOut.rawValue)",
    "linear": "\(UIView.AnimationCurve.linear.rawValue)",
  ]

  private static var cubic: [String: String] {
    let curve = UICubicTimingParameters()
    let (c1, c2) = (curve.controlPoint1, curve.controlPoint2)
    return [
      "control points": "\(c1.x);\(c1.y);\(c2.x);\(c2.y)",
      "animationCurve.rawValue": "\(curve.animationCurve.rawValue)",
    ]
  }

  private static var spring: [String: String] {
    let spring = UISpringTimingParameters()
    return ["initialVelocity": "\(spring.initialVelocity.dx);\(spring.initialVelocity.dy)"]
  }

  private static var options: [String: String] {
    Dictionary(
      uniqueKeysWithValues: UIView.AnimationOptions.named.map { ($0.name, "\($0.option.rawValue)") }
    )
  }

  private static var animation: [String: String] {
    let animation = CABasicAnimation(keyPath: "opacity")
    return [
      "duration": "\(animation.duration)", "beginTime": "\(animation.beginTime)",
      "speed": "\(animation.speed)", "timeOffset": "\(animation.timeOffset)",
      "repeatCount": "\(animation.repeatCount)", "repeatDuration": "\(animation.repeatDuration)",
      "autoreverses": "\(animation.autoreverses)", "fillMode": animation.fillMode.rawValue,
      "isRemovedOnCompletion": "\(animation.isRemovedOnCompletion)",
      "timingFunction": animation.timingFunction == nil ? "nil (linear)" : "some",
      "additive": "\(animation.isAdditive)", "isAdditive": "\(animation.isAdditive)",
      "cumulative": "\(animation.isCumulative)", "isCumulative": "\(animation.isCumulative)",
      "delegate": animation.delegate == nil ? "nil" : "some",
      "fromValue": animation.fromValue == nil ? "nil" : "some",
      "toValue": animation.toValue == nil ? "nil" : "some",
      "byValue": animation.byValue == nil ? "nil" : "some",
    ]
  }

  // What a block between begin and commit is played with when nothing is set.
  private static var beginCommit: [String: String] {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
    }
    stage.advance(by: 10)
    return ["default duration": "\(stage.events.last?.time ?? -1)"]
  }

  private static var layer: [String: String] {
    let layer = Stage().run { CALayer() }
    return [
      "cornerRadius": "\(layer.cornerRadius)", "opacity": "\(layer.opacity)",
      "anchorPoint": "\(layer.anchorPoint.x);\(layer.anchorPoint.y)",
      "isHidden": "\(layer.isHidden)", "hidden": "\(layer.isHidden)",
    ]
  }
}

extension UIView.AnimationOptions {
  /// Every option there is, by name.
  fileprivate static let named: [(name: String, option: UIView.AnimationOptions)] = [
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
}
