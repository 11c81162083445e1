/// A stretch of an entry's text, counted in UTF-8 bytes from its start.
///
/// `lower` is the first byte, `upper` the one after the last. An empty span marks a place between
/// two bytes, such as the end of a line where a value is missing.
package struct Span: Hashable, Sendable {
  package var lower: Int
  /// Never below `lower`.
  package var upper: Int

  /// Makes a span from two offsets; an `upper` below `lower` gives an empty span.
  package init(_ lower: Int, _ upper: Int) { (self.lower, self.upper) = (lower, max(lower, upper)) }
  package var count: Int { upper - lower }
  package var range: Range<Int> { lower..<upper }

  package func moved(by bytes: Int) -> Span { Span(lower + bytes, upper + bytes) }

  package func joined(with other: Span) -> Span {
    Span(min(lower, other.lower), max(upper, other.upper))
  }

  /// Returns the text the span covers in the entry it belongs to.
  ///
  /// Offsets beyond the end are cut off: if the span belongs to another text by mistake, a missing
  /// word in a message is better than the end of a session (choice).
  package func text(in source: String) -> String {
    let utf8 = source.utf8
    let lower = min(max(self.lower, 0), utf8.count)
    let upper = min(max(self.upper, lower), utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: lower)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: upper - lower)], as: UTF8.self)
  }
}
