import CEditline

// What we draw beside libedit, and how we find the place for it.
extension EditlineReader {
  var screenSize: (rows: Int, columns: Int) {
    var rows: Int32 = 24
    var columns: Int32 = 80
    _ = ce_window_size(&rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// The number of columns of the terminal, and the most rows a list may take.
  var listSize: (columns: Int, rows: Int) {
    (screenSize.columns, max(screenSize.rows - 3, 2))
  }

  func cursorLayout(_ text: EditedText) -> LineLayout {
    LineLayout(shownPrompt + text.beforeCursor, columns: screenSize.columns)
  }

  func lastLayout(_ text: EditedText) -> LineLayout {
    LineLayout(shownPrompt + text.whole, columns: screenSize.columns)
  }

  /// Goes from the cursor to the end of the text, writes the mark, and starts a row below.
  func moveBelowText(mark: String = "") {
    guard configuration.abilities.allowsEscapes else {
      return TerminalOutput.send(mark + "\r\n")
    }
    TerminalOutput.send(wayToEnd() + mark + "\r\n\u{1B}[J")
  }

  /// Writes the mark behind the text and leaves the cursor where it is.
  func markEnd(_ mark: String) {
    guard configuration.abilities.allowsEscapes else { return TerminalOutput.send(mark) }
    TerminalOutput.send("\u{1B}7" + wayToEnd() + mark + "\u{1B}8")
  }

  /// Whether libedit is searching the history: it then shows what it looks for as a last row of
  /// the text, and starts a row below by itself when it is given no more keys.
  var isSearching: Bool {
    let rows = EditedText(of: editLine).whole.split(separator: "\n").dropFirst()
    return ["bck:", "fwd:", "bck?", "fwd?"].contains { rows.last?.hasPrefix($0) ?? false }
  }

  private func wayToEnd() -> String {
    let text = EditedText(of: editLine)
    let (cursor, last) = (cursorLayout(text), lastLayout(text))
    guard last != cursor else { return "" }
    let down = last.row > cursor.row ? "\u{1B}[\(last.row - cursor.row)B" : ""
    return down + "\r" + (last.column > 0 ? "\u{1B}[\(last.column)C" : "")
  }

  /// Shows rows below the text, and the text afresh below these.
  func list(_ rows: [String]) {
    moveBelowText()
    TerminalOutput.send(rows.map { $0 + "\r\n" }.joined())
  }

  /// Clears what the terminal made of the text in its new width and draws it again.
  func redrawForNewSize() {
    // The terminal has laid it out anew; what follows clears it with the rest.
    hintColumns = 0
    if configuration.abilities.allowsEscapes {
      let row = cursorLayout(EditedText(of: editLine)).row
      TerminalOutput.send((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
    } else {
      TerminalOutput.send("\r\n")
    }
    ce_resize(editLine)
    ce_refresh(editLine)
  }

  /// Goes on after a stop: somebody else has had the terminal.
  func takeUpAgain() {
    hintColumns = 0
    ce_prepare(editLine, false)
    ce_prepare(editLine, true)
    ce_claim_keys()
    setPasteMode(true)
    ce_resize(editLine)
    TerminalOutput.send("\r")
    ce_refresh(editLine)
  }
}
