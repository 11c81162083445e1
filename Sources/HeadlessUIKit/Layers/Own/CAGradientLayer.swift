/// A layer that draws a gradient.
///
/// Its values except the type can be animated, by added animations and by actions. Colours and
/// locations interpolate when their counts agree; else they switch at once (choice). Apple:
/// quartzcore/cagradientlayer.
open class CAGradientLayer: CALayer {
  private static let animated: Set = ["colors", "locations", "startPoint", "endPoint"]

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": CGPoint(x: 0.5, y: 0)
    case "endPoint": CGPoint(x: 0.5, y: 1)
    default: super.defaultValue(forKey: key)
    }
  }

  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    animated.contains(event) ? DefaultActions.basic(event) : super.defaultAction(forKey: event)
  }

  /// The colours, each a `CGColor` (default: `nil`, none).
  open var colors: [Any]? {
    get { value(forKey: "colors") as? [Any] }
    set { setValue(newValue, forKey: "colors") }
  }

  /// The locations of the colours, fractions rising from 0 to 1 (default: `nil`, evenly spread).
  open var locations: [NSNumber]? {
    get { value(forKey: "locations") as? [NSNumber] }
    set { setValue(newValue, forKey: "locations") }
  }

  /// The point of the first colour, as fractions of the size (default: the middle of the top).
  open var startPoint: CGPoint {
    get { value(forKey: "startPoint") as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "startPoint") }
  }

  /// The point of the last colour, as fractions of the size (default: the middle of the bottom).
  open var endPoint: CGPoint {
    get { value(forKey: "endPoint") as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "endPoint") }
  }

  /// The kind of gradient (default: axial).
  open var type: CAGradientLayerType {
    get { value(forKey: "type") as? CAGradientLayerType ?? .axial }
    set { setValue(newValue, forKey: "type") }
  }
}

/// The kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a type from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line between both points, in ellipses around the start point, or in a turn about it.
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
}
