import FlipbookLanguage
import OrderedCollections

/// Finds the words that can stand where the cursor is.
struct Completer {
  let session: Session
  /// Gives the paths that begin as a text does.
  let files: (String) -> [Completion]

  var world: World { session.world }

  /// The words that can stand there, whatever is typed of them.
  func candidates(in context: TypedContext) -> [Completion] {
    if let command = context.wordCommand { return plainWords(command, context) }
    if context.isQuoted { return names }
    return context.lead.hasSuffix(".")
      ? members(after: context.lead) : words(in: context)
  }

  private func words(in context: TypedContext) -> [Completion] {
    let words = context.words
    guard let verb = words.first, context.statement.last == " " || words.count > 1 else {
      return verbs(in: context) + names
    }
    let declaration = CommandDeclaration.named(String(verb))
    // The name of something new is for the person to find.
    if words.count == 1, case .newName? = declaration?.parameters.first?.type { return [] }
    if let declaration, let label = words.last, label.hasSuffix(":") {
      let parameter = declaration.parameters.first { $0.name == label.dropLast() }
      return parameter.flatMap(values) ?? names + valueWords(in: context) + functions
    }
    let isInValue =
      context.statement.last { $0 != " " }.map { ":(,=+-*/<>&|!".contains($0) } ?? false
    guard let declaration, !isInValue else {
      return names + valueWords(in: context) + functions
    }
    return arguments(of: declaration) + values(for: declaration, context)
  }

  // MARK: Members

  // The members of the path that ends before the dot.
  private func members(after lead: String) -> [Completion] {
    var isQuoted = false
    let stop = lead.dropLast().lastIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return !(isQuoted || character.isLetter || character.isNumber || "._\"".contains(character))
    }
    let path = lead.dropLast()[(stop.map(lead.index(after:)) ?? lead.startIndex)...]
    guard !path.isEmpty else { return viewMembers + valueWords(ValueWords.names) }
    if path == StageProperty.root {
      return StageProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    }
    var scope = Scope(world: world, source: "")
    scope.isRehearsal = true
    guard let entry = try? Parser.entry(from: "(\(path))"),
      case .query(let expression)? = entry.statements.first,
      let value = try? scope.evaluate(expression)
    else { return [] }
    switch value {
    case .view: return viewMembers
    case .layer: return LayerProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .animation:
      return AnimationProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .chain: return ChainProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .animator:
      return AnimatorProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    default:
      return value.memberNames.map { Completion(word: $0, detail: Value.meaning(ofMember: $0)) }
    }
  }

  // MARK: Arguments

  private func arguments(of declaration: CommandDeclaration) -> [Completion] {
    var result: [Completion] = []
    for parameter in declaration.parameters {
      switch parameter.type {
      case .flag: result.append(Completion(word: parameter.name, detail: parameter.detail))
      case .choice(let words) where parameter.isPositional:
        result += choices(words, parameter)
      default:
        guard !parameter.isPositional else { continue }
        result.append(Completion(word: parameter.name + ":", detail: parameter.detail))
      }
    }
    guard declaration.takesProperties else { return result }
    let properties =
      declaration.name == "layer"
      ? LayerProperty.all.map { ($0.name, $0.meaning) }
      : ViewProperty.all.map { ($0.name, $0.meaning) }
    return result + properties.map { Completion(word: $0 + ":", detail: $1) }
  }

  // What can stand at a place of its own behind a verb.
  private func values(
    for declaration: CommandDeclaration, _ context: TypedContext
  ) -> [Completion] {
    declaration.parameters.filter(\.isPositional).flatMap { parameter -> [Completion] in
      switch parameter.type {
      case .animator where declaration.takesStage:
        (values(for: parameter) ?? [])
          + [Completion(word: StageProperty.root, detail: "all of it, along its time")]
      case .anyName, .object, .view, .animator, .chain, .animation, .layer, .namedBlock:
        values(for: parameter) ?? []
      case .place: places + names + functions
      case .side: names + places + valueWords(in: context) + functions
      case .timing, .timings:
        valueWords(Timing.basic.map(\.name))
          + functions.filter { ["cubic(", "spring("].contains($0.word) }
          + valueWords(Timing.presets.map(\.name))
      case .condition, .expressions, .path: names + valueWords(in: context) + functions
      // No word but a name stands for a number.
      case .number, .share: names + functions
      default: []
      }
    }
  }

  // What can stand behind a label, where that is a thing or one of some words.
  func values(for parameter: Parameter) -> [Completion]? {
    switch parameter.type {
    case .anyName: names(where: { _ in true })
    case .view: names(where: { if case .view = $0 { true } else { false } })
    case .object: names(where: { _ in true })
    case .animator: names(where: \.isTransported)
    case .chain: names(where: { if case .chain = $0 { true } else { false } })
    case .animation: names(where: { if case .animation = $0 { true } else { false } })
    case .layer: names(where: \.hasLayer)
    case .namedBlock: world.blocks.keys.map { named($0, "an animate block") }
    case .choice(let words): choices(words, parameter)
    case .boolean: choices(["true", "false"], parameter)
    case .newName, .block: []
    default: nil
    }
  }

  private func choices(_ words: [String], _ parameter: Parameter) -> [Completion] {
    words.map { word in
      let timing = Timing.named.first { $0.name == word }
      return Completion(word: word, detail: timing?.meaning ?? parameter.detail)
    }
  }
}

extension Named {
  /// Whether start, pause and the like work on it.
  fileprivate var isTransported: Bool {
    switch self {
    case .animator, .chain: true
    default: false
    }
  }

  /// Whether it is a layer or has one.
  fileprivate var hasLayer: Bool {
    switch self {
    case .view, .layer: true
    default: false
    }
  }
}
