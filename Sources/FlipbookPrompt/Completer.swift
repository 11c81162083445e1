import FlipbookSession

struct Completer {
  let session: Session
  /// The typed part of the word; names that do not fit may be left out, as there can be very many.
  var word = ""
  /// Gives the paths that begin with a text, as they are, not as they are typed.
  var files: (String) -> [Completion] = { _ in [] }
  var world: World { session.world }

  /// The words that can be typed there, including some that do not fit the typed part.
  func candidates(in context: TypedContext) -> [Completion] {
    if context.isComment { return [] }
    if let command = context.wordCommand { return plainWords(command, context) }
    guard let path = context.path else { return words(in: context) }
    return keyPaths(behind: path, context) ?? members(of: path)
  }

  private func words(in context: TypedContext) -> [Completion] {
    guard !context.pieces.isEmpty else {
      return verbs(in: context) + (context.isAmongSteps ? [] : names)
    }
    switch TypedPlace(context) {
    case .call(let call): return arguments(of: call, context)
    case .component: return values([.number], context)
    case .operand(nil, _): return paths
    case .operand(let left?, let isAssigned):
      return values(kinds(fitting: left, isAssigned: isAssigned), context)
    case .label(let label):
      return context.command.map { values(behind: label, of: $0, context) } ?? []
    case .next: return context.command.map { arguments(of: $0, context) } ?? []
    }
  }

  // MARK: Members

  // The members of the path that ends before the dot.
  private func members(of path: Substring) -> [Completion] {
    guard !path.isEmpty else {
      return completions(ViewFace.properties.descriptions) + [completion(Part.layer)]
        + valueWords(ValueWords.names + ValueWords.unreserved)
    }
    if path == ValueWords.stage { return completions(World.properties.descriptions) }
    if world.blocks.keys.contains(where: { Name.typed($0) == path }) {
      return [Completion(word: "progress", detail: "the share of its way")]
    }
    guard let value = value(of: path) else { return [] }
    guard let owner = value.owner(.model) else {
      return value.members.map { Completion(word: $0.name, detail: $0.meaning) }
    }
    return completions(owner.descriptions.filter { owner.find($0.name) != nil })
      + Part.all.filter { $0.find(value, world) != nil }.map(completion)
  }

  // The words that may follow the dot in a key path.
  private func keyPaths(behind path: Substring, _ context: TypedContext) -> [Completion]? {
    let before = context.statement.dropLast(path.count + 1)
    guard let command = context.command, before.last == " ",
      let next = places(of: command, behind: before).first, case .keyPath = next.type
    else { return nil }
    return KeyPaths.all.filter { $0.path.hasPrefix(path + ".") }.map {
      Completion(word: String($0.path.dropFirst(path.count + 1)), detail: $0.meaning)
    }
  }

  /// The present value of an expression; `nil` if it has none.
  func value(of text: Substring) -> Value? {
    let source = "(\(text))"
    var scope = Scope(world: world, source: source)
    scope.isRehearsal = true
    // A text without a value is still being typed.
    return Expression(typed: source).flatMap { try? scope.evaluate($0) }
  }

  // MARK: Arguments

  // The words that can come next after a verb: those for places before labels.
  private func arguments(
    of declaration: CommandDeclaration, _ context: TypedContext
  ) -> [Completion] {
    // The person has to find the name of a new thing.
    if context.isBehindVerb, declaration.parameters.first?.isPlainNewName == true { return [] }
    let open = missing(of: declaration, behind: context.statement)
    let places = places(of: declaration, behind: context.statement)
    // In lists of animations, words for timings come only once one is begun.
    let hidesTimings = context.word.isEmpty && places.contains { $0.type == .animations }
    let placed = places.filter { !(hidesTimings && $0.type.isTiming) }.flatMap { parameter in
      values(for: parameter, context) + completions(context.isBehindVerb ? parameter.words : [])
    }
    let forms = session.commands.forms(of: declaration.name).compactMap { form in
      form.mark.map { Completion(word: $0, detail: form.help) }
    }
    return placed + labels(open) + forms.filter { !context.statement.contains(" \($0.word)") }
      + declaration.properties.map { Completion(word: $0.name + ":", detail: $0.meaning) }
  }

  /// The parameters of a command that are still to come; `nil` if the text is wrong.
  func open(_ declaration: CommandDeclaration, behind statement: Substring) -> [Parameter]? {
    var scope = Scope(world: world, source: String(statement))
    scope.isRehearsal = true
    guard let entry = try? session.commands.entry(from: String(statement)),
      entry.statements.count == 1, case .command(let typed) = entry.statements[0]
    else { return nil }
    // A noun on its own lists, but may still begin a command that makes one.
    guard let (form, command) = session.commands.resolve(typed, in: scope),
      form.verb == declaration.verb
    else { return ArgumentBinder.open(typed, to: declaration, in: scope) }
    return ArgumentBinder.open(command, to: form, in: scope)
  }

  // The same; if the text is wrong, all parameters except those that it names.
  private func missing(
    of declaration: CommandDeclaration, behind statement: Substring
  ) -> [Parameter] {
    let typed = TypedText(String(statement), wordVerbs: session.commands.wordVerbs)
    let words = Set(typed.pieces.map { String(typed[$0]) })
    return open(declaration, behind: statement)
      ?? declaration.parameters.filter { parameter in
        !words.contains(parameter.name + (parameter.isFlag ? "" : ":"))
      }
  }

  // The parameters that may come next by their place: up to the first required one.
  private func places(
    of declaration: CommandDeclaration, behind statement: Substring
  ) -> ArraySlice<Parameter> {
    let places = missing(of: declaration, behind: statement).filter {
      $0.isPositional && !$0.isFlag
    }
    return places.prefix { !$0.isRequired } + places.drop { !$0.isRequired }.prefix(1)
  }

  private func values(
    behind label: String, of declaration: CommandDeclaration, _ context: TypedContext
  ) -> [Completion] {
    if let parameter = declaration.parameters.first(where: { $0.name == label }) {
      return values(for: parameter, context)
    }
    return declaration.properties.first { $0.name == label }
      .map { values([$0.kind], context) } ?? []
  }

  // The labels that fit the call begun, or values.
  private func arguments(of call: TypedCall, _ context: TypedContext) -> [Completion] {
    guard call.startsArgument, call.function.takesLabels else { return values([.number], context) }
    return call.open.joined().map { Completion(word: $0.name + ":", detail: $0.meaning) }
  }
}
