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
    if ce_is_vi(editLine) {
      bindViKeys()
    } else {
      bindSequences(startingWith: "\\e", end: "ed-move-to-end", ce_bind)
      ce_bind(editLine, "\\ef", Self.acceptWord)
    }
  }

  // Sequences mean the same in vi's two modes: libedit keeps one table of them for both. Its other
  // ways to the end stop before the last character, where nothing can be added.
  private func bindViKeys() {
    ce_bind_alternate(editLine, "^I", Self.complete)
    for bind in [ce_bind, ce_bind_alternate] {
      bindSequences(startingWith: String(PrivateKey.lead), end: "vi-add-at-eol", bind)
    }
  }

  private func bindSequences(
    startingWith escape: String, end: String,
    _ bind: (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) {
    for (key, command) in Self.sequences { _ = bind(editLine, escape + key, command) }
    for key in ["[F", "OF"] { _ = bind(editLine, escape + key, end) }
    for (key, command) in Self.privateKeys { _ = bind(editLine, key, command) }
    _ = bind(editLine, PrivateKey.end, end)
  }

  // What a terminal sends behind an escape for the arrow keys and their like.
  private static let sequences = [
    ("[200~", paste), ("[A", older), ("OA", older), ("[B", newer), ("OB", newer),
    ("[C", accept), ("OC", accept), ("[D", "ed-prev-char"), ("OD", "ed-prev-char"),
    ("[H", "ed-move-to-beg"), ("OH", "ed-move-to-beg"), ("[3~", "ed-delete-next-char"),
    ("[1;3C", acceptWord), ("[1;5C", acceptWord), ("[1;3D", "ed-prev-word"),
    ("[1;5D", "ed-prev-word"),
  ]

  private static let privateKeys = [
    (PrivateKey.older, older), (PrivateKey.newer, newer), (PrivateKey.lineUp, "ed-prev-line"),
    (PrivateKey.lineDown, "ed-next-line"), (PrivateKey.next, "ed-next-char"),
    (PrivateKey.nextWord, "em-next-word"),
  ]
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
