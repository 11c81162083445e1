import PropertyEngine
import TestSupport
import Testing

@Suite struct TransformPathTests {
  private func distance(_ m: AffineMatrix, _ n: AffineMatrix) -> Double {
    zip(numbers(m), numbers(n)).map { abs($0 - $1) }.reduce(0) { $1 <= $0 ? $0 : $1 }
  }

  private func numbers(_ m: AffineMatrix) -> [Double] { [m.a, m.b, m.c, m.d, m.tx, m.ty] }

  @Test(arguments: try OracleTable(file: "transform_interp.csv").rows)
  func `passes through every measured matrix`(row: OracleRow) throws {
    let from = try AffineMatrix(row.expression("from"))
    let to = try AffineMatrix(row.expression("to"))
    let path = TransformPath(from: from, to: to, halfTurn: .negative)
    let matrix = try path.matrix(at: row.number("fraction"))
    let columns = ["m11", "m12", "m21", "m22", "m41", "m42"]
    for (column, number) in zip(columns, numbers(matrix)) {
      #expect(try row.tolerance.allows(number, row.number(column)), "\(column) is \(number)")
    }
  }

  private static let mirrorX = AffineMatrix.scale(-1, 1)
  private static let mirrorY = AffineMatrix.scale(1, -1)
  private static let half = 0.5.squareRoot()

  // Measured by hand rather than from a row: mirror to mirror, and 270 degrees.
  private static let waypoints: [(AffineMatrix, AffineMatrix, Double, AffineMatrix)] = [
    (mirrorX, mirrorY, 0.25, AffineMatrix(a: -half, b: -half, c: -half, d: half, tx: 0, ty: 0)),
    (mirrorX, mirrorY, 0.5, AffineMatrix(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)),
    (.identity, .scale(-1, -1), 0.5, AffineMatrix(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)),
    (
      .identity, .rotation(1.5 * .pi), 0.25,
      AffineMatrix(a: 0.9239, b: -0.3827, c: 0.3827, d: 0.9239, tx: 0, ty: 0)
    ),
    (
      .identity, AffineMatrix.scale(2, 1).concatenating(.rotation(1.5)), 0.25,
      AffineMatrix(a: 1.1631, b: 0.4578, c: -0.3663, d: 0.9305, tx: 0, ty: 0)
    ),
  ]

  @Test(arguments: waypoints)
  func `takes Core Animation's way`(
    from: AffineMatrix, to: AffineMatrix, p: Double, expected: AffineMatrix
  ) {
    let path = TransformPath(from: from, to: to, halfTurn: .negative)
    #expect(distance(path.matrix(at: p), expected) < 6e-5)
  }

  @Test(arguments: [(TransformPath.HalfTurn.positive, 1.0), (.negative, -1)])
  func `turns half a turn the way it is told`(halfTurn: TransformPath.HalfTurn, sign: Double) {
    for angle in [Double.pi, -.pi, 3 * .pi, .pi - 1e-12, .pi + 1e-12] {
      for start in [0, 0.3, -2.9] {
        let path = TransformPath(
          from: .rotation(start), to: .rotation(start + angle), halfTurn: halfTurn
        )
        let expected = AffineMatrix.rotation(start + sign * .pi / 2)
        #expect(distance(path.matrix(at: 0.5), expected) < 1e-11)
      }
    }
    let mirrors = TransformPath(from: Self.mirrorX, to: Self.mirrorY, halfTurn: halfTurn)
    #expect(abs(mirrors.matrix(at: 0.5).b + (sign < 0 ? 1 : -1)) < 1e-15)
  }

  @Test(arguments: [TransformPath.HalfTurn.positive, .negative])
  func `takes the short way when there is one`(halfTurn: TransformPath.HalfTurn) {
    for angle in [Double.pi - 0.001, 1 - .pi, 2 * .pi + 0.5, 20 * .pi, -0.25] {
      let path = TransformPath(from: .rotation(2), to: .rotation(2 + angle), halfTurn: halfTurn)
      let short = angle.remainder(dividingBy: 2 * .pi)
      #expect(abs(path.delta[6] - short) < 1e-13)
      #expect(distance(path.matrix(at: 0.5), .rotation(2 + short / 2)) < 1e-13)
    }
  }

  @Test(arguments: [TransformPath.HalfTurn.positive, .negative])
  func `mirrors with the smaller turn, or the one it is told`(halfTurn: TransformPath.HalfTurn) {
    for angle in stride(from: -3.0, through: 3, by: 0.25) {
      let end = AffineMatrix.scale(-1, 1).concatenating(.rotation(angle))
      let path = TransformPath(from: .identity, to: end, halfTurn: halfTurn)
      #expect(abs(path.delta[6]) <= .pi / 2)
    }
    let swap = AffineMatrix(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let path = TransformPath(from: .identity, to: swap, halfTurn: halfTurn)
    let quarter: Double = halfTurn == .positive ? .pi / 2 : -.pi / 2
    #expect(abs(path.delta[6] - quarter) < 1e-15)
  }

  @Test(arguments: [0.0, 0.25, 1, 1.5, -0.5])
  func `keeps plain numbers plain`(p: Double) {
    let to = AffineMatrix(a: 3, b: 0, c: 0, d: 0.5, tx: 100, ty: -40)
    let path = TransformPath(from: .identity, to: to, halfTurn: .negative)
    let expected = AffineMatrix(
      a: 1 + 2 * p, b: 0, c: 0, d: 1 - 0.5 * p, tx: 100 * p, ty: -40 * p
    )
    #expect(path.matrix(at: p) == expected)
  }

  @Test func `goes on beyond its ends`() {
    let path = TransformPath(from: .identity, to: .rotation(1), halfTurn: .negative)
    #expect(distance(path.matrix(at: 1.3), .rotation(1.3)) < 1e-15)
    #expect(distance(path.matrix(at: -0.2), .rotation(-0.2)) < 1e-15)
  }
}

// MARK: - Flattening matrices

extension TransformPathTests {
  private func path(_ from: AffineMatrix, _ to: AffineMatrix) -> TransformPath {
    TransformPath(from: from, to: to, halfTurn: .negative)
  }

  @Test func `keeps its turn and slant while shrinking to nothing`() {
    let slanted = AffineMatrix(a: 1, b: 0.2, c: 0.5, d: 1, tx: 0, ty: 0)
    for start in [slanted, .rotation(2), .rotation(2).concatenating(Self.mirrorX)] {
      for p in [0.25, 0.5, 0.75] {
        let expected = AffineMatrix.scale(1 - p, 1 - p).concatenating(start)
        #expect(distance(path(start, .scale(0, 0)).matrix(at: p), expected) < 1e-15)
        #expect(distance(path(.scale(0, 0), start).matrix(at: 1 - p), expected) < 1e-15)
      }
    }
  }

  @Test func `takes the turn of the axis that is left`() {
    let start = AffineMatrix(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let turned = start.concatenating(.rotation(1))
    for scale in [AffineMatrix.scale(0, 1), .scale(1, 0)] {
      let middle = path(start, scale.concatenating(turned)).matrix(at: 0.5)
      let expected = AffineMatrix(
        a: (1 + scale.a) / 2, b: 0, c: 0.5 * (1 + scale.d) / 2, d: (1 + scale.d) / 2, tx: 0, ty: 0
      ).concatenating(.rotation(0.5))
      #expect(distance(middle, expected) < 1e-15)
    }
  }

  @Test func `shrinks a mirrored axis without mirroring it back`() {
    let middle = path(Self.mirrorX, .scale(0, 1)).matrix(at: 0.5)
    #expect(distance(middle, .scale(-0.5, 1)) < 1e-15)
  }

  @Test func `takes an axis flattened by rounding as flat`() {
    let flat = AffineMatrix.rotation(.pi / 2).concatenating(.scale(0, 1))
    #expect(flat.d != 0)
    let expected = AffineMatrix.scale(1, 0.5).concatenating(.rotation(.pi / 4))
    #expect(distance(path(.identity, flat).matrix(at: 0.5), expected) < 1e-15)
  }

  @Test func `goes from a line to a mirror without another mirror`() {
    let line = AffineMatrix(a: 1, b: 0, c: 1, d: 0, tx: 0, ty: 0)
    let expected = AffineMatrix(a: 1, b: 0, c: 0.5, d: -0.5, tx: 0, ty: 0)
    #expect(distance(path(line, Self.mirrorY).matrix(at: 0.5), expected) < 1e-15)
    #expect(distance(path(Self.mirrorY, line).matrix(at: 0.5), expected) < 1e-15)
  }

  @Test func `is flat between flat matrices`() {
    let across = path(.scale(0, 1), .scale(0, 3)).matrix(at: 0.5)
    #expect(distance(across, .scale(0, 2)) < 1e-15)
    #expect(distance(path(.scale(0, 0), .scale(0, 0)).matrix(at: 0.5), .scale(0, 0)) == 0)
    #expect(distance(path(.scale(0, 1), .scale(1, 0)).matrix(at: 0.5), .scale(0.5, 0.5)) < 1e-15)
    #expect(distance(path(.scale(0, 0), .scale(0, 2)).matrix(at: 0.5), .scale(0, 1)) < 1e-15)
  }
}

// MARK: - Any matrices

extension TransformPathTests {
  private func randomMatrix(_ random: inout SeededGenerator) -> AffineMatrix {
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    let scales = [0, -1, 1, number(), number() * 1e-9, number() * 1e9]
    let matrix = AffineMatrix(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()
    )
    let parallel = AffineMatrix(a: 1, b: 2, c: -2, d: -4, tx: 0, ty: 0)
    let first = scales.randomElement(using: &random) ?? 1
    let second = scales.randomElement(using: &random) ?? 1
    let base = [matrix, .identity, .rotation(.pi), parallel].randomElement(using: &random)
    return AffineMatrix.scale(first, second).concatenating(base ?? matrix)
  }

  @Test(arguments: 0..<Seeds.count)
  func `meets its ends and never loses a number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (from, to) = (randomMatrix(&random), randomMatrix(&random))
      let path = TransformPath(from: from, to: to, halfTurn: .negative)
      #expect(path.matrix(at: 0) == from)
      #expect(path.matrix(at: 1) == to)
      let size = (numbers(from) + numbers(to)).map(abs).reduce(1) { max($0, $1) }
      #expect(distance(TransformPath.compose(path.from), from) < 1e-14 * size)
      #expect(distance(TransformPath.compose(path.from + path.delta), to) < 2e-14 * size)
      for p in [-0.5, 1e-9, 0.5, 1 - 1e-9, 1.5] {
        #expect(numbers(path.matrix(at: p)).allSatisfy { $0.isFinite }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 100..<100 + Seeds.count)
  func `comes near its ends as progress does`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (from, to) = (randomMatrix(&random), randomMatrix(&random))
      let path = TransformPath(from: from, to: to, halfTurn: .positive)
      let size = (numbers(from) + numbers(to)).map(abs).reduce(1) { max($0, $1) }
      #expect(distance(path.matrix(at: 1e-9), from) < 1e-8 * size, "seed \(seed)")
      #expect(distance(path.matrix(at: 1 - 1e-9), to) < 1e-8 * size, "seed \(seed)")
    }
  }

  @Test(arguments: 200..<200 + Seeds.count)
  func `runs the same way back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      func number() -> Double { Double.random(in: -3...3, using: &random) }
      let ends = (0..<2).map { _ in
        AffineMatrix(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()
        )
      }
      let there = TransformPath(from: ends[0], to: ends[1], halfTurn: .negative)
      let back = TransformPath(from: ends[1], to: ends[0], halfTurn: .negative)
      for p in [0.2, 0.5, 0.9] {
        #expect(distance(there.matrix(at: p), back.matrix(at: 1 - p)) < 1e-13, "seed \(seed)")
      }
    }
  }
}
