/// A 2-D affine transform in `CGAffineTransform`'s layout.
///
/// Points are row vectors: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). So (a, b) is the image
/// of the x axis, (c, d) that of the y axis, and `m.concatenating(n)` applies m first.
package struct AffineMatrix: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The signed factor by which areas grow; negative if the matrix mirrors, 0 if it flattens.
  package var determinant: Double { a * d - b * c }

  package func concatenating(_ next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The matrix that takes this one back, or nil if the determinant is 0 or not finite.
  package func inverted() -> AffineMatrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineMatrix(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
