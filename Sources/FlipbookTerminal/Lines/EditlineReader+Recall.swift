import CEditline
import FlipbookText

// The arrow keys move within a block, recall entries, or take the hint. A recalled block counts as
// one line until another key is pressed.
extension EditlineReader {
  /// Recalls the next entry that begins like the line up to the cursor; `again` is the key for it.
  func move(_ again: String) {
    let isUp = again == PrivateKey.older
    let text = EditedText(of: editLine)
    let isKnown = walk?.shown == text.whole
    // The key counts as one, and not at all if this command pressed it.
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
        count: history.entries.count)
    }
    let entries = history.entries
    var ahead = walk
    guard let line = isUp ? ahead?.older(in: entries) : ahead?.newer(in: entries) else {
      return refuse()
    }
    // The older libedit deletes only before the cursor, so go to the end first.
    guard text.afterCursor.isEmpty else { return press(PrivateKey.end + again) }
    walk = ahead
    replaceBeforeCursor(text.beforeCursor.unicodeScalars.count, with: line)
  }

  // MARK: Hints

  /// Takes a part of the hint; without one, presses other keys.
  func accept(or keys: String, _ part: (LineHint) -> String) {
    let text = EditedText(of: editLine)
    let taken = part(hint(behind: text))
    guard !taken.isEmpty else { return press(keys) }
    replaceBeforeCursor(0, with: taken)
  }

  func press(_ keys: String) { el_push(editLine, keys) }
}
