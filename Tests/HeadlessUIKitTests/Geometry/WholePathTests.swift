import HeadlessUIKit
import Testing

@Suite struct `a path as a whole` {
  @Test func `is equal to one of the same pieces, and copied with them`() {
    let (a, b) = (CGMutablePath(), CGMutablePath())
    for path in [a, b] {
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 3, y: 4))
    }
    #expect(a == b && Set<CGPath>([a, b]).count == 1)
    let (fixed, loose) = (a.copy(), a.mutableCopy())
    a.closeSubpath()
    loose?.addLine(to: .zero)
    #expect(a != b && fixed == b && loose != b && loose != a)
  }

  @Test func `lies in a box, with its curves' points or without`() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -8), control2: CGPoint(x: 20, y: -8))
    #expect(path.boundingBox == CGRect(x: 0, y: -8, width: 20, height: 18))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -6, width: 20, height: 11))
  }

  @Test func `goes on from the start of a subpath that was closed`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 8, y: 0))
    path.addLine(to: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    path.addQuadCurve(to: CGPoint(x: 16, y: 0), control: CGPoint(x: 8, y: -8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -4, width: 16, height: 12))
  }

  @Test func `of UIKit rounds the corners it is told to`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(abs(path.bounds.minX) < 1e-9 && path.bounds.size == rect.size)
    #expect(path.currentPoint == CGPoint(x: 5, y: 0))
    let square = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 5, height: 5))
    #expect(square.bounds == rect && square.cgPath != path.cgPath)
  }

  @Test func `of UIKit is moved by a transform, and a copy stays`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (4, .round, .bevel)
    let (copy, drawn) = (path.copy(), path.cgPath)
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.bounds == CGRect(x: 2, y: 2, width: 6, height: 4))
    #expect(copy.bounds == CGRect(x: 1, y: 2, width: 3, height: 4) && copy != path)
    #expect(copy.lineWidth == 4 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(drawn == copy.cgPath)
    path.cgPath = drawn
    #expect(path.bounds == copy.bounds)
    #expect((copy.copy(with: nil) as? UIBezierPath)?.cgPath == copy.cgPath)
  }

  @Test func `is drawn by its pieces`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let (path, drawn) = (UIBezierPath(), CGMutablePath())
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 0, y: 10), radius: 10, startAngle: -.pi / 2, endAngle: 0,
      clockwise: true)
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 15, y: 0))
    path.addCurve(
      to: CGPoint(x: 40, y: 10), controlPoint1: CGPoint(x: 20, y: 5),
      controlPoint2: CGPoint(x: 40, y: 5))
    path.close()
    #expect(path.currentPoint == .zero && path.bounds.maxX == 40)
    drawn.addRect(rect)
    #expect(drawn == UIBezierPath(rect: rect).cgPath)
    let oval = CGMutablePath()
    oval.addEllipse(in: rect)
    #expect(oval == UIBezierPath(ovalIn: rect).cgPath)
    let around = oval.boundingBoxOfPath
    #expect(abs(around.minX) < 1e-9 && abs(around.height - 10) < 1e-9 && !oval.isEmpty)
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(circle.bounds.maxY - 5) < 1e-9 && abs(circle.currentPoint.x + 5) < 1e-9)
    drawn.addArc(
      center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(drawn != UIBezierPath(rect: rect).cgPath)
  }

  @Test func `is left room around by insets`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 6))
    #expect(rect.inset(by: .zero) == rect && insets != .zero)
  }
}
