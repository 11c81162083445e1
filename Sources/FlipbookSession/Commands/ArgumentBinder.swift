import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Sorts the arguments of a command to its parameters.
///
/// Arguments come in the declared order or with their labels. One that may be left out is passed
/// over when what stands there does not fit it, as in `animator slide linear { … }`.
struct ArgumentBinder {
  private let declaration: CommandDeclaration
  private let command: Command
  private let scope: Scope
  private var result: Invocation
  private var next = 0

  static func bind(
    _ command: Command, to declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Invocation {
    var binder = ArgumentBinder(declaration, command, scope)
    for argument in command.arguments {
      if let label = argument.label {
        try binder.bind(argument, labelled: label)
      } else {
        try binder.bindPositional(argument)
      }
    }
    try binder.checkRequired()
    return binder.result
  }

  private init(_ declaration: CommandDeclaration, _ command: Command, _ scope: Scope) {
    self.declaration = declaration
    self.command = command
    self.scope = scope
    result = Invocation(declaration: declaration, command: command, scope: scope)
  }

  private func checkRequired() throws(Mistake) {
    for parameter in declaration.parameters
    where parameter.isRequired && result.bound[parameter.name] == nil {
      // What stands where the first argument belongs is to blame; else the end.
      let first = parameter.name == declaration.parameters.first?.name
      let end = Span(command.span.upper, command.span.upper)
      let span = first ? command.arguments.first.map { Span($0.span.lower, $0.span.lower) } : nil
      throw Mistake(.missingArgument(parameter.description, usage: declaration.usage), span ?? end)
    }
  }

  // MARK: By label

  private mutating func bind(_ argument: Argument, labelled label: Name) throws(Mistake) {
    guard let parameter = declaration.parameters.first(where: { $0.name == label.text }) else {
      return try bindProperty(argument, label)
    }
    guard result.bound[parameter.name] == nil else {
      throw Mistake(.repeatedArgument("'\(label.text):'"), label.span)
    }
    guard let bound = try fitted(argument.value, to: parameter) else {
      throw mistake(argument, parameter)
    }
    result.bound[parameter.name] = bound
  }

  private mutating func bindProperty(_ argument: Argument, _ label: Name) throws(Mistake) {
    let properties = ViewProperty.all.map(\.name)
    if declaration.takesProperties, properties.contains(label.text),
      case .expression(let expression) = argument.value
    {
      guard !result.properties.contains(where: { $0.name.text == label.text }) else {
        throw Mistake(.repeatedArgument("'\(label.text):'"), label.span)
      }
      return result.properties.append((label, expression))
    }
    let known =
      declaration.parameters.map(\.name) + (declaration.takesProperties ? properties : [])
    throw Mistake(
      .unknownLabel(
        label.text, verb: declaration.name,
        near: NearNames.suggestions(for: label.text, among: known),
        usage: declaration.usage
          + (declaration.takesProperties
            ? "; properties are \(properties.joined(separator: ", "))" : "")),
      label.span)
  }

  // MARK: By place

  private mutating func bindPositional(_ argument: Argument) throws(Mistake) {
    if case .expression(let expression) = argument.value, let word = expression.word,
      let flag = declaration.parameters.first(where: { $0.isFlag && $0.name == word.text })
    {
      guard result.bound[flag.name] == nil else {
        throw Mistake(.repeatedArgument("'\(word.text)'"), word.span)
      }
      return result.bound[flag.name] = .flag
    }
    let places = declaration.parameters.indices.filter { isOpen($0) }
    for place in places {
      let parameter = declaration.parameters[place]
      guard let bound = try fitted(argument.value, to: parameter) else { continue }
      if case .expressions(let new) = bound {
        result.bound[parameter.name] = .expressions(result.expressions(parameter.name) + new)
        next = place
      } else {
        result.bound[parameter.name] = bound
        next = place + 1
      }
      return
    }
    throw mistake(argument, among: places.map { declaration.parameters[$0] })
  }

  private func isOpen(_ place: Int) -> Bool {
    let parameter = declaration.parameters[place]
    guard parameter.isPositional, !parameter.isFlag, place >= next else { return false }
    if case .expressions = parameter.type { return true }
    return result.bound[parameter.name] == nil
  }

  // MARK: Fitting

  // What an argument is for a parameter; `nil` where it does not fit.
  private func fitted(
    _ value: ArgumentValue, to parameter: Parameter
  ) throws(Mistake) -> Invocation.Bound? {
    switch (value, parameter.type) {
    case (.block(let block), .block): return .block(block)
    case (.word(let name), .word): return .name(name)
    case (.expression(let expression), .condition): return .expressions([expression])
    case (.expression(let expression), .expressions): return .expressions([expression])
    case (.expression(let expression), let form): return fitted(expression, to: form)
    default: return nil
    }
  }

  private func fitted(_ expression: Expression, to form: Parameter.Form) -> Invocation.Bound? {
    switch form {
    case .newName: return expression.word.map { .name($0) }
    case .anyName: return named(expression) { _ in true }
    case .view: return named(expression) { if case .view = $0 { true } else { false } }
    case .animator:
      return named(expression) {
        switch $0 {
        case .animator, .view: true
        case .value: false
        }
      }
    case .choice(let words):
      return expression.word.flatMap { words.contains($0.text) ? .name($0) : nil }
    case .duration: return number(expression, in: [.plain, .duration])
    case .share: return number(expression, in: [.plain, .share])
    case .number: return number(expression, in: [.plain, .share, .duration, .angle])
    case .timing: return value(expression, of: .timing)
    case .boolean, .flag: return value(expression, of: .bool)
    case .condition, .expressions, .block, .word: return nil
    }
  }

  private func named(_ expression: Expression, _ fits: (Named) -> Bool) -> Invocation.Bound? {
    guard let word = expression.word, let named = scope.names[word.text], fits(named) else {
      return nil
    }
    return .name(word)
  }

  private func value(_ expression: Expression, of kind: ValueKind) -> Invocation.Bound? {
    guard let value = try? scope.evaluate(expression), value.kind == kind else { return nil }
    return .value(value, expression)
  }

  private func number(
    _ expression: Expression, in units: [Quantity.Unit]
  ) -> Invocation.Bound? {
    guard let value = try? scope.evaluate(expression), case .number(let quantity) = value,
      quantity.value.isFinite, units.contains(quantity.unit)
    else { return nil }
    return .value(value, expression)
  }

  // MARK: Mistakes

  // Blames the parameter whose words are nearest to what was typed, else the first open one.
  private func mistake(_ argument: Argument, among open: [Parameter]) -> Mistake {
    let wanted = open.filter { parameter in
      if case .block = parameter.type { argument.isBlock } else { !argument.isBlock }
    }
    guard let first = wanted.first ?? (nearFlag(argument) == nil ? nil : declaration.parameters[0])
    else {
      return Mistake(
        .unexpectedArgument(result.text(of: argument.span), usage: declaration.usage),
        argument.span)
    }
    let near = wanted.first { !nearWords(argument, $0).isEmpty }
    // What is no word was not meant as a name.
    let other = isWord(argument) ? nil : wanted.first { !$0.type.isName }
    if near == nil, let flag = nearFlag(argument) {
      let text = result.text(of: argument.span)
      let noun = "an argument of '\(declaration.name)'"
      return Mistake(
        .wrongArgument(text, expected: noun, hint: "did you mean '\(flag)'?"), argument.span)
    }
    return mistake(argument, near ?? other ?? first)
  }

  private func mistake(_ argument: Argument, _ parameter: Parameter) -> Mistake {
    let span = argument.value.span
    let text = result.text(of: span)
    if case .expression(let expression) = argument.value, expression.word == nil,
      case .failure(let mistake) = Result(catching: { () throws(Mistake) in
        try scope.evaluate(expression)
      })
    {
      return mistake
    }
    let near = nearWords(argument, parameter)
    let (noun, hint) = parameter.type.expectation
    if case .expression(let expression) = argument.value, let word = expression.word,
      parameter.type.isName
    {
      guard let kind = scope.names[word.text]?.kind ?? ValueWords.value(word.text)?.kind.noun
      else {
        return Mistake(parameter.type.unknown(word.text, near: near), span)
      }
      return Mistake(.wrongArgument(text, expected: "\(noun): it is \(kind)", hint: hint), span)
    }
    let meant = near.isEmpty ? hint : "did you mean '\(near[0])'?"
    return Mistake(.wrongArgument(text, expected: noun, hint: meant), span)
  }

  private func nearFlag(_ argument: Argument) -> String? {
    guard case .expression(let expression) = argument.value, let word = expression.word else {
      return nil
    }
    let flags = declaration.parameters.filter(\.isFlag).map(\.name)
    return NearNames.suggestions(for: word.text, among: flags).first
  }

  private func isWord(_ argument: Argument) -> Bool {
    if case .expression(let expression) = argument.value { expression.word != nil } else { false }
  }

  private func nearWords(_ argument: Argument, _ parameter: Parameter) -> [String] {
    guard case .expression(let expression) = argument.value, let word = expression.word else {
      return []
    }
    let names = scope.names
    let words: [String] =
      switch parameter.type {
      case .timing: Timing.named.map(\.name)
      case .choice(let words): words
      case .animator: names.keys.filter { if case .animator = names[$0] { true } else { false } }
      case .view: names.keys.filter { if case .view = names[$0] { true } else { false } }
      case .anyName: Array(names.keys)
      default: []
      }
    return NearNames.suggestions(for: word.text, among: words)
  }
}

extension Parameter.Form {
  // What is wrong with a name that nothing has.
  fileprivate func unknown(_ name: String, near: [String]) -> Mistake.Kind {
    switch self {
    case .view: .unknownThing(name, what: "view", near: near)
    case .animator: .unknownThing(name, what: "animator", near: near)
    default: .unknownName(name, near: near)
    }
  }

  // Whether it takes the name of something there is.
  fileprivate var isName: Bool {
    switch self {
    case .anyName, .view, .animator: true
    default: false
    }
  }
}

extension Parameter {
  fileprivate var isFlag: Bool {
    if case .flag = type { true } else { false }
  }

  /// The parameter in a message.
  var description: String {
    if case .block = type { return "the block" }
    return isPositional ? name.uppercased() : "'\(name):'"
  }
}

extension Argument {
  fileprivate var isBlock: Bool {
    if case .block = value { true } else { false }
  }
}

extension Expression {
  /// The one word, or name in quotes, that this is.
  var word: Name? {
    switch self {
    case .path(let path): path.word
    case .string(let name): name
    default: nil
    }
  }
}
