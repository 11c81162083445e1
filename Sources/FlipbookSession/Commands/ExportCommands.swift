import FlipbookLanguage

/// A form other than a session file in which a session can be written.
package enum ExportKind: String, CaseIterable, Sendable {
  /// A recording for asciinema's player, in asciicast version 3.
  case cast
}

/// The command that writes a session in another form.
enum ExportCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "export", group: .session, kind: .outside,
      parameters: [
        Parameter(name: "kind", type: .word("KIND"), isRequired: true),
        Parameter(name: "file", type: .word("FILE"), isRequired: true),
        Parameter(name: "force", type: .word("force")),
      ],
      help: "writes the session in another form; 'cast' is a recording for asciinema",
      example: "view box\nexport cast box.cast", action: .session(export))
  ]

  @Sendable private static func export(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let word = call.name("kind"), let file = call.name("file") else { return }
    guard let kind = ExportKind(rawValue: word.text) else {
      let kinds = ExportKind.allCases.map(\.rawValue)
      let near = NearNames.suggestions(for: word.text, among: kinds)
      throw Mistake(
        .wrongArgument(
          word.text, expected: "a form to write",
          hint: near.first.map { "did you mean '\($0)'?" }
            ?? "the forms are: \(kinds.joined(separator: ", "))"), word.span)
    }
    session.ask(.export(kind, path: file.text, replaces: try call.replaces()))
  }
}

extension Invocation {
  /// Whether `force` stands behind a file's name, so that a file that is there may be replaced.
  func replaces() throws(Mistake) -> Bool {
    guard let force = name("force") else { return false }
    guard force.text == "force" else {
      throw Mistake(.unexpectedArgument(force.text, hint: "write \(declaration.usage)"), force.span)
    }
    return true
  }
}
