// Parts of the messages of mistakes.
extension Mistake.Kind {
  static func reasonToStandAlone(_ words: String, _ commands: Commands) -> String {
    switch commands.named(words.split(separator: " ").first.map(String.init) ?? "")?.effect {
    case .moves?: ": it works on what was entered before"
    case .outside?: ": it works on the session, not on the stage"
    default: ""
    }
  }

  // The phrase that says where a look looks, if not at this moment.
  static func looking(_ words: String, _ commands: Commands) -> String {
    guard !words.hasSuffix(" at:") else { return "looks at another moment" }
    let declaration = commands.all.first { $0.spelling == words }
    let isAlong = declaration?.parameters.contains { $0.answers(to: "for") } ?? true
    return isAlong ? "looks along time" : "looks at the entries that led here"
  }

  // The command that users of other tools call by this word, with its help.
  static func command(soughtBy word: String, _ commands: Commands) -> String? {
    let sought = word.lowercased()
    return commands.all.first { $0.synonyms.contains { $0.lowercased() == sought } }
      // A word such as `circle` is more likely the name of a view than the command `view`.
      .flatMap { $0.name == "view" ? nil : $0 }.map { "'\($0.spelling)' \($0.help)" }
  }

  // The hint to bind a name; `nil` for a text that cannot be written as a name.
  static func binding(_ name: String) -> String? {
    Name.typed(name) == name ? "'let \(name) = …' gives a value that name" : nil
  }

  package static func again(_ name: String) -> String {
    "'start \(Name.typed(name))' runs it once more"
  }

  // The meaning of a reserved word; `nil` for a word that can be a name.
  static func meaning(ofReserved word: String, _ commands: Commands) -> String? {
    if let command = commands.named(word) { return command.hint }
    if let function = FunctionDeclaration.named(word) {
      return "'\(word)' is a function: write \(function.forms)"
    }
    return ReservedWords.contains(word) ? "'\(word)' is a word of the language" : nil
  }

  static func recipe(for what: String, named name: String) -> String {
    switch what {
    case "animate block": "make one: animate 1s name: \(Name.typed(name)) { … }"
    case "animator": "make one: animator \(Name.typed(name)) 2s { … }"
    case "chain": "make one: chain \(Name.typed(name)) { then 1s { … } }"
    case "gesture": "make one: gesture pan box name: \(Name.typed(name)) changed: { … }"
    case "animation": "make one: animation \(Name.typed(name)) opacity to: 0 1s"
    case "view": "make one: view \(Name.typed(name))"
    case "animatable key path": Parameter.Form.keyPath.expectation.hint ?? ""
    default: "'show box.layer' lists what a layer has"
    }
  }
}

extension [String] {
  var settable: String? { isEmpty ? nil : "these can be set: \(joined(separator: ", "))" }

  var list: String { "it has \(joined(separator: ", "))" }

  /// A question that offers near names; if there are none, the meaning of a reserved word.
  func meant(by word: String, _ commands: Commands) -> String? {
    meant ?? Mistake.Kind.meaning(ofReserved: word, commands)
  }

  /// A question that offers near names; `nil` when there is none.
  var meant: String? { isEmpty ? nil : "did you mean \(map { "'\($0)'" }.list("or"))?" }
}
