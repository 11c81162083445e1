import FlipbookLanguage
import OrderedCollections

// The lists of words there are.
extension Completer {
  /// The verbs that can begin a statement there.
  func verbs(in context: TypedContext) -> [Completion] {
    let binding = Completion(word: "let", detail: "gives a value a name")
    if context.isAmongSteps {
      return CommandDeclaration.all.filter(\.standsInChains)
        .map { Completion(word: $0.name, detail: $0.help) }
    }
    guard let (verb, label) = context.opener else {
      return CommandDeclaration.all.filter { !$0.standsInChains }
        .map { Completion(word: $0.name, detail: $0.help) } + [binding]
    }
    let isAnimation = verb.animates && label == nil
    return CommandDeclaration.all
      .filter { $0.standsInBlock(thatAnimates: isAnimation) }
      .map { Completion(word: $0.name, detail: $0.help) } + (isAnimation ? [] : [binding])
  }

  /// Names where a path or a value may begin: a dot may follow.
  var names: [Completion] { names(for: nil) }

  /// Names that stand for themselves.
  func names(where isMeant: (Named) -> Bool) -> [Completion] {
    world.names.filter { isMeant($0.value) }.map { named($0, $1.value.kind.noun) }
  }

  /// A name as it is typed, in quotes where it needs them.
  func named(_ name: String, _ detail: String) -> Completion {
    Completion(word: Name.typed(name), detail: detail)
  }

  /// Marks and branches.
  var places: [Completion] {
    session.marks.map { name, place in named(name, "a mark, at \(session.moment(ofPlace: place))") }
      + session.timeline.branches.map { branch in
        named(branch.name, "a branch, to \(session.moment(ofPlace: branch.tip))")
      }
  }

  /// A view's properties, and its layer.
  var viewMembers: [Completion] {
    completions(ViewFace.properties.descriptions) + [completion(Part.layer)]
  }

  /// Properties; behind those that have members themselves a dot may follow.
  func completions(_ properties: [PropertyDescription]) -> [Completion] {
    properties.map {
      Completion(word: $0.name, detail: $0.meaning, isOpen: $0.kind.hasMembers)
    }
  }

  /// What belongs to a thing; where it has properties a dot may follow.
  func completion(_ part: Part) -> Completion {
    Completion(word: part.name, detail: part.meaning, isOpen: part.hasProperties)
  }

  /// Words for values, with what they mean.
  func valueWords(_ words: [String]) -> [Completion] {
    words.map { word in
      let timing = Timing.named.first { $0.name == word }
      let kind = ValueWords.value(word)?.kind.noun ?? "a value"
      return Completion(word: word, detail: timing?.meaning ?? kind)
    }
  }

  // MARK: Plain words

  /// What can stand behind a verb that takes plain words: a file, a topic, a setting.
  func plainWords(_ command: CommandDeclaration, _ context: TypedContext) -> [Completion] {
    let given = context.words.dropFirst()
    if let label = given.last, label.hasSuffix(":") {
      return command.parameters.first { $0.name == label.dropLast() }
        .map { values(for: $0, context) } ?? []
    }
    let places = command.parameters.filter { $0.isPositional && !$0.isFlag }
    // A label and the word behind it have no place.
    let count = zip(given, [""] + given).filter { word, before in
      !word.contains(":") && !before.hasSuffix(":")
    }.count
    let isComplete = places.dropFirst(count).allSatisfy { !$0.isRequired }
    return (count < places.count ? plainWords(places[count], context) : [])
      + (isComplete ? options(of: command) : [])
  }

  private func plainWords(_ parameter: Parameter, _ context: TypedContext) -> [Completion] {
    switch parameter.type {
    case .word("FILE"): return files(context.word)
    case .word("TOPIC"): return Help.topics
    case .word("SETTING"):
      return completions(
        Settings.properties.descriptions + PromptSettings.properties.descriptions)
    case .word("VALUE"): return settingValues(of: String(context.words.last ?? ""))
    case .choice(let choices): return completions(choices)
    case .expressions: return names
    default: return []
    }
  }

  // What has no place of its own.
  private func options(of command: CommandDeclaration) -> [Completion] {
    command.parameters.filter { !$0.isPositional || $0.isFlag }.map { parameter in
      Completion(word: parameter.name + (parameter.isFlag ? "" : ":"), detail: parameter.detail)
    }
  }

  private func settingValues(of name: String) -> [Completion] {
    completions(
      Settings.properties[name]?.choices ?? PromptSettings.properties[name]?.choices ?? [])
  }
}
