/// A layer that draws a path.
///
/// Its values except the styles can be animated, by added animations and, except for the path, by
/// actions. A path interpolates point by point when the kinds of its elements agree; else it
/// switches at once (choice: Apple says it is undefined). Apple: quartzcore/cashapelayer.
open class CAShapeLayer: CALayer {
  // Not the path: changing it runs no action.
  private static let animated: Set = [
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase",
  ]

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    case "strokeStart", "lineDashPhase": NSNumber(value: 0.0)
    case "strokeEnd", "lineWidth": NSNumber(value: 1.0)
    case "miterLimit": NSNumber(value: 10.0)
    default: super.defaultValue(forKey: key)
    }
  }

  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    animated.contains(event) ? DefaultActions.basic(event) : super.defaultAction(forKey: event)
  }

  /// The path that is drawn (default: `nil`, none).
  open var path: CGPath? {
    get { value(forKey: "path") as? CGPath }
    set { setValue(newValue.map { CGPath($0.elements) }, forKey: "path") }
  }

  /// The fill colour (default: black); `nil` for none.
  open var fillColor: CGColor? {
    get { value(forKey: "fillColor") as? CGColor }
    set { setValue(newValue, forKey: "fillColor") }
  }

  /// The line's colour (default: `nil`, none).
  open var strokeColor: CGColor? {
    get { value(forKey: "strokeColor") as? CGColor }
    set { setValue(newValue, forKey: "strokeColor") }
  }

  /// The fraction of the path at which the line begins, 0…1 (default: 0).
  open var strokeStart: CGFloat {
    get { number("strokeStart") }
    set { setValue(newValue, forKey: "strokeStart") }
  }

  /// The fraction of the path at which the line ends, 0…1 (default: 1).
  open var strokeEnd: CGFloat {
    get { number("strokeEnd") }
    set { setValue(newValue, forKey: "strokeEnd") }
  }

  /// The line's width, in points (default: 1).
  open var lineWidth: CGFloat {
    get { number("lineWidth") }
    set { setValue(newValue, forKey: "lineWidth") }
  }

  /// How far a mitred corner may reach, in line widths (default: 10).
  open var miterLimit: CGFloat {
    get { number("miterLimit") }
    set { setValue(newValue, forKey: "miterLimit") }
  }

  /// Where in the dash pattern the line begins, in points (default: 0).
  open var lineDashPhase: CGFloat {
    get { number("lineDashPhase") }
    set { setValue(newValue, forKey: "lineDashPhase") }
  }

  /// The lengths of dashes and gaps, in points (default: `nil`, a solid line).
  open var lineDashPattern: [NSNumber]? {
    get { value(forKey: "lineDashPattern") as? [NSNumber] }
    set { setValue(newValue, forKey: "lineDashPattern") }
  }

  /// Which regions are inside the path (default: `nonZero`).
  open var fillRule: CAShapeLayerFillRule {
    get { value(forKey: "fillRule") as? CAShapeLayerFillRule ?? .nonZero }
    set { setValue(newValue, forKey: "fillRule") }
  }

  /// How the line ends (default: `butt`).
  open var lineCap: CAShapeLayerLineCap {
    get { value(forKey: "lineCap") as? CAShapeLayerLineCap ?? .butt }
    set { setValue(newValue, forKey: "lineCap") }
  }

  /// How pieces of the line meet (default: `miter`).
  open var lineJoin: CAShapeLayerLineJoin {
    get { value(forKey: "lineJoin") as? CAShapeLayerLineJoin ?? .miter }
    set { setValue(newValue, forKey: "lineJoin") }
  }

  private final func number(_ key: String) -> CGFloat { value(forKey: key) as? CGFloat ?? 0 }
}

/// Which regions are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a rule from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Regions with a winding number other than 0, or regions behind an odd number of lines.
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a cap from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight at the end itself, or in half a square or half a circle beyond it.
  public static let butt = Self(rawValue: "butt"), square = Self(rawValue: "square"),
    round = Self(rawValue: "round")
}

/// How pieces of a line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a join from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point, in a straight edge, or in a part of a circle.
  public static let miter = Self(rawValue: "miter"), bevel = Self(rawValue: "bevel"),
    round = Self(rawValue: "round")
}
