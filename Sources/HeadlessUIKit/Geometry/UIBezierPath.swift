/// A path of straight and curved pieces (Apple: uikit/uibezierpath).
public final class UIBezierPath {
  private let path = CGMutablePath()

  /// Makes an empty path.
  public init() {}

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.add(rect)
  }

  /// Makes a path around an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.add(ellipseIn: rect)
  }

  /// Makes a path around a rectangle with round corners, clockwise from the end of the upper left
  /// one; the radius, in points, is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    guard cornerRadius > 0, min(rect.width, rect.height) > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a path with the pieces of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.elements = cgPath.elements
  }

  /// Makes a part of a circle; angles in radians, clockwise as it is seen, y growing downward.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same path as a `CGPath`.
  public var cgPath: CGPath {
    get { CGPath(path.elements) }
    set { path.elements = newValue.elements }
  }

  /// The line's width, in points (default: 1); only stored, as the other properties of the line.
  public var lineWidth: CGFloat = 1
  /// How the line ends (default: `butt`).
  public var lineCapStyle = CGLineCap.butt
  /// How pieces of the line meet (default: `miter`).
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a mitred corner may reach, in line widths (default: 10).
  public var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides what is inside (default: false).
  public var usesEvenOddFillRule = false
  /// Whether it has no pieces.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last piece; (0, 0) when there is none.
  public var currentPoint: CGPoint { path.currentPoint }
  /// Begins a new piece at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a part of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds the pieces of another path.
  public func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.cgPath.elements }
  /// Removes all pieces.
  public func removeAllPoints() { path.elements = [] }
  /// Adds a line back to where the piece began.
  public func close() { path.closeSubpath() }
}
