import PropertyEngine
import TestSupport

extension Matrix4 {
  /// The sixteen numbers, row by row.
  var numbers: [Double] {
    [r1, r2, r3, r4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// The greatest difference between two numbers in the same place; NaN if one of them is NaN.
  func distance(to other: Matrix4) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.reduce(0) { $1 <= $0 ? $0 : $1 }
  }

  /// The greatest number, and at least 1.
  var size: Double { numbers.map(abs).reduce(1, max) }

  /// The turn about an axis that is written as three numbers.
  static func rotation(_ angle: Double, about axis: SIMD3<Double>) -> Matrix4 {
    rotation(angle, x: axis.x, y: axis.y, z: axis.z)
  }

  /// The perspective of an eye at this distance.
  static func perspective(_ distance: Double) -> Matrix4 {
    var matrix = identity
    matrix.r3.w = -1 / distance
    return matrix
  }

  /// One of the kinds of matrices that may cause trouble.
  static func random(_ random: inout SeededGenerator) -> Matrix4 {
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    func row() -> SIMD4<Double> { [number(), number(), number(), 0] }
    let scales = [0, -1, 1, number(), number() * 1e-9, number() * 1e9]
    func factor() -> Double { scales.randomElement(using: &random) ?? 1 }
    let flat = row()
    let bases = [
      Matrix4(row(), row(), row(), SIMD4(number(), number(), number(), 1)),
      Matrix4(flat, flat * 2, row(), identity.r4), identity,
      rotation(.pi, x: number(), y: number(), z: number()),
    ]
    let base = bases.randomElement(using: &random) ?? identity
    let seen = Bool.random(using: &random) ? base : base.concatenating(perspective(500))
    return scale(factor(), factor(), factor()).concatenating(seen)
  }
}

extension Matrix4 {
  /// Makes the matrix an oracle writes as an expression in Core Animation's names: a turn about any
  /// axis, or what ``AffineMatrix`` reads.
  init(_ expression: OracleExpression) throws {
    guard case .call(let name, let arguments) = expression else {
      throw OracleError.unknownName("\(expression)")
    }
    let values = arguments.map(\.value)
    let numbers = values.compactMap { value in
      if case .number(let number) = value { number } else { nil as Double? }
    }
    switch (name, numbers.count) {
    case ("concat", _):
      self = try values.map { try Matrix4($0) }.reduce(.identity) { $0.concatenating($1) }
    case ("rotateX", 1): self = .rotation(numbers[0], x: 1, y: 0, z: 0)
    case ("rotateY", 1): self = .rotation(numbers[0], x: 0, y: 1, z: 0)
    case ("rotate", 4), ("rotation", 4):
      self = .rotation(numbers[0], x: numbers[1], y: numbers[2], z: numbers[3])
    case ("scale", 3): self = .scale(numbers[0], numbers[1], numbers[2])
    case ("translate", 3), ("translation", 3):
      self = .translation(numbers[0], numbers[1], numbers[2])
    default: self = try Matrix4(AffineMatrix(expression))
    }
  }
}
