import PropertyEngine
import TestSupport
import Testing

@Suite struct Matrix4Tests {
  private static let counted = Matrix4(
    [1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]
  )

  @Test func `acts by the first matrix first`() {
    let move = Matrix4.translation(10, 20, 30)
    let scale = Matrix4.scale(2, 3, 4)
    #expect(scale.concatenating(move).r4 == [10, 20, 30, 1])
    #expect(move.concatenating(scale).r4 == [20, 60, 120, 1])
    #expect(
      Self.counted.concatenating(Self.counted).numbers
        == [90, 100, 110, 120, 202, 228, 254, 280, 314, 356, 398, 440, 426, 484, 542, 600]
    )
  }

  @Test func `takes a vector to the sum of its rows`() {
    #expect(Self.counted.apply(to: [1, 0, 0, 0]) == Self.counted.r1)
    #expect(Self.counted.apply(to: [1, 10, 100, 1000]) == [13951, 15062, 16173, 17284])
    #expect(Matrix4.perspective(500).apply(to: [10, 20, 250, 1]) == [10, 20, 250, 0.5])
  }

  private static let axes: [(SIMD3<Double>, from: SIMD4<Double>, to: SIMD4<Double>)] = [
    ([0, 0, 2], [1, 0, 0, 1], [0, 1, 0, 1]), ([3, 0, 0], [0, 1, 0, 1], [0, 0, 1, 1]),
    ([0, 0.5, 0], [0, 0, 1, 1], [1, 0, 0, 1]), ([0, 0, -1], [0, 1, 0, 1], [1, 0, 0, 1]),
  ]

  @Test(arguments: axes)
  func `turns about its axis`(axis: SIMD3<Double>, from: SIMD4<Double>, to: SIMD4<Double>) {
    let image = Matrix4.rotation(.pi / 2, about: axis).apply(to: from)
    #expect((image - to).max() < 1e-15 && (image - to).min() > -1e-15)
  }

  @Test func `turns a third about the diagonal to the next axis`() {
    let turn = Matrix4.rotation(2 * .pi / 3, x: 5, y: 5, z: 5)
    let next = Matrix4([0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1])
    #expect(turn.distance(to: next) < 1e-15)
  }

  @Test func `turns about no axis by nothing`() {
    #expect(Matrix4.rotation(1, x: 0, y: 0, z: 0) == .identity)
    #expect(Matrix4.rotation(1, x: .infinity, y: 0, z: 0) == .identity)
  }

  @Test(arguments: Array(stride(from: -7.0, through: 7, by: 0.37)))
  func `turns about z as the plane does`(angle: Double) {
    let turn = Matrix4.rotation(angle, x: 0, y: 0, z: 1)
    #expect(turn == Matrix4(.rotation(angle)))
    #expect(turn.affine == .rotation(angle))
  }

  @Test func `is the plane's matrix when z is left alone`() {
    let affine = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Matrix4(affine).numbers == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    #expect(Matrix4(affine).affine == affine)
    for index in [2, 3, 6, 7, 8, 9, 10, 11, 14, 15] {
      var numbers = Matrix4(affine).numbers
      numbers[index] += 0.5
      let rows = stride(from: 0, to: 16, by: 4).map { SIMD4(numbers[$0..<$0 + 4]) }
      #expect(Matrix4(rows[0], rows[1], rows[2], rows[3]).affine == nil, "number \(index)")
    }
  }

  @Test func `is undone by its inverse`() throws {
    let matrix = Matrix4([2, 0, 0, 1], [0, 4, 0, 0], [1, 0, 8, 0], [3, 5, 7, 1])
    let inverse = try #require(matrix.inverted())
    #expect(matrix.concatenating(inverse).distance(to: .identity) < 1e-15)
    #expect(inverse.concatenating(matrix).distance(to: .identity) < 1e-15)
    let affine = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Matrix4(affine).inverted()?.affine == affine.inverted())
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `is undone by the inverse of any turn, stretch and perspective`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double.random(in: 0.5...3, using: &random) }
    for _ in 0..<50 {
      let matrix = Matrix4.scale(number(), -number(), number())
        .concatenating(.rotation(number(), x: number(), y: number(), z: -number()))
        .concatenating(.translation(number(), number(), number()))
        .concatenating(.perspective(100 * number()))
      let inverse = try #require(matrix.inverted())
      #expect(matrix.concatenating(inverse).distance(to: .identity) < 1e-13, "seed \(seed)")
    }
  }

  private static let flat: [Matrix4] = [
    Matrix4.scale(1, 1, 0), .scale(0, 1, 1), counted, .scale(.infinity, 1, 2), .scale(1, .nan, 2),
    .scale(.leastNonzeroMagnitude, 1, 2), .scale(0x1p-1030, 1, 1),
  ]

  @Test(arguments: flat)
  func `has no inverse when it flattens or is not finite`(matrix: Matrix4) {
    #expect(matrix.inverted() == nil)
  }

  @Test func `knows whether all its numbers are finite`() {
    #expect(Self.counted.isFinite)
    for index in 0..<4 {
      var matrix = Self.counted
      matrix.r3[index] = index < 2 ? .nan : -.infinity
      #expect(!matrix.isFinite)
    }
  }
}
