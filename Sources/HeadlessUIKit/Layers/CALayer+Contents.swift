// How contents and shadows would be drawn: kept only, without actions.
// Source: developer.apple.com/documentation/quartzcore/calayer.
extension CALayer {
  /// Where the contents lie in the bounds, or whether they are stretched; `resize` unless set.
  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: plain.contentsGravity) }
    set { plain.contentsGravity = newValue.rawValue }
  }

  /// How contents are made smaller; `linear` unless set.
  public final var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: plain.minificationFilter) }
    set { plain.minificationFilter = newValue.rawValue }
  }

  /// How contents are made larger; `linear` unless set.
  public final var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: plain.magnificationFilter) }
    set { plain.magnificationFilter = newValue.rawValue }
  }

  /// How much detail the trilinear filter leaves out; 0 unless set.
  public final var minificationFilterBias: Float {
    get { plain.minificationFilterBias }
    set { plain.minificationFilterBias = newValue }
  }

  /// Whether a change of size asks for drawing; false unless set.
  public final var needsDisplayOnBoundsChange: Bool {
    get { plain.needsDisplayOnBoundsChange }
    set { plain.needsDisplayOnBoundsChange = newValue }
  }

  /// The outline that throws the shadow; `nil`, the default, for the layer's own.
  public final var shadowPath: CGPath? {
    get { plain.shadowPath }
    set { plain.shadowPath = newValue }
  }
}

/// Where contents lie in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// Makes a gravity from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left side.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right side.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents change their size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// Makes a filter from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// From the pixels around, of two sizes kept ready.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
