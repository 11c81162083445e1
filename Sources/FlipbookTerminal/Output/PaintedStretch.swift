package struct PaintedStretch: Equatable, Sendable {
  /// In bytes of UTF-8 from the start of the line.
  var range: Range<Int>
  /// Select Graphic Rendition: `\e[31m`.
  var code: String

  package init(range: Range<Int>, code: String) { (self.range, self.code) = (range, code) }
}
