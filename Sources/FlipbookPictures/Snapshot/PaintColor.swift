/// A colour of four numbers, limited to 0…1 when it is shown.
package struct PaintColor: Equatable, Sendable {
  /// Red, green, blue and alpha.
  package let parts: SIMD4<Double>
  package var alpha: Double { parts.w }

  init(_ parts: SIMD4<Double>) { self.parts = parts }

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    parts = [red, green, blue, alpha]
  }

  /// The same colour with its alpha multiplied by a factor.
  package func faded(by factor: Double) -> PaintColor {
    PaintColor([parts.x, parts.y, parts.z, parts.w * factor])
  }

  /// Red, green and blue as on a web page, `#ff8800`.
  package var hexText: String { "#" + (0..<3).map(hex).joined() }

  /// All four as on a web page, `#ff880080`.
  package var fullHexText: String { "#" + (0..<4).map(hex).joined() }

  private func hex(_ place: Int) -> String {
    let text = String(byte(place), radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  private func byte(_ place: Int) -> UInt8 {
    UInt8(((parts[place].isNaN ? 0 : min(max(parts[place], 0), 1)) * 255).rounded())
  }

  var ink: Ink { .color(red: byte(0), green: byte(1), blue: byte(2)) }
}
