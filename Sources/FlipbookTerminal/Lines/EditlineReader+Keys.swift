import CEditline

// Which key does what.
extension EditlineReader {
  private static let complete = "flipbook-complete"
  private static let paste = "flipbook-paste"
  private static let enter = "flipbook-enter"
  private static let moveBack = "flipbook-move-back"
  private static let draft = "flipbook-draft"
  private static let clear = "flipbook-clear"
  private static let rowStart = "flipbook-row-start"
  private static let rowEnd = "flipbook-row-end"
  private static let deleteRow = "flipbook-delete-row"
  private static let deleteRest = "flipbook-delete-rest"
  private static let older = "flipbook-older"
  private static let newer = "flipbook-newer"
  private static let accept = "flipbook-accept"
  private static let acceptWord = "flipbook-accept-word"

  /// Names our commands and binds them, then lets `~/.editrc` bind keys as its owner likes, but for
  /// those that must work.
  func prepareKeys() {
    ce_set_mode(editLine, "emacs")
    addCommands()
    bindKeys()
    readEditrc()
    bindNeededKeys()
  }

  // libedit could read the file itself, but its keys would have to come before or after all of ours.
  private func readEditrc() {
    let path = Environment.value("EDITRC") ?? Environment.value("HOME").map { $0 + "/.editrc" }
    // As with libedit itself, a file that is not there or cannot be read binds nothing.
    guard let path, let text = try? TextFile.read(path) else { return }
    for row in text.split(separator: "\n") {
      let lead = ce_is_vi(editLine) ? PrivateKey.lead : nil
      guard let line = EditrcLine(String(row), lead: lead) else { continue }
      if let sequence = line.sequence { boundSequences.insert(sequence) }
      guard run(line.text) else { return }
      if line.selectsMode, isMeant(line) { bindKeys() }
    }
  }

  private func run(_ line: String) -> Bool {
    ce_run_startup_line(editLine, line.unicodeScalars.map { wchar_t($0.value) } + [0])
  }

  // libedit finds fault with a command that it does not know only in lines for this program.
  private func isMeant(_ line: EditrcLine) -> Bool {
    line.audience.isEmpty || !run(line.audience + "flipbook-unknown")
  }

  private func addCommands() {
    ce_add_command(editLine, Self.complete, "Complete the word before the cursor") { editLine, _ in
      EditlineReader.run(editLine) { $0.complete() }
    }
    ce_add_command(editLine, Self.paste, "Insert a pasted block") { editLine, _ in
      EditlineReader.run(editLine) { $0.insertPaste() }
    }
    ce_add_command(editLine, Self.enter, "End the line") { editLine, _ in
      EditlineReader.run(editLine) { $0.enterLine() }
    }
    ce_add_command(editLine, Self.moveBack, "Move a closing bracket back") { editLine, _ in
      EditlineReader.run(editLine) { $0.moveBack() }
    }
    ce_add_command(editLine, Self.draft, "Insert what is to be changed") { editLine, _ in
      EditlineReader.run(editLine) { $0.insertDraft() }
    }
    addRowCommands()
    ce_add_command(editLine, Self.clear, "Clear the screen") { editLine, _ in
      EditlineReader.run(editLine) { $0.clearScreen() }
    }
    ce_add_command(editLine, Self.older, "Recall an older entry that begins so") { editLine, _ in
      EditlineReader.run(editLine) { $0.move(PrivateKey.older) }
    }
    ce_add_command(editLine, Self.newer, "Recall a newer entry that begins so") { editLine, _ in
      EditlineReader.run(editLine) { $0.move(PrivateKey.newer) }
    }
    ce_add_command(editLine, Self.accept, "Take over the grey hint, or move on") { editLine, _ in
      EditlineReader.run(editLine) { $0.accept(or: PrivateKey.next, \.text) }
    }
    ce_add_command(editLine, Self.acceptWord, "Take over a word of the grey hint, or move on") {
      editLine, _ in
      EditlineReader.run(editLine) { $0.accept(or: PrivateKey.nextWord, \.firstWord) }
    }
  }

  // libedit's own take all rows of an entry for one line.
  private func addRowCommands() {
    ce_add_command(editLine, Self.rowStart, "Go to the start of the row") { editLine, _ in
      EditlineReader.run(editLine) { $0.goToRowStart() }
    }
    ce_add_command(editLine, Self.rowEnd, "Go to the end of the row") { editLine, _ in
      EditlineReader.run(editLine) { $0.goToRowEnd() }
    }
    ce_add_command(editLine, Self.deleteRow, "Delete the row") { editLine, _ in
      EditlineReader.run(editLine) { $0.deleteRow() }
    }
    ce_add_command(editLine, Self.deleteRest, "Delete the rest of the row") { editLine, _ in
      EditlineReader.run(editLine) { $0.deleteRest() }
    }
  }

  // The editor calls with nothing but itself.
  private static func run(
    _ editLine: OpaquePointer, _ command: (EditlineReader) -> UInt8
  ) -> UInt8 {
    owner(of: editLine).map(command) ?? UInt8(CC_ERROR)
  }

  private typealias Bind = (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

  // Sequences mean the same in vi's two modes: libedit keeps one table of them for both.
  private var maps: [Bind] { ce_is_vi(editLine) ? [ce_bind, ce_bind_alternate] : [ce_bind] }

  // In vi mode the escape key is a command, so a sequence begins with a key of ours.
  private var escape: String { ce_is_vi(editLine) ? String(PrivateKey.lead) : "\\e" }

  // libedit's other ways to the end in vi mode stop before the last character, where nothing can
  // be added.
  private var end: String { ce_is_vi(editLine) ? "vi-add-at-eol" : "ed-move-to-end" }

  private var endOfRow: String { ce_is_vi(editLine) ? end : Self.rowEnd }

  // Every change of mode resets all keys.
  private func bindKeys() {
    ce_bind(editLine, "^R", "em-inc-search-prev")
    ce_bind(editLine, "^F", Self.accept)
    for bind in maps { _ = bind(editLine, "^L", Self.clear) }
    if !ce_is_vi(editLine) {
      ce_bind(editLine, "\\ef", Self.acceptWord)
      ce_bind(editLine, "^A", Self.rowStart)
      ce_bind(editLine, "^E", Self.rowEnd)
      ce_bind(editLine, "^U", Self.deleteRow)
      ce_bind(editLine, "^K", Self.deleteRest)
    }
    let sequences = Self.sequences + ["[F", "OF", "[4~", "[8~"].map { ($0, endOfRow) }
    boundSequences.formUnion(sequences.map { $0.0 })
    for bind in maps {
      for key in ["^M", "^J"] { _ = bind(editLine, key, Self.enter) }
      for (key, command) in sequences { _ = bind(editLine, escape + key, command) }
    }
    bindNeededKeys()
  }

  // Without these there is no completing, no pasting, and no way to what commands of ours press.
  private func bindNeededKeys() {
    ce_bind(editLine, "^I", Self.complete)
    if ce_is_vi(editLine) {
      // In command mode the cursor stands on a character, and what goes on begins behind it.
      ce_bind_alternate_keys(editLine, "^I", PrivateKey.append + "\t")
    }
    boundSequences.insert(Self.pasteSequence)
    for bind in maps {
      _ = bind(editLine, escape + Self.pasteSequence, Self.paste)
      for (key, command) in Self.privateKeys { _ = bind(editLine, key, command) }
      _ = bind(editLine, PrivateKey.end, end)
    }
  }

  private static let pasteSequence = "[200~"

  // What a terminal sends behind an escape for the arrow keys and their like.
  private static let sequences = [
    ("[A", older), ("OA", older), ("[B", newer), ("OB", newer), ("[C", accept), ("OC", accept),
    ("[D", "ed-prev-char"), ("OD", "ed-prev-char"), ("[H", rowStart), ("OH", rowStart),
    ("[1~", rowStart), ("[7~", rowStart),
    ("[3~", "ed-delete-next-char"), ("[1;3C", acceptWord), ("[1;5C", acceptWord),
    ("Oc", acceptWord), ("[1;3D", "ed-prev-word"), ("[1;5D", "ed-prev-word"),
    ("Od", "ed-prev-word"),
  ]

  private static let privateKeys = [
    (PrivateKey.older, older), (PrivateKey.newer, newer), (PrivateKey.lineUp, "ed-prev-line"),
    (PrivateKey.lineDown, "ed-next-line"), (PrivateKey.next, "ed-next-char"),
    (PrivateKey.nextWord, "em-next-word"), (PrivateKey.append, "vi-add"),
    (PrivateKey.enter, "ed-newline"), (PrivateKey.moveBack, moveBack),
    (PrivateKey.draft, draft),
    (PrivateKey.deleteLine, "em-kill-line"), (PrivateKey.deleteToEnd, "ed-kill-line"),
  ]
}

/// Key sequences under which commands of libedit can be reached from ours.
///
/// They begin with the character of Ctrl-\, which the reader lets nobody type.
enum PrivateKey {
  static let lead: Unicode.Scalar = "\u{1C}"

  static let older = "\u{1C}1"
  static let newer = "\u{1C}2"
  static let lineUp = "\u{1C}3"
  static let lineDown = "\u{1C}4"
  static let end = "\u{1C}5"
  static let next = "\u{1C}6"
  static let nextWord = "\u{1C}7"
  static let append = "\u{1C}8"
  static let enter = "\u{1C}9"
  static let moveBack = "\u{1C}0"
  static let deleteLine = "\u{1C}a"
  static let deleteToEnd = "\u{1C}b"
  static let draft = "\u{1C}c"
}
