import CEditline

// Completing and pasting.
extension EditlineReader {
  private static let pasteEnd = Array("\u{1B}[201~".unicodeScalars)

  /// Inserts a whole pasted block.
  func insertPaste() {
    let block = readPaste()
    if !isCancelled { insert(PastedText.clean(block)) }
  }

  func insertDraft() { insert(prompt.draft) }

  func complete() {
    let before = EditedText(of: editLine)
    let line = before.whole
    let cursor = before.beforeCursor.utf8.count
    let items = editing.items(for: line, cursor: cursor)
    guard !items.isEmpty else { return refuse() }
    if items.best.count > 1 {
      let isSame = listing.line == line && listing.cursor == cursor
      let (columns, limit) = listSize
      let page = CompletionList.page(
        items, behind: isSame ? listing.count : 0, columns: columns, limit: limit)
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
    replaceBeforeCursor(count, with: item.replacement)
  }

  func replaceBeforeCursor(_ count: Int, with text: String) {
    if count > 0 { el_deletestr(editLine, Int32(count)) }
    insert(text)
  }

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let characters = text.unicodeScalars.map { wchar_t($0.value) } + [0]
    el_winsertstr(editLine, characters)
  }

  private func readPaste() -> String {
    isPasting = true
    defer { isPasting = false }
    var scalars: [Unicode.Scalar] = []
    var character: wchar_t = 0
    while !scalars.ends(with: Self.pasteEnd) {
      guard el_wgetc(editLine, &character) == 1 else { break }
      scalars.append(Unicode.Scalar(UInt32(truncatingIfNeeded: character)) ?? "\u{FFFD}")
    }
    if scalars.ends(with: Self.pasteEnd) { scalars.removeLast(Self.pasteEnd.count) }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension [Unicode.Scalar] {
  fileprivate func ends(with end: [Unicode.Scalar]) -> Bool { suffix(end.count).elementsEqual(end) }
}
