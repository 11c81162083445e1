internal import AnimationEngine

/// The animatable values of a layer, each a few plain numbers or a transform.
enum LayerKey: Int, CaseIterable {
  case position, boundsOrigin, boundsSize, anchorPoint, transform
  case opacity, backgroundColor, cornerRadius

  /// How many numbers make the value; 0 for a transform.
  var width: Int {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .anchorPoint: 2
    case .transform: 0
    case .backgroundColor: 4
    case .opacity, .cornerRadius: 1
    }
  }

  /// Geometry is animated additively, all else takes over.
  ///
  /// Source: WWDC 2014 session 236 for the geometric keys.
  var blending: Blending {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .anchorPoint: .additive
    case .transform: .transform
    case .opacity, .backgroundColor, .cornerRadius: .absolute
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
    case .anchorPoint: "anchorPoint"
    case .transform: "transform"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    }
  }
}

/// The value of one animatable key.
enum LayerValue: Equatable {
  case numbers(SIMD4<Double>)
  case transform(AffineMatrix)

  /// The value as numbers; zero for a transform.
  var numbers: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }

  /// The value as a matrix; the identity for numbers.
  var matrix: AffineMatrix {
    if case .transform(let matrix) = self { matrix } else { .identity }
  }
}

extension AffineMatrix {
  init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }

  var cgTransform: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
