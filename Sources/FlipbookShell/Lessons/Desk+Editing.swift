import FlipbookPrompt
import FlipbookSession
import FlipbookTerminal
import FlipbookText
import FlipbookValues

// What the line editor asks while an entry is typed.
extension Desk: EntryEditing {
  // With fewer letters nearly every older entry fits.
  private static let fewestLetters = 2

  func items(for entry: String, cursor: Int) -> [CompletionItem] {
    let (typed, completions) = session.completions(
      of: entry, cursor: cursor, files: FileCompletion.paths)
    return completions.map { completion in
      CompletionItem(
        replacement: completion.word + (completion.isOpen ? "" : " "), detail: completion.detail,
        replacedLength: typed, fit: completion.fit)
    }
  }

  /// None for a pasted piece of a session, which is no entry yet.
  func stretches(of entry: String) -> [ColoredStretch] {
    PastedText.entries(of: entry) == nil ? session.coloring(of: entry) : []
  }

  /// The newest entry that began so, else how a command goes on.
  func hint(for entry: String) -> LineHint {
    if entry.count >= Self.fewestLetters, let older = history.newest(beginningWith: entry) {
      return LineHint(text: String(Substring(older.utf8.dropFirst(entry.utf8.count))))
    }
    return session.hint(for: entry)
  }

  /// A word to the lesson is understood in an open bracket, too.
  func needsMore(_ entry: String) -> Bool {
    lessonWord(in: entry) == nil && PastedText.needsMore(entry, wordVerbs: wordVerbs)
  }

  /// An entry of the lesson's may have rows of its own.
  func entries(of text: String) -> [String] {
    lesson?.isNext(text) == true ? [text] : PastedText.split(text, wordVerbs: wordVerbs)
  }

  func indentation(behind rows: String, closes: Bool) -> String {
    PastedText.indentation(behind: rows, closes: closes, wordVerbs: wordVerbs)
  }

  private var wordVerbs: Set<String> { ownSession.commands.wordVerbs }
}
