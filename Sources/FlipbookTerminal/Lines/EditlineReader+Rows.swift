import CEditline

// The rows of an entry: Enter opens one as long as a bracket is open, and indents it.
extension EditlineReader {
  /// Ends the entry; within an open bracket opens a row below the cursor's instead.
  func enterLine() -> UInt8 {
    let text = EditedText(of: editLine)
    if text.whole.isEmpty { replaceBeforeCursor(0, with: prompt.offer) }
    guard configuration.needsMore(text.whole) else {
      el_push(editLine, PrivateKey.enter)
      return UInt8(CC_REFRESH)
    }
    ce_move_cursor(editLine, text.rowAfterCursor.unicodeScalars.count)
    let row = text.rowBeforeCursor + text.rowAfterCursor
    // Blanks by themselves were put there by us.
    let isBlank = prompt.indents && row.allSatisfy { $0 == " " }
    // A pasted piece of a session has prompts of its own.
    let carriesPrompts = PastedText.entries(of: text.whole) != nil
    replaceBeforeCursor(
      isBlank ? row.unicodeScalars.count : 0,
      with: "\n" + (carriesPrompts ? prompt.continuation : "")
        + indentation(behind: text.beforeCursor + text.rowAfterCursor, closes: false))
    return UInt8(CC_REFRESH)
  }

  /// Whether a key is a closing bracket that is the first in its row.
  func movesBack(before key: UInt8) -> Bool {
    guard prompt.indents, [UInt8(ascii: ")"), UInt8(ascii: "}")].contains(key) else { return false }
    let text = EditedText(of: editLine)
    return text.search == nil && text.beforeCursor.unicodeScalars.contains("\n")
      && text.rowBeforeCursor.allSatisfy { ")} ".contains($0) }
  }

  /// Puts the cursor's row where its closing bracket belongs, which comes next.
  func moveBack() -> UInt8 {
    let text = EditedText(of: editLine)
    let row = text.rowBeforeCursor
    let wanted = indentation(behind: text.beforeCursor, closes: true)
    replaceBeforeCursor(row.unicodeScalars.count, with: wanted + row.drop { $0 == " " })
    return UInt8(CC_REFRESH)
  }

  // MARK: Moving and deleting

  func goToRowStart() -> UInt8 {
    ce_move_cursor(editLine, -EditedText(of: editLine).rowBeforeCursor.unicodeScalars.count)
    return UInt8(CC_REFRESH)
  }

  func goToRowEnd() -> UInt8 {
    ce_move_cursor(editLine, EditedText(of: editLine).rowAfterCursor.unicodeScalars.count)
    return UInt8(CC_REFRESH)
  }

  /// Deletes what stands in the cursor's row; an empty one goes itself.
  func deleteRow() -> UInt8 {
    let text = EditedText(of: editLine)
    guard text.whole.unicodeScalars.contains("\n") else { return press(PrivateKey.deleteLine) }
    _ = goToRowEnd()
    let count = (text.rowBeforeCursor + text.rowAfterCursor).unicodeScalars.count
    el_deletestr(editLine, Int32(max(count, 1)))
    return UInt8(CC_REFRESH)
  }

  /// Deletes what stands behind the cursor in its row; where nothing does, the row's end.
  func deleteRest() -> UInt8 {
    let text = EditedText(of: editLine)
    guard text.afterCursor.unicodeScalars.contains("\n") else {
      return press(PrivateKey.deleteToEnd)
    }
    let count = max(text.rowAfterCursor.unicodeScalars.count, 1)
    ce_move_cursor(editLine, count)
    el_deletestr(editLine, Int32(count))
    return UInt8(CC_REFRESH)
  }

  private func indentation(behind text: String, closes: Bool) -> String {
    prompt.indents ? configuration.indentation(text, closes) : ""
  }
}
