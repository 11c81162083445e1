package import PropertyEngine

/// A path of straight and curved pieces, as Core Graphics has it (Apple: coregraphics/cgpath).
public class CGPath {
  package final var elements: [Keyframes.PathElement] = []

  package init(_ elements: [Keyframes.PathElement] = []) { self.elements = elements }

  /// Whether it has no pieces.
  public final var isEmpty: Bool { elements.isEmpty }

  /// The end of the last piece; (0, 0) when there is none.
  public final var currentPoint: CGPoint {
    CGPoint(elements.reduce(into: PathPen()) { $0.draw($1) }.point)
  }

  // Adds a rectangle, from its upper left corner clockwise.
  final func add(_ rect: CGRect) {
    let (low, high) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
    elements += [
      .move([low.x, low.y]), .line([high.x, low.y]), .line([high.x, high.y]),
      .line([low.x, high.y]), .close,
    ]
  }

  // Adds an ellipse as four curves, from its right end clockwise.
  final func add(ellipseIn rect: CGRect) {
    add(
      arc: CGPoint(x: rect.midX, y: rect.midY),
      radii: SIMD2(Double(rect.width) / 2, Double(rect.height) / 2), from: 0, by: 2 * .pi,
      isJoined: false)
    elements.append(.close)
  }

  // Adds an arc as curves of at most a quarter each, within a few ten-thousandths of the ellipse.
  package final func add(
    arc center: CGPoint, radii: SIMD2<Double>, from start: Double, by sweep: Double, isJoined: Bool
  ) {
    let middle = SIMD2(center)
    func point(_ angle: Double) -> SIMD2<Double> { middle + radii * [cos(angle), sin(angle)] }
    func tangent(_ angle: Double) -> SIMD2<Double> { radii * [-sin(angle), cos(angle)] }
    elements.append(isJoined ? .line(point(start)) : .move(point(start)))
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      elements.append(
        .cubic(point(a) + handle * tangent(a), point(b) - handle * tangent(b), to: point(b)))
    }
  }
}

/// A path that can be extended (Apple: coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init() }
  /// Begins a new piece at a point.
  public func move(to point: CGPoint) { elements.append(.move(SIMD2(point))) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { elements.append(.line(SIMD2(point))) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(control: SIMD2(control), to: SIMD2(end)))
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(SIMD2(control1), SIMD2(control2), to: SIMD2(end)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { add(ellipseIn: rect) }

  /// Adds a circular arc, with a line to its beginning if the path is not empty.
  ///
  /// Angles are in radians, from the x axis toward the y axis; clockwise goes toward smaller ones.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = Double(endAngle - startAngle)
    if clockwise, sweep > 0 { sweep -= 2 * .pi * (sweep / (2 * .pi)).rounded(.up) }
    if !clockwise, sweep < 0 { sweep += 2 * .pi * (-sweep / (2 * .pi)).rounded(.up) }
    add(
      arc: center, radii: SIMD2(repeating: Double(radius)), from: Double(startAngle), by: sweep,
      isJoined: !isEmpty)
  }

  /// Adds a line back to where the piece began.
  public func closeSubpath() { elements.append(.close) }
}
