import CEditline

// Which key does what.
extension EditlineReader {
  private static let complete = "flipbook-complete"
  private static let paste = "flipbook-paste"
  private static let older = "flipbook-older"
  private static let newer = "flipbook-newer"

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
  }

  private func bindKeys() {
    ce_bind(editLine, "^I", Self.complete)
    ce_bind(editLine, "^R", "em-inc-search-prev")
    if ce_is_vi(editLine) {
      bindViKeys()
    } else {
      bindEmacsKeys()
    }
  }

  private func bindEmacsKeys() {
    ce_bind(editLine, "\\e[200~", Self.paste)
    for lead in ["\\e[", "\\eO"] {
      ce_bind(editLine, lead + "A", Self.older)
      ce_bind(editLine, lead + "B", Self.newer)
    }
    ce_bind(editLine, PrivateKey.older, Self.older)
    ce_bind(editLine, PrivateKey.newer, Self.newer)
    ce_bind(editLine, PrivateKey.lineUp, "ed-prev-line")
    ce_bind(editLine, PrivateKey.lineDown, "ed-next-line")
    ce_bind(editLine, PrivateKey.end, "ed-move-to-end")
  }

  // In vi mode the escape of an arrow key has already led to command mode, where the rest of the
  // sequence is looked up, and where the cursor cannot stand behind the text as our recall needs.
  private func bindViKeys() {
    ce_bind_alternate(editLine, "^I", Self.complete)
    for lead in ["[", "O"] {
      ce_bind_alternate(editLine, lead + "A", "ed-search-prev-history")
      ce_bind_alternate(editLine, lead + "B", "ed-search-next-history")
    }
  }
}
