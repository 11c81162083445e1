// Unrolls loops, decides conditionals and puts made names together; what is left are plain
// statements, each with its scope.

/// A construct around a statement.
package enum Turn {
  /// A pass by its number, and the first number of the loop.
  case pass(Loop, number: Int, first: Int)
  case branch(Conditional, isOtherwise: Bool)
  case template(Template, text: String)
}

extension Scope {
  /// Gets a plain statement, its scope and its constructs, outermost first; false ends the walk.
  package typealias Visit = (Statement, Scope, [Turn]) throws(Mistake) -> Bool

  /// The most passes of all loops in an entry; a rehearsal may take as many again.
  package static let mostPasses = 10_000

  /// Visits statements in order; a mistake names its pass, and its text if that was generated.
  @discardableResult
  package func walk(
    _ statements: [Statement], turns: [Turn] = [], _ visit: Visit
  ) throws(Mistake) -> Bool {
    for statement in statements { guard try walk(statement, turns, visit) else { return false } }
    return true
  }

  private func walk(
    _ statement: Statement, _ turns: [Turn], _ visit: Visit
  ) throws(Mistake) -> Bool {
    switch statement {
    case .loop(let loop): return try walk(loop, turns, visit)
    case .conditional(let conditional):
      let holds = try unforeseeing.condition(conditional.condition)
      guard let body = holds ? conditional.body : conditional.otherwise else { return true }
      return try walk(body, turns + [.branch(conditional, isOtherwise: !holds)], visit)
    case .template(let template):
      return try filled(template) { statement, scope throws(Mistake) in
        try scope.walk(statement, turns + [.template(template, text: scope.source)], visit)
      }
    case .command, .assignment, .binding, .query: return try visit(statement, self, turns)
    }
  }

  private func walk(_ loop: Loop, _ turns: [Turn], _ visit: Visit) throws(Mistake) -> Bool {
    try checkWord(loop.name, ofValue: true)
    if case .list(let values) = loop.values {
      for value in values {
        try countPass(loop)
        let (body, scope, text) = try pass(of: loop, value)
        let turn = text.map { [Turn.template(Template(statement: .loop(loop)), text: $0)] } ?? []
        do { guard try scope.walk(body, turns + turn, visit) else { return false } } catch {
          throw text == nil ? error : typed(error, loop, value)
        }
      }
      return true
    }
    let numbers = try unforeseeing.numbers(of: loop)
    for number in numbers {
      try countPass(loop)
      let pass = Turn.pass(loop, number: number, first: numbers.lowerBound)
      let scope = knowing(loop.name.text, .plain(Double(number)))
      guard try scope.walk(loop.body, turns + [pass], visit) else { return false }
    }
    return true
  }

  /// A part of the text with some places replaced, which must be in order.
  func text(of span: Span, putting texts: [(place: Span, text: String)]) -> String {
    let starts = [span.lower] + texts.map(\.place.upper)
    return zip(starts, texts).map { Span($0, $1.place.lower).text(in: source) + $1.text }.joined()
      + Span(starts[texts.count], span.upper).text(in: source)
  }

  // A thing's name as it is put into the body of a loop.
  private func typed(_ thing: Expression) -> String {
    thing.word.map { Name.typed($0.text) } ?? text(of: thing)
  }

  /// The body for one item of a list: a thing's name is written into it, another value is bound.
  package func pass(of loop: Loop, _ value: Expression) throws(Mistake) -> (
    body: Block, scope: Scope, text: String?
  ) {
    let isThing = value.word.map { isBlock($0.text) || named($0.text)?.value.owner(.model) != nil }
    if isThing != true {
      let found = try unforeseeing.evaluate(value)
      guard case .dance = found else { return (loop.body, knowing(loop.name.text, found), nil) }
    }
    let inside = Span(loop.body.span.lower + 1, loop.body.span.upper - 1)
    let places = loop.body.places(of: loop.name.text)
    let text = text(of: inside, putting: places.map { ($0, typed(value)) })
    guard let entry = try? world.commands.entry(from: text) else {
      throw Mistake(.outOfRange(text, allowed: "it cannot be read"), loop.body.span)
    }
    let block = Block(statements: entry.statements, span: Span(0, text.utf8.count))
    return (block, changing { $0.source = text }, text)
  }

  /// Moves a mistake in a body with a thing's name to the place where the body was typed.
  func typed(_ mistake: Mistake, _ loop: Loop, _ value: Expression) -> Mistake {
    guard mistake.source == nil else { return mistake }
    let size = typed(value).utf8.count
    let ends = [mistake.span.lower, mistake.span.upper].map { loop.place($0, ofSize: size) }
    return mistake.at(Span(ends[0], ends[1]))
  }

  // Names bound in a body are known until its end.
  private func walk(_ body: Block, _ turns: [Turn], _ visit: Visit) throws(Mistake) -> Bool {
    var scope = self
    for statement in body.statements {
      do { guard try scope.enter(statement, turns, visit) else { return false } } catch {
        throw error.with(passes: scope.passText)
      }
    }
    return true
  }

  private mutating func enter(
    _ statement: Statement, _ turns: [Turn], _ visit: Visit
  ) throws(Mistake) -> Bool {
    switch statement {
    case .binding(let binding):
      self = try knowing(binding, in: self)
      return true
    case .template(let template):
      guard case .binding = template.statement else { break }
      let outer = self
      self = try filled(template) { statement, scope throws(Mistake) in
        guard case .binding(let binding) = statement else { return outer }
        return try outer.knowing(binding, in: scope)
      }
      return true
    default: break
    }
    return try walk(statement, turns, visit)
  }

  private func knowing(_ binding: Binding, in scope: Scope) throws(Mistake) -> Scope {
    try scope.checkWord(binding.name, ofValue: true)
    return knowing(binding.name.text, try scope.evaluate(binding.value))
  }

  // MARK: Numbers

  private func numbers(of loop: Loop) throws(Mistake) -> Range<Int> {
    guard case .range(let first, let last, let isClosed) = loop.values else { return 0..<0 }
    let (lower, upper) = (try wholeNumber(first), try wholeNumber(last))
    let span = Span(first.span.lower, last.span.upper)
    let range = span.text(in: source)
    guard lower <= upper else {
      throw Mistake(.outOfRange(range, allowed: "a range counts up"), span)
    }
    let end = isClosed ? upper + 1 : upper
    guard end - lower <= Self.mostPasses else { throw tooManyPasses(range, span) }
    return lower..<end
  }

  private func wholeNumber(_ expression: Expression) throws(Mistake) -> Int {
    guard let quantity = try evaluate(expression).quantity,
      [.plain, .count].contains(quantity.unit),
      abs(quantity.value - quantity.value.rounded()) < 1e-9
    else {
      throw mistake(
        expression, isNot: "a whole number",
        hint: "a loop counts whole numbers: for i in 0..<12 { … }")
    }
    // Doubles far beyond 1e12 have gaps.
    guard abs(quantity.value) <= 1e12 else {
      throw mistake(expression, allowed: "a loop counts from -1e12 to 1e12")
    }
    return Int(quantity.value.rounded())
  }

  func countPass(_ loop: Loop) throws(Mistake) {
    guard !world.isInterrupted() else { throw Mistake(.interrupted, loop.name.span) }
    guard world.countPass(inRehearsal: isRehearsal) <= Self.mostPasses else {
      throw tooManyPasses(Loop.word, loop.span)
    }
  }

  private func tooManyPasses(_ text: String, _ span: Span) -> Mistake {
    Mistake(.outOfRange(text, allowed: "the loops of an entry go round at most 10000 times"), span)
  }

  // The loop variables and bound names of a pass, as text.
  var passText: String? {
    let locals = (surroundings?.locals ?? [:]).filter { $0.value.form == .value }
    guard !locals.isEmpty else { return nil }
    return locals.map { name, named in
      let number = named.value.quantity.map { NumberText.brief($0.value, digits: 6) }
      return "\(Name.typed(name)) = \(number ?? world.text.text(named.value))"
    }.joined(separator: ", ")
  }

  // MARK: Made names

  /// A statement with its made names put together, and a scope with the new text.
  package func filled(_ statement: Statement) throws(Mistake) -> (Statement, Scope) {
    guard case .template(let template) = statement else { return (statement, self) }
    return try filled(template) { ($0, $1) }
  }

  private func filled<Result>(
    _ template: Template, _ body: (Statement, Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let text = try template.text(in: source) { name throws(Mistake) in try typed(name) }
    guard let entry = try? world.commands.entry(from: text),
      let statement = entry.statements.first, entry.statements.count == 1
    else {
      throw Mistake(.outOfRange(text, allowed: "its names cannot be read"), template.statement.span)
    }
    do { return try body(statement, changing { $0.source = text }) } catch {
      throw error.with(source: text)
    }
  }

  // A made name as it must be typed: numbers in the fewest digits, reserved words in quotes.
  private func typed(_ name: MadeName) throws(Mistake) -> String {
    let text = try name.text { expression throws(Mistake) in
      switch try evaluate(expression) {
      case .number(let quantity) where quantity.value.isFinite:
        return NumberText.shortest(quantity.value + 0)
      case .bool(let bool): return String(bool)
      case let value:
        if let own = self.name(of: value) { return own }
        throw Mistake(value, isNot: "a number, in a name", expression.span)
      }
    }
    if isRehearsal { world.rehearse(name: text) }
    return isReserved(text) ? Name(text, name.span).quoted : Name.typed(text)
  }
}

extension Loop {
  // The typed place for a place in a pass into which a thing's name was put.
  fileprivate func place(_ place: Int, ofSize size: Int) -> Int {
    body.places(of: name.text).reduce(place + body.span.lower + 1) { found, name in
      found > name.lower ? found + name.upper - name.lower - size : found
    }
  }
}
