import CEditline

struct EditedText: Equatable {
  var beforeCursor: String
  /// At and after the cursor.
  var afterCursor: String

  var whole: String { beforeCursor + afterCursor }
  init(_ text: String) { (beforeCursor, afterCursor) = (text, "") }

  /// Copies the text out of libedit, which may overwrite it at the next call.
  init(of editLine: OpaquePointer) {
    let line = el_wline(editLine)?.pointee
    beforeCursor = Self.text(line?.buffer, line?.cursor)
    afterCursor = Self.text(line?.cursor, line?.lastchar)
  }

  private static func text(
    _ start: UnsafePointer<wchar_t>?, _ end: UnsafePointer<wchar_t>?
  ) -> String {
    guard let start, let end else { return "" }
    let scalars = UnsafeBufferPointer(start: start, count: max(end - start, 0)).map { character in
      Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Rows

  var rowBeforeCursor: Substring {
    beforeCursor.unicodeScalars.lastIndex(of: "\n")
      .map { Substring(beforeCursor.unicodeScalars[$0...].dropFirst()) } ?? beforeCursor[...]
  }

  var rowAfterCursor: Substring { Substring(afterCursor.unicodeScalars.prefix { $0 != "\n" }) }

  // MARK: Searches and questions

  /// The row that libedit shows below the entry while it searches the history: `bck:box`.
  var search: String? {
    guard let row = lastRow, Self.searches.contains(where: row.hasPrefix) else { return nil }
    return row
  }

  private static let searches = ["bck:", "fwd:", "bck?", "fwd?"]

  /// The question that libedit asks in place of the entry, as vi's `/` does.
  var question: String? {
    // It follows a line break, with a blank under the cursor.
    guard beforeCursor.unicodeScalars.first == "\n", afterCursor == " ", let row = lastRow,
      ["/", "?", ":"].contains(where: row.hasPrefix)
    else { return nil }
    return row
  }

  var entry: String {
    guard let row = search ?? question else { return whole }
    return String(Substring(whole.unicodeScalars.dropLast(row.unicodeScalars.count + 1)))
  }

  /// The text that a search found, in characters from the start.
  var match: Range<Int> {
    let start = beforeCursor.unicodeScalars.count
    guard let search, search.unicodeScalars.dropFirst(3).first == ":" else { return 0..<0 }
    return start..<start + min(search.unicodeScalars.count - 4, rowAfterCursor.unicodeScalars.count)
  }

  private var lastRow: String? {
    let text = whole.unicodeScalars
    return text.lastIndex(of: "\n").map { String(Substring(text[$0...].dropFirst())) }
  }
}
