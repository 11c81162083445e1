/// A command with its arguments assigned to its parameters, ready to be carried out.
package struct Invocation {
  package enum Bound {
    case value(Value, Expression)
    case name(Name)
    /// The names of several things, to each of which the verb is applied.
    case names([Name])
    case expressions([Expression])
    case block(Block)
    case flag

    package var evaluated: Value? { if case .value(let value, _) = self { value } else { nil } }
    package var name: Name? { if case .name(let name) = self { name } else { nil } }
    package var names: [Name]? { if case .names(let names) = self { names } else { nil } }
  }

  package let declaration: CommandDeclaration
  package let command: Command
  package private(set) var scope: Scope
  /// Whether several things, or `all`, were named; the command acts on all of them or on none.
  package var isOneOfSeveral = false
  /// Whether the command is only checked for mistakes and changes nothing.
  package var isAsked = false
  /// The session, where the command is an entry of its own.
  package var host: (any CommandHost)?
  // So few that a linear search is faster than hashing.
  private(set) var bound: [(name: String, argument: Bound)] = []
  package var properties: [(name: Name, value: Expression)] = []

  package var world: World { scope.world }
  package var verbSpan: Span { command.verb.span }
  /// The end of the command, where something is missing.
  package var end: Span { Span(command.span.upper, command.span.upper) }

  /// A check for long work to call regularly; it throws once the person interrupts.
  package var check: () throws(Mistake) -> Void {
    let (world, span) = (world, verbSpan)
    return { () throws(Mistake) in if world.isInterrupted() { throw Mistake(.interrupted, span) } }
  }

  /// Prints a document in the set format; the person can interrupt it.
  package func printed(_ document: TableDocument) throws(Mistake) -> Answer {
    try document.answer(world.settings, asking: check)
  }

  // MARK: Arguments

  package mutating func bind(_ argument: Bound, to parameter: Parameter) {
    if let place = bound.firstIndex(where: { $0.name == parameter.name }) {
      bound[place].argument = argument
    } else {
      bound.append((parameter.name, argument))
    }
  }

  package mutating func bind(_ argument: Bound, at place: Int) { bound[place].argument = argument }

  package mutating func append(_ name: Name, to parameter: Parameter) {
    guard let place = bound.firstIndex(where: { $0.name == parameter.name }) else {
      return bind(.name(name), to: parameter)
    }
    var given = bound[place].argument.names ?? []
    if case .name(let first) = bound[place].argument { given = [first] }
    // Empties the place first, so that a long list is not copied for each name appended.
    bound[place].argument = .flag
    given.append(name)
    bound[place].argument = .names(given)
  }

  package mutating func append(_ expressions: [Expression], to parameter: Parameter) {
    guard let place = bound.firstIndex(where: { $0.name == parameter.name }),
      case .expressions(var given) = bound[place].argument
    else { return bind(.expressions(expressions), to: parameter) }
    bound[place].argument = .flag
    given += expressions
    bound[place].argument = .expressions(given)
  }

  package func argument(for name: String) -> Bound? { bound.first { $0.name == name }?.argument }
  package func isGiven(_ input: any Parametric) -> Bool { isGiven(input.parameter.name) }
  package func isGiven(_ name: String) -> Bool { bound.contains { $0.name == name } }

  /// The span of an input; the verb's where the input was left out.
  package func span(of input: any Parametric) -> Span {
    switch argument(for: input.parameter.name) {
    case .value(_, let expression): expression.span
    case .name(let name): name.span
    case .names(let names): names.first?.span ?? verbSpan
    case .expressions(let expressions): expressions.first?.span ?? verbSpan
    case .flag:
      command.arguments.first { text(of: $0.span) == input.parameter.name }?.span ?? verbSpan
    case .block, nil: verbSpan
    }
  }

  /// The ticks of a duration on a stage (default: the call's); `nil` where none is given.
  package func moment(_ input: Input<Double?>, on stage: Stage? = nil) throws(Mistake) -> Int64? {
    guard let length = self[input] else { return nil }
    guard let ticks = (stage ?? world.stage).ticks(in: length) else {
      throw Mistake(.beyondTime, span(of: input))
    }
    return ticks
  }

  /// The ticks of a time step given in seconds: at least one.
  package func step(_ seconds: Double, of input: any Parametric) throws(Mistake) -> Int64 {
    guard let step = Stage.ticks(seconds: seconds), step > 0 else {
      throw mistake("\(input.parameter.name):", at: input, allowed: "write a duration above 0")
    }
    return step
  }

  /// An expression that was not typed; its text is appended to the entry's text.
  package mutating func parsed(generated text: String) -> Expression? {
    let known = scope.source + "\n"
    let padding = String(repeating: " ", count: known.utf8.count)
    guard let expression = Expression(typed: padding + text) else { return nil }
    scope.source = known + text
    return expression
  }

  /// The call, with blocks that are run as completions of an animator and know where it ended.
  package var endingAnimator: Invocation {
    var call = self
    call.scope.position = .end
    return call
  }

  package func text(of span: Span) -> String { span.text(in: scope.source) }
  package func text(of input: any Parametric) -> String { text(of: span(of: input)) }

  /// The mistake of asking for too much at once, at the first of the labels that was written.
  package func tooMany(_ limit: String, by labels: [any Parametric]) -> Mistake {
    let label = labels.first(where: isGiven) ?? labels[0]
    return mistake("\(label.parameter.name):", at: label, allowed: "this makes more than \(limit)")
  }
}

// Remarks for the person at the terminal where the typed text surely means something else.
extension Invocation {
  // Fired blocks were typed long before; a command on the session may have replaced its stage.
  package var isTyped: Bool {
    scope.place != .fired && !scope.isRehearsal && (scope.isOver || world.isHeard)
  }

  /// A remark on a plain number of many seconds; `nil` where there is none to make.
  package var secondsRemark: String? {
    guard isTyped else { return nil }
    for case (let name, .value(_, .number(let literal))) in bound where literal.unit == nil {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }),
        case .duration = parameter.type, let remark = literal.secondsRemark
      else { continue }
      return remark
    }
    return nil
  }

  // MARK: Checks

  /// Throws where both a duration and a condition are given.
  package func checkNotBoth(
    _ duration: Input<Double?>, _ condition: Input<Expression?>
  ) throws(Mistake) {
    guard isGiven(duration), isGiven(condition) else { return }
    throw mistake(
      unexpected: condition, text(of: condition),
      hint: "write \(declaration.name) 2s, or \(declaration.name) until: …")
  }

  /// Throws between begin and commit, where time cannot move.
  package func checkCommitted() throws(Mistake) {
    if world.stage.isBetweenBeginAndCommit { throw Mistake(.notCommitted, verbSpan) }
  }

  package var showsPixels: Bool { host?.showsPixels ?? false }

  /// Throws unless there is a terminal that can draw.
  package func checkScreen(for command: String, hint: String) throws(Mistake) {
    if host?.audience != .screen { throw Mistake(.needsTerminal(command, hint: hint), verbSpan) }
  }

  /// Calls a block after some seconds; `label` names it in the ledger.
  package func schedule(
    _ seconds: Double, label: String, _ block: @escaping () -> Void
  ) throws(Mistake) {
    do { if !isAsked { try world.stage.tryAfter(seconds, label: label, block) } } catch {
      throw Mistake(.beyondTime, verbSpan)
    }
  }
}

extension World {
  package var movesEndlessly: Bool {
    !stage.endlessBlocks.isEmpty || animators.contains { $0.animator.isEndless }
  }
}

extension NumberLiteral {
  // Choice: from here on a plain number of seconds is doubtful.
  private static let longSeconds = 10.0

  /// A remark on a plain number of seconds; `nil` where it has a unit or is small.
  package var secondsRemark: String? {
    guard unit == nil, value >= Self.longSeconds else { return nil }
    return "\(text) is \(text) seconds: \(text)ms are milliseconds, \(text)f are frames"
  }
}
