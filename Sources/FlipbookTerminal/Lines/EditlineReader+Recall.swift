import CEditline

// The arrow keys: within a block they move, else they recall, or take over the hint. What has been
// recalled is passed over as a whole until another key is pressed.
extension EditlineReader {
  /// Recalls the next older or newer entry that begins as the line does up to the cursor; `again` is
  /// the key that does so.
  func move(_ again: String) -> UInt8 {
    let isUp = again == PrivateKey.older
    let text = EditedText(of: editLine)
    let isKnown = walk?.shown == text.whole
    // The key itself is one, and none when this is what it pressed.
    if !isKnown || keysRead - keysReadAtRecall > 1 {
      let rest = isUp ? text.beforeCursor : text.afterCursor
      if rest.unicodeScalars.contains("\n") {
        return press(isUp ? PrivateKey.lineUp : PrivateKey.lineDown)
      }
    }
    keysReadAtRecall = keysRead
    if !isKnown {
      walk = PrefixRecall(
        beginning: text.beforeCursor, typed: text.whole,
        count: configuration.history.entries.count)
    }
    let entries = configuration.history.entries
    var ahead = walk
    guard let line = isUp ? ahead?.older(in: entries) : ahead?.newer(in: entries) else {
      return refuse()
    }
    // The older libedit deletes only before the cursor, so go to the end and come back here.
    guard text.afterCursor.isEmpty else { return press(PrivateKey.end + again) }
    walk = ahead
    replaceBeforeCursor(text.beforeCursor.unicodeScalars.count, with: line)
    return UInt8(CC_REFRESH)
  }

  // MARK: Hints

  /// Takes over a part of the hint behind the line; where there is none, presses keys that move on.
  func accept(or keys: String, _ part: (LineHint) -> String) -> UInt8 {
    let text = EditedText(of: editLine)
    let taken = part(hint(behind: text))
    guard !taken.isEmpty else { return press(keys) }
    replaceBeforeCursor(0, with: taken)
    return UInt8(CC_REFRESH)
  }

  /// Presses keys for whoever sits there.
  func press(_ keys: String) -> UInt8 {
    el_push(editLine, keys)
    return UInt8(CC_NORM)
  }
}
