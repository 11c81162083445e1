// Operations on a whole path.
extension UIBezierPath {
  /// Makes a path around a rectangle with some round corners; the radius is the width of
  /// `cornerRadii`, in points, at most half of the shorter side (choice).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    let all: [(UIRectCorner, CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY)),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? radius : 0), y: rect.minY))
    for (quarter, (corner, point)) in all.enumerated() {
      guard corners.contains(corner), radius > 0 else {
        addLine(to: point)
        continue
      }
      let middle = CGPoint(
        x: point.x + (point.x > rect.midX ? -radius : radius),
        y: point.y + (point.y > rect.midY ? -radius : radius))
      let start = CGFloat(quarter - 1) * .pi / 2
      addArc(
        withCenter: middle, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
    }
    close()
  }

  /// The box around the drawn pieces.
  public var bounds: CGRect { cgPath.boundingBoxOfPath }
  /// Moves all points by a transform.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.transformed(by: transform) }

  /// A path with the same pieces and the same settings of the line.
  public func copy() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.miterLimit) = (lineWidth, miterLimit)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Makes a copy, as ``copy()``.
  public func copy(with zone: NSZone?) -> Any { copy() as UIBezierPath }
  /// No effect: there is nothing to draw on.
  public func stroke() {}
  /// No effect.
  public func fill() {}
  /// No effect.
  public func addClip() {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// Makes corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One corner.
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2),
    bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At the end itself, in half a circle or in half a square beyond it.
  case butt, round, square
}

/// How pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, in a part of a circle or in a straight edge.
  case miter, round, bevel
}
