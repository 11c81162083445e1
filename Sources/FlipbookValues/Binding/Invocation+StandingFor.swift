// The values that things stand for in looks along time.
extension Invocation {
  /// The numbers, or other values, that expressions stand for.
  ///
  /// An animator, a chain, a dance or an animate block stands for its progress, a view or a layer
  /// for what is `moving` in it, and `all` for whatever moves. A pair or a rectangle stands for its
  /// parts, unless `keepsWholes`.
  package mutating func expanded(
    _ expressions: [Expression], keepsWholes: Bool = false,
    moving: (_ name: String?) throws(Mistake) -> [String]
  ) throws(Mistake) -> [Expression] {
    var result: [Expression] = []
    for expression in expressions {
      guard let texts = try numbers(of: expression, keepsWholes, moving) else {
        if isTyped { scope.remarkOnScale(expression) }
        result.append(expression)
        continue
      }
      for text in texts { parsed(generated: text).map { result.append($0) } }
    }
    return result
  }

  // `nil` for an expression that stands for itself.
  private func numbers(
    of expression: Expression, _ keepsWholes: Bool,
    _ moving: (String?) throws(Mistake) -> [String]
  ) throws(Mistake) -> [String]? {
    let text = text(of: expression.span)
    if scope.isAll(expression.word?.text) {
      let paths = try moving(nil)
      guard paths.isEmpty else { return paths }
      throw Mistake("nothing moves now", hint: "write a path: box.center.x", expression.span)
    }
    // A thing with this name takes precedence over a value word.
    let thing = expression.word.flatMap { scope.named($0.text)?.value }
    switch thing ?? (try? scope.reading(.shown).evaluate(expression)) {
    case .animator?, .chain?, .dance?, .block?: return [text + ".progress"]
    case let value? where value.layer != nil:
      return try parts(of: expression, value.layer, moving)
    case .transform? where !keepsWholes:
      guard case .path(let path) = expression, let root = path.root else { return nil }
      let moves = try moving(Name.typed(root.text)).filter { $0.hasPrefix(text + ".") }
      guard moves.isEmpty else { return moves }
      throw Mistake(
        "nothing moves in '\(text)' in this time", hint: "name one of its values: \(text).ty",
        expression.span)
    case .pair(_, _, let form)? where !keepsWholes:
      return members(form == .size ? ["width", "height"] : ["x", "y"], of: expression)
    case .rect? where !keepsWholes:
      return members(["origin.x", "origin.y", "size.width", "size.height"], of: expression)
    // A named timing never changes; an animator's may.
    case let value?
    where value.kind.isThingOrTiming && (value.kind != .timing || expression.word != nil):
      throw scope.mistake(
        expression, isNot: "a value that changes: it is \(value.kind.noun)",
        hint: "write a path: box.center.x")
    default: return nil
    }
  }

  private func parts(
    of expression: Expression, _ layer: CALayer?, _ moving: (String?) throws(Mistake) -> [String]
  ) throws(Mistake) -> [String] {
    guard let name = layer.flatMap(world.name(of:)) else { return [] }
    let texts = try moving(Name.typed(name))
    guard texts.isEmpty else { return texts }
    let value = world.names[name]?.form == .view ? "alpha" : "opacity"
    throw Mistake(
      "nothing moves in '\(text(of: expression.span))' during this time",
      hint: "name one of its values: \(Name.typed(name)).\(value)", expression.span)
  }

  private func members(_ names: [String], of expression: Expression) -> [String] {
    let text = text(of: expression.span)
    if case .path = expression { return names.map { "\(text).\($0)" } }
    return names.map { "(\(text)).\($0)" }
  }

  /// An expression that outlives its loop: the loop's values are written into it.
  package mutating func capturingLocals(_ expression: Expression) -> Expression {
    let block = Block(statements: [.query(expression)], span: expression.span)
    let typed = text(of: expression.span)
    let isEquation = typed.contains("==") || typed.contains("!=")
    let known = (scope.surroundings?.locals ?? [:]).flatMap { name, named in
      block.places(of: name).map { (place: $0, text: written(named.value, isExact: isEquation)) }
    }.sorted { $0.place.lower < $1.place.lower }
    guard !known.isEmpty else { return expression }
    return parsed(generated: scope.text(of: expression.span, putting: known)) ?? expression
  }

  /// Statements that define, on another stage, the local names the command uses.
  package var bindings: [Statement] {
    guard let locals = scope.surroundings?.locals, !locals.isEmpty else { return [] }
    let words = Entry(statements: [.command(command)], text: "").words
    return locals.filter { words.contains($0.key) }.flatMap { name, named in
      let text = "let \(Name.typed(name)) = \(written(named.value, isExact: false))"
      return (try? world.commands.entry(from: text))?.statements ?? []
    }
  }

  // A thing is written by a lasting name.
  private func written(_ value: Value, isExact: Bool) -> String {
    scope.name(of: value).map { Name.typed($0) } ?? value.typed(isExact: isExact)
  }
}

extension Value {
  // The value as typed, to the last digit; `isExact` makes it a computed number, compared exactly.
  fileprivate func typed(isExact: Bool) -> String {
    guard [.number, .pair, .rect, .numbers].contains(kind), let components else {
      return ValueText(digits: 15).text(self)
    }
    let unit = quantity?.unit == .duration ? "s" : quantity?.unit == .angle ? "rad" : ""
    let text = components.map { NumberText.shortest($0) + unit }.joined(separator: ", ")
    if components.count == 1, isExact { return "(\(text) * 1)" }
    return components.count == 1 && components[0] >= 0 ? text : "(\(text))"
  }
}
