import Foundation
import PropertyEngine
import TestSupport

extension AffineMatrix {
  /// The matrix that changes nothing.
  static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The move by (x, y).
  static func translation(_ x: Double, _ y: Double) -> AffineMatrix {
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The stretching of each axis by a factor; a negative one mirrors, zero flattens.
  static func scale(_ x: Double, _ y: Double) -> AffineMatrix {
    AffineMatrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The turn by an angle in radians, from the x axis toward the y axis.
  static func rotation(_ angle: Double) -> AffineMatrix {
    let cosine = cos(angle)
    let sine = sin(angle)
    return AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes the matrix an oracle writes as an expression, in the names of Core Animation and Core
  /// Graphics or their short forms.
  init(_ expression: OracleExpression) throws {
    guard case .call(let name, let arguments) = expression else {
      throw OracleError.unknownName("\(expression)")
    }
    let values = arguments.map(\.value)
    let plain = Self.plainName(name)
    if let nested = try Self.nested(plain, values) {
      self = nested
    } else if let flat = try Self.flat(plain, values.map { try $0.asNumber }, arguments) {
      self = flat
    } else {
      throw OracleError.unknownName(name)
    }
  }

  private static func plainName(_ name: String) -> String {
    var plain = name[...]
    for prefix in ["CATransform3D", "CGAffineTransform", "Make"] where plain.hasPrefix(prefix) {
      plain = plain.dropFirst(prefix.count)
    }
    return plain.lowercased()
  }

  // Core Animation's functions on a transform act before it.
  private static func nested(
    _ name: String, _ values: [OracleExpression]
  ) throws -> AffineMatrix? {
    if ["concat", "*"].contains(name) {
      return try values.map { try AffineMatrix($0) }.reduce(.identity) { $0.concatenating($1) }
    }
    guard case .call(let inner, _)? = values.first, !inner.isEmpty else { return nil }
    let base = try AffineMatrix(values[0])
    let change = OracleExpression.call(name, values.dropFirst().map { .init(value: $0) })
    return try AffineMatrix(change).concatenating(base)
  }

  private static func flat(
    _ name: String, _ n: [Double], _ arguments: [OracleExpression.Argument]
  ) throws -> AffineMatrix? {
    switch (name, n.count) {
    case ("identity", 0): return .identity
    case ("scale", 1): return .scale(n[0], n[0])
    case ("scale", 2...3): return .scale(n[0], n[1])
    case ("translation", 2...3), ("translate", 2...3): return .translation(n[0], n[1])
    case ("rotation", 1...), ("rotate", 1...), ("rotatez", 1): return .rotation(n[0])
    case ("affine", _), ("", 6):
      var matrix = AffineMatrix.identity
      let names = ["a", "b", "c", "d", "tx", "ty"]
      for (index, argument) in arguments.enumerated() {
        try matrix.set(argument.label ?? names[index], to: n[index])
      }
      return matrix
    default: return nil
    }
  }

  private mutating func set(_ label: String, to number: Double) throws {
    switch label {
    case "a": a = number
    case "b": b = number
    case "c": c = number
    case "d": d = number
    case "tx": tx = number
    case "ty": ty = number
    default: throw OracleError.unknownName(label)
    }
  }
}

extension OracleExpression {
  /// The number; an axis named z is 1, as is one written as (0, 0, 1).
  fileprivate var asNumber: Double {
    get throws {
      switch self {
      case .number(let number): return number
      case .call("z", []): return 1
      case .call("", let members) where members.map(\.value) == [0, 0, 1].map(Self.number):
        return 1
      case .call(let name, _): throw OracleError.unknownName(name)
      }
    }
  }
}
