internal import PropertyEngine

/// A 3-D transform: the row vector (x, y, z, 1) times this matrix of four rows.
///
/// The translation is in `m41`, `m42` and `m43`; `m34`, set to −1/d, is the perspective of an eye
/// at the distance d. Apple: quartzcore/catransform3d.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// The first row: the factors of x in the new x, y, z and w.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row: the factors of y.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row: the factors of z; `m34` is the perspective.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The fourth row: the move.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Makes the identity.
  public init() {}

  /// Makes a transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(_ matrix: Matrix4) {
    self.init(
      m11: matrix.r1.x, m12: matrix.r1.y, m13: matrix.r1.z, m14: matrix.r1.w, m21: matrix.r2.x,
      m22: matrix.r2.y, m23: matrix.r2.z, m24: matrix.r2.w, m31: matrix.r3.x, m32: matrix.r3.y,
      m33: matrix.r3.z, m34: matrix.r3.w, m41: matrix.r4.x, m42: matrix.r4.y, m43: matrix.r4.z,
      m44: matrix.r4.w)
  }

  package init(_ numbers: [Double]) { self.init(Matrix4(numbers)) }

  var matrix: Matrix4 {
    Matrix4(
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }
}

/// The identity.
nonisolated public let CATransform3DIdentity = CATransform3D()

/// Whether a transform is the identity.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }

/// Makes a translation by points.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(.translation(tx, ty, tz)) }

/// Makes a scale about the origin.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D(.scale(sx, sy, sz)) }

/// Makes a rotation by radians about an axis; an axis of length 0 gives the identity.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(.rotation(angle, x: x, y: y, z: z)) }

/// A translation, then the transform.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scale, then the transform.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation about an axis, then the transform.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The first transform, then the second.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{ CATransform3D(a.matrix.concatenating(b.matrix)) }

/// The inverse transform; a transform without one is returned as it is.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverted().map(CATransform3D.init) ?? t
}

/// An affine transform in space.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Matrix4(AffineMatrix(m)))
}

/// Whether a transform stays in the plane, so that a `CGAffineTransform` can express it.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.affine != nil }

/// The affine transform; the identity for one that leaves the plane (choice).
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.matrix.affine?.cgTransform ?? .identity
}

nonisolated extension AffineMatrix {
  init(_ t: CGAffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }

  var cgTransform: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

// Core Animation's key paths into a transform, for tools: `rotation.z`, `scale`, `translation.x`.
nonisolated extension CATransform3D {
  /// The numbers at a key path such as `rotation.z` or `scale`; `nil` for an unknown one.
  package func numbers(atKeyPath keyPath: String) -> [Double]? {
    MatrixMember(keyPath)?.value(of: matrix)
  }

  package func numbers(atKeyPaths keyPaths: [String]) -> [[Double]] {
    MatrixMember.values(of: keyPaths.compactMap(MatrixMember.init), in: matrix)
  }

  /// Its rotation: the angle in radians, 0…π, about an axis of length 1.
  package var turn: (angle: Double, axis: SIMD3<Double>) { matrix.turn }

  /// The same except for the numbers at a key path; `nil` for an unknown one or another count.
  package func setting(_ numbers: [Double], atKeyPath keyPath: String) -> CATransform3D? {
    guard let member = MatrixMember(keyPath), member.width == numbers.count else { return nil }
    return CATransform3D(member.setting(numbers, in: matrix))
  }
}
