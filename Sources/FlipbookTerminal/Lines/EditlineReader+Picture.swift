import CEditline

// Draws the entry in place of libedit, which knows no colours, no prompts within an entry, and no
// way to erase what it drew in another width.
extension EditlineReader {
  // Longer entries are shown plain, so that typing stays fast.
  private static let longestPainted = 10_000

  enum Extras {
    /// The moment at the right, and a hint if the cursor is at the end.
    case all
    /// The moment, and a mark at the end.
    case mark(String)
    /// Nothing: what stays on the screen reads like a session file.
    case none
  }

  private var isColored: Bool { abilities.allowsEscapes && prompt.isColored }
  private func code(_ tone: Tone) -> String { isColored ? abilities.depth.code(tone) : "" }

  /// The picture of a text with its prompts; a final one leaves out what libedit added.
  func picture(of text: EditedText, _ extras: Extras = .all) -> EntryPicture {
    var picture = EntryPicture(columns: screenSize.columns)
    picture.add(prompt.text, code: code(.prompt))
    if case .all = extras {
      add(text, to: &picture)
      addHint(behind: text, to: &picture)
      picture.addAtRight(prompt.right)
      return picture
    }
    add(EditedText(text.entry), to: &picture)
    if case .mark(let mark) = extras {
      picture.add(mark)
      picture.addAtRight(prompt.right)
    }
    return picture
  }

  private func add(_ text: EditedText, to picture: inout EntryPicture) {
    let (entry, whole, match) = (text.entry, text.whole.unicodeScalars, text.match)
    let (length, cursor) = (entry.unicodeScalars.count, text.beforeCursor.unicodeScalars.count)
    var prompts = prompts(in: entry)[...]
    var (rest, offset) = (stretches(of: entry)[...], 0)
    for (index, scalar) in whole.enumerated() {
      if index == cursor { picture.markCursor() }
      if scalar == "\n" {
        picture.breakRow()
        if index < length { picture.add(prompts.popFirst() ?? "", code: code(.prompt)) }
      } else {
        while let first = rest.first, first.range.upperBound <= offset { rest.removeFirst() }
        let own = rest.first.flatMap { $0.range.contains(offset) ? $0.code : nil } ?? ""
        picture.add(scalar, code: match.contains(index) ? code(.match) : own)
      }
      offset += UTF8.width(scalar)
    }
    if cursor == whole.count { picture.markCursor() }
  }

  // The prompts of all rows but the first; a pasted piece of a session has its own.
  private func prompts(in entry: String) -> [String] {
    guard entry.utf8.contains(0x0A), PastedText.entries(of: entry) == nil else { return [] }
    let prompts = editing.entries(of: entry).map { entry in
      [prompt.text] + entry.utf8.filter { $0 == 0x0A }.map { _ in prompt.continuation }
    }
    return Array(prompts.joined().dropFirst())
  }

  private func stretches(of entry: String) -> [(range: Range<Int>, code: String)] {
    guard isColored, entry.utf8.count < Self.longestPainted else { return [] }
    return editing.stretches(of: entry).map { ($0.range, code($0.tone)) }
  }

  // MARK: Hints

  /// The hint after the line; none unless the cursor is at its end.
  func hint(behind text: EditedText) -> LineHint {
    guard isColored, prompt.showsHints, text.afterCursor.isEmpty,
      text.whole.utf8.count < Self.longestPainted, text.search == nil
    else { return LineHint() }
    let hint = prompt.hint(behind: text.whole) ?? editing.hint(for: text.whole)
    return hint.isPlain ? hint : LineHint()
  }

  private func addHint(behind text: EditedText, to picture: inout EntryPicture) {
    let hint = hint(behind: text)
    if text.whole.isEmpty, !hint.text.isEmpty { return add(offer: hint.text, to: &picture) }
    var room = screenSize.columns - picture.end.column - 1
    let right = picture.end.row == 0 ? TextWidth.columns(of: prompt.right) : 0
    if right > 0, room - right > 1 { room -= right + 1 }
    picture.add(hint.shown(columns: room), code: code(.hint))
  }

  // An offer is shown whole, since nobody takes what they have not read.
  private func add(offer: String, to picture: inout EntryPicture) {
    for (place, line) in offer.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if place > 0 {
        picture.breakRow()
        picture.add(prompt.continuation, code: code(.hint))
      }
      picture.add(String(line), code: code(.hint))
    }
  }

  // MARK: On the terminal

  // Everything sent to the terminal while editing comes from here.

  var screenSize: (rows: Int, columns: Int) { TerminalOutput.size }

  func paint() {
    TerminalOutput.send(screen.show(picture(of: EditedText(of: editLine)), height: screenSize.rows))
  }

  /// Shows an entry for good, and starts a new row.
  func leave(_ text: EditedText, _ extras: Extras = .none) {
    TerminalOutput.send(screen.leave(picture(of: text, extras), height: screenSize.rows))
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

  /// Continues after a stop, during which another program had the terminal.
  func takeUpAgain() {
    _ = ce_begin_keys()
    setPasteMode(true)
    screen.forget()
    TerminalOutput.send(screen.movesUp ? "\r\u{1B}[J" : "\r")
  }
}
