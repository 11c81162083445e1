package import FlipbookLanguage
import FlipbookText
import OrderedCollections

// What is wrong with an argument that fits nowhere: which parameter is to blame, and what would do.
extension ArgumentBinder {
  // Blames the parameter whose words are nearest to what was typed, else the first open one.
  package func mistake(_ argument: Argument, among open: [Parameter]) -> Mistake {
    let open = open.filter { !($0.type.isNewName && $0.isLeading) }
    if let word = argument.value.word, let reason = declaration.refusals[word.text] {
      return Mistake(.unexpectedArgument(word.text, hint: reason), argument.span)
    }
    if let reason = declaration.parameters.lazy.filter({ result.isGiven($0.name) })
      .compactMap(\.single).first, let word = argument.value.word, scope.named(word.text) != nil
    {
      return Mistake(
        .unexpectedArgument(result.text(of: argument.span), hint: reason), argument.span)
    }
    if let surplus = surplusBlock(argument), !open.contains(where: \.isBlock) { return surplus }
    let argument = read(argument)
    if open.contains(where: \.type.isTiming), let mistake = foreignTiming(argument) {
      return mistake
    }
    let wanted = open.filter { parameter in
      if case .block = parameter.type { argument.isBlock } else { !argument.isBlock }
    }
    if let hint = hint(behind: argument) {
      return Mistake(.unexpectedArgument(result.text(of: argument.span), hint: hint), argument.span)
    }
    guard let first = wanted.first ?? (nearFlag(argument) == nil ? nil : declaration.parameters[0])
    else {
      let hint =
        declaration.name == "compare"
        ? "the difference is of two: plot easeIn easeOut linear draws more"
        : "write \(declaration.briefUsage)"
      return Mistake(
        .unexpectedArgument(result.text(of: argument.span), hint: hint), argument.span)
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

  // A block where none is taken, told as the block that it is and not word by word.
  package func surplusBlock(_ argument: Argument) -> Mistake? {
    let text = result.text(of: argument.span)
    guard text.hasPrefix("{") else { return nil }
    let isWord = argument.value.word != nil
    let span = isWord ? Span(argument.span.lower, command.span.upper) : argument.span
    let inside = result.text(of: span).dropFirst().prefix { $0 != "}" }
    let block = inside.allSatisfy(\.isWhitespace) ? text : "{ … }"
    let hint =
      declaration.name == "animation"
      ? "a block goes with animate 1s { … }, at once, or animator NAME 1s { … }, to be started"
      : "write \(declaration.briefUsage)"
    return Mistake(.unexpectedArgument(block, hint: hint), span)
  }

  package func mistake(_ argument: Argument, _ parameter: Parameter) -> Mistake {
    if let mistake = leftOut(parameter, before: argument) { return mistake }
    let argument = read(argument)
    let span = argument.value.span
    let text = result.text(of: span)
    if let reason = declaration.refusals["\(parameter.name): \(text)"]
      ?? (parameter.isFlag ? declaration.refusals[parameter.name] : nil)
    {
      let (noun, _) = parameter.type.expectation
      return Mistake(.wrongArgument(text, expected: noun, hint: reason), span)
    }
    if case .expression(let expression) = argument.value, expression.word == nil,
      case .failure(let mistake) = Result(catching: { () throws(Mistake) in
        try scope.evaluate(expression)
      })
    {
      return mistake
    }
    if parameter.type.isTiming, let mistake = foreignTiming(argument) { return mistake }
    if parameter.isFlag, parameter.name == "repeat" {
      let hint =
        ["animation", "group"].contains(declaration.name)
        ? "write repeatCount: 3; repeat alone is for ever"
        : "repeat alone is for ever; three times is begin 1s; repeat 3; box.alpha = 0; commit"
      return Mistake(.wrongArgument(text, expected: "true or false", hint: hint), span)
    }
    let near = nearWords(argument, parameter)
    let (noun, hint) = parameter.type.expectation
    if case .expression(let expression) = argument.value, let word = expression.word,
      !parameter.type.isName, let named = scope.named(word.text)
    {
      let hint =
        declaration.parameters.contains(where: \.isBlock)
        ? "leave it out: the block says what moves" : hint
      return Mistake(
        .wrongArgument(text, expected: "\(noun): it is \(named.kind)", hint: hint), span)
    }
    if parameter.type.isTiming, let function = function(argument) {
      return Mistake(
        .wrongArgument(text, expected: noun, hint: "write \(function.forms)"), span)
    }
    if case .expression(let expression) = argument.value, let word = expression.word,
      parameter.type.isName
    {
      let named = scope.named(word.text)
      guard let kind = named?.kind ?? ValueWords.value(word.text)?.kind.noun
      else {
        return Mistake(parameter.type.unknown(word.text, near: near), span)
      }
      let other: String? =
        if case .animator = parameter.type {
          named?.hint(insteadOf: declaration.name, word.text)
        } else { nil }
      return Mistake(
        .wrongArgument(text, expected: "\(noun): it is \(kind)", hint: other ?? hint), span)
    }
    let meant = near.isEmpty ? hint : "did you mean '\(near[0])'?"
    return Mistake(.wrongArgument(text, expected: noun, hint: meant), span)
  }

  // What is wrong with a word for a timing that other tools have.
  private func foreignTiming(_ argument: Argument) -> Mistake? {
    guard case .expression(let expression) = argument.value, let word = expression.word,
      scope.named(word.text) == nil
    else { return nil }
    return ForeignTiming.named([word.text]).map { Mistake(.noTiming($0), word.span) }
  }

  // A file where the choice before it has been left out, which its ending may tell.
  private func leftOut(_ parameter: Parameter, before argument: Argument) -> Mistake? {
    guard case .word(let file) = argument.value, file.text.contains("."),
      case .choice(let choices) = parameter.type
    else { return nil }
    let (noun, hint) = parameter.type.expectation
    let meant = choices.first { file.text.lowercased().hasSuffix(".\($0.word)") }
    let text = result.text(of: file.span)
    return Mistake(
      .wrongArgument(
        text, expected: noun,
        hint: meant.map { "write \(declaration.name) \($0.word) \(text)" } ?? hint),
      file.span)
  }

  // The argument with a plain word read as what it may have been meant for.
  private func read(_ argument: Argument) -> Argument {
    guard case .word(let name) = argument.value,
      let expression = Expression(wordAt: name.span, of: scope.source)
    else { return argument }
    var argument = argument
    argument.value = .expression(expression)
    return argument
  }

  // What a word says that is not expected where it stands, whatever else could stand there.
  private func hint(behind argument: Argument) -> String? {
    guard case .expression(let expression) = argument.value else { return nil }
    guard let word = expression.word?.text else { return unbracketed(expression) }
    let labels = declaration.parameters.filter { !$0.isPositional }
    if labels.contains(where: { $0.name == word }) { return "did you mean '\(word):'?" }
    if let label = labels.first(where: { $0.type.choices.contains(word) }) {
      return "write \(label.name): \(word)"
    }
    if let unit = NumberUnits.sign(of: word), let number = command.number(before: argument) {
      return "write \(result.text(of: number))\(unit), without a blank"
    }
    // A further word behind a name was meant as part of it, where no other can stand.
    guard declaration.gives(command.arguments.first), let name = command.arguments.first,
      command.arguments.dropFirst().first?.span == argument.span,
      !declaration.parameters.dropFirst().contains(where: \.takesWord)
    else { return nil }
    return "a name of several words stands in quotes: \"\(result.text(of: name.span)) \(word)\""
  }

  // Numbers behind a property that takes several are one value, and so are transforms.
  private func unbracketed(_ expression: Expression) -> String? {
    if case .tuple(let parts, let span) = expression, !declaration.properties.isEmpty {
      return "write \(parts.count == 4 ? "frame" : "center"): \(result.text(of: span))"
    }
    if case .call(let call) = expression, !declaration.properties.isEmpty,
      let function = call.name.word?.text, FunctionDeclaration.named(function)?.kind == .transform,
      command.arguments.last(where: { $0.span.upper <= expression.span.lower })?.label?.text
        == "transform"
    {
      return Mistake.Kind.joiningTransforms
    }
    guard case .number = expression, !declaration.properties.isEmpty,
      let first = command.arguments.last(where: { $0.label != nil }), let label = first.label,
      first.span.upper <= expression.span.lower, let last = command.arguments.last,
      [.pair, .rect].contains(ViewFace.properties[label.text]?.kind)
    else { return nil }
    let numbers = result.text(of: Span(first.value.span.lower, last.value.span.upper))
    return "put brackets around the numbers: \(label.text): (\(numbers))"
  }

  private func function(_ argument: Argument) -> FunctionDeclaration? {
    guard case .expression(let expression) = argument.value else { return nil }
    return FunctionDeclaration.all.first { $0.name == expression.word?.text }
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
    if parameter.type.isTiming {
      let known = ForeignWord.names(for: word.text).filter { ValueWords.value($0)?.kind == .timing }
      return known.isEmpty
        ? ValueWords.near(word.text, names: Timing.basic.map(\.name)) : known
    }
    let words: [String] =
      switch parameter.type {
      case .choice(let choices): choices.map(\.word)
      case .animator: names.keys.filter { if case .animator = names[$0] { true } else { false } }
      case .view: names.keys.filter { if case .view = names[$0] { true } else { false } }
      case .chain: names.keys.filter { if case .chain = names[$0] { true } else { false } }
      case .gesture: names.keys.filter { if case .gesture = names[$0] { true } else { false } }
      case .animation: names.keys.filter { if case .animation = names[$0] { true } else { false } }
      case .anyName, .object, .layer: Array(names.keys)
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
    case .chain: .unknownThing(name, what: "chain", near: near)
    case .gesture: .unknownThing(name, what: "gesture", near: near)
    case .animation: .unknownThing(name, what: "animation", near: near)
    case .anyName, .object:
      .unknownValue(name, hint: near.isEmpty ? "'list' shows the names" : nil, near: near)
    default: .unknownName(name, near: near)
    }
  }

  // Whether it takes the name of something there is.
  package var isName: Bool {
    switch self {
    case .anyName, .object, .view, .animator, .chain, .animation, .layer: true
    default: false
    }
  }
}

extension Parameter.Form {
  // The words it takes, where these are listed.
  fileprivate var choices: [String] {
    if case .choice(let choices) = self { choices.map(\.word) } else { [] }
  }
}

extension Parameter {
  // Whether a bare word behind the first one may belong to it.
  fileprivate var takesWord: Bool {
    switch type {
    case .block, .duration: false
    default: isPositional
    }
  }
}

extension CommandDeclaration {
  // Whether an argument is the name of something new.
  fileprivate func gives(_ argument: Argument?) -> Bool {
    guard argument?.label == nil, parameters.first?.isPlainNewName == true else { return false }
    return true
  }
}

extension Command {
  // The number that an argument follows.
  fileprivate func number(before argument: Argument) -> Span? {
    guard let place = arguments.firstIndex(where: { $0.span == argument.span }), place > 0,
      case .expression(.number(let literal)) = arguments[place - 1].value, literal.unit == nil
    else { return nil }
    return arguments[place - 1].value.span
  }
}

/// The units of numbers as people spell them out.
private enum NumberUnits {
  static func sign(of word: String) -> String? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": "s"
    case "ms", "millisecond", "milliseconds": "ms"
    case "f", "frame", "frames": "f"
    case "deg", "degree", "degrees": "deg"
    case "percent": "%"
    default: nil
    }
  }
}
