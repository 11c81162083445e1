import CEditline

// The arrow keys: within a block they move, else they recall.
extension EditlineReader {
  /// Recalls the next older entry that begins as the line does up to the cursor.
  static func recallOlder(_ editLine: OpaquePointer, _ key: Int32) -> UInt8 {
    owner(of: editLine)?.move(PrivateKey.older) ?? UInt8(CC_ERROR)
  }

  /// Recalls the next newer entry that begins so.
  static func recallNewer(_ editLine: OpaquePointer, _ key: Int32) -> UInt8 {
    owner(of: editLine)?.move(PrivateKey.newer) ?? UInt8(CC_ERROR)
  }

  private func move(_ again: String) -> UInt8 {
    let isUp = again == PrivateKey.older
    let text = EditedText(of: editLine)
    if walk?.shown != text.whole {
      let rest = isUp ? text.beforeCursor : text.afterCursor
      if rest.unicodeScalars.contains("\n") {
        return press(isUp ? PrivateKey.lineUp : PrivateKey.lineDown)
      }
      walk = PrefixRecall(
        beginning: text.beforeCursor, typed: text.whole,
        count: configuration.history.entries.count)
    }
    // The older libedit deletes only before the cursor, so go to the end and come back here.
    guard text.afterCursor.isEmpty else { return press(PrivateKey.end + again) }
    return show(isUp, instead: text)
  }

  private func show(_ isUp: Bool, instead text: EditedText) -> UInt8 {
    let entries = configuration.history.entries
    guard let line = isUp ? walk?.older(in: entries) : walk?.newer(in: entries) else {
      return UInt8(CC_ERROR)
    }
    replaceBeforeCursor(text.beforeCursor.unicodeScalars.count, with: line)
    return UInt8(CC_REFRESH)
  }

  private func press(_ keys: String) -> UInt8 {
    el_push(editLine, keys)
    return UInt8(CC_NORM)
  }
}

/// Key sequences, hardly ever typed, under which commands of libedit can be reached from ours.
enum PrivateKey {
  static let older = "\u{1B}[27;8;1~"
  static let newer = "\u{1B}[27;8;2~"
  static let lineUp = "\u{1B}[27;8;3~"
  static let lineDown = "\u{1B}[27;8;4~"
  static let end = "\u{1B}[27;8;5~"
}
