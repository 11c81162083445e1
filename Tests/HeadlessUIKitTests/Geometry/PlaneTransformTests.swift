import HeadlessUIKit
import Testing

@Suite struct `a transform of the plane` {
  private let point = CGPoint(x: 2, y: 1)

  @Test func `moves, stretches and turns points, sizes and rectangles`() {
    #expect(point.applying(CGAffineTransform(translationX: 3, y: 4)) == CGPoint(x: 5, y: 5))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 4, y: 3))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 1) < 1e-12 && abs(turned.y - 2) < 1e-12)
    let size = CGSize(width: 2, height: 1)
    #expect(size.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 4, height: 3))
    let box = CGRect(origin: point, size: size).applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(box == CGRect(x: -4, y: 2, width: 2, height: 2))
  }

  @Test func `comes before or after another one, and is undone`() {
    let (move, grow) = (
      CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: 2, y: 2)
    )
    #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 10, y: 10))
    #expect(grow.translatedBy(x: 3, y: 4) == move.concatenating(grow))
    #expect(move.scaledBy(x: 2, y: 2) == grow.concatenating(move))
    #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity && !move.isIdentity)
    #expect(move.concatenating(move.inverted()) == CGAffineTransform())
    let numbers = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(point.applying(numbers) == CGPoint(x: 10, y: 14) && numbers.tx == 5 && numbers.d == 4)
    #expect(CGVector(dx: 0, dy: 0) == .zero && CGVector(dx: 3, dy: 4).dy == 4)
  }
}
