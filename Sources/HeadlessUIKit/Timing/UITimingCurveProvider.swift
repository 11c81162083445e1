internal import PropertyEngine

/// What tells an animator how to pace itself: cubic or spring timing parameters (source:
/// developer.apple.com/documentation/uikit/uitimingcurveprovider).
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two the provider gives.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, when that is what it gives.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, when that is what it gives.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing, with UIKit's raw values.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve with control points of its own.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together.
  case composed
}

extension UITimingCurveProvider {
  /// The leg of an animator with this timing.
  ///
  /// - Parameter duration: the animator's, seconds; a spring that is given in full ignores it.
  func leg(duration: Double) -> (leg: Leg, duration: Double) {
    if let spring = springTimingParameters { return spring.leg(duration: duration) }
    let pacing = cubicTimingParameters?.pacing ?? .linear
    return (Leg(pacing: pacing, span: .clamped(seconds: duration)), duration)
  }
}

extension VirtualTime {
  /// The time nearest to a number of seconds; none for negative ones, endless beyond the range.
  static func clamped(seconds: Double) -> VirtualTime {
    guard seconds > 0 else { return .zero }
    return VirtualTime(seconds: seconds) ?? Leg.endless
  }
}
