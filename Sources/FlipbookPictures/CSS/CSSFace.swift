/// A layer at a moment, in numbers of CSS, as it stands in the one it lies in.
struct CSSFace: Equatable {
  /// Its corner, its size, opacity, radius and the width of its border.
  private(set) var plain = SIMD8<Double>.zero
  /// Its background and its border.
  private(set) var colors = SIMD8<Double>.zero
  /// The rows of its transform.
  private(set) var matrix = SIMD16<Double>.zero

  /// - Parameter anchor: the point that it turns about, at all moments.
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
  /// The rows of its transform.
  var rows: [Double] { (0..<9).map { matrix[$0] } }

  // MARK: Over time

  /// How far numbers may be off a line.
  struct Bounds {
    private var (low, high): (CSSFace, CSSFace)

    init(_ face: CSSFace) { (low, high) = (face, face) }

    mutating func include(_ face: CSSFace) {
      low.plain.replace(with: face.plain, where: face.plain .< low.plain)
      low.colors.replace(with: face.colors, where: face.colors .< low.colors)
      low.matrix.replace(with: face.matrix, where: face.matrix .< low.matrix)
      high.plain.replace(with: face.plain, where: face.plain .> high.plain)
      high.colors.replace(with: face.colors, where: face.colors .> high.colors)
      high.matrix.replace(with: face.matrix, where: face.matrix .> high.matrix)
    }

    /// Whether a face is where the middle of two others is, but for a share of how far numbers go.
    func holds(_ middle: CSSFace, between a: CSSFace, _ b: CSSFace, within share: Double) -> Bool {
      func isNear<S: SIMD<Double>>(_ path: KeyPath<CSSFace, S>) -> Bool {
        let off = (a[keyPath: path] + b[keyPath: path]) * 0.5 - middle[keyPath: path]
        let most = (high[keyPath: path] - low[keyPath: path]) * share + 1e-7
        return all(off .<= most) && all(off .>= -most)
      }
      return a == b && a == middle || isNear(\.plain) && isNear(\.colors) && isNear(\.matrix)
    }
  }
}
