import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

package enum SolveCommand {
  private static let block = Input.block("block", .entry, "what to run with each value")
  static let condition = Input.expression(
    "where:", .condition, "the goal: a measure == a value"
  ).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "solve", group: .look, effect: .looks, places: .alone,
      parameters: [SweepCommand.name, SweepCommand.from, SweepCommand.to, block, condition],
      help: "finds the values that make a measure equal its goal",
      note: "Without a block the name is a 'let' of the session, which is entered again with each "
        + "value. == is exact here. It tries \(Solver.parts + 1) evenly spaced values, and closes in "
        + "on each solution between two of them.",
      example: "view box frame: (0, 0, 100, 100)\nsolve ratio from: 0.2 to: 1 { "
        + "animate 1s spring(dampingRatio: ratio) { box.center.x += 100 } } "
        + "where: overshoot(box.center.x) == 5%",
      synonyms: ["inverse", "equation", "goal", "optimize", "target"],
      tables: [Table(columns: Solution.columns)], isReserved: false, action: solve)
  ]

  @Sendable private static func solve(_ call: Invocation) throws(Mistake) -> Answer {
    guard case .infix(.equal, let measure, let target, _, _) = call[condition] else {
      let text = call.text(of: condition)
      throw Mistake(
        .outOfRange(
          "where:", allowed: "'\(text)' is not an equation such as overshoot(box.center.x) == 5%"
        ),
        call.span(of: condition))
    }
    let named = try NamedValue(call, [SweepCommand.from, SweepCommand.to])
    let range = try NamedValue.range(of: call)
    let trial: SolveTrial =
      if let block = call[block] { .block(block) } else { .entry(try number(of: named, call)) }
    var solver = Solver(range: range, unit: named.unit) { value throws(Mistake) in
      try call.check()
      let quantity = Quantity(value: value, unit: named.unit)
      return try call.session.endingWorlds { () throws(Mistake) in
        try trial.reading(quantity, named, call) { scope throws(Mistake) in
          let found: Quantity =
            if case .number(let found) = try scope.evaluate(measure) {
              found
            } else {
              Quantity(value: try scope.number(measure), unit: .plain)
            }
          return (found, try scope.number(target))
        }
      }
    }
    let solutions = try solver.solutions()
    return try answer(solutions, solver, named, trial, call)
  }

  // The entry of the session that gives the name its value.
  private static func number(of named: NamedValue, _ call: Invocation) throws(Mistake) -> Int {
    let timeline = call.session.timeline
    let found = timeline.path(to: timeline.pointer).last { node in
      guard let statements = node.entry?.statements, statements.count == 1,
        case .binding(let binding) = statements[0]
      else { return false }
      return binding.name.text == named.name.text
    }
    guard let found else {
      throw Mistake(
        .outOfRange(
          "solve",
          allowed: "a block after 'to:', or the name of a 'let' that is an entry of its own"),
        named.name.span)
    }
    return found.origin.number
  }

  private static func answer(
    _ solutions: [Solution], _ solver: Solver, _ named: NamedValue, _ trial: SolveTrial,
    _ call: Invocation
  ) throws(Mistake) -> Answer {
    func typed(_ value: Double) -> String {
      Quantity(value: value, unit: named.unit).typed(digits: max(6, call.world.settings.digits))
    }
    var table = Table(
      columns: [Column(name: named.name.text, alignment: .right)] + Solution.columns)
    // A reader sees the digits that count, whatever is set; a program is given numbers.
    let isRead = [.table, .markdown].contains(call.world.settings.format)
    table.rows = solutions.map { solution in
      solution.cells(
        { isRead ? .text(typed($0)) : Quantity(value: $0, unit: named.unit).cell }, typed)
    }
    var answer = Answer()
    if solutions.isEmpty {
      answer.print(solver.missText(call.text(of: condition)))
    } else {
      answer.append(try call.printed(TableDocument(tables: [table])))
    }
    if case .entry(let number) = trial,
      let first = solutions.first(where: { $0.kind == .rounded }) ?? solutions.first
    {
      answer.print(
        "to keep it: edit \(number) { let \(Name.typed(named.name.text)) = \(typed(first.value.lowerBound)) }"
      )
    }
    answer.print(
      "looked at \(Solver.parts + 1) values; two solutions closer than \(typed(solver.distance)) may be missed"
    )
    if let failed = solver.failureText { answer.print(failed) }
    return answer
  }
}

/// What is done with each value.
private enum SolveTrial {
  case block(Block)
  /// The number of the entry that gives the name its value.
  case entry(Int)

  func reading<Result>(
    _ value: Quantity, _ named: NamedValue, _ call: Invocation,
    _ read: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let session = call.session
    let text = "let \(Name.typed(named.name.text)) = \(value.typed(digits: 17))"
    switch self {
    case .entry(let number):
      let tried = try session.scratch(editing: number, to: text, watchesPromises: false)
      return try withExtendedLifetime(tried) { () throws(Mistake) in
        try tried.reading(in: call.scope, read)
      }
    case .block(let block):
      let binding = (try? Parser.entry(from: text))?.statements ?? []
      let entry = Entry(statements: binding + block.statements, text: call.scope.source)
      do throws(Mistake) {
        return try session.reading(
          after: entry,
          carriedOutBy: { world throws(Mistake) in
            try named.carryOut(block, on: world, of: session, with: value)
          }, in: call.scope, read)
      } catch { throw error.within(named.text(of: value)) }
    }
  }
}
