import CEditline

// Enter adds a row while a bracket is open, and indents it.
extension EditlineReader {
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

  /// Whether a key is a closing bracket that is the first in its row.
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
