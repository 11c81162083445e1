internal import PropertyEngine

/// Provides cubic or spring timing parameters (Apple: uikit/uitimingcurveprovider).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing, with UIKit's raw values.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve, one with other control points, a spring, a curve and a spring together.
  case builtin, cubic, spring, composed
}

extension UITimingCurveProvider {
  /// The leg of an animator with this timing, and its duration, which a full spring ignores.
  func leg(duration: Double) -> (leg: Leg, duration: Double) {
    if let spring = springTimingParameters { return spring.leg(duration: duration) }
    let pacing = cubicTimingParameters?.pacing ?? .linear
    return (Leg(pacing: pacing, span: .clamped(seconds: duration)), duration)
  }
}

extension VirtualTime {
  /// The time nearest to a number of seconds: zero for negative ones, endless beyond the range.
  static func clamped(seconds: Double) -> VirtualTime {
    guard seconds > 0 else { return .zero }
    return VirtualTime(seconds: seconds) ?? Leg.endless
  }
}
