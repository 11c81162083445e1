import FlipbookPrompt
import FlipbookSession
import FlipbookTerminal

// What the line editor asks of a session while an entry is typed.
extension Session {
  // With fewer letters nearly every older entry fits.
  private static let fewestLetters = 2

  /// The ways to complete a line.
  func items(for line: String, cursor: Int) -> [CompletionItem] {
    let (typed, completions) = completions(
      of: line, cursor: cursor, files: FileCompletion.paths)
    return completions.map { completion in
      CompletionItem(
        replacement: completion.word + (completion.isOpen ? "" : " "), detail: completion.detail,
        replacedLength: typed, fit: completion.fit)
    }
  }

  /// The colours of a line; none for a pasted piece of a session, which is no entry yet.
  func stretches(of line: String, _ depth: ColorDepth) -> [PaintedStretch] {
    guard PastedText.entries(of: line) == nil else { return [] }
    return coloring(of: line).map {
      PaintedStretch(range: $0.range, code: depth.code(Tone($0.role)))
    }
  }

  /// What to show behind a line: the newest entry that began so, else how a command goes on.
  func hint(for line: String, _ history: CommandHistory) -> LineHint {
    if line.count >= Self.fewestLetters, let entry = history.newest(beginningWith: line) {
      return LineHint(text: String(Substring(entry.utf8.dropFirst(line.utf8.count))))
    }
    let hint = hint(for: line)
    return LineHint(text: hint.text, note: hint.usage)
  }
}
