import HeadlessUIKit
import TestSupport

extension CATransform3D {
  /// The sixteen numbers, row by row.
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .map { Double($0) }
  }

  /// Makes the transform an oracle writes as an expression, in the names of Core Animation and Core
  /// Graphics or their short forms.
  init(_ expression: OracleExpression) throws {
    guard case .call(let name, let arguments) = expression else {
      throw OracleError.unknownName("\(expression)")
    }
    let plain = Self.plainName(name)
    let values = arguments.map(\.value)
    if ["concat", "*"].contains(plain) {
      self = try values.map { try CATransform3D($0) }
        .reduce(CATransform3DIdentity, CATransform3DConcat)
    } else if case .call(let inner, _)? = values.first, !inner.isEmpty {
      // Core Animation's functions on a transform act before it.
      let change = OracleExpression.call(name, Array(arguments.dropFirst()))
      self = try CATransform3DConcat(CATransform3D(change), CATransform3D(values[0]))
    } else if plain == "affine" || (plain.isEmpty && values.count == 6) {
      self = CATransform3DMakeAffineTransform(try Self.affine(arguments))
    } else {
      self = try Self.simple(plain, values.flatMap { try Self.flat($0) })
    }
  }

  private static func plainName(_ name: String) -> String {
    var plain = name[...]
    for prefix in ["CATransform3D", "CGAffineTransform", "Make"] where plain.hasPrefix(prefix) {
      plain = plain.dropFirst(prefix.count)
    }
    return plain.lowercased()
  }

  // Numbers, those of a tuple among them, and axes by their names.
  private static func flat(_ value: OracleExpression) throws -> [Double] {
    switch value {
    case .number(let number): return [number]
    case .call("x", []): return [1, 0, 0]
    case .call("y", []): return [0, 1, 0]
    case .call("z", []): return [0, 0, 1]
    case .call("", let members): return try members.flatMap { try flat($0.value) }
    case .call(let name, _): throw OracleError.unknownName(name)
    }
  }

  private static func simple(_ name: String, _ n: [Double]) throws -> CATransform3D {
    switch (name, n.count) {
    case ("identity", 0): CATransform3DIdentity
    case ("scale", 1): CATransform3DMakeScale(n[0], n[0], 1)
    case ("scale", 2): CATransform3DMakeScale(n[0], n[1], 1)
    case ("scale", 3): CATransform3DMakeScale(n[0], n[1], n[2])
    case ("translation", 2), ("translate", 2): CATransform3DMakeTranslation(n[0], n[1], 0)
    case ("translation", 3), ("translate", 3): CATransform3DMakeTranslation(n[0], n[1], n[2])
    case ("rotation", 1), ("rotate", 1), ("rotatez", 1): CATransform3DMakeRotation(n[0], 0, 0, 1)
    case ("rotatex", 1): CATransform3DMakeRotation(n[0], 1, 0, 0)
    case ("rotatey", 1): CATransform3DMakeRotation(n[0], 0, 1, 0)
    case ("rotation", 4), ("rotate", 4): CATransform3DMakeRotation(n[0], n[1], n[2], n[3])
    default: throw OracleError.unknownName(name)
    }
  }

  private static func affine(
    _ arguments: [OracleExpression.Argument]
  ) throws -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    let names = ["a", "b", "c", "d", "tx", "ty"]
    for (index, argument) in arguments.enumerated() {
      guard case .number(let number) = argument.value else {
        throw OracleError.unknownName("\(argument.value)")
      }
      switch argument.label ?? names[index] {
      case "a": transform.a = number
      case "b": transform.b = number
      case "c": transform.c = number
      case "d": transform.d = number
      case "tx": transform.tx = number
      case "ty": transform.ty = number
      case let label: throw OracleError.unknownName(label)
      }
    }
    return transform
  }
}
