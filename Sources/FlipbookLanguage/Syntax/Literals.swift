import CForeignTexts

/// A number as typed: `2s`, `250ms`, `30f`, `50%`, `90deg`, `.5`, `1e3`.
package struct NumberLiteral: Hashable, Sendable {
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
  package var unit: Unit?
  /// The decimals written: 2 for `0.50s`, 0 for `3`, 5 for `1e-5`; at most 1,100.
  package var fractionDigits: Int
  /// Digits and unit as typed.
  package var text: String
  package var span: Span
}

/// A colour as typed: `#f80`, `#f808`, `#ff8800` or `#ff880080`.
package struct ColorLiteral: Hashable, Sendable {
  /// The shares, 0…1; `alpha` is 1 when not written.
  package var red, green, blue, alpha: Double
  /// The colour as typed, with its `#`.
  package var text: String
  package var span: Span
}

extension ColorLiteral {
  /// The colour of a CSS name in small letters.
  package static func css(_ name: String) -> ColorLiteral? { byName[name] }

  // Only for lookups, never iterated.
  private static let byName = Dictionary(
    uniqueKeysWithValues: String(cString: foreign_css_colors()).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ").map(String.init)
      return (try? ColorLiteral("#" + words[1], Span(0, 0))).map { (words[0], $0) }
    })
}
