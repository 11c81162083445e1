import FlipbookTerminal
import FlipbookText
import FlipbookValues

// What is shown moving, and what of it enters the session.
extension SessionHost {
  /// Shows something moving, then enters the commands that do the same, as if they were typed.
  func enterLive(_ request: Request, _ reply: inout Reply) {
    let result = live(request)
    reply.isInterrupted = result.isInterrupted
    for entry in result.entries {
      self.show(PromptText.typed(entry), [])
      let part = enter(entry)
      if !part.text.isEmpty { self.show(part.text, part.inks) }
      if part.failed { reply.failed = true }
    }
  }
}
