internal import PropertyEngine

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), time to the right, progress up
/// (Apple: uikit/uicubictimingparameters).
public final class UICubicTimingParameters: UITimingCurveProvider {
  let curve: CubicCurve
  /// The named curve, or UIKit's values for Core Animation's default and for control points.
  public let animationCurve: UIView.AnimationCurve

  /// Makes Core Animation's default curve, (0.25, 0.1) and (0.25, 1).
  public convenience init() { self.init(animationCurve: .coreAnimationDefault) }

  /// Makes one of the four named curves.
  public init(animationCurve: UIView.AnimationCurve) {
    curve = animationCurve.curve
    self.animationCurve = animationCurve
  }

  /// Makes a curve from two control points; x is clamped to 0…1 (choice), y may overshoot.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let x1 = min(max(Double(controlPoint1.x), 0), 1)
    let x2 = min(max(Double(controlPoint2.x), 0), 1)
    curve =
      CubicCurve(validating: x1, Double(controlPoint1.y), x2, Double(controlPoint2.y)) ?? .linear
    animationCurve = .custom
  }

  init(_ curve: CubicCurve) { (self.curve, animationCurve) = (curve, .custom) }
  /// The first control point.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The kind of timing.
  public var timingCurveType: UITimingCurveType { animationCurve == .custom ? .cubic : .builtin }
  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// No spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
  /// Returns itself, which does not change.
  public func copy(with zone: NSZone?) -> Any { self }
  var pacing: Pacing { .cubic(curve) }
}

extension UIView {
  /// The named timing curves, with UIKit's raw values.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow: control points (0.42, 0) and (0.58, 1); slow at the start: (0.42, 0) and
    /// (1, 1); slow at the end: (0, 0) and (0.58, 1); even.
    case easeInOut, easeIn, easeOut, linear
    /// The value for Core Animation's default curve; UIKit has no name for it.
    case coreAnimationDefault = 5
    /// The value for control points; UIKit has no name for it, and as a curve it is linear.
    case custom = 6

    var curve: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear, .custom: .linear
      case .coreAnimationDefault: .default
      }
    }
  }
}
