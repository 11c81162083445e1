public import Foundation
internal import PropertyEngine

/// A layer that draws colours that go over into each other.
///
/// Its values can be animated, but for the type, by animations that are added and by actions. As
/// many colours or places as another has are between theirs; more or fewer are there at once
/// (choice). Source: developer.apple.com/documentation/quartzcore/cagradientlayer.
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

  /// The colours, each a `CGColor`; `nil`, the default, for none.
  public final var colors: [Any]? {
    get { value(forKey: "colors") as? [Any] }
    set { setValue(newValue, forKey: "colors") }
  }

  /// Where each colour is, in shares of the way, rising from 0 to 1; `nil`, the default, for evenly
  /// spread.
  public final var locations: [NSNumber]? {
    get { value(forKey: "locations") as? [NSNumber] }
    set { setValue(newValue, forKey: "locations") }
  }

  /// Where the first colour is, in shares of the size; the middle of the top unless set.
  public final var startPoint: CGPoint {
    get { value(forKey: "startPoint") as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "startPoint") }
  }

  /// Where the last colour is, in shares of the size; the middle of the bottom unless set.
  public final var endPoint: CGPoint {
    get { value(forKey: "endPoint") as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "endPoint") }
  }

  /// How the colours are spread; along a line unless set.
  public final var type: CAGradientLayerType {
    get { value(forKey: "type") as? CAGradientLayerType ?? .axial }
    set { setValue(newValue, forKey: "type") }
  }
}

/// How colours are spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// Makes a type from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// In a turn about the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
