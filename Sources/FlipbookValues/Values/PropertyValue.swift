/// A Swift type in which a property holds a value of the language.
package protocol PropertyValue: SendableMetatype {
  static var kind: ValueKind { get }
  /// The unit of its numbers, unless the property gives another.
  static var measure: Measure { get }
  /// The words for its values, if these can be listed.
  static var choices: [Choice] { get }
  /// Takes a value; `nil` for one that does not fit.
  static func fitting(_ value: Value) -> Self?
  var value: Value { get }
}

/// The unit of a property's plain numbers.
package enum Measure: Sendable {
  case plain, points
  /// Seconds, which read as a plain number or as a duration.
  case seconds, duration
  case angle
}

extension Value {
  /// The largest number that a thing can hold: it fits a Float, and sums and products of such
  /// numbers stay finite.
  package static let farthest = 1e38
}

extension PropertyValue {
  package static var measure: Measure { .plain }
  package static var choices: [Choice] { [] }
}

extension PropertyValue where Self: BinaryFloatingPoint {
  package static var kind: ValueKind { .number }

  package static func fitting(_ value: Value) -> Self? { value.quantity.map { Self($0.value) } }
  package var value: Value { .plain(Double(self)) }
}

extension Double: PropertyValue {}
extension CGFloat: PropertyValue {}
extension Float: PropertyValue {}

extension Int: PropertyValue {
  package static var kind: ValueKind { .number }
  package var value: Value { .number(Quantity(value: Double(self), unit: .count)) }

  package static func fitting(_ value: Value) -> Self? {
    value.quantity.flatMap { Self(exactly: $0.value) }
  }
}

extension Bool: PropertyValue {
  package static var kind: ValueKind { .bool }
  package static func fitting(_ value: Value) -> Self? { value.bool }
  package var value: Value { .bool(self) }
}

extension CGPoint: PropertyValue {
  package static var kind: ValueKind { .pair }
  package static var measure: Measure { .points }
  package var value: Value { .pair(Double(x), Double(y), .point) }

  package static func fitting(_ value: Value) -> Self? {
    if case .pair(let x, let y, _) = value { Self(x: x, y: y) } else { nil }
  }
}

extension CGSize: PropertyValue {
  package static var kind: ValueKind { .pair }
  package static var measure: Measure { .points }
  package var value: Value { .pair(Double(width), Double(height), .size) }

  package static func fitting(_ value: Value) -> Self? {
    if case .pair(let x, let y, _) = value { Self(width: x, height: y) } else { nil }
  }
}

extension CGRect: PropertyValue {
  package static var kind: ValueKind { .rect }
  package static var measure: Measure { .points }
  package static func fitting(_ value: Value) -> Self? { value.rect }
  package var value: Value { .rect(self) }
}

extension CATransform3D: PropertyValue {
  package static var kind: ValueKind { .transform }
  package var value: Value { .transform(self) }

  package static func fitting(_ value: Value) -> Self? {
    if case .transform(let transform) = value { transform } else { nil }
  }
}

/// A colour, or none.
extension Optional: PropertyValue where Wrapped == CGColor {
  package static var kind: ValueKind { .color }
  package var value: Value { .color(map(UIColor.init(cgColor:))) }

  package static func fitting(_ value: Value) -> Self? {
    if case .color(let color) = value { .some(color?.cgColor) } else { nil }
  }
}

extension UIViewAnimatingState: PropertyValue {
  package static var kind: ValueKind { .state }
  package var value: Value { .state(self) }

  package static func fitting(_ value: Value) -> Self? {
    if case .state(let state) = value { state } else { nil }
  }
}

extension PropertyValue where Self: Choosable {
  package static var kind: ValueKind { .word }
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.meaning) } }
  package var value: Value { .word(rawValue) }

  package static func fitting(_ value: Value) -> Self? {
    if case .word(let word) = value { Self(rawValue: word) } else { nil }
  }
}
