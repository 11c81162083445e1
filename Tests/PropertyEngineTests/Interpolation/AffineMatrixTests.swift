import PropertyEngine
import TestSupport
import Testing

@Suite struct AffineMatrixTests {
  @Test func `turns the x axis toward the y axis`() {
    let quarter = AffineMatrix.rotation(.pi / 2)
    #expect(abs(quarter.a) < 1e-15 && abs(quarter.d) < 1e-15)
    #expect(quarter.b == 1 && quarter.c == -1)
    #expect(abs(AffineMatrix.rotation(1.2).determinant - 1) < 1e-15)
  }

  @Test func `acts by the first matrix first`() {
    let scale = AffineMatrix.scale(2, 3)
    let move = AffineMatrix.translation(10, 20)
    #expect(
      scale.concatenating(move) == AffineMatrix(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    )
    #expect(
      move.concatenating(scale) == AffineMatrix(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60)
    )
    let both = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let square = AffineMatrix(a: 7, b: 10, c: 15, d: 22, tx: 28, ty: 40)
    #expect(both.concatenating(both) == square)
  }

  @Test func `is undone by its inverse`() throws {
    let matrix = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(matrix.determinant == -2)
    let inverse = try #require(matrix.inverted())
    #expect(inverse == AffineMatrix(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    #expect(matrix.concatenating(inverse) == .identity)
  }

  private static let flat: [AffineMatrix] = [
    AffineMatrix.scale(0, 1), .scale(0, 0), .scale(.infinity, 1),
    AffineMatrix(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
  ]

  @Test(arguments: flat)
  func `has no inverse when it flattens`(matrix: AffineMatrix) {
    #expect(matrix.inverted() == nil)
  }

  private static let written: [(String, AffineMatrix)] = [
    ("identity", AffineMatrix.identity), ("scale(2)", .scale(2, 2)),
    ("scale(2, 3, 1)", .scale(2, 3)),
    ("CGAffineTransformMakeScale(2, -3)", .scale(2, -3)), ("rotateZ(-pi/3)", .rotation(-.pi / 3)),
    ("rotate(60deg)", .rotation(.pi / 3)), ("translate(1, 2)", .translation(1, 2)),
    ("CATransform3DRotate(identity, 0.5, (0, 0, 1))", .rotation(0.5)),
    ("CATransform3DRotate(scale(2,3), 0.5, 0, 0, 1)", .rotation(0.5).concatenating(.scale(2, 3))),
    ("scale(2) * translation(3, 4)", AffineMatrix(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)),
    ("affine a=1 b=-2 ty=0.5", AffineMatrix(a: 1, b: -2, c: 0, d: 1, tx: 0, ty: 0.5)),
    ("affine(1, 2, 3, 4, tx: 5, ty: 6)", AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
  ]

  @Test(arguments: written)
  func `is read from the oracles' expressions`(text: String, matrix: AffineMatrix) throws {
    #expect(try AffineMatrix(OracleExpression(parsing: text)) == matrix)
  }
}
