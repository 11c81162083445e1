import FlipbookSession

extension Completer {
  func verbs(in context: TypedContext) -> [Completion] {
    let (opener, isAmongSteps) = (context.opener, context.isAmongSteps)
    let isAnimation = opener.map { $0.verb.block == .animation && $0.label == nil } ?? false
    let verbs = session.commands.listed.filter { command in
      guard opener != nil else { return !command.places.contains(.chain) }
      return command.places.contains(isAmongSteps ? .chain : isAnimation ? .animation : .fired)
    }.map { Completion(word: $0.name, detail: $0.help) }
    let binding = Completion(word: "let", detail: "gives a value a name")
    return verbs + (isAmongSteps || isAnimation ? [] : [binding])
  }

  /// Names where a path or a value may begin: a dot may follow.
  var names: [Completion] { names(for: nil) }

  func names(
    isOpen: (Value) -> Bool = { _ in false }, where isMeant: (Named) -> Bool
  ) -> [Completion] {
    world.names.compactMap { name, thing in
      mayFit(name) && isMeant(thing)
        ? named(name, thing.value.kind.noun, isOpen: isOpen(thing.value)) : nil
    }
  }

  /// Whether a name, as it is typed, may fit what is typed.
  func mayFit(_ name: String) -> Bool {
    WordFit(name, typed: word) != nil || word.contains { $0 == "\"" || $0 == "\\" }
  }

  func named(_ name: String, _ detail: String, isOpen: Bool = false) -> Completion {
    Completion(word: Name.typed(name), detail: detail, isOpen: isOpen)
  }

  var places: [Completion] { session.places.map { named($0.word, $0.meaning) } }

  /// Properties; a dot may follow those that have members.
  func completions(_ properties: [PropertyDescription]) -> [Completion] {
    properties.map { Completion(word: $0.name, detail: $0.meaning, isOpen: $0.kind.hasMembers) }
  }

  func completion(_ part: Part) -> Completion {
    Completion(word: part.name, detail: part.meaning, isOpen: true)
  }

  func valueWords(_ words: [String]) -> [Completion] {
    words.map { Completion(word: $0, detail: ValueWords.meaning($0)) }
  }

  // MARK: Plain words

  /// The words that can follow a verb that takes plain words: files, topics, settings.
  func plainWords(_ command: CommandDeclaration, _ context: TypedContext) -> [Completion] {
    if let label = context.label {
      return command.parameters.first { $0.name == label }.map { values(for: $0, context) } ?? []
    }
    let places = command.parameters.filter { $0.isPositional && !$0.isFlag }
    // A label and the word after it have no place.
    let count = zip(context.pieces.dropFirst(), context.pieces).filter { word, before in
      word.kind != .label && before.kind != .label
    }.count
    let isComplete = places.dropFirst(count).allSatisfy { !$0.isRequired }
    return (count < places.count ? plainWords(places[count], context) : [])
      + (isComplete ? labels(command.parameters) : [])
  }

  private func plainWords(_ parameter: Parameter, _ context: TypedContext) -> [Completion] {
    switch parameter.type {
    case .word("FILE"): return paths(context)
    case .word("TOPIC"): return offers(context)
    case .word("LESSON"): return offers(context) + paths(context)
    case .word("SETTING"):
      return completions(Settings.properties.descriptions + PromptSettings.properties.descriptions)
    case .word("VALUE"):
      let name = context.pieces.last.map { String(context.text($0)) } ?? ""
      return completions(
        Settings.properties[name]?.choices ?? PromptSettings.properties[name]?.choices ?? [])
    case .choice(let choices): return completions(choices)
    case .expressions: return names
    default: return []
    }
  }

  private func offers(_ context: TypedContext) -> [Completion] {
    completions(context.command?.offers(context.word, session.commands) ?? [])
  }

  private func paths(_ context: TypedContext) -> [Completion] {
    guard let word = PlainWord(context.word, isOpen: context.isQuoted) else { return [] }
    return files(word.text).compactMap { file in
      word.completed(to: file.word, isOpen: file.isOpen).map {
        Completion(word: $0, detail: file.detail, isOpen: file.isOpen)
      }
    }
  }

  func labels(_ parameters: [Parameter]) -> [Completion] {
    parameters.filter { !$0.isPositional || $0.isFlag }.map { parameter in
      Completion(
        word: parameter.name + (parameter.isFlag ? "" : ":"),
        detail: parameter.detail(among: session.commands))
    }
  }
}
