/// A layer at a moment in numbers of CSS, relative to the layer that contains it.
struct CSSFace: Equatable {
  /// Its corner, size, opacity, radius and border width.
  private(set) var plain = SIMD8<Double>.zero
  /// The colours of its background and its border.
  private(set) var colors = SIMD8<Double>.zero
  /// The rows of its transform.
  private(set) var matrix = SIMD16<Double>.zero

  /// - Parameter anchor: the point that it turns about at all moments.
  init(_ layer: Snapshot.Layer, in above: Snapshot.Layer?, about anchor: SIMD2<Double>) {
    var layer = layer
    layer.anchor = anchor
    let (corner, transform) = layer.box(in: above)
    plain = [
      corner.x, corner.y, layer.size.x, layer.size.y, layer.opacity, layer.cornerRadius,
      layer.borderWidth, 0,
    ]
    colors = SIMD8(
      lowHalf: CSSProperty.numbers(of: layer.background),
      highHalf: CSSProperty.numbers(of: layer.borderColor))
    for (row, numbers) in [transform.x, transform.y, transform.origin].enumerated() {
      for column in 0..<3 { matrix[3 * row + column] = numbers[column] }
    }
  }

  var corner: SIMD2<Double> { [plain[0], plain[1]] }
  var transform: PlaneProjection {
    func row(_ first: Int) -> SIMD3<Double> {
      [matrix[first], matrix[first + 1], matrix[first + 2]]
    }
    return PlaneProjection(x: row(0), y: row(3), origin: row(6))
  }
  var rows: [Double] { (0..<9).map { matrix[$0] } }

  // MARK: Over time

  /// The ranges of the numbers of several faces.
  struct Bounds {
    private var (low, high): (CSSFace, CSSFace)

    init(_ face: CSSFace) { (low, high) = (face, face) }

    mutating func include(_ face: CSSFace) {
      func widen<S: SIMD<Double>>(_ low: inout S, _ high: inout S, _ numbers: S) {
        (low, high) = (pointwiseMin(low, numbers), pointwiseMax(high, numbers))
      }
      widen(&low.plain, &high.plain, face.plain)
      widen(&low.colors, &high.colors, face.colors)
      widen(&low.matrix, &high.matrix, face.matrix)
    }

    /// Whether a face lies in the middle of two others, up to a share of the ranges.
    func holds(_ middle: CSSFace, between a: CSSFace, _ b: CSSFace, within share: Double) -> Bool {
      func isNear<S: SIMD<Double>>(_ a: S, _ middle: S, _ b: S, _ range: S) -> Bool {
        let (off, most) = ((a + b) * 0.5 - middle, range * share + 1e-7)
        return all(off .<= most) && all(off .>= -most)
      }
      return a == b && a == middle
        || isNear(a.plain, middle.plain, b.plain, high.plain - low.plain)
          && isNear(a.colors, middle.colors, b.colors, high.colors - low.colors)
          && isNear(a.matrix, middle.matrix, b.matrix, high.matrix - low.matrix)
    }
  }
}
