import CEditline

/// The text in the editor at this moment.
struct EditedText: Equatable {
  /// What stands before the cursor.
  var beforeCursor: String
  /// What stands at and behind the cursor.
  var afterCursor: String

  /// All of it.
  var whole: String { beforeCursor + afterCursor }

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
}
