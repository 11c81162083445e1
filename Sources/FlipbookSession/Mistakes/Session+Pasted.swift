import FlipbookCommands
import FlipbookLanguage
import FlipbookSwift
import FlipbookValues
import OrderedCollections

// Swift that is pasted from an app is answered with the whole line that is typed for it.
extension Session {
  /// A mistake in an entry as text.
  func rendered(_ mistake: Mistake, in typed: String) -> String {
    guard mistake.source == nil else { return mistake.rendered(in: typed) }
    let diagnostic = mistake.diagnostic
    return rendered(diagnostic, in: typed, about: diagnostic.span.text(in: typed))
  }

  /// A diagnostic of an entry as text.
  ///
  /// - Parameter word: what is wrong: a line that has it as well says nothing of it.
  func rendered(_ diagnostic: Diagnostic, in typed: String, about word: String = "") -> String {
    var diagnostic = diagnostic
    if let hint = hint(forPasted: typed),
      word.isEmpty || !TypedText(String(hint.dropFirst("write ".count))).has(word)
    {
      diagnostic.hint = hint
    }
    return diagnostic.rendered(in: typed)
  }

  private func hint(forPasted text: String) -> String? {
    let verbs = Commands.standard.wordVerbs
    let translator = SwiftTranslator(
      commands: Commands.standard, isTaken: { [unowned self] in world.names[$0] != nil },
      maker: { [unowned self] name in
        guard world.names[name] != nil, let number = numberOfChange(making: name),
          let text = change(numbered: number),
          (try? Parser.entry(from: text, wordVerbs: verbs))?.statements.count == 1
        else { return nil }
        return (number, text)
      })
    return translator.hint(for: text)
  }
}

extension TypedText {
  // As anything but a verb.
  fileprivate func has(_ word: String) -> Bool {
    let isVerb = Commands.standard.isVerb(word)
    return pieces.contains { self[$0] == word && !(isVerb && $0.startsStatement) }
  }
}
