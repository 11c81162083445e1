/// A stretch of a line with the escape sequence that gives it its colour.
package struct PaintedStretch: Equatable, Sendable {
  /// The stretch, in bytes of UTF-8 from the start of the line.
  var range: Range<Int>
  /// Select Graphic Rendition, as in `\e[31m`.
  var code: String

  package init(range: Range<Int>, code: String) { (self.range, self.code) = (range, code) }
}
