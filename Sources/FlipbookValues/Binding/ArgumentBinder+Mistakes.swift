// Finds the parameter to blame for an argument that fits nowhere, and suggests what would work.
extension ArgumentBinder {
  /// The mistake of writing a moment where a look expects the thing to show.
  package func misplacedMoment(_ argument: Argument) -> Mistake? {
    guard declaration.effect == .looks, case .expression(.number(let literal)) = argument.value,
      [.seconds, .milliseconds, .frames].contains(literal.unit),
      !declaration.parameters.contains(where: { $0.isPositional && $0.type == .duration })
    else { return nil }
    let before = result.text(of: Span(command.span.lower, argument.span.lower))
      .replacing(/[\s,]+$/, with: "")
    // The word before it may be a label without its colon.
    let word = before.split { !$0.isLetter }.last.map(String.init) ?? ""
    guard !["at", "from", "to", "for", "every"].contains(word) else { return nil }
    let isStretch = declaration.parameters.contains { $0.answers(to: "for") }
    var line = "\(before) \(isStretch ? "for" : "at"): \(literal.text)"
    if let at = before.firstMatch(of: /\ at: *\S+$/) {
      let head = before[..<at.range.lowerBound]
      line = "\(before); \(head) at: \(literal.text)"
    }
    return Mistake(.unexpectedArgument(literal.text, hint: "write \(line)"), argument.span)
  }

  // Blames the parameter whose words are nearest to what was typed, else the first open one.
  package func mistake(_ argument: Argument, among open: [Parameter]) -> Mistake {
    func unexpected(_ hint: String) -> Mistake {
      Mistake(.unexpectedArgument(result.text(of: argument.span), hint: hint), argument.span)
    }
    let open = open.filter { !($0.type.isNewName && $0.isLeading) }
    if let word = argument.value.word {
      if let reason = declaration.refusal(of: word.text) {
        return Mistake(.unexpectedArgument(word.text, hint: reason), argument.span)
      }
      if let reason = declaration.parameters.first(where: {
        $0.single != nil && result.isGiven($0.name)
      })?.single, scope.named(word.text) != nil {
        return unexpected(reason)
      }
    }
    if let surplus = surplusBlock(argument), !open.contains(where: \.isBlock) { return surplus }
    let argument = read(argument)
    if open.contains(where: \.type.isTiming), let mistake = foreignTiming(argument) {
      return mistake
    }
    if let hint = hint(for: argument) { return unexpected(hint) }
    if declaration.parameters.isEmpty, declaration.usage == declaration.name {
      return unexpected("leave it out: '\(declaration.name)' takes nothing")
    }
    if let many = unknownName(argument, open) { return mistake(argument, many) }
    if open.allSatisfy(\.isBlock), let label = label(of: argument) {
      return unexpected("write \(label): \(result.text(of: argument.span))")
    }
    let wanted = open.filter { $0.isBlock == argument.isBlock }
    let flag = nearFlag(argument)
    guard let first = wanted.first ?? flag.map({ _ in declaration.parameters[0] }) else {
      return unexpected(
        declaration.name == "compare"
          ? "a difference takes two: plot easeIn easeOut linear draws more"
          : "write \(declaration.briefUsage)")
    }
    let near = wanted.first { !nearWords(argument, $0).isEmpty }
    if near == nil, let flag {
      return Mistake(
        Name(result.text(of: argument.span), argument.span),
        isNot: "an argument of '\(declaration.name)'", hint: "did you mean '\(flag)'?")
    }
    // Only a word can have been meant as a name.
    let isWord = argument.value.expression?.word != nil
    let other = isWord ? nil : wanted.first { !$0.type.isName }
    return mistake(argument, near ?? other ?? first)
  }

  // A block where the verb takes none, reported as a whole and not word by word.
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
    if let need = parameter.need, !result.isGiven(need), let label = argument.label {
      let hint = "it belongs to a \(need) over time"
      return Mistake(.unexpectedArgument("\(label.text):", hint: hint), label.span)
    }
    let argument = read(argument)
    let type = parameter.type
    let (noun, usual) =
      parameter.isMoment
      ? ("a moment", "write 0.5s, 500ms or 30f, or the name of a mark") : type.expectation
    let choices = type.choices.isEmpty ? [] : choices(of: parameter)
    let hint =
      choices.last.map { "write \(choices.dropLast().joined(separator: ", ")) or \($0)" } ?? usual
    let text = result.text(of: argument.value.span)
    func wrong(_ hint: String?, _ detail: String = "") -> Mistake {
      Mistake(.wrongArgument(text, expected: noun + detail, hint: hint), argument.value.span)
    }
    let word = argument.value.expression?.word
    if let reason = declaration.refusals["\(parameter.name): \(text)"]
      ?? (parameter.isFlag || word == nil ? declaration.refusals[parameter.name] : nil)
    {
      return wrong(reason)
    }
    if word == nil, !type.isNewName, type.choices.isEmpty,
      let expression = argument.value.expression
    {
      do { _ = try scope.evaluate(expression) } catch { return error }
    }
    if type.isTiming, let mistake = foreignTiming(argument) { return mistake }
    if parameter.isFlag, parameter.name == "repeat" {
      let hint =
        ["animation", "group"].contains(declaration.name)
        ? "write repeatCount: 3; repeat alone repeats forever"
        : parameter.isCounting
          ? "write repeat, or repeat: 3 for three times"
          : "here it repeats forever: write repeat; animate 1s repeat: 3 { … } counts"
      let noun = parameter.isCounting ? "a count" : "true or false"
      return Mistake(Name(text, argument.value.span), isNot: noun, hint: hint)
    }
    let named = word.flatMap { scope.named($0.text) }
    let near = nearWords(argument, parameter)
    if let word, type.isName {
      guard let kind = named?.kind ?? ValueWords.value(word.text)?.kind.noun
      else {
        if scope.world.promises[word.text] != nil {
          return wrong("'promise' lists it", ": it is a promise")
        }
        let isBlock = scope.isBlock(word.text) && ![.animator, .chain].contains(type.thing)
        return Mistake(
          isBlock ? .isBlock(word.text) : type.unknown(word.text, near: near),
          argument.value.span)
      }
      let other =
        type.thing == .animator ? named?.hint(insteadOf: declaration.name, word.text) : nil
      return wrong(other ?? hint, ": it is \(kind)")
    }
    if let named {
      let isNeeded = parameter.isRequired && parameter.alternative == nil
      let takesBlock = !isNeeded && declaration.parameters.contains(where: \.isBlock)
      let isPlayed = declaration.name == "play" && named.animator != nil
      let better = isPlayed ? "'play' shows all that moves: start \(text)" : hint
      return wrong(
        takesBlock ? "leave it out: the block says what moves" : better, ": it is \(named.kind)")
    }
    if type.isTiming, let function = FunctionDeclaration.all.first(where: { $0.name == word?.text })
    {
      return wrong("write \(function.forms)")
    }
    return wrong(near.isEmpty ? hint : "did you mean '\(near[0])'?")
  }

  // The mistake of using another tool's word for a timing.
  private func foreignTiming(_ argument: Argument) -> Mistake? {
    guard let word = argument.value.expression?.word, scope.named(word.text) == nil else {
      return nil
    }
    return ForeignTiming.named([word.text]).map { Mistake(.noTiming($0), word.span) }
  }

  // The argument with a plain word read as the expression it may have been meant for.
  private func read(_ argument: Argument) -> Argument {
    guard let expression = argument.value.expression(in: scope.source) else { return argument }
    return Argument(label: argument.label, value: .expression(expression), span: argument.span)
  }

  // The probable meaning of an unexpected word or number, whatever else is allowed there.
  private func hint(for argument: Argument) -> String? {
    guard let expression = argument.value.expression else { return nil }
    guard let word = expression.word?.text else { return unbracketed(expression) }
    let labels = declaration.parameters.filter { !$0.isPositional }
    if labels.contains(where: { $0.name == word }) { return "did you mean '\(word):'?" }
    let label = labels.first { $0.type.choices.contains { $0.word == word } }
    return label.map { "write \($0.name): \(word)" }
  }

  // The parameter that takes several names, where an unknown name follows the first of them.
  private func unknownName(_ argument: Argument, _ open: [Parameter]) -> Parameter? {
    guard let word = argument.value.word, scope.named(word.text) == nil,
      ValueWords.value(word.text) == nil, nearFlag(argument) == nil,
      open.allSatisfy(\.isBlock)
    else { return nil }
    return declaration.parameters.first {
      $0.isSeveral && $0.type.isName && result.isGiven($0.name)
    }
  }

  // The label that a number written without one probably needs.
  private func label(of argument: Argument) -> String? {
    // In checks and motions a number can have more than one meaning.
    guard declaration.group != .check, declaration.block == nil,
      case .expression(.number(let literal)) = argument.value
    else { return nil }
    let isTime = [.seconds, .milliseconds, .frames].contains(literal.unit)
    guard isTime || literal.unit == nil else { return nil }
    return declaration.parameters.first {
      !$0.isPositional && !result.isGiven($0.name) && $0.type == (isTime ? .duration : .number)
    }?.name
  }

  // The words of a choice, including those that choose a form of the verb.
  private func choices(of parameter: Parameter) -> [String] {
    let forms = parameter.isPositional ? scope.world.commands.forms(of: declaration.verb) : []
    return parameter.type.choices.map(\.word)
      + forms.compactMap(\.mark).filter { !$0.hasSuffix(":") }
  }

  // Several transforms after a property must be joined into one value.
  private func unbracketed(_ expression: Expression) -> String? {
    guard !declaration.properties.isEmpty, case .call(let call) = expression else { return nil }
    let function = call.name.word.flatMap { FunctionDeclaration.named($0.text) }
    let before = command.arguments.last { $0.span.upper <= expression.span.lower }
    return function?.kind == .transform && before?.label?.text == "transform"
      ? Mistake.Kind.joiningTransforms : nil
  }

  private func nearFlag(_ argument: Argument) -> String? {
    argument.value.expression?.word.flatMap { word in
      NearNames.suggestions(
        for: word.text, among: declaration.parameters.filter(\.isFlag).map(\.name)
      ).first
    }
  }

  private func nearWords(_ argument: Argument, _ parameter: Parameter) -> [String] {
    guard let word = argument.value.expression?.word?.text else { return [] }
    if parameter.type.isTiming {
      let known = ForeignWord.names(for: word).filter { ValueWords.value($0)?.kind == .timing }
      return known.isEmpty ? ValueWords.near(word, names: Timing.basic.map(\.name)) : known
    }
    let names = scope.names
    let words =
      switch parameter.type {
      case .choice: choices(of: parameter)
      case .anyName, .object, .layer: Array(names.keys)
      case let type:
        type.thing.map { thing in names.keys.filter { names[$0]?.form == thing } } ?? []
      }
    return NearNames.suggestions(for: word, among: words)
  }
}

extension Parameter.Form {
  fileprivate func unknown(_ name: String, near: [String]) -> Mistake.Kind {
    switch self {
    case _ where thing != nil: .unknownThing(name, what: thing?.rawValue ?? "", near: near)
    case .anyName, .object:
      .unknownValue(name, hint: near.isEmpty ? "'list' shows the names" : nil, near: near)
    default: .unknownName(name, near: near)
    }
  }

  // Whether it takes the name of an existing thing.
  package var isName: Bool {
    switch self {
    case .anyName, .object, .view, .animator, .chain, .animation, .layer: true
    default: false
    }
  }

  package var choices: [Choice] { if case .choice(let choices) = self { choices } else { [] } }
}
