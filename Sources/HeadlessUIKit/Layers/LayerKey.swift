internal import AnimationEngine

/// The animatable values of a layer, each a few plain numbers or a matrix.
enum LayerKey: Int, CaseIterable {
  case position, boundsOrigin, boundsSize, opacity, backgroundColor, cornerRadius
  case transform, sublayerTransform
  case anchorPoint, anchorPointZ, zPosition
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case contentsRect, contentsCenter, isHidden

  /// What kind of value it is.
  enum Kind {
    case number, point, size, rect, color, matrix, flag
  }

  var kind: Kind {
    switch self {
    case .position, .boundsOrigin, .anchorPoint: .point
    case .boundsSize, .shadowOffset: .size
    case .transform, .sublayerTransform: .matrix
    case .backgroundColor, .borderColor, .shadowColor: .color
    case .contentsRect, .contentsCenter: .rect
    case .isHidden: .flag
    case .opacity, .cornerRadius, .anchorPointZ, .zPosition, .borderWidth, .shadowOpacity,
      .shadowRadius:
      .number
    }
  }

  /// How many numbers make the value; 0 for a matrix.
  var width: Int {
    switch kind {
    case .number, .flag: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .matrix: 0
    }
  }

  /// Geometry is animated additively, all else takes over.
  ///
  /// Source: WWDC 2014 session 236 for the geometric keys.
  var blending: Blending {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .anchorPoint: .additive
    case .transform, .sublayerTransform: .transform
    default: .absolute
    }
  }

  /// The component that a spring's vertical velocity drives.
  ///
  /// Source: `UISpringTimingParameters` in Apple's documentation: only positions use both.
  var verticalComponent: Int? {
    self == .position ? 1 : nil
  }

  /// Core Animation's own word for it.
  var keyPath: String {
    switch self {
    case .position: "position"
    case .boundsOrigin: "bounds.origin"
    case .boundsSize: "bounds.size"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .anchorPoint: "anchorPoint"
    case .anchorPointZ: "anchorPointZ"
    case .zPosition: "zPosition"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .contentsRect: "contentsRect"
    case .contentsCenter: "contentsCenter"
    case .isHidden: "hidden"
    }
  }

  /// The numbers a layer begins with; those of a matrix are the identity's.
  ///
  /// Source: the defaults in `CALayer`'s documentation; a shadow's offset as measured on macOS.
  var initial: SIMD4<Double> {
    switch self {
    case .anchorPoint: SIMD4(0.5, 0.5, 0, 0)
    case .opacity: SIMD4(1, 0, 0, 0)
    case .borderColor, .shadowColor: SIMD4(0, 0, 0, 1)
    case .shadowOffset: SIMD4(0, -3, 0, 0)
    case .shadowRadius: SIMD4(3, 0, 0, 0)
    case .contentsRect, .contentsCenter: SIMD4(0, 0, 1, 1)
    default: .zero
    }
  }

  /// The key whose action a change of this one asks for; both parts of the bounds share one.
  var actionKey: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: keyPath
    }
  }
}
