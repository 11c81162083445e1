/// A transform of space in `CATransform3D`'s layout.
///
/// Points are row vectors (x, y, z, 1), left of the matrix. So the first three rows are the images
/// of the axes (m11…m14 is r1), r4 is the image of the origin, the fourth column is the
/// perspective, and `m.concatenating(n)` applies m first.
package struct Matrix4: Hashable, Sendable {
  package var r1: SIMD4<Double>
  package var r2: SIMD4<Double>
  package var r3: SIMD4<Double>
  package var r4: SIMD4<Double>

  package init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
    (self.r1, self.r2, self.r3, self.r4) = (r1, r2, r3, r4)
  }

  package init(_ n: [Double]) {
    self.init(
      [n[0], n[1], n[2], n[3]], [n[4], n[5], n[6], n[7]], [n[8], n[9], n[10], n[11]],
      [n[12], n[13], n[14], n[15]])
  }

  /// The sixteen numbers, row by row.
  package var numbers: [Double] {
    [
      r1.x, r1.y, r1.z, r1.w, r2.x, r2.y, r2.z, r2.w, r3.x, r3.y, r3.z, r3.w, r4.x, r4.y, r4.z,
      r4.w,
    ]
  }

  package static let identity = scale(1, 1, 1)

  package static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    var matrix = identity
    matrix.r4 = [x, y, z, 1]
    return matrix
  }

  /// The stretching of each axis by a factor; a negative one mirrors, zero flattens.
  package static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
  }

  /// The rotation by an angle in radians about an axis of any length, from x to y about z; the
  /// identity if the length is 0, as for `CATransform3DMakeRotation`, or not finite (choice).
  package static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Matrix4 {
    let length = SIMD3(x, y, z).length
    guard length > 0, length.isFinite else { return identity }
    let turn = Rotation3D(angle: angle, about: SIMD3(x, y, z) / length)
    return Matrix4(SIMD4(turn.x, 0), SIMD4(turn.y, 0), SIMD4(turn.z, 0), identity.r4)
  }

  package func concatenating(_ next: Matrix4) -> Matrix4 {
    Matrix4(next.apply(to: r1), next.apply(to: r2), next.apply(to: r3), next.apply(to: r4))
  }

  /// The row vector `vector` times the matrix; a point (x, y, z) is the vector (x, y, z, 1).
  package func apply(to vector: SIMD4<Double>) -> SIMD4<Double> {
    r1 * vector.x + r2 * vector.y + r3 * vector.z + r4 * vector.w
  }

  package var isFinite: Bool {
    [r1, r2, r3, r4].allSatisfy { row in
      row.x.isFinite && row.y.isFinite && row.z.isFinite && row.w.isFinite
    }
  }

  // MARK: - In the plane

  /// Makes the matrix that does in the plane what `affine` does, and leaves z alone.
  package init(_ affine: AffineMatrix) {
    self.init(
      [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], Self.identity.r3,
      [affine.tx, affine.ty, 0, 1])
  }

  /// The same as a matrix of the plane, or nil if the matrix uses or changes z, even in the last
  /// bit, or has perspective: as for `CATransform3DIsAffine`.
  package var affine: AffineMatrix? {
    guard r1.z == 0, r1.w == 0, r2.z == 0, r2.w == 0, r3 == Self.identity.r3, r4.z == 0, r4.w == 1
    else { return nil }
    return AffineMatrix(a: r1.x, b: r1.y, c: r2.x, d: r2.y, tx: r4.x, ty: r4.y)
  }

  // MARK: - Inverse

  /// The inverse, or nil if the matrix flattens space or the inverse is not finite.
  package func inverted() -> Matrix4? {
    if let affine { return affine.inverted().map(Matrix4.init).flatMap { $0.isFinite ? $0 : nil } }
    let upper = Minors(r1, r2)
    let lower = Minors(r3, r4)
    let determinant = upper.determinant(with: lower)
    guard determinant != 0, determinant.isFinite else { return nil }
    // The columns of the inverse are the cofactors of the rows.
    let columns = [
      lower.cofactors(of: r2), -lower.cofactors(of: r1),
      upper.cofactors(of: r4), -upper.cofactors(of: r3),
    ].map { $0 / determinant }
    func row(_ index: Int) -> SIMD4<Double> {
      [columns[0][index], columns[1][index], columns[2][index], columns[3][index]]
    }
    let inverse = Matrix4(row(0), row(1), row(2), row(3))
    return inverse.isFinite ? inverse : nil
  }

  private struct Minors {
    var xy, xz, xw, yz, yw, zw: Double

    init(_ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      xy = a.x * b.y - a.y * b.x
      xz = a.x * b.z - a.z * b.x
      xw = a.x * b.w - a.w * b.x
      yz = a.y * b.z - a.z * b.y
      yw = a.y * b.w - a.w * b.y
      zw = a.z * b.w - a.w * b.z
    }

    /// The determinant of these two rows above the two of `lower`.
    func determinant(with lower: Minors) -> Double {
      xy * lower.zw - xz * lower.yw + xw * lower.yz + yz * lower.xw - yw * lower.xz + zw * lower.xy
    }

    /// The factors of a row's numbers in the determinant of that row, `row` and these two.
    func cofactors(of row: SIMD4<Double>) -> SIMD4<Double> {
      [
        row.y * zw - row.z * yw + row.w * yz, -row.x * zw + row.z * xw - row.w * xz,
        row.x * yw - row.y * xw + row.w * xy, -row.x * yz + row.y * xz - row.z * xy,
      ]
    }
  }
}
