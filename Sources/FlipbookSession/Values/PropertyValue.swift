import Foundation
import HeadlessUIKit

/// A type of Swift as which a property holds a value of the language.
protocol PropertyValue: SendableMetatype {
  static var kind: ValueKind { get }
  /// What its numbers count, unless the property says otherwise.
  static var measure: Measure { get }
  /// The words there are for it, where these can be listed.
  static var choices: [Choice] { get }
  /// Takes a value; `nil` for one that does not fit.
  init?(fitting value: Value)
  var value: Value { get }
}

/// What the plain numbers of a property count.
enum Measure: Sendable {
  case plain, points
  /// Seconds; they read as a plain number.
  case seconds
  /// Seconds that read as a duration.
  case duration
  case angle
}

extension PropertyValue {
  static var measure: Measure { .plain }
  static var choices: [Choice] { [] }
}

extension PropertyValue where Self: BinaryFloatingPoint {
  static var kind: ValueKind { .number }

  init?(fitting value: Value) {
    guard case .number(let number) = value else { return nil }
    self.init(number.value)
  }

  var value: Value { .plain(Double(self)) }
}

extension Double: PropertyValue {}
extension CGFloat: PropertyValue {}
extension Float: PropertyValue {}

extension Int: PropertyValue {
  static var kind: ValueKind { .number }

  init?(fitting value: Value) {
    guard case .number(let number) = value else { return nil }
    self.init(exactly: number.value)
  }

  var value: Value { .number(Quantity(value: Double(self), unit: .count)) }
}

extension Bool: PropertyValue {
  static var kind: ValueKind { .bool }

  init?(fitting value: Value) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }

  var value: Value { .bool(self) }
}

extension CGPoint: PropertyValue {
  static var kind: ValueKind { .pair }
  static var measure: Measure { .points }

  init?(fitting value: Value) {
    guard case .pair(let x, let y, _) = value else { return nil }
    self.init(x: x, y: y)
  }

  var value: Value { .pair(Double(x), Double(y), .point) }
}

extension CGSize: PropertyValue {
  static var kind: ValueKind { .pair }
  static var measure: Measure { .points }

  init?(fitting value: Value) {
    guard case .pair(let width, let height, _) = value else { return nil }
    self.init(width: width, height: height)
  }

  var value: Value { .pair(Double(width), Double(height), .size) }
}

extension CGRect: PropertyValue {
  static var kind: ValueKind { .rect }
  static var measure: Measure { .points }

  init?(fitting value: Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }

  var value: Value { .rect(self) }
}

extension CATransform3D: PropertyValue {
  static var kind: ValueKind { .transform }

  init?(fitting value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }

  var value: Value { .transform(self) }
}

/// A colour, or none.
extension Optional: PropertyValue where Wrapped == CGColor {
  static var kind: ValueKind { .color }

  init?(fitting value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color?.cgColor
  }

  var value: Value { .color(map(UIColor.init(cgColor:))) }
}

extension UIViewAnimatingState: PropertyValue {
  static var kind: ValueKind { .state }

  init?(fitting value: Value) {
    guard case .state(let state) = value else { return nil }
    self = state
  }

  var value: Value { .state(self) }
}

/// A word that is chosen from several.
extension PropertyValue where Self: Choosable {
  static var kind: ValueKind { .word }
  static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.meaning) } }

  init?(fitting value: Value) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }

  var value: Value { .word(rawValue) }
}
