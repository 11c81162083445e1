import PropertyEngine
import TestSupport
import Testing

@Suite struct MatrixPathTests {
  private func path(
    _ from: Matrix4, _ to: Matrix4, _ halfTurn: TransformPath.HalfTurn = .negative
  ) -> MatrixPath {
    MatrixPath(from: from, to: to, halfTurn: halfTurn)
  }

  private static let axes: [SIMD3<Double>] = [
    [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [1, -2, 3],
  ]

  @Test(arguments: axes)
  func `turns evenly about one axis`(axis: SIMD3<Double>) {
    for angle in [0.5, 2, -3, 3.14] {
      for p in [-0.5, 0.25, 0.5, 0.9, 1.3] {
        let matrix = path(.identity, .rotation(angle, about: axis)).matrix(at: p)
        #expect(matrix.distance(to: .rotation(p * angle, about: axis)) < 1e-15)
      }
    }
  }

  @Test(arguments: axes)
  func `takes the short way`(axis: SIMD3<Double>) {
    let start = Matrix4.rotation(1, x: 0.5, y: 1, z: 2)
    for turns in [0.6, 0.9, -0.7, 1, 10.2] {
      let angle = 2 * Double.pi * turns
      let short = angle.remainder(dividingBy: 2 * .pi)
      let middle = path(start, start.concatenating(.rotation(angle, about: axis))).matrix(at: 0.5)
      let expected = start.concatenating(.rotation(short / 2, about: axis))
      #expect(middle.distance(to: expected) < 1e-14)
    }
  }

  @Test(arguments: axes)
  func `turns half a turn the way it is told`(axis: SIMD3<Double>) {
    // Positive is toward z, or toward y or x in the plane below it.
    let lead = [axis.z, axis.y, axis.x].first { $0 != 0 } ?? 1
    for (halfTurn, sign) in [(TransformPath.HalfTurn.positive, 1.0), (.negative, -1)] {
      for angle in [Double.pi, -.pi, 3 * .pi, .pi - 1e-12, .pi + 1e-12] {
        let matrix = path(.identity, .rotation(angle, about: axis), halfTurn).matrix(at: 0.5)
        let expected = Matrix4.rotation(lead > 0 ? sign * .pi / 2 : -sign * .pi / 2, about: axis)
        #expect(matrix.distance(to: expected) < 1e-11)
      }
    }
  }

  @Test(arguments: [0.25, 0.5, -0.5, 1.5])
  func `keeps plain numbers plain`(p: Double) {
    var to = Matrix4.scale(3, 0.5, 2)
    to.r4 = [100, -40, 8, 1]
    var expected = Matrix4.scale(1 + 2 * p, 1 - 0.5 * p, 1 + p)
    expected.r4 = [100 * p, -40 * p, 8 * p, 1]
    #expect(path(.identity, to).matrix(at: p).distance(to: expected) < 1e-15)
  }

  @Test func `keeps the eye where it is while a view turns before it`() {
    let eye = Matrix4.perspective(500)
    func turned(_ angle: Double) -> Matrix4 {
      Matrix4.rotation(angle, x: 0, y: 1, z: 0).concatenating(.translation(0, 0, 50))
        .concatenating(eye)
    }
    let middle = path(turned(0), turned(2)).matrix(at: 0.25)
    #expect(middle.distance(to: turned(0.5)) < 1e-14)
    let nearer = path(.identity, .perspective(100)).matrix(at: 0.5)
    #expect(nearer.distance(to: .perspective(200)) < 1e-15)
  }

  @Test func `mirrors the axis that leaves the smallest turn`() {
    for (index, scale) in [Matrix4.scale(-1, 1, 2), .scale(1, -1, 2), .scale(2, 1, -1)]
      .enumerated()
    {
      let turn = Matrix4.rotation(0.4, x: 1, y: 2, z: -1)
      let middle = path(.identity, scale.concatenating(turn)).matrix(at: 0.5)
      var factors = SIMD3<Double>(scale.r1.x, scale.r2.y, scale.r3.z)
      factors = (factors + 1) / 2
      #expect(factors[index] == 0)
      let expected = Matrix4.scale(factors.x, factors.y, factors.z)
        .concatenating(.rotation(0.2, x: 1, y: 2, z: -1))
      #expect(middle.distance(to: expected) < 1e-15)
    }
  }

  @Test func `turns from mirror to mirror, half a turn the other way`() {
    let middle = path(.scale(-1, 1, 2), .scale(1, 1, -2)).matrix(at: 0.5)
    let turn = Matrix4.rotation(.pi / 2, x: 0, y: 1, z: 0)
    #expect(middle.distance(to: Matrix4.scale(-1, 1, 2).concatenating(turn)) < 1e-15)
  }
}

// MARK: - Beside the plane

extension MatrixPathTests {
  @Test func `is the plane's path, bit for bit, between the plane's matrices`() {
    let ends = [
      AffineMatrix.rotation(2), .scale(-1, 1), .scale(0, 2),
      AffineMatrix(a: 1, b: 0.2, c: 0.5, d: 1, tx: 3, ty: 4),
    ]
    for from in ends {
      for to in ends {
        for halfTurn in [TransformPath.HalfTurn.positive, .negative] {
          let plane = TransformPath(from: from, to: to, halfTurn: halfTurn)
          let space = path(Matrix4(from), Matrix4(to), halfTurn)
          for p in [-1, 0, 0.3, 0.5, 1, 1.2] {
            #expect(space.matrix(at: p) == Matrix4(plane.matrix(at: p)))
          }
        }
      }
    }
  }

  @Test(arguments: Array(stride(from: -10.0, through: 10, by: 0.7)))
  func `turns about z as the plane's path does`(angle: Double) {
    let plane = TransformPath(
      from: .rotation(0.3), to: .rotation(0.3 + angle), halfTurn: .negative
    )
    let deep = Matrix4.scale(1, 1, 3)
    let space = path(
      deep.concatenating(Matrix4(plane.start)), deep.concatenating(Matrix4(plane.end))
    )
    for p in [-0.5, 0.25, 0.5, 0.8, 1.5] {
      let expected = deep.concatenating(Matrix4(plane.matrix(at: p)))
      #expect(space.matrix(at: p).distance(to: expected) < 1e-12)
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `goes the plane's way for slants and mirrors too`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    func matrix() -> AffineMatrix {
      AffineMatrix(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
    for _ in 0..<50 {
      let plane = TransformPath(from: matrix(), to: matrix(), halfTurn: .negative)
      let deep = Matrix4.scale(1, 1, 3)
      let space = path(
        deep.concatenating(Matrix4(plane.start)), deep.concatenating(Matrix4(plane.end))
      )
      for p in [-0.5, 0.25, 0.8] {
        let expected = deep.concatenating(Matrix4(plane.matrix(at: p)))
        #expect(space.matrix(at: p).distance(to: expected) < 1e-12, "seed \(seed)")
      }
    }
  }
}

// MARK: - Any matrices

extension MatrixPathTests {
  @Test func `keeps its turn and slant while shrinking to nothing`() {
    let slanted = Matrix4([1, 0.2, 0, 0], [0.5, 1, 0.1, 0], [0, 0.3, 1, 0], [0, 0, 0, 1])
    let starts = [
      slanted, .rotation(2, x: 1, y: 2, z: 3),
      Matrix4.scale(1, 1, -1).concatenating(.rotation(2, x: 1, y: 2, z: 3)),
      Matrix4.rotation(1, x: 0, y: 1, z: 0).concatenating(.perspective(500)),
    ]
    for start in starts {
      for p in [0.25, 0.5, 0.75] {
        let expected = Matrix4.scale(1 - p, 1 - p, 1 - p).concatenating(start)
        let nothing = Matrix4.scale(0, 0, 0)
        #expect(path(start, nothing).matrix(at: p).distance(to: expected) < 1e-15)
        #expect(path(nothing, start).matrix(at: 1 - p).distance(to: expected) < 1e-15)
      }
    }
  }

  @Test func `keeps the turn of the axes that are left`() {
    let turn = Matrix4.rotation(1, x: 1, y: 1, z: 0)
    for flat in [Matrix4.scale(0, 2, 2), .scale(2, 0, 2), .scale(2, 2, 0)] {
      let middle = path(.scale(2, 2, 2), flat.concatenating(turn)).matrix(at: 0.5)
      let half = path(.scale(2, 2, 2), flat).matrix(at: 0.5)
      let expected = half.concatenating(.rotation(0.5, x: 1, y: 1, z: 0))
      #expect(middle.distance(to: expected) < 1e-15)
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `meets its ends and never loses a number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (from, to) = (Matrix4.random(&random), Matrix4.random(&random))
      let path = path(from, to)
      #expect(path.matrix(at: 0) == from && path.matrix(at: 1) == to)
      let size = max(from.size, to.size)
      #expect(path.matrix(at: 1e-12).distance(to: from) < 1e-10 * size, "seed \(seed)")
      #expect(path.matrix(at: 1 - 1e-12).distance(to: to) < 1e-10 * size, "seed \(seed)")
      for p in [-0.5, 1e-9, 0.5, 1 - 1e-9, 1.5] {
        #expect(path.matrix(at: p).isFinite, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 200..<200 + Seeds.count)
  func `runs the same way back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    func row(_ last: Double) -> SIMD4<Double> { [number(), number(), number(), last] }
    for _ in 0..<50 {
      let ends = (0..<2).map { _ in Matrix4(row(0), row(0), row(0), row(1)) }
      for p in [0.2, 0.5, 0.9] {
        let there = path(ends[0], ends[1]).matrix(at: p)
        let back = path(ends[1], ends[0]).matrix(at: 1 - p)
        #expect(there.distance(to: back) < 1e-12, "seed \(seed)")
      }
    }
  }
}
