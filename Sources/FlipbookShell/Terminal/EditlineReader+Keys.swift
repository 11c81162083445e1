import CEditline

// Which key does what.
extension EditlineReader {
  private static let complete = "flipbook-complete"
  private static let paste = "flipbook-paste"
  private static let older = "flipbook-older"
  private static let newer = "flipbook-newer"
  private static let accept = "flipbook-accept"
  private static let acceptWord = "flipbook-accept-word"

  /// Names our commands, reads `~/.editrc`, then binds the keys again that must work: every change
  /// of mode there resets all of them.
  func prepareKeys() {
    ce_set_mode(editLine, "emacs")
    addCommands()
    bindKeys()
    ce_source_startup(editLine)
    bindKeys()
  }

  private func addCommands() {
    ce_add_command(editLine, Self.complete, "Complete the word before the cursor") {
      EditlineReader.completeWord($0, $1)
    }
    ce_add_command(editLine, Self.paste, "Insert a pasted block") {
      EditlineReader.insertPaste($0, $1)
    }
    ce_add_command(editLine, Self.older, "Recall an older entry that begins so") {
      EditlineReader.recallOlder($0, $1)
    }
    ce_add_command(editLine, Self.newer, "Recall a newer entry that begins so") {
      EditlineReader.recallNewer($0, $1)
    }
    ce_add_command(editLine, Self.accept, "Take over the grey hint, or move on") {
      EditlineReader.acceptHint($0, $1)
    }
    ce_add_command(editLine, Self.acceptWord, "Take over a word of the grey hint, or move on") {
      EditlineReader.acceptHintWord($0, $1)
    }
  }

  private func bindKeys() {
    ce_bind(editLine, "^I", Self.complete)
    ce_bind(editLine, "^R", "em-inc-search-prev")
    ce_bind(editLine, "^F", Self.accept)
    let isVi = ce_is_vi(editLine)
    bindSequences(startingWith: isVi ? String(PrivateKey.lead) : "\\e", ce_bind)
    if !isVi { ce_bind(editLine, "\\ef", Self.acceptWord) }
    bindPrivateKeys()
    if isVi { bindViCommandKeys() }
  }

  private func bindSequences(
    startingWith escape: String,
    _ bind: (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) {
    _ = bind(editLine, escape + "[200~", Self.paste)
    for lead in ["[", "O"] {
      _ = bind(editLine, escape + lead + "A", Self.older)
      _ = bind(editLine, escape + lead + "B", Self.newer)
      _ = bind(editLine, escape + lead + "C", Self.accept)
      _ = bind(editLine, escape + lead + "D", "ed-prev-char")
      _ = bind(editLine, escape + lead + "H", "ed-move-to-beg")
      _ = bind(editLine, escape + lead + "F", "ed-move-to-end")
    }
    // Alt-Right and Ctrl-Right.
    for modifier in ["3", "5"] {
      _ = bind(editLine, escape + "[1;" + modifier + "C", Self.acceptWord)
      _ = bind(editLine, escape + "[1;" + modifier + "D", "ed-prev-word")
    }
    _ = bind(editLine, escape + "[3~", "ed-delete-next-char")
  }

  private func bindPrivateKeys() {
    ce_bind(editLine, PrivateKey.older, Self.older)
    ce_bind(editLine, PrivateKey.newer, Self.newer)
    ce_bind(editLine, PrivateKey.lineUp, "ed-prev-line")
    ce_bind(editLine, PrivateKey.lineDown, "ed-next-line")
    ce_bind(editLine, PrivateKey.end, "ed-move-to-end")
    ce_bind(editLine, PrivateKey.next, "ed-next-char")
    ce_bind(editLine, PrivateKey.nextWord, "em-next-word")
  }

  // In vi's command mode the cursor cannot stand behind the text, as our recall needs it.
  private func bindViCommandKeys() {
    ce_bind_alternate(editLine, "^I", Self.complete)
    bindSequences(startingWith: String(PrivateKey.lead), ce_bind_alternate)
    for lead in ["[", "O"] {
      ce_bind_alternate(editLine, String(PrivateKey.lead) + lead + "A", "ed-search-prev-history")
      ce_bind_alternate(editLine, String(PrivateKey.lead) + lead + "B", "ed-search-next-history")
      ce_bind_alternate(editLine, String(PrivateKey.lead) + lead + "C", "ed-next-char")
    }
    ce_bind_alternate(editLine, PrivateKey.next, "ed-next-char")
    ce_bind_alternate(editLine, PrivateKey.nextWord, "vi-next-word")
  }
}

/// Key sequences under which commands of libedit can be reached from ours.
///
/// They begin with a character that no key sends: the terminal makes a signal of Ctrl-\.
enum PrivateKey {
  static let lead: Unicode.Scalar = "\u{1C}"

  static let older = "\u{1C}1"
  static let newer = "\u{1C}2"
  static let lineUp = "\u{1C}3"
  static let lineDown = "\u{1C}4"
  static let end = "\u{1C}5"
  static let next = "\u{1C}6"
  static let nextWord = "\u{1C}7"
}
