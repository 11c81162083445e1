import FlipbookTerminal
import FlipbookText
import FlipbookValues

extension SessionHost {
  /// Shows a motion, then enters the commands that do the same.
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
