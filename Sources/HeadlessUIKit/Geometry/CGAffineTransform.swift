// Not by `canImport(CoreGraphics)`: a module of that name may be built on this one.
#if !canImport(Darwin)
  public import Foundation
  internal import PropertyEngine

  /// A 2-D affine transform from (x, y) to (a·x + c·y + tx, b·x + d·y + ty), as Core Graphics
  /// defines it; coded by names (choice; Apple: coregraphics/cgaffinetransform).
  nonisolated public struct CGAffineTransform: Codable, Hashable, Sendable {
    /// The factors of x in the new x and y.
    public var a: CGFloat, b: CGFloat
    /// The factors of y in the new x and y.
    public var c: CGFloat, d: CGFloat
    /// The translation, in points.
    public var tx: CGFloat, ty: CGFloat
    /// Leaves every point where it is.
    public static let identity = CGAffineTransform()

    /// Makes the identity.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes a scale about the origin; 1 leaves the size, -1 mirrors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a move by points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a rotation about the origin by radians, positive from the x axis to the y axis.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this leaves every point where it is.
    public var isIdentity: Bool { self == .identity }

    /// This transform followed by another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      AffineMatrix(self).concatenating(AffineMatrix(next)).cgTransform
    }

    /// The inverse of this transform; itself if there is none (a scale of zero).
    public func inverted() -> CGAffineTransform {
      AffineMatrix(self).inverted()?.cgTransform ?? self
    }

    /// A rotation followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A scale followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A move followed by this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
  }

  nonisolated extension CGPoint {
    /// The point that a transform moves this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether it is the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  nonisolated extension CGSize {
    /// The size after a transform, without its move; may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether it is the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  nonisolated extension CGRect {
    /// The smallest upright rectangle around this one transformed.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      CGRect(around: corners.map { $0.applying(t) })
    }

    /// Whether it is the same rectangle, however its size is signed.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  }

  /// A vector in two dimensions; coded by names (choice; Apple: corefoundation/cgvector).
  nonisolated public struct CGVector: Codable, Hashable, Sendable {
    /// The components.
    public var dx: CGFloat, dy: CGFloat
    /// The vector of length 0.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }
#else
  @_exported public import CoreGraphics
#endif
