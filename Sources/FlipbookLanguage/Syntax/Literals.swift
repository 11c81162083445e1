/// A number as typed: `2s`, `250ms`, `30f`, `50%`, `90deg`, `.5`, `1e3`.
package struct NumberLiteral: Hashable, Sendable {
  /// What a number can be counted in.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case seconds = "s"
    case milliseconds = "ms"
    case frames = "f"
    case percent = "%"
    case degrees = "deg"
    case radians = "rad"
  }

  /// The digits as a number, before the unit is applied: 50 for `50%`; finite and not negative.
  package var value: Double
  /// The unit behind the digits; nil for a plain number.
  package var unit: Unit?
  /// The decimals written: 2 for `0.50s`, 0 for `3`, 5 for `1e-5`; at most 1,100.
  package var fractionDigits: Int
  /// Digits and unit as typed.
  package var text: String
  /// The typed text.
  package var span: Span
}

/// A colour as typed: `#f80`, `#f808`, `#ff8800` or `#ff880080`.
package struct ColorLiteral: Hashable, Sendable {
  /// The share of red, 0…1.
  package var red: Double
  /// The share of green, 0…1.
  package var green: Double
  /// The share of blue, 0…1.
  package var blue: Double
  /// The opacity, 0…1; 1 when not written.
  package var alpha: Double
  /// The colour as typed, with its `#`.
  package var text: String
  /// The typed text.
  package var span: Span
}
