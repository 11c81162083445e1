/// Assigns the arguments of a command to its parameters.
///
/// Arguments come in the declared order or with their labels. An optional parameter is skipped when
/// the next argument does not fit it, as in `animator slide linear { … }`.
package struct ArgumentBinder {
  package private(set) var result: Invocation
  private var next = 0
  // The names given so far for a parameter that takes several things.
  private var taken: Set<String> = []

  package var declaration: CommandDeclaration { result.declaration }
  package var command: Command { result.command }
  package var scope: Scope { result.scope }

  package static func bind(
    _ command: Command, to declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Invocation {
    var binder = ArgumentBinder(declaration, command, scope)
    for argument in command.arguments { try binder.take(argument) }
    try binder.checkRequired()
    // Reads the parameters in place: copying one costs more than checking it.
    let parameters = declaration.parameters
    for place in parameters.indices where binder.result.isGiven(parameters[place].name) {
      try binder.check(parameters, at: place)
    }
    return binder.result
  }

  /// The parameters still to come, in their order; `nil` when an argument is wrong.
  package static func open(
    _ command: Command, to declaration: CommandDeclaration, in scope: Scope
  ) -> [Parameter]? {
    var binder = ArgumentBinder(declaration, command, scope)
    do { for argument in command.arguments { try binder.take(argument) } } catch { return nil }
    return declaration.parameters.enumerated().filter { place, parameter in
      if let need = parameter.need, !binder.result.isGiven(need) { return false }
      if parameter.isPositional, !parameter.isFlag { return binder.isOffered(place) }
      return !binder.result.isGiven(parameter.name)
    }.map(\.element)
  }

  private init(_ declaration: CommandDeclaration, _ command: Command, _ scope: Scope) {
    result = Invocation(declaration: declaration, command: command, scope: scope)
  }

  private mutating func take(_ argument: Argument) throws(Mistake) {
    guard let label = argument.label else { return try bindPositional(argument) }
    try bind(argument, labelled: label)
  }

  private func checkRequired() throws(Mistake) {
    let parameters = declaration.parameters
    for place in parameters.indices
    where parameters[place].isRequired && !result.isGiven(parameters[place].name) {
      let parameter = parameters[place]
      if let other = parameter.alternative, result.isGiven(other) { continue }
      let first = parameter.name == declaration.parameters.first?.name
      // A word that was taken for another parameter was probably meant for this one.
      if first, parameter.type.isName, let argument = command.arguments.first, argument.isBareWord {
        throw mistake(argument, parameter)
      }
      // Blames the argument in the first parameter's place; else the end of the command.
      let span = first ? command.arguments.first.map { Span($0.span.lower, $0.span.lower) } : nil
      throw Mistake(
        .missingArgument(parameter.description, usage: usage(with: parameter)), span ?? result.end)
    }
  }

  // The usage to suggest; the typed command with a block, if only the block is missing.
  private func usage(with parameter: Parameter) -> String {
    let typed = result.text(of: command.span)
    guard parameter.isBlock, !command.arguments.isEmpty, typed.count <= Self.longestTyped,
      !typed.contains("\n")
    else { return declaration.briefUsage }
    let change = "{ box.alpha = 0 }"
    return "\(typed) \(declaration.block == .chain ? "{ then 1s \(change) }" : change)"
  }

  private static let longestTyped = 40

  // MARK: By label

  private mutating func bind(_ argument: Argument, labelled label: Name) throws(Mistake) {
    guard let parameter = parameter(labelled: label.text) else {
      return try bindProperty(argument, label)
    }
    guard !result.isGiven(parameter.name) else {
      let hint = "leave it out: '\(declaration.verb)' names nothing"
      let isOfThing = label.text == "name" && !parameter.type.isNewName
      throw Mistake(
        isOfThing
          ? .unexpectedArgument("name:", hint: hint) : .repeatedArgument("'\(label.text):'"),
        label.span)
    }
    guard let bound = try fitted(argument.value, to: parameter) else {
      throw mistake(argument, parameter)
    }
    result.bind(bound, to: parameter)
  }

  // Every command that prints a table takes the table's format.
  private func parameter(labelled label: String) -> Parameter? {
    let isForm = label == TableFormat.input.parameter.name
    return declaration.parameters.first { $0.answers(to: label) }
      ?? (isForm && declaration.printsTable ? TableFormat.input.parameter : nil)
  }

  private mutating func bindProperty(_ argument: Argument, _ label: Name) throws(Mistake) {
    let properties = declaration.properties.map(\.name)
    if properties.contains(label.text), case .expression(let expression) = argument.value {
      guard !result.properties.contains(where: { $0.name.text == label.text }) else {
        throw Mistake(.repeatedArgument("'\(label.text):'"), label.span)
      }
      return result.properties.append((label, expression))
    }
    if let reason = declaration.refusal(of: label.text) {
      throw Mistake(.unexpectedArgument("\(label.text):", hint: reason), label.span)
    }
    if let reason = declaration.reasonNotToWait, label.text == "after" {
      throw Mistake(reason, label.span)
    }
    let inputs =
      declaration.parameters.map(\.name) + (declaration.canWait(command) ? ["after"] : [])
    let (known, foreign) = (
      inputs + properties, ForeignWord.names(for: label.text).filter { $0 != label.text }
    )
    let near = [
      foreign.filter(inputs.contains), known.filter { $0.hasPrefix(label.text) },
      foreign.filter(known.contains), NearNames.suggestions(for: label.text, among: known),
    ].first { !$0.isEmpty }
    throw Mistake(
      .unknownLabel(
        label.text, verb: declaration.verb, near: near ?? [],
        usage: declaration.briefUsage
          + (properties.isEmpty ? "" : "; properties are \(properties.joined(separator: ", "))")),
      label.span)
  }

  // MARK: By place

  private mutating func bindPositional(_ argument: Argument) throws(Mistake) {
    if case .word = argument.value, let surplus = surplusBlock(argument) { throw surplus }
    if let moment = misplacedMoment(argument) { throw moment }
    let parameters = declaration.parameters
    if let word = argument.value.word, !isForRequired(argument),
      let flag = parameters.indices.first(where: {
        parameters[$0].isFlag && parameters[$0].answers(to: word.text)
          && (word.text != ValueWords.all || scope.isAll(word.text))
      }), !isActedOn(argument)
    {
      guard !result.isGiven(parameters[flag].name) else {
        throw Mistake(.repeatedArgument("'\(word.text)'"), word.span)
      }
      return result.bind(.flag, to: parameters[flag])
    }
    for place in parameters.indices where isFree(place) {
      // Copied once: a copy costs as much as fitting it.
      let parameter = parameters[place]
      if parameter.isLeading, !canPrecede(argument, parameter) { continue }
      guard let bound = try fitted(argument.value, to: parameter) else {
        // A word can be any file's name, so a required parameter before it must not be skipped.
        if case .word = argument.value, parameter.isRequired { throw mistake(argument, parameter) }
        continue
      }
      if case .expressions(let new) = bound {
        result.append(new, to: parameter)
        next = place
      } else if case .name(let name) = bound, parameter.isSeveral {
        try takeOne(name, for: parameter)
        next = place
      } else {
        result.bind(bound, to: parameter)
        next = place + 1
      }
      return
    }
    throw mistake(argument, among: parameters.indices.filter(isOffered).map { parameters[$0] })
  }

  // One of several things, or `all` of them.
  private mutating func takeOne(_ name: Name, for parameter: Parameter) throws(Mistake) {
    guard taken.insert(name.text).inserted else {
      throw Mistake(.repeatedArgument("'\(name.text)'"), name.span)
    }
    guard taken.count == 1 || !taken.contains(where: { scope.isAll($0) }) else {
      throw Mistake(.unexpectedArgument(name.text, hint: "'all' stands alone"), name.span)
    }
    guard scope.isAll(name.text), let all = parameter.all else {
      return result.append(name, to: parameter)
    }
    let names = all(scope, declaration.name)
    guard !names.isEmpty else { throw nothing(for: name, parameter) }
    result.bind(.names(names.map { Name($0, name.span) }), to: parameter)
  }

  private func nothing(for all: Name, _ parameter: Parameter) -> Mistake {
    let (verb, world) = (declaration.name, scope.world)
    let running = ["start", "continue"].contains(verb) ? world.runningNames : []
    var reason = running.isEmpty ? "" : " (already running: \(running.joined(separator: ", ")))"
    let isEnded = parameter.type == .animator && !["start", "add", "completion"].contains(verb)
    if isEnded, running.isEmpty, let view = world.viewMovedByBlock {
      reason = "; a block moves \(view), 'detach \(view)' ends that"
    }
    let deed = ["add": "add to", "completion": "add a completion to"][verb] ?? verb
    return Mistake(.wrongState(message: "there is nothing to \(deed)\(reason)"), all.span)
  }

  // Whether a first word is the only one to name what the verb acts on, though a flag has its name.
  private func isActedOn(_ argument: Argument) -> Bool {
    guard let one = declaration.parameters.first, one.type.thing != nil else { return false }
    let bare = command.arguments.filter { $0.label == nil }
    let all = bare.filter { (try? fitted($0.value, to: one)) != nil }
    return [all, [command.arguments[0]]].allSatisfy { $0.map(\.span) == [argument.span] }
  }

  // Whether a word is for a required parameter: a file or a number may have a flag's name.
  private func isForRequired(_ argument: Argument) -> Bool {
    let isPlain = if case .word = argument.value { true } else { false }
    return declaration.parameters.indices.contains { place in
      let parameter = declaration.parameters[place]
      return isFree(place) && parameter.isRequired && (isPlain || parameter.type == .title)
    }
  }

  // Whether an argument can precede the main one; only literal numbers count as durations.
  private func canPrecede(_ argument: Argument, _ parameter: Parameter) -> Bool {
    if parameter.type.isNewName {
      return argument.span == command.arguments.first?.span
        && argument.value.word.map { scope.named($0.text) == nil } == true
        && command.leadsWithName { number($0, in: [.plain, .duration]) != nil }
    }
    if case .duration = parameter.type {
      guard case .expression(.number) = argument.value else { return false }
    }
    // Another argument without a label must follow.
    return command.arguments.contains {
      $0.span.lower > argument.span.lower && $0.label == nil && !$0.isBlock
    }
  }

  // Like ``isFree(_:)``, but false for a parameter of several things that already has one.
  private func isOffered(_ place: Int) -> Bool {
    let parameter = declaration.parameters[place]
    return isFree(place) && !(parameter.isSeveral && result.isGiven(parameter.name))
  }

  private func isFree(_ place: Int) -> Bool {
    let parameters = declaration.parameters
    guard place >= next, parameters[place].isPositional, !parameters[place].isFlag else {
      return false
    }
    return parameters[place].type.isList || parameters[place].isSeveral
      || !result.isGiven(parameters[place].name)
  }
}

extension Command {
  /// Whether a name precedes a number, as in `animate nudge 1s { … }`, or another duration.
  package func leadsWithName(_ isDuration: (Expression) -> Bool = { _ in false }) -> Bool {
    guard arguments.count > 1, let word = arguments[0].value.word, arguments[0].label == nil,
      ValueWords.value(word.text) == nil, arguments[1].label == nil,
      case .expression(let next) = arguments[1].value
    else { return false }
    if case .number = next { return true }
    return isDuration(next)
  }
}

extension Parameter {
  package var isFlag: Bool { if case .flag = type { true } else { false } }
  package var isBlock: Bool { if case .block = type { true } else { false } }

  package var description: String {
    if case .block = type { return "the block" }
    return isPositional ? name.uppercased() : "'\(name):'"
  }
}

extension ArgumentValue {
  package var word: Name? {
    switch self {
    case .expression(let expression): expression.word
    case .word(let name): name
    case .block: nil
    }
  }
}

extension Argument {
  fileprivate var isBareWord: Bool { label == nil && value.word != nil }
  package var isBlock: Bool { if case .block = value { true } else { false } }
}
