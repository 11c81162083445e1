import FlipbookSession

// What is shown moving, and what of it enters the session.
extension SessionHost {
  /// Shows something moving, then enters the commands that do the same, as if they were typed.
  func enterLive(_ show: (SessionHost) -> [String], _ reply: inout Reply) {
    for entry in show(self) {
      self.show(Screen.typed(entry), [])
      let part = enter(entry)
      if !part.text.isEmpty { self.show(part.text, part.inks) }
      if part.failed { reply.failed = true }
    }
  }
}
