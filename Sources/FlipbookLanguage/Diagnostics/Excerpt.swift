import FlipbookText

/// The line of a source in which a span starts, and the carets that go under it.
package struct Excerpt {
  package private(set) var text: String
  package private(set) var carets: String

  /// Cuts out the line; nil if nothing in it can be seen.
  package init?(of span: Span, in source: String, columns: Int = 98) {
    let window = Window(around: span, in: Array(source.utf8))
    var before = Self.cells(window.before)
    let marked = Self.cells(window.marked)
    let after = Self.cells(window.after)
    let isWhole = !window.isCutLeft && !window.isCutRight
    let total = Self.width(before) + Self.width(marked) + Self.width(after)
    if total > columns || !isWhole {
      let room = columns - min(max(Self.width(marked), 1), 38) - 20
      // Keeps the end of it, so that the span and some text after it fit.
      before = Self.fitting(before.reversed(), in: room, cut: window.isCutLeft).reversed()
    }
    let left = Self.width(before)
    let right = Self.fitting(marked + after, in: columns - left, cut: window.isCutRight)
    text = (before + right).map(\.text).joined()
    while text.utf8.last == .space { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let shown = min(Self.width(marked), columns - left)
    carets = String(repeating: " ", count: left) + String(repeating: "^", count: max(1, shown))
  }

  private typealias Cell = (text: String, width: Int)

  private static let ellipsis: Cell = ("…", 1)

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    let text = String(decoding: bytes, as: UTF8.self).map { $0 == "\t" ? " " : String($0) }
    return PrintableText.line(text.joined()).map { (String($0), TextWidth.columns(of: String($0))) }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func fitting(_ cells: [Cell], in room: Int, cut: Bool) -> [Cell] {
    guard cut || width(cells) > room else { return cells }
    var used = 1
    let kept = cells.prefix {
      used += $0.width
      return used <= room
    }
    return kept + [ellipsis]
  }
}

/// The bytes around a span, cut to its line and to the most that could be shown.
private struct Window {
  private static let reach = 1_024

  var before: ArraySlice<UInt8>
  var marked: ArraySlice<UInt8>
  var after: ArraySlice<UInt8>
  var isCutLeft: Bool
  var isCutRight: Bool

  init(around span: Span, in bytes: [UInt8]) {
    let lower = Self.aligned(min(max(span.lower, 0), bytes.count), in: bytes)
    var start = lower
    while start > 0, lower - start < Self.reach, !bytes[start - 1].isLineBreak { start -= 1 }
    var end = lower
    while end < bytes.count, end - lower < Self.reach, !bytes[end].isLineBreak { end += 1 }
    isCutLeft = start > 0 && !bytes[start - 1].isLineBreak
    isCutRight = end < bytes.count && !bytes[end].isLineBreak
    start = Self.aligned(start, in: bytes)
    end = Self.aligned(end, in: bytes)
    let upper = Self.aligned(min(max(span.upper, lower), end), in: bytes)
    before = bytes[start..<lower]
    marked = bytes[lower..<max(lower, upper)]
    after = bytes[max(lower, upper)..<end]
  }

  /// The start of the character that contains an offset.
  private static func aligned(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
