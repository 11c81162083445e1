/// A layer at a moment in numbers of CSS, relative to the layer that contains it.
struct CSSFace: Equatable {
  /// Its corner, size, opacity, radius and border width from place 0 on, the colours of its
  /// background and its border from 8, the rows of its transform from 16, and the offset, the blur
  /// and the colour of its shadow from 25.
  private(set) var numbers = SIMD32<Double>.zero

  /// - Parameter anchor: the point that it turns about at all moments.
  init(_ layer: Snapshot.Layer, in above: Snapshot.Layer?, about anchor: SIMD2<Double>) {
    var layer = layer
    layer.anchor = anchor
    let (corner, transform) = layer.box(from: above?.corner ?? .zero)
    numbers.lowHalf.lowHalf = [
      corner.x, corner.y, layer.size.x, layer.size.y, layer.opacity, layer.cornerRadius,
      layer.borderWidth, 0,
    ]
    numbers.lowHalf.highHalf = SIMD8(
      lowHalf: CSSProperty.numbers(of: layer.background),
      highHalf: CSSProperty.numbers(of: layer.borderColor))
    for (place, row) in [transform.x, transform.y, transform.origin].enumerated() {
      for column in 0..<3 { numbers[16 + 3 * place + column] = row[column] }
    }
    guard let shadow = layer.shadow else { return }
    // Its deviation is half the blur radius, which is not below 0 (w3.org/TR/css-backgrounds-3).
    (numbers[25], numbers[26]) = (shadow.offset.x, shadow.offset.y)
    numbers[27] = 2 * max(shadow.radius, 0)
    let color = CSSProperty.numbers(of: shadow.color)
    for place in 0..<4 { numbers[28 + place] = color[place] }
  }

  var corner: SIMD2<Double> { [numbers[0], numbers[1]] }
  var transform: PlaneProjection {
    func row(_ first: Int) -> SIMD3<Double> {
      [numbers[first], numbers[first + 1], numbers[first + 2]]
    }
    return PlaneProjection(x: row(16), y: row(19), origin: row(22))
  }

  struct Bounds {
    private var (low, high): (SIMD32<Double>, SIMD32<Double>)

    init(_ face: CSSFace) { (low, high) = (face.numbers, face.numbers) }

    mutating func include(_ face: CSSFace) {
      (low, high) = (pointwiseMin(low, face.numbers), pointwiseMax(high, face.numbers))
    }

    /// Whether a face lies in the middle of two others, up to a share of the ranges.
    func isMean(_ face: CSSFace, between a: CSSFace, _ b: CSSFace, within share: Double) -> Bool {
      if a == b, a == face { return true }
      let off = (a.numbers + b.numbers) * 0.5 - face.numbers
      let most = (high - low) * share + 1e-7
      return all(off .<= most) && all(off .>= -most)
    }
  }
}
