/// The entries of a piece of a session file, as pasted at the prompt.
///
/// Prompts are stripped, continuation lines are joined to their command by line feeds, and
/// everything else is dropped. The answer is nil where no line starts with the prompt, so that
/// the text is to be taken as typed.
package func pasted(_ text: String) -> [String]? {
  var entries: [[String]] = []
  var isTyping = false
  for line in SessionText.lines(of: text).map(SessionText.droppingReturn) {
    switch SessionText.kind(of: line) {
    case .prompt(let text):
      entries.append([text])
      isTyping = true
    case .continuation(let text) where isTyping:
      entries[entries.count - 1].append(text)
    default:
      isTyping = false
    }
  }
  return entries.isEmpty ? nil : entries.map { $0.joined(separator: "\n") }
}
