import CEditline

extension EditlineReader {
  /// Binds our keys, then lets `~/.editrc` bind keys, except for those that must work.
  func prepareKeys() {
    ce_set_mode(editLine, "emacs")
    addCommands()
    bindKeys()
    readEditrc()
    bindNeededKeys()
  }

  // If libedit read the file itself, its keys would come before or after all of ours.
  private func readEditrc() {
    let path = Environment.value("EDITRC") ?? Environment.value("HOME").map { $0 + "/.editrc" }
    // As in libedit, an unreadable file binds nothing.
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

  // libedit reports an unknown command only in lines for this program.
  private func isMeant(_ line: EditrcLine) -> Bool {
    line.audience.isEmpty || !run(line.audience + "flipbook-unknown")
  }

  private func addCommands() {
    func add(_ name: String, _ help: String, _ run: @escaping ce_command) {
      ce_add_command(editLine, "flipbook-" + name, help, run)
    }
    add("complete", "Complete the word before the cursor") { e, _ in perform(e) { $0.complete() } }
    add("paste", "Insert a pasted block") { e, _ in perform(e) { $0.insertPaste() } }
    add("enter", "End the line") { e, _ in perform(e) { $0.enterLine() } }
    add("move-back", "Move a closing bracket back") { e, _ in perform(e) { $0.moveBack() } }
    add("draft", "Insert what is to be changed") { e, _ in
      perform(e) { $0.insert($0.prompt.draft) }
    }
    add("clear", "Clear the screen") { e, _ in perform(e) { $0.clearScreen() } }
    // libedit's own commands take all rows of an entry for one line.
    add("row-start", "Go to the start of the row") { e, _ in perform(e) { $0.goToRowStart() } }
    add("row-end", "Go to the end of the row") { e, _ in perform(e) { $0.goToRowEnd() } }
    add("delete-row", "Delete the row") { e, _ in perform(e) { $0.deleteRow() } }
    add("delete-rest", "Delete the rest of the row") { e, _ in perform(e) { $0.deleteRest() } }
    add("older", "Recall an older entry that begins so") { e, _ in
      perform(e) { $0.move(PrivateKey.older) }
    }
    add("newer", "Recall a newer entry that begins so") { e, _ in
      perform(e) { $0.move(PrivateKey.newer) }
    }
    add("accept", "Take the grey hint, or move on") { e, _ in
      perform(e) { $0.accept(or: PrivateKey.next, \.text) }
    }
    add("accept-word", "Take a word of the grey hint, or move on") { e, _ in
      perform(e) { $0.accept(or: PrivateKey.nextWord, \.firstWord) }
    }
  }

  // MARK: Bindings

  private enum KeyMap {
    /// Emacs's map, or vi's insert mode.
    case main
    case emacs
    /// All maps: libedit keeps one table of sequences for both of vi's modes.
    case all
    /// All maps; the key is what a terminal sends after an escape.
    case sequence
  }

  private typealias Binding = (map: KeyMap, keys: [String], command: String)

  // In vi mode libedit's other ways to the end stop before the last character.
  private var end: String { ce_is_vi(editLine) ? "vi-add-at-eol" : "ed-move-to-end" }

  // A change of mode resets all keys.
  private func bindKeys() {
    Self.bindings.forEach(bind)
    let endOfRow = ce_is_vi(editLine) ? end : "flipbook-row-end"
    bind((.sequence, ["[F", "OF", "[4~", "[8~"], endOfRow))
    bindNeededKeys()
  }

  // Completion, pasting, and the keys our commands press.
  private func bindNeededKeys() {
    Self.neededBindings.forEach(bind)
    bind((.all, [PrivateKey.end], end))
    if ce_is_vi(editLine) {
      // In command mode the cursor is on a character, and completion begins after it.
      ce_bind_alternate_keys(editLine, "^I", PrivateKey.append + "\t")
    }
  }

  private func bind(_ binding: Binding) {
    let isVi = ce_is_vi(editLine)
    guard !isVi || binding.map != .emacs else { return }
    if binding.map == .sequence { boundSequences.formUnion(binding.keys) }
    // In vi mode Escape is a command, so sequences begin with a key of ours.
    let escape = isVi ? String(PrivateKey.lead) : "\\e"
    for key in binding.keys {
      let key = binding.map == .sequence ? escape + key : key
      ce_bind(editLine, key, binding.command)
      if isVi, binding.map != .main { ce_bind_alternate(editLine, key, binding.command) }
    }
  }

  private static let bindings: [Binding] = [
    (.main, ["^R"], "em-inc-search-prev"), (.main, ["^F"], "flipbook-accept"),
    (.all, ["^L"], "flipbook-clear"), (.all, ["^M", "^J"], "flipbook-enter"),
    (.emacs, ["\\ef"], "flipbook-accept-word"), (.emacs, ["^A"], "flipbook-row-start"),
    (.emacs, ["^E"], "flipbook-row-end"), (.emacs, ["^U"], "flipbook-delete-row"),
    (.emacs, ["^K"], "flipbook-delete-rest"), (.sequence, ["[A", "OA"], "flipbook-older"),
    (.sequence, ["[B", "OB"], "flipbook-newer"), (.sequence, ["[C", "OC"], "flipbook-accept"),
    (.sequence, ["[D", "OD"], "ed-prev-char"),
    (.sequence, ["[H", "OH", "[1~", "[7~"], "flipbook-row-start"),
    (.sequence, ["[3~"], "ed-delete-next-char"),
    (.sequence, ["[1;3C", "[1;5C", "Oc"], "flipbook-accept-word"),
    (.sequence, ["[1;3D", "[1;5D", "Od"], "ed-prev-word"),
  ]

  private static let neededBindings: [Binding] = [
    (.main, ["^I"], "flipbook-complete"), (.sequence, ["[200~"], "flipbook-paste"),
    (.all, [PrivateKey.older], "flipbook-older"), (.all, [PrivateKey.newer], "flipbook-newer"),
    (.all, [PrivateKey.moveBack], "flipbook-move-back"),
    (.all, [PrivateKey.draft], "flipbook-draft"), (.all, [PrivateKey.lineUp], "ed-prev-line"),
    (.all, [PrivateKey.lineDown], "ed-next-line"), (.all, [PrivateKey.next], "ed-next-char"),
    (.all, [PrivateKey.nextWord], "em-next-word"), (.all, [PrivateKey.append], "vi-add"),
    (.all, [PrivateKey.enter], "ed-newline"), (.all, [PrivateKey.deleteLine], "em-kill-line"),
    (.all, [PrivateKey.deleteToEnd], "ed-kill-line"),
  ]
}

private func perform(_ editLine: OpaquePointer, _ command: (EditlineReader) -> Void) -> UInt8 {
  guard let reader = EditlineReader.owner(of: editLine) else { return UInt8(CC_ERROR) }
  command(reader)
  return UInt8(CC_REFRESH)
}

/// Key sequences by which our commands press libedit's; nobody can type the Ctrl-\ they begin with.
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
