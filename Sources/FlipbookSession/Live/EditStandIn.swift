import FlipbookCommands
import FlipbookLanguage
import FlipbookValues

extension Session {
  /// The text of the change with a number on the present path; `nil` where there is none.
  func change(numbered number: Int) -> String? {
    guard transcript.indices.contains(number - 1) else { return nil }
    let text = transcript[number - 1].entry
    return isChange(text) ? text : nil
  }

  /// The number of the entry that made a name; `nil` where none did.
  func numberOfChange(making name: String) -> Int? {
    transcript.indices.first { place in
      guard let entry = try? Parser.entry(from: transcript[place].entry) else { return false }
      return entry.statements.contains { statement in
        switch statement {
        case .binding(let binding): binding.name.text == name
        case .command(let command):
          statement.declaration?.parameters.first?.type.isNewName == true
            && {
              guard case .expression(let first)? = command.arguments.first?.value else {
                return false
              }
              return first.word?.text == name
            }()
        default: false
        }
      }
    }.map { $0 + 1 }
  }

  /// The number of the last change on the present path.
  var lastChangeNumber: Int? {
    transcript.indices.last { isChange(transcript[$0].entry) }.map { $0 + 1 }
  }

  private func isChange(_ text: String) -> Bool {
    (try? Parser.entry(from: text, wordVerbs: Commands.standard.wordVerbs))?.changes(in: world)
      ?? false
  }

  /// A session of its own in which a change of the present path has another text and what came
  /// later is entered again, at the moment the session is at.
  func scratch(editing number: Int, to text: String) throws(Mistake) -> Session {
    let copy = Session(settings: initialSettings)
    for (place, record) in transcript.enumerated() {
      let isEdited = place == number - 1
      guard isEdited || isChange(record.entry) else { continue }
      let outcome = copy.enter(isEdited ? text : record.entry)
      if outcome.failed {
        let lines = outcome.text.split(separator: "\n")
        let parts = lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("hint: ") }
        let text = parts.map { $0.drop { $0 != ":" }.dropFirst(2) }.joined(separator: ": ")
        throw Mistake(.wrongState(message: text, legal: []), Span(0, 0))
      }
    }
    return copy
  }

  /// The entry that keeps an edit: `edit 12 { … }`, with line breaks before the brace where the text
  /// ends in a comment.
  static func editEntry(_ number: Int, _ text: String) -> String {
    "edit \(number) { \(text)\(text.contains("#") ? "\n" : " ")}"
  }
}
