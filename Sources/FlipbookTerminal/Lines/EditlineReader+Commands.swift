import CEditline

// The commands of the keys: completing, pasting, recalling, and editing rows.
extension EditlineReader {
  private static let pasteEnd = Array("\u{1B}[201~".unicodeScalars)[...]

  func insertPaste() {
    let block = readPaste()
    if !isCancelled { insert(PastedText.clean(block)) }
  }

  func complete() {
    let before = EditedText(of: editLine)
    let line = before.whole
    let cursor = before.beforeCursor.utf8.count
    let items = editing.items(for: line, cursor: cursor)
    guard !items.isEmpty else { return refuse() }
    if items.best.count > 1 {
      let isSame = listing.line == line && listing.cursor == cursor
      let page = CompletionList.page(
        items, behind: isSame ? listing.count : 0, columns: screenSize.columns,
        limit: max(screenSize.rows - 3, 2))
      listing = (line, cursor, page.listed)
      list(page.rows)
    }
    items.certain.map { replace($0, in: before) }
  }

  func refuse() { TerminalOutput.send("\u{07}") }

  private func replace(_ item: CompletionItem, in text: EditedText) {
    let replaced = text.beforeCursor.utf8.suffix(max(item.replacedLength, 0))
    // libedit counts characters, and deletes nothing if asked for too many.
    let count = String(decoding: replaced, as: UTF8.self).unicodeScalars.count
    // In the middle of a word, a rest that the item contains is not inserted twice.
    let rest = text.afterCursor.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let hasRest = item.replacement.utf8.dropFirst(replaced.count).starts(with: rest.utf8)
    let behind = hasRest ? rest.unicodeScalars.count : 0
    ce_move_cursor(editLine, behind)
    replaceBeforeCursor(count + behind, with: item.replacement)
  }

  func replaceBeforeCursor(_ count: Int, with text: String) {
    if count > 0 { el_deletestr(editLine, Int32(count)) }
    insert(text)
  }

  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let characters = text.unicodeScalars.map { wchar_t($0.value) } + [0]
    el_winsertstr(editLine, characters)
  }

  private func readPaste() -> String {
    isPasting = true
    defer { isPasting = false }
    var scalars: [Unicode.Scalar] = []
    var character: wchar_t = 0
    while el_wgetc(editLine, &character) == 1 {
      scalars.append(Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}")
      if scalars.suffix(Self.pasteEnd.count) == Self.pasteEnd {
        scalars.removeLast(Self.pasteEnd.count)
        break
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Recalling

  // The arrow keys move within a block, recall entries, or take the hint. A recalled block counts as
  // one line until another key is pressed.

  /// Recalls the next entry that begins like the line up to the cursor; `again` is the key for it.
  func move(_ again: String) {
    let isUp = again == PrivateKey.older
    let text = EditedText(of: editLine)
    let isKnown = walk?.shown == text.whole
    // The key itself counts as one, or as none if this command pressed it.
    if !isKnown || keysRead - keysReadAtRecall > 1 {
      let rest = isUp ? text.beforeCursor : text.afterCursor
      if rest.unicodeScalars.contains("\n") {
        return press(isUp ? PrivateKey.lineUp : PrivateKey.lineDown)
      }
    }
    keysReadAtRecall = keysRead
    let entries = history.entries
    if !isKnown {
      walk = PrefixRecall(beginning: text.beforeCursor, typed: text.whole, count: entries.count)
    }
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

  // MARK: Rows

  // Enter adds a row while a bracket is open, and indents it.

  func enterLine() {
    let text = EditedText(of: editLine)
    if text.whole.isEmpty { replaceBeforeCursor(0, with: prompt.offer) }
    guard editing.needsMore(text.whole) else { return press(PrivateKey.enter) }
    ce_move_cursor(editLine, text.rowAfterCursor.unicodeScalars.count)
    let row = text.rowBeforeCursor + text.rowAfterCursor
    // Blanks alone are our indentation.
    let isBlank = prompt.indents && row.allSatisfy { $0 == " " }
    // A pasted piece of a session has its own prompts.
    let carriesPrompts = PastedText.entries(of: text.whole) != nil
    replaceBeforeCursor(
      isBlank ? row.unicodeScalars.count : 0,
      with: "\n" + (carriesPrompts ? prompt.continuation : "")
        + indentation(behind: text.beforeCursor + text.rowAfterCursor, closes: false))
  }

  /// Whether a key is a closing bracket that only closing brackets precede in its row.
  func movesBack(before key: UInt8) -> Bool {
    guard prompt.indents, [UInt8(ascii: ")"), UInt8(ascii: "}")].contains(key) else { return false }
    let text = EditedText(of: editLine)
    return text.search == nil && text.beforeCursor.unicodeScalars.contains("\n")
      && text.rowBeforeCursor.allSatisfy { ")} ".contains($0) }
  }

  /// Moves the row to where its closing bracket belongs.
  func moveBack() {
    let text = EditedText(of: editLine)
    let row = text.rowBeforeCursor
    let wanted = indentation(behind: text.beforeCursor, closes: true)
    replaceBeforeCursor(row.unicodeScalars.count, with: wanted + row.drop { $0 == " " })
  }

  // MARK: Moving and deleting

  func goToRowStart() {
    ce_move_cursor(editLine, -EditedText(of: editLine).rowBeforeCursor.unicodeScalars.count)
  }

  func goToRowEnd() {
    ce_move_cursor(editLine, EditedText(of: editLine).rowAfterCursor.unicodeScalars.count)
  }

  /// Deletes the cursor's row, or its text if it has any.
  func deleteRow() {
    let text = EditedText(of: editLine)
    guard text.whole.unicodeScalars.contains("\n") else { return press(PrivateKey.deleteLine) }
    goToRowEnd()
    let count = (text.rowBeforeCursor + text.rowAfterCursor).unicodeScalars.count
    el_deletestr(editLine, Int32(max(count, 1)))
  }

  /// Deletes the rest of the row, or its end if nothing is left.
  func deleteRest() {
    let text = EditedText(of: editLine)
    guard text.afterCursor.unicodeScalars.contains("\n") else {
      return press(PrivateKey.deleteToEnd)
    }
    let count = max(text.rowAfterCursor.unicodeScalars.count, 1)
    ce_move_cursor(editLine, count)
    el_deletestr(editLine, Int32(count))
  }

  private func indentation(behind text: String, closes: Bool) -> String {
    prompt.indents ? editing.indentation(behind: text, closes: closes) : ""
  }
}
