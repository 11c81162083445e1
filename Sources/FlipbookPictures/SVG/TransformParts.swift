import CLibrary

/// An affine transform as a scale, a skew, a turn and a move, one after the other.
struct TransformParts {
  private let move: SIMD2<Double>
  private let scale: SIMD2<Double>
  /// In degrees.
  private let turn: Double
  private let skew: Double

  /// The types of SMIL that make it up, from the last to act to the first, and the value of each
  /// that does nothing.
  static let types = [
    (type: "translate", neutral: "0 0"), ("rotate", "0"), ("skewX", "0"), ("scale", "1 1"),
  ]

  /// The x axis is only scaled and turned; what the y axis leans beyond that is skew.
  init(_ projection: PlaneProjection) {
    let (x, y) = (projection.x, projection.y)
    move = SIMD2(projection.origin.x, projection.origin.y)
    let width = (x.x * x.x + x.y * x.y).squareRoot()
    guard width > 0 else {
      // Seen from its edge: nothing is painted.
      (scale, turn, skew) = (.zero, 0, 0)
      return
    }
    let height = (x.x * y.y - x.y * y.x) / width
    scale = SIMD2(width, height)
    turn = atan2(x.y, x.x) * 180 / .pi
    let lean = (x.x * y.x + x.y * y.y) / width
    skew = height == 0 ? 0 : atan(lean / height) * 180 / .pi
  }

  /// The value of one of ``types``.
  func text(_ type: String) -> String {
    switch type {
    case "translate": SVGNumber.list([move.x, move.y])
    case "rotate": SVGNumber.text(turn)
    case "skewX": SVGNumber.text(skew)
    default: SVGNumber.factor(scale.x) + " " + SVGNumber.factor(scale.y)
    }
  }
}
