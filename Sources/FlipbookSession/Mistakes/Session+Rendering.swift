import FlipbookLanguage
import FlipbookValues

// How what is wrong with an entry is told.
extension Session {
  /// A mistake in an entry as text.
  func rendered(_ mistake: Mistake, in typed: String) -> String {
    guard mistake.source == nil else { return mistake.rendered(in: typed, commands) }
    let diagnostic = mistake.diagnostic(commands)
    return rendered(diagnostic, in: typed, about: diagnostic.span.text(in: typed))
  }

  /// A diagnostic of an entry as text.
  ///
  /// - Parameter word: what is wrong: a line that has it as well says nothing of it.
  func rendered(_ diagnostic: Diagnostic, in typed: String, about word: String = "") -> String {
    var diagnostic = diagnostic
    if let hint = pasted(typed, self),
      word.isEmpty || !TypedText(String(hint.dropFirst("write ".count))).has(word, commands)
    {
      diagnostic.hint = hint
    }
    return diagnostic.rendered(in: typed)
  }

}

extension TypedText {
  // As anything but a verb.
  fileprivate func has(_ word: String, _ commands: Commands) -> Bool {
    let isVerb = commands.isVerb(word)
    return pieces.contains { self[$0] == word && !(isVerb && $0.startsStatement) }
  }
}
