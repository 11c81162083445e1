/// A measure of a number over a stretch of time.
package enum MotionMeasure: String, CaseIterable, Sendable {
  case highest, lowest, overshoot, settled, closest, duration, total
}

/// Computes looks into the future or at other moments.
package protocol Foresight: AnyObject {
  func foresee(
    _ measure: MotionMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value

  /// A moment in which marks are replaced by their times.
  func moment(_ expression: Expression, in scope: Scope) -> Expression

  /// The answer of a look along time or at another moment.
  func look(
    _ command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer
}

/// A stretch of time as typed; `nil` means the default.
package struct AskedStretch {
  /// Seconds, each with its place in the text.
  package var from, to, length: (seconds: Double, span: Span)?
  /// The distance from the end that counts as settled, or its share of the way; `nil` means the
  /// default.
  package var within: Quantity?
  package let span: Span

  package init(span: Span) { self.span = span }
}

extension Scope {
  package func point(_ expression: Expression) throws(Mistake) -> (Double, Double) {
    let value = try thing(expression)
    if case .pair(let x, let y, _) = value { return (x, y) }
    guard let layer = value.layer else {
      throw Mistake(value, isNot: "a point or a view", expression.span)
    }
    let position = (reading == .shown ? layer.presentation() ?? layer : layer).position
    return (Double(position.x), Double(position.y))
  }

  /// The order of the time derivative that each function gives.
  static let orders = ["velocity": 1, "acceleration": 2, "jerk": 3]

  // The rates always belong to the shown value.
  func rate(_ order: Int, of expression: Expression, _ call: Call) throws(Mistake) -> Value {
    let value = try reading(.shown).operand(expression)
    guard [.number, .pair].contains(value.kind) else {
      throw Mistake(value, isNot: "a number or a point", expression.span)
    }
    // Only the last derivative is computed here; the ones before are calls of their own.
    let derived = Self.orders.first { $0.value == order - 1 }.map { name, _ in
      Expression.call(call.named(name, [expression]))
    }
    let moving = try Moving(numbersOf: derived ?? expression, in: self)
    guard let rates = moving.rates(at: world.stage.ticks) else {
      let hint =
        moving.formula == nil
        ? "shown numbers and points, and expressions of them, have one" : "ask a frame later"
      throw Mistake(
        .noRate("the \(call.name) of \(text(of: expression)) is not known here", hint: hint),
        expression.span)
    }
    guard rates.allSatisfy(\.isFinite) else {
      let problem = order > 1 ? "has no finite \(call.name)" : "is infinitely fast"
      throw Mistake(
        .noRate("\(text(of: expression)) \(problem) here", hint: "ask a frame later"),
        expression.span)
    }
    let unit: Quantity.Unit = value.quantity?.unit == .angle ? .angle : .plain
    return rates.count == 1
      ? .number(Quantity(value: rates[0], unit: unit)) : .pair(rates[0], rates[1], .tuple)
  }

  func foresee(
    _ measure: MotionMeasure, _ call: Call, _ function: FunctionDeclaration
  ) throws(Mistake) -> Value {
    if place == .entry, !isRehearsal { try world.countLook(call.name.span) }
    guard let foresight, !isRehearsal else {
      throw Mistake(.notForeseen(measure.rawValue), call.name.span)
    }
    var (parts, stretch) = ([Expression](), AskedStretch(span: call.span))
    for (argument, expression) in zip(call.arguments, call.values) {
      switch argument.label?.text {
      case nil: parts.append(expression)
      case "for": stretch.length = try seconds(expression)
      case "from": stretch.from = try seconds(foresight.moment(expression, in: self))
      case "to": stretch.to = try seconds(foresight.moment(expression, in: self))
      case "within" where measure == .settled:
        let within = try quantity(expression)
        guard within.value > 0, within.unit != .duration else {
          throw mistake(
            expression,
            allowed: "it is a distance from the end or a percentage of the way, more than 0")
        }
        stretch.within = within
      default: throw Mistake(function.wrongCall, argument.span)
      }
    }
    guard parts.count == (measure == .closest ? 2 : 1) else {
      throw Mistake(function.wrongCall, parts.count > 1 ? parts[1].span : call.span)
    }
    var scope = reading(.shown)
    scope.foresight = nil
    let asked = try scope.asked(parts, measure, call)
    return try foresight.foresee(measure, of: asked, over: stretch, in: scope)
  }

  // The expression that a measure looks at over time; it must have a value now.
  private func asked(
    _ parts: [Expression], _ measure: MotionMeasure, _ call: Call
  ) throws(Mistake) -> Expression {
    switch measure {
    case .closest: return try gap(parts, call)
    case .duration: _ = try condition(parts[0])
    case .highest, .lowest, .overshoot, .settled, .total:
      if case .pair? = try? evaluate(parts[0]) {
        let text = text(of: parts[0])
        throw Mistake(
          "'\(text)' is a pair, and \(measure.rawValue) takes one number",
          hint: "write \(measure.rawValue)(\(text).x) or \(measure.rawValue)(\(text).y)",
          parts[0].span)
      }
    }
    return parts[0]
  }

  private func seconds(_ expression: Expression) throws(Mistake) -> (seconds: Double, span: Span) {
    let seconds = try duration(expression)
    guard seconds <= Parameter.longest else { throw Mistake(.beyondTime, expression.span) }
    return (seconds, expression.span)
  }

  func coast(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> Value {
    let parts = try parts(call, function, [nil, nil])
    let velocity = try evaluate(parts[0])
    let rate = if let known = deceleration(parts[1]) { known } else { try number(parts[1]) }
    guard rate >= 0, rate < 1 else {
      throw mistake(parts[1], allowed: "a rate is 0 or more and less than 1: normal, fast")
    }
    func way(_ velocity: Double) -> Double {
      Double(project(initialVelocity: velocity, decelerationRate: rate))
    }
    switch velocity {
    case .number(let number): return .plain(way(number.value))
    case .pair(let x, let y, let form): return .pair(way(x), way(y), form)
    default: throw Mistake(velocity, isNot: "a number or a pair", parts[0].span)
    }
  }

  /// A scroll view's deceleration rate by its word, unless something has that name.
  func deceleration(_ expression: Expression) -> Double? {
    switch expression.word?.text {
    case "normal" where named("normal") == nil: Double(Deceleration.normal)
    case "fast" where named("fast") == nil: Double(Deceleration.fast)
    default: nil
    }
  }
}
