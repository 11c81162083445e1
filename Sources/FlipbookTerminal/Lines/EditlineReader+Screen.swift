import CEditline

// Everything sent to the terminal while editing comes from here.
extension EditlineReader {
  var screenSize: (rows: Int, columns: Int) {
    var rows: Int32 = 24
    var columns: Int32 = 80
    _ = ce_window_size(&rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// How much room a list may take.
  var listSize: (columns: Int, rows: Int) { (screenSize.columns, max(screenSize.rows - 3, 2)) }

  func paint() {
    TerminalOutput.send(screen.show(picture(of: EditedText(of: editLine)), height: screenSize.rows))
  }

  /// Shows an entry for good, and starts a new row.
  func leave(_ text: EditedText, _ company: Company = .none) {
    TerminalOutput.send(screen.leave(picture(of: text, company), height: screenSize.rows))
  }

  /// Shows rows below the entry, which is then shown again below them.
  func list(_ rows: [String]) {
    leave(EditedText(of: editLine))
    TerminalOutput.send(rows.map { $0 + "\r\n" }.joined())
  }

  func clearScreen() {
    guard screen.movesUp else { return }
    screen.forget()
    TerminalOutput.send("\u{1B}[H\u{1B}[2J")
  }

  /// Clears the entry, or what the terminal made of it in a new width.
  func clearEntry() { TerminalOutput.send(screen.clear(columns: screenSize.columns)) }

  /// Goes on after a stop, when somebody else had the terminal.
  func takeUpAgain() {
    _ = ce_begin_keys()
    setPasteMode(true)
    screen.forget()
    TerminalOutput.send(screen.movesUp ? "\r\u{1B}[J" : "\r")
  }
}
