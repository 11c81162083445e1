import CEditline

// Completing and pasting.
extension EditlineReader {
  private static let pasteEnd = Array("\u{1B}[201~".unicodeScalars)

  /// Inserts a whole pasted block.
  func insertPaste() -> UInt8 {
    let block = readPaste()
    if !isCancelled { insert(PastedText.clean(block)) }
    return UInt8(CC_REFRESH)
  }

  func insertDraft() -> UInt8 {
    insert(prompt.draft)
    return UInt8(CC_REFRESH)
  }

  func complete() -> UInt8 {
    let before = EditedText(of: editLine)
    let line = before.whole
    let cursor = before.beforeCursor.utf8.count
    let items = editing.items(for: line, cursor: cursor)
    guard !items.isEmpty else { return refuse() }
    guard items.best.count > 1 else {
      items.certain.map { replace($0, in: before) }
      return UInt8(CC_REFRESH)
    }
    let size = listSize
    let isSame = listing.line == line && listing.cursor == cursor
    let page = CompletionList.page(
      items, behind: isSame ? listing.count : 0, columns: size.columns, limit: size.rows)
    listing = (line, cursor, page.listed)
    list(page.rows)
    items.certain.map { replace($0, in: before) }
    return UInt8(CC_REFRESH)
  }

  func refuse() -> UInt8 {
    TerminalOutput.send("\u{07}")
    return UInt8(CC_NORM)
  }

  private func replace(_ item: CompletionItem, in text: EditedText) {
    let replaced = text.beforeCursor.utf8.suffix(max(item.replacedLength, 0))
    // libedit counts characters, and deletes nothing if asked for too many.
    let count = String(decoding: replaced, as: UTF8.self).unicodeScalars.count
    replaceBeforeCursor(count, with: item.replacement)
  }

  /// Replaces characters before the cursor by a text.
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
