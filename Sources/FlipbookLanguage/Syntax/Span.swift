/// A stretch of an entry's text, counted in UTF-8 bytes from its start.
///
/// `lower` is the first byte, `upper` the one behind the last. An empty span marks a place between
/// two bytes, such as the end of a line where a value is missing.
package struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  package var lower: Int
  /// The offset behind the last byte; never below `lower`.
  package var upper: Int

  /// Makes a span from two offsets; an `upper` below `lower` gives an empty span.
  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The number of bytes.
  package var count: Int { upper - lower }

  /// The same stretch as a range.
  package var range: Range<Int> { lower..<upper }

  /// Returns the smallest span that holds this one and another.
  package func joined(with other: Span) -> Span {
    Span(min(lower, other.lower), max(upper, other.upper))
  }

  /// Returns the text the span covers in the entry it belongs to.
  ///
  /// Offsets beyond the end are cut off: where a span of another text is asked for by mistake, a
  /// word too few in a message is better than the end of a session (choice).
  package func text(in source: String) -> String {
    let utf8 = source.utf8
    let lower = min(max(self.lower, 0), utf8.count)
    let upper = min(max(self.upper, lower), utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: lower)
    let end = utf8.index(utf8.startIndex, offsetBy: upper)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
