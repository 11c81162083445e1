/// A 2-D transform taken apart into numbers that can be interpolated one by one.
///
/// The matrix is scale · shear · rotation · translation, for row vectors:
///
///     | sx  0 |   | 1  0 |   |  cos θ  sin θ |
///     |  0 sy | · | k  m | · | −sin θ  cos θ |   and then + (tx, ty)
///
/// θ is the angle of the image of the x axis, sx and sy the lengths of the two images, and (k, m)
/// the direction of the second image as seen from the first: (0, 1) without a slant. In between
/// two transforms (k, m) is not made a unit again, so a slanted image is a little shorter there.
package struct Decomposed2DTransform: Hashable, Sendable {
  /// The numbers tx, ty, sx, sy, k, m and θ in this order; the eighth is unused and 0.
  package var components: SIMD8<Double>

  /// Makes a transform of its numbers.
  package init(_ components: SIMD8<Double>) { self.components = components }

  /// The move (tx, ty).
  package var translation: SIMD2<Double> { [components[0], components[1]] }

  /// The signed stretch (sx, sy) along the axes.
  package var scale: SIMD2<Double> { [components[2], components[3]] }

  /// The second row (k, m) of the shear.
  package var shear: SIMD2<Double> { [components[4], components[5]] }

  /// The angle θ of the rotation, in radians.
  package var angle: Double { components[6] }

  /// The transform put together again.
  package var matrix: AffineMatrix {
    let cosine = Mathematics.cosine(angle)
    let sine = Mathematics.sine(angle)
    return AffineMatrix(
      a: scale.x * cosine,
      b: scale.x * sine,
      c: scale.y * (shear.x * cosine - shear.y * sine),
      d: scale.y * (shear.x * sine + shear.y * cosine),
      tx: translation.x,
      ty: translation.y)
  }
}

extension Decomposed2DTransform {
  /// The axis whose stretch is counted as negative.
  enum Mirror: Hashable, Sendable {
    case none
    case x
    case y
  }

  /// Takes a matrix apart.
  ///
  /// Each choice of `mirror` gives the matrix back; the two axes differ by half a turn. The rows'
  /// directions are given, since those of a flattened matrix come from elsewhere.
  init(
    _ matrix: AffineMatrix, rows: (first: RowDirections.Unit, second: RowDirections.Unit),
    mirror: Mirror
  ) {
    let lengths = matrix.rowLengths
    let sign = SIMD2<Double>(mirror == .x ? -1 : 1, mirror == .y ? -1 : 1)
    let shear = rows.second.turned(by: rows.first.reversed)
    let shearSign = mirror == .none ? 1.0 : -1.0
    let angle = Mathematics.angle(x: sign.x * rows.first.x, y: sign.x * rows.first.y)
    components = [
      matrix.tx, matrix.ty, sign.x * lengths.x, sign.y * lengths.y,
      shearSign * shear.x, shearSign * shear.y, angle, 0,
    ]
  }
}
