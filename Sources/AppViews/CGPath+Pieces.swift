import PropertyEngine

/// A piece of a path (Apple: coregraphics/cgpathelement).
public struct CGPathElement {
  /// What it is.
  public let type: CGPathElementType
  /// Its points, the one it leads to last; valid during the call.
  public let points: UnsafeMutablePointer<CGPoint>
}

/// The kinds of pieces, with Core Graphics's raw values (Apple: coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
  /// Of one point, one, two, three and none.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// What is called for each piece; not of C's calling convention, as there (choice).
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a block for each piece, in their order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let (type, vectors): (CGPathElementType, [SIMD2<Double>]) =
        switch element {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let first, let second, let end): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [])
        }
      var points = vectors.map { CGPoint(x: $0.x, y: $0.y) } + [.zero]
      points.withUnsafeMutableBufferPointer { points in
        guard let address = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: address), block)
      }
    }
  }

  /// Calls a function for each piece, with a pointer of the app's own.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
