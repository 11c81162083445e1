/// A colour, its four numbers from 0 to 1; those beyond are cut off.
package struct PaintColor: Equatable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Red, green and blue as a web page writes them: `#ff8800`.
  package var hexText: String { Self.hex([red, green, blue]) }

  /// All four as a web page writes them: `#ff880080`.
  package var fullHexText: String { Self.hex([red, green, blue, alpha]) }

  private static func hex(_ parts: [Double]) -> String {
    "#"
      + parts.map { part in
        let text = String(byte(part), radix: 16)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }

  // What is no number counts as none of it.
  private static func byte(_ part: Double) -> UInt8 {
    UInt8(((part.isNaN ? 0 : min(max(part, 0), 1)) * 255).rounded())
  }

  /// The colour on a terminal; how much of it is seen is the picture's to say.
  var ink: Ink { .color(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue)) }
}
