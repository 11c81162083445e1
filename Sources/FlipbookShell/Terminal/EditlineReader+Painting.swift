import CEditline
import FlipbookText

// Colour and hints: what is drawn over the editor's plain text while it waits for a key, and taken
// away before it sees one.
extension EditlineReader {
  private static let promptCode = "\u{1B}[36m"
  private static let hintCode = "\u{1B}[90m"

  // A longer line is shown plain, so that typing stays quick.
  private static let longestPainted = 10_000

  private var isColored: Bool { configuration.abilities.allowsEscapes && prompt.isColored }

  /// Draws prompt and line over themselves in colour, and the hint behind them.
  func paint() {
    guard isColored else { return }
    let text = EditedText(of: editLine)
    // With more text than rows the prompt is no longer on the screen.
    guard lastLayout(text).row < screenSize.rows else { return }
    TerminalOutput.send(painting(text) + hinting(text))
  }

  private func painting(_ text: EditedText) -> String {
    let line = text.whole
    let columns = screenSize.columns
    let painted =
      PaintedLine(
        prompt: shownPrompt, promptCode: Self.promptCode, line: line, stretches(of: line),
        columns: columns)
      ?? PaintedLine(
        prompt: shownPrompt, promptCode: Self.promptCode, line: "", [], columns: columns)
    let row = cursorLayout(text).row
    let rows = painted?.rows.joined(separator: "\r\u{1B}[B") ?? ""
    return "\u{1B}7" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\r" + rows + "\u{1B}8"
  }

  private func stretches(of line: String) -> [PaintedStretch] {
    guard line.utf8.count < Self.longestPainted, !isSearching else { return [] }
    let start = entryBefore.utf8.count
    return configuration.painter(entryBefore + line).compactMap { stretch in
      let range = stretch.range.clamped(to: start..<Int.max)
      guard !range.isEmpty else { return nil }
      return PaintedStretch(
        range: range.lowerBound - start..<range.upperBound - start, code: stretch.code)
    }
  }

  // MARK: Hints

  /// What can be shown behind the line; nothing unless the cursor stands at its end.
  func hint(behind text: EditedText) -> LineHint {
    guard isColored, prompt.showsHints, text.afterCursor.isEmpty, !text.whole.isEmpty,
      text.whole.utf8.count < Self.longestPainted, !isSearching
    else { return LineHint() }
    let hint = configuration.hinter(entryBefore + text.whole)
    return hint.isPlain ? hint : LineHint()
  }

  private func hinting(_ text: EditedText) -> String {
    let place = lastLayout(text)
    let columns = screenSize.columns
    var room = columns - place.column - 1
    // The editor shows the right prompt with a blank at both sides, where that fits.
    let right = entryBefore.isEmpty ? TextWidth.columns(of: prompt.right) : 0
    if place.row == 0, right > 0, room - right > 1 { room -= right + 1 }
    let shown = hint(behind: text).shown(columns: room)
    guard !shown.isEmpty else { return "" }
    hintColumns = LineLayout(shown, columns: columns).column
    return "\u{1B}7" + Self.hintCode + shown + PaintedLine.plain + "\u{1B}8"
  }

  /// Takes the hint away, blank by blank, so that nothing beside it is touched.
  func eraseHint() {
    guard hintColumns > 0 else { return }
    TerminalOutput.send("\u{1B}7" + String(repeating: " ", count: hintColumns) + "\u{1B}8")
    hintColumns = 0
  }
}
