// Fits arguments to parameters.
extension ArgumentBinder {
  /// The argument as a parameter takes it; `nil` where it does not fit.
  package func fitted(
    _ value: ArgumentValue, to parameter: Parameter
  ) throws(Mistake) -> Invocation.Bound? {
    if parameter.all != nil, let word = value.word, scope.isAll(word.text) { return .name(word) }
    if parameter.type == .animator, let word = value.word,
      case let block = scope.ownName(of: word.text), scope.isBlock(block)
    {
      if parameter.takesBlocks { return .name(Name(block, word.span)) }
      throw Mistake(.blockNotAnimator(block, verb: declaration.name), word.span)
    }
    switch (value, parameter.type) {
    case (.block(let block), .block): return .block(block)
    case (.word(let name), .word): return .name(name)
    case (.word, _):
      guard let expression = value.expression(in: scope.source) else { return nil }
      return try fitted(.expression(expression), to: parameter)
    case (.expression(let expression), let form): return fitted(expression, to: form, of: parameter)
    default: return nil
    }
  }

  private func fitted(
    _ expression: Expression, to form: Parameter.Form, of parameter: Parameter
  ) -> Invocation.Bound? {
    if parameter.isTuple {
      let parts = if case .tuple(let parts, _) = expression { parts } else { [expression] }
      return parts.contains { fitted($0, to: form) == nil } ? nil : .expressions(parts)
    }
    return switch form {
    case .condition, .expressions, .place, .change, .path, .side, .animations:
      .expressions([expression])
    case .timings: fitted(expression, to: .timing).map { _ in .expressions([expression]) }
    case .animator where isAlone(expression, parameter): expression.word.map { .name($0) }
    case .flag where parameter.isCounting:
      fitted(expression, to: .boolean) ?? number(expression, in: [.plain])
    case .number where parameter.bounds?.isWhole == true: number(expression, in: [.plain])
    default: fitted(expression, to: form)
    }
  }

  private func fitted(_ expression: Expression, to form: Parameter.Form) -> Invocation.Bound? {
    switch form {
    case .newName, .title, .namedBlock, .key: return expression.word.map { .name($0) }
    case .anyName:
      let text = expression.span.text(in: scope.source)
      if scope.world.gesture(labelled: text) != nil { return .name(Name(text, expression.span)) }
      guard let word = expression.word,
        scope.named(word.text) != nil || scope.world.promises[word.text] != nil
          || scope.world.blocks[word.text] != nil || scope.world.hasAction(named: word.text)
      else { return nil }
      return .name(word)
    case .object: return named(expression) { _ in true } ?? value(expression, of: [.layer])
    case .view, .chain, .gesture, .animation: return named(expression) { $0.form == form.thing }
    case .layer: return value(expression, of: [.layer, .view])
    case .keyPath:
      guard case .path(let path) = expression, path.root != nil else { return nil }
      return .name(Name(expression.span.text(in: scope.source), expression.span))
    case .value:
      return value(
        expression,
        of: [.number, .bool, .pair, .rect, .color, .transform, .path, .colors, .numbers])
    case .values:
      guard case .tuple(let parts, _) = expression else { return nil }
      return .expressions(parts)
    case .animator: return named(expression) { [.animator, .view, .chain].contains($0.form) }
    case .choice(let choices):
      return expression.word.flatMap { word in
        choices.contains { $0.word == word.text } ? .name(word) : nil
      }
    case .duration: return number(expression, in: [.plain, .duration])
    case .share: return number(expression, in: [.plain, .share])
    case .part: return number(expression, in: [.plain, .share, .duration])
    case .number: return number(expression, in: [.plain, .share, .duration, .angle])
    case .timing: return value(expression, of: [.timing])
    case .timingOrFile: return file(expression) ?? value(expression, of: [.timing])
    case .size, .extent, .vector: return value(expression, of: [.pair])
    case .boolean, .flag: return value(expression, of: [.bool])
    default: return nil
    }
  }

  // Whether it is one of the words that the parameter takes as the only argument.
  private func isAlone(_ expression: Expression, _ parameter: Parameter) -> Bool {
    command.arguments.count == 1 && parameter.words.contains { $0.word == expression.word?.text }
  }

  private func named(_ expression: Expression, _ fits: (Named) -> Bool) -> Invocation.Bound? {
    guard let word = expression.word, let named = scope.named(word.text) else { return nil }
    if fits(named) { return .name(word) }
    // A name that 'let' gave leads to the thing's own name.
    let own = scope.ownName(of: word.text)
    return scope.named(own).flatMap { fits($0) ? .name(Name(own, word.span)) : nil }
  }

  // A file name that ends as recordings do, with or without quotes.
  private func file(_ expression: Expression) -> Invocation.Bound? {
    let typed = expression.span.text(in: scope.source)
    let isQuoted = typed.count > 1 && typed.hasPrefix("\"") && typed.hasSuffix("\"")
    let name = isQuoted ? String(typed.dropFirst().dropLast()) : typed
    return name.hasSuffix(".csv") ? .name(Name(name, expression.span)) : nil
  }

  private func value(_ expression: Expression, of kinds: [ValueKind]) -> Invocation.Bound? {
    let isThing = kinds.contains(.layer)
    guard
      let value = try? isThing
        ? scope.thing(expression)
        : kinds == [.number] ? scope.evaluate(expression) : scope.operand(expression),
      kinds.contains(value.kind), value.isFinite
    else { return nil }
    return .value(value, expression)
  }

  func number(_ expression: Expression, in units: [Quantity.Unit]) -> Invocation.Bound? {
    let bound = value(expression, of: [.number])
    return bound?.evaluated?.quantity.flatMap { units.contains($0.unit) ? bound : nil }
  }

  // MARK: Refused arguments

  /// Throws for an argument of the right kind that the parameter at a place refuses.
  func check(_ parameters: [Parameter], at place: Int) throws(Mistake) {
    switch result.argument(for: parameters[place].name) {
    case .name(let name) where parameters[place].type == .newName:
      try scope.checkWord(name)
      let isPromise = scope.world.promises[name.text] != nil
      guard let taken = isPromise ? "a promise" : scope.world.names[name.text]?.kind else { return }
      throw Mistake(.nameTaken(name.text, by: taken), name.span)
    case .value(.number(let quantity), let expression):
      if let mistake = mistake(
        quantity.value, of: parameters[place], text: result.text(of: expression.span))
      {
        throw Mistake(mistake, expression.span)
      }
    default: return
    }
  }

  private func mistake(_ number: Double, of parameter: Parameter, text: String) -> Mistake.Kind? {
    if let bounds = parameter.bounds, !bounds.contains(number) {
      return .outOfRange(text, allowed: bounds.allowed(text, number))
    }
    guard case .duration = parameter.type else { return nil }
    guard number >= 0 else {
      return declaration.effect == .passesTime ? .backwards(text) : .notPositive(text)
    }
    return number <= Parameter.longest ? nil : .beyondTime
  }
}

extension Parameter.Form {
  /// The kind of thing whose name it takes; `nil` where it takes several kinds, or no name.
  package var thing: Named.Form? {
    switch self {
    case .view: .view
    case .animator: .animator
    case .chain: .chain
    case .gesture: .gesture
    case .animation, .animations: .animation
    default: nil
    }
  }
}
