import CEditline

/// The text in the editor at this moment.
struct EditedText: Equatable {
  /// What stands before the cursor.
  var beforeCursor: String
  /// What stands at and behind the cursor.
  var afterCursor: String

  /// All of it.
  var whole: String { beforeCursor + afterCursor }

  /// Takes a text with the cursor at its end.
  init(_ text: String) { (beforeCursor, afterCursor) = (text, "") }

  /// Copies the text out of libedit, whose own copy the next call may overwrite.
  init(of editLine: OpaquePointer) {
    guard let line = el_wline(editLine)?.pointee, let start = line.buffer,
      let cursor = line.cursor, let end = line.lastchar
    else {
      (beforeCursor, afterCursor) = ("", "")
      return
    }
    beforeCursor = Self.text(start, cursor)
    afterCursor = Self.text(cursor, end)
  }

  private static func text(
    _ start: UnsafePointer<wchar_t>, _ end: UnsafePointer<wchar_t>
  ) -> String {
    let scalars = UnsafeBufferPointer(start: start, count: max(end - start, 0)).map { character in
      Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Rows

  /// The part of the cursor's row before it.
  var rowBeforeCursor: Substring {
    beforeCursor.unicodeScalars.lastIndex(of: "\n")
      .map { Substring(beforeCursor.unicodeScalars[$0...].dropFirst()) } ?? beforeCursor[...]
  }

  /// The part of the cursor's row at and behind it.
  var rowAfterCursor: Substring {
    Substring(afterCursor.unicodeScalars.prefix { $0 != "\n" })
  }

  // MARK: What libedit asks

  /// What libedit shows below the entry while it searches the history, as in `bck:box`.
  var search: String? {
    guard let row = lastRow, Self.searches.contains(where: row.hasPrefix) else { return nil }
    return row
  }

  private static let searches = ["bck:", "fwd:", "bck?", "fwd?"]

  /// What libedit asks for in place of the entry, as vi's search by a slash does.
  var question: String? {
    // It is put behind a line break, with a blank under the cursor.
    guard beforeCursor.unicodeScalars.first == "\n", afterCursor == " ", let row = lastRow,
      ["/", "?", ":"].contains(where: row.hasPrefix)
    else { return nil }
    return row
  }

  /// The text without what libedit has added to it.
  var entry: String {
    guard let row = search ?? question else { return whole }
    return String(Substring(whole.unicodeScalars.dropLast(row.unicodeScalars.count + 1)))
  }

  /// What is found by a search, in characters from the start; empty for nothing.
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
