// Values that are stored but not drawn here; some changes run Core Animation's transition.
extension CALayer {
  /// Whether sublayers are clipped to the bounds (default: false).
  public final var masksToBounds: Bool {
    get { plain.masksToBounds }
    set { replace(\.masksToBounds, with: newValue, event: "masksToBounds") }
  }

  /// A layer whose alpha masks this one (default: `nil`).
  ///
  /// It is on the screen with this one, in its time and coordinates. It is no sublayer, but this is
  /// its ``superlayer`` (choice). A presentation has the mask's presentation.
  public final var mask: CALayer? {
    get { presented == nil ? plain.mask : plain.mask?.presentation() }
    set {
      precondition(presented == nil, "a presentation layer cannot be changed; change its model()")
      if newValue !== plain.mask {
        if let old = plain.mask, isMasked(by: old) { old.removeFromSuperlayer() }
        plain.mask = nil
        newValue.map { insert($0, at: nil) }
      }
      runAction(forKey: "mask")
    }
  }

  /// Whether the layer is visible from behind (default: true).
  public final var isDoubleSided: Bool {
    get { plain.isDoubleSided }
    set { plain.isDoubleSided = newValue }
  }

  /// Whether y grows upward in the sublayers (default: false); only stored.
  public final var isGeometryFlipped: Bool {
    get { plain.isGeometryFlipped }
    set { replace(\.isGeometryFlipped, with: newValue, event: "geometryFlipped") }
  }

  /// Whether the layer claims to be opaque (default: false).
  public final var isOpaque: Bool {
    get { plain.isOpaque }
    set { plain.isOpaque = newValue }
  }

  /// The layer's contents, never drawn; animations show one value after the other.
  public final var contents: Any? {
    get { ownValue(forKey: "contents") }
    set { setOwnValue(newValue, forKey: "contents") }
  }

  /// Whether the layer is drawn as one bitmap (default: false).
  public final var shouldRasterize: Bool {
    get { plain.shouldRasterize }
    set { plain.shouldRasterize = newValue }
  }

  /// Pixels per point of that bitmap (default: 1).
  public final var rasterizationScale: CGFloat {
    get { plain.rasterizationScale }
    set { plain.rasterizationScale = newValue }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group (default: true).
  public final var allowsGroupOpacity: Bool {
    get { plain.allowsGroupOpacity }
    set { plain.allowsGroupOpacity = newValue }
  }

  /// Which corners are round (default: all).
  public final var maskedCorners: CACornerMask {
    get { plain.maskedCorners }
    set { replace(\.maskedCorners, with: newValue, event: "maskedCorners") }
  }

  /// The shape of round corners (default: circular).
  public final var cornerCurve: CALayerCornerCurve {
    get { plain.cornerCurve }
    set { plain.cornerCurve = newValue }
  }

  private func replace<Value: Equatable>(
    _ path: WritableKeyPath<PlainValues, Value>, with value: Value, event: String
  ) {
    guard plain[keyPath: path] != value else { return }
    plain[keyPath: path] = value
    runAction(forKey: event)
  }

  private func runAction(forKey event: String) {
    guard isCommitted, !state.transactions.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Where the contents lie in the bounds, or how they are stretched (default: `resize`).
  public final var contentsGravity: CALayerContentsGravity {
    get { plain.contentsGravity }
    set { plain.contentsGravity = newValue }
  }

  /// The filter for shrinking contents (default: `linear`).
  public final var minificationFilter: CALayerContentsFilter {
    get { plain.minificationFilter }
    set { plain.minificationFilter = newValue }
  }

  /// The filter for enlarging contents (default: `linear`).
  public final var magnificationFilter: CALayerContentsFilter {
    get { plain.magnificationFilter }
    set { plain.magnificationFilter = newValue }
  }

  /// How much detail the trilinear filter leaves out (default: 0).
  public final var minificationFilterBias: Float {
    get { plain.minificationFilterBias }
    set { plain.minificationFilterBias = newValue }
  }

  /// Whether a change of size asks for drawing (default: false).
  public final var needsDisplayOnBoundsChange: Bool {
    get { plain.needsDisplayOnBoundsChange }
    set { plain.needsDisplayOnBoundsChange = newValue }
  }

  /// The outline of the shadow (default: `nil`, the layer's own); it is animated like a path of
  /// ``CAShapeLayer``, and changes run no default action.
  public final var shadowPath: CGPath? {
    get { ownValue(forKey: "shadowPath") as? CGPath }
    set { setOwnValue(newValue.map { CGPath($0.elements) }, forKey: "shadowPath") }
  }
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as Core Animation numbers them.
  public let rawValue: UInt
  /// Makes a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner with these coordinates; y grows downward.
  public static let layerMinXMinYCorner = Self(rawValue: 1),
    layerMaxXMinYCorner = Self(rawValue: 2), layerMinXMaxYCorner = Self(rawValue: 4),
    layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a shape from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle, or a curve that is smoother where it meets the sides.
  public static let circular = Self(rawValue: "circular"), continuous = Self(rawValue: "continuous")
}

/// Where contents lie in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a gravity from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the centre, or at the middle of a side or in a corner of the bounds.
  public static let center = Self(rawValue: "center"), top = Self(rawValue: "top"),
    bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), topLeft = Self(rawValue: "topLeft"),
    topRight = Self(rawValue: "topRight"), bottomLeft = Self(rawValue: "bottomLeft"),
    bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds; or, keeping the aspect ratio, as large as fits, or as small as fills.
  public static let resize = Self(rawValue: "resize"),
    resizeAspect = Self(rawValue: "resizeAspect"),
    resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a filter from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the nearest pixel, the surrounding ones, or the surrounding ones of two prepared sizes.
  public static let nearest = Self(rawValue: "nearest"), linear = Self(rawValue: "linear"),
    trilinear = Self(rawValue: "trilinear")
}

/// A layer's values that are never animated.
struct PlainValues {
  var masksToBounds = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var isOpaque = false
  var mask: CALayer?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsGroupOpacity = true
  var maskedCorners = CACornerMask(rawValue: 15)
  var cornerCurve = CALayerCornerCurve.circular
  var contentsGravity = CALayerContentsGravity.resize
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var needsDisplayOnBoundsChange = false
}

/// Stores such values apart from the layer, since most layers have none; a layer's copies share it.
final class PlainStore {
  let values: PlainValues

  init(_ values: PlainValues) { self.values = values }
}
