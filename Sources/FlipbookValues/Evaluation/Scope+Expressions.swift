extension Scope {
  package func evaluate(_ expression: Expression) throws(Mistake) -> Value {
    switch expression {
    case .number(let literal): return .number(quantity(literal))
    case .color(let color): return .color(UIColor(color))
    case .string(let name):
      if let value = named(name.text)?.value { return value }
      guard let color = CSSColors.color(quoted: name.text) else {
        let hint =
          ValueWords.value(name.text) == nil && Double(name.text) == nil
          ? nil : "quotes are for names: write \(name.text)"
        throw Mistake(.unknownValue(name.text, hint: hint, near: near(name.text)), name.span)
      }
      return .color(color)
    case .call(let call): return try evaluate(call)
    case .tuple(let parts, _): return try tuple(parts)
    case .path, .member: return try find(expression).value
    case .prefix(let op, let operand, let span): return try apply(op, operand, span)
    case .infix(let op, let lhs, let rhs, let opSpan, _):
      if op == .subtract, let timing = try dashed(expression) { return timing }
      return try apply(op, lhs, rhs, opSpan)
    case .choice(let condition, let first, let second, _):
      return try evaluate(self.condition(condition) ? first : second)
    }
  }

  /// The value where a thing is expected: a thing's name takes precedence over a value word.
  package func thing(_ expression: Expression) throws(Mistake) -> Value {
    if let named = expression.word.flatMap({ named($0.text) }), named.layer != nil {
      return named.value
    }
    return try evaluate(expression)
  }

  /// The value of an expression; for a path also the measure of its numbers.
  package func find(_ expression: Expression) throws(Mistake) -> FoundValue {
    switch expression {
    case .path(let path): try find(path)
    case .member(let base, let name, _):
      if let (reading, path) = expression.reading {
        try self.reading(reading).find(path)
      } else {
        try member(name, of: find(base), path: nil)
      }
    default: FoundValue(value: try evaluate(expression))
    }
  }

  package func quantity(_ literal: NumberLiteral) -> Quantity {
    quantity(literal.value, in: literal.unit)
  }

  func quantity(_ value: Double, in unit: NumberLiteral.Unit?) -> Quantity {
    switch unit {
    case nil: Quantity(value: value)
    case .seconds: Quantity(value: value, unit: .duration)
    case .milliseconds: Quantity(value: value / 1000, unit: .duration)
    case .frames: Quantity(value: value / Double(world.settings.rate), unit: .duration)
    case .percent: Quantity(value: value / 100, unit: .share)
    case .degrees: Quantity(value: value * .pi / 180, unit: .angle)
    case .radians: Quantity(value: value, unit: .angle)
    }
  }

  private func tuple(_ parts: [Expression]) throws(Mistake) -> Value {
    if let first = parts.first, case .color? = try? evaluate(first) {
      return .colors(try parts.map { part throws(Mistake) in try color(part) })
    }
    let numbers = try numbers(parts, inTime: ![2, 4].contains(parts.count))
    switch numbers.count {
    case 2: return .pair(numbers[0], numbers[1])
    case 4:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return .numbers(numbers)
    }
  }

  private func color(_ expression: Expression) throws(Mistake) -> UIColor {
    let value = try evaluate(expression)
    if case .color(let color?) = value { return color }
    let noun = value.kind == .color ? "no colour" : value.kind.noun
    throw Mistake(.wrongKind(found: noun, expected: "a colour"), expression.span)
  }

  /// The finite number that an expression must be.
  package func number(_ expression: Expression) throws(Mistake) -> Double {
    try quantity(expression).value
  }

  /// Whether it is an angle or a rate of one; a rate counts even if it is infinite now.
  package func isAngle(_ expression: Expression) -> Bool {
    if case .call(let call) = expression, case let name = call.name.description,
      Self.orders[name] != nil || NumberFunction(rawValue: name)?.keepsAngles == true
    {
      return call.values.contains(where: isAngle)
    }
    return (try? reading(.shown).quantity(expression))?.unit == .angle
  }

  package func quantity(_ expression: Expression) throws(Mistake) -> Quantity {
    let value = try operand(expression)
    guard case .number(let quantity) = value else {
      throw Mistake(value, isNot: "a number", expression.span)
    }
    guard quantity.value.isFinite else { throw Mistake(.notFinite, expression.span) }
    return quantity
  }

  /// The value where a number is expected; a thing that has progress stands for that.
  package func operand(_ expression: Expression) throws(Mistake) -> Value {
    let value = try evaluate(expression)
    guard value.kind.isProgress else { return value }
    let progress = Name("progress", expression.span)
    return try member(progress, of: FoundValue(value: value), path: nil).value
  }

  /// - Parameter inTime: whether durations are allowed; places and sizes cannot be durations.
  func numbers(_ expressions: [Expression], inTime: Bool = true) throws(Mistake) -> [Double] {
    try expressions.map { part throws(Mistake) in try quantity(part, inTime: inTime).value }
  }

  func quantity(_ expression: Expression, inTime: Bool) throws(Mistake) -> Quantity {
    let quantity = try quantity(expression)
    guard inTime || quantity.unit != .duration else {
      throw Mistake(.wrongKind(found: "a duration", expected: "a number"), expression.span)
    }
    return quantity
  }

  package func condition(_ expression: Expression) throws(Mistake) -> Bool {
    let value = try evaluate(expression)
    guard case .bool(let bool) = value else {
      throw Mistake(value, isNot: "a condition like a == b", expression.span)
    }
    return bool
  }

  // MARK: Operators

  private func apply(
    _ op: PrefixOperator, _ operand: Expression, _ span: Span
  ) throws(Mistake) -> Value {
    switch (op, try op == .negate ? self.operand(operand) : evaluate(operand)) {
    case (.not, let value):
      guard case .bool(let bool) = value else { throw Mistake(value, isNot: "true or false", span) }
      return .bool(!bool)
    case (.negate, .number(let quantity)):
      return .number(Quantity(value: -quantity.value, unit: quantity.unit))
    case (.negate, .pair(let x, let y, let form)): return .pair(-x, -y, form)
    case (.negate, let value): throw Mistake(value, isNot: "a number", span)
    }
  }

  private func apply(
    _ op: InfixOperator, _ lhs: Expression, _ rhs: Expression, _ opSpan: Span
  ) throws(Mistake) -> Value {
    switch op {
    case .and: return .bool(try condition(lhs) ? condition(rhs) : false)
    case .or: return .bool(try condition(lhs) ? true : condition(rhs))
    case _ where op.isArithmetic:
      return try Arithmetic.apply(op, operand(lhs), operand(rhs), opSpan)
    default: return .bool(try Comparison(op, lhs, rhs, opSpan, in: self).holds)
    }
  }
}

extension ArgumentValue {
  /// The expression; a plain word is read as one, with its place in the text.
  package func expression(in source: String) -> Expression? {
    guard case .word(let word) = self else { return expression }
    // A blank or a colon precedes it, which leaves room for the bracket that makes it a query.
    let before = String(repeating: " ", count: max(word.span.lower - 1, 0)) + "("
    return Expression(typed: before + word.span.text(in: source) + ")")
  }
}

extension Expression {
  package var word: Name? {
    switch self {
    case .path(let path): path.word
    case .string(let name): name
    default: nil
    }
  }

  package var path: Path? { if case .path(let path) = self { path } else { nil } }

  /// What `model(…)` or `shown(…)` reads, and how.
  ///
  /// Members behind the brackets belong to it: `model(box).alpha` reads `box.alpha` of the model.
  package var reading: (how: Scope.Reading, of: Expression)? {
    switch self {
    case .call(let call):
      let ways = ["model": Scope.Reading.model, "shown": .shown]
      guard let how = ways[call.name.description], call.values.count == 1 else { return nil }
      return (how, call.values[0])
    case .member(let base, let name, _):
      guard let (how, inner) = base.reading, var path = inner.path else { return nil }
      path.members.append(name)
      return (how, .path(path))
    default: return nil
    }
  }
}
