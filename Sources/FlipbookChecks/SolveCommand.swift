import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookText
package import FlipbookValues

package enum SolveCommand {
  private static let block = Input.block("block", .entry, "what to run with each value")
  static let condition = Input.expression(
    "where:", .condition, "the goal: a measure == a value; with 'least:', any condition")
  private static let least = Input.expression(
    "least:", .path, "a measure to make as small as it can be")
  private static let greatest = Input.expression(
    "greatest:", .path, "a measure to make as large as it can be")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "solve", group: .look, effect: .looks, places: .alone,
      parameters: [
        SweepCommand.name, SweepCommand.from, SweepCommand.to, block, condition, least, greatest,
      ],
      help: "finds the values that make a measure equal its goal",
      note: "Without a block the name is a 'let' of the session, which is entered again with each "
        + "value. == is exact here. It tries \(Solver.parts + 1) evenly spaced values, and closes in "
        + "on each solution between two of them. With 'least:' or 'greatest:' it looks for the best "
        + "value that 'where:' allows.",
      example: "view box frame: (0, 0, 100, 100)\nsolve ratio from: 0.2 to: 1 { "
        + "animate 1s spring(dampingRatio: ratio) { box.center.x += 100 } } "
        + "where: overshoot(box.center.x) == 5%",
      synonyms: ["inverse", "equation", "goal", "optimize", "target", "minimize", "maximize"],
      tables: [Table(columns: Solution.columns)], isReserved: false, action: solve)
  ]

  @Sendable private static func solve(_ call: Invocation) throws(Mistake) -> Answer {
    let named = try NamedValue(call, [SweepCommand.from, SweepCommand.to])
    let range = try NamedValue.range(of: call)
    let trial: SolveTrial =
      if let block = call[block] { .block(block) } else { .entry(try number(of: named, call)) }
    func trying<Result>(
      _ value: Double, _ read: (Scope) throws(Mistake) -> Result
    ) throws(Mistake) -> Result {
      try call.check()
      let quantity = Quantity(value: value, unit: named.unit)
      return try call.session.endingWorlds { () throws(Mistake) in
        try trial.reading(quantity, named, call, read)
      }
    }
    let isBest = call.isGiven(least) || call.isGiven(greatest)
    if call.isGiven(least), call.isGiven(greatest) {
      throw call.mistake(unexpected: greatest, hint: "leave it out, or 'least:'")
    }
    var found: [Solution] = []
    var remarks: [String] = []
    if case .infix(.equal, let measure, let target, _, _)? = call[condition] {
      var solver = Solver(range: range, unit: named.unit) { value throws(Mistake) in
        try trying(value) { scope throws(Mistake) in
          (try scope.quantity(measure), try scope.number(target))
        }
      }
      found = try solver.solutions()
      if found.isEmpty { remarks.append(solver.missText(call.text(of: condition))) }
      let distance = typed(solver.distance, named, call)
      remarks.append(
        "looked at \(Solver.parts + 1) values; two solutions closer than \(distance) may be missed")
      if let failed = solver.failureText { remarks.append(failed) }
    } else if !isBest {
      guard call.isGiven(condition) else {
        let usage = "\(call.text(of: call.command.span)) where: box.alpha == 0.5"
        throw Mistake(.missingArgument("'where:'", usage: usage), call.end)
      }
      let text = call.text(of: condition)
      throw call.mistake(
        "where:", at: condition,
        allowed: "'\(text)' is not an equation such as overshoot(box.center.x) == 5%")
    }
    if let measure = call[least] ?? call[greatest] {
      let optimum = Optimum(range: range, isLeast: call.isGiven(least)) { value throws(Mistake) in
        try trying(value) { scope throws(Mistake) in
          var isAllowed = true
          if remarks.isEmpty, let condition = call[condition] {
            isAllowed = try scope.condition(condition)
          }
          return (try scope.quantity(measure), isAllowed)
        }
      }
      if remarks.isEmpty {
        found = try [optimum.best()].compactMap(\.self)
        if found.isEmpty {
          remarks.append(
            call.isGiven(condition)
              ? "no value was found with which \(call.text(of: condition))"
              : "no value gives a measure")
        }
        remarks.append(
          "looked at \(Solver.parts + 1) values; a better one between two may be missed")
      } else {
        found = try [optimum.best(of: found)].compactMap(\.self)
      }
    }
    return try answer(found, remarks, named, trial, call)
  }

  private static func typed(_ value: Double, _ named: NamedValue, _ call: Invocation) -> String {
    Quantity(value: value, unit: named.unit).typed(digits: max(6, call.world.settings.digits))
  }

  // The entry of the session that gives the name its value.
  private static func number(of named: NamedValue, _ call: Invocation) throws(Mistake) -> Int {
    let found = call.session.changes.last { node in
      guard let statements = node.entry?.statements, statements.count == 1,
        case .binding(let binding) = statements[0]
      else { return false }
      return binding.name.text == named.name.text
    }
    guard let found else {
      let allowed = "a block after 'to:', or the name of a 'let' that is an entry of its own"
      throw Mistake(.outOfRange("solve", allowed: allowed), named.name.span)
    }
    return found.origin.number
  }

  private static func answer(
    _ solutions: [Solution], _ remarks: [String], _ named: NamedValue, _ trial: SolveTrial,
    _ call: Invocation
  ) throws(Mistake) -> Answer {
    func typed(_ value: Double) -> String { Self.typed(value, named, call) }
    var table = Table(
      columns: [Column(name: named.name.text, alignment: .right)] + Solution.columns)
    // A reader sees the digits that count, whatever is set; a program is given numbers.
    let isRead = [.table, .markdown].contains(call.world.settings.format)
    table.rows = solutions.map { solution in
      solution.cells(
        { isRead ? .text(typed($0)) : Quantity(value: $0, unit: named.unit).cell }, typed)
    }
    var answer = Answer()
    if let miss = remarks.first, solutions.isEmpty { answer.print(miss) }
    if !solutions.isEmpty { answer.append(try call.printed(TableDocument(tables: [table]))) }
    if case .entry(let number) = trial,
      let first = solutions.first(where: { $0.kind == .rounded }) ?? solutions.first
    {
      let (name, value) = (Name.typed(named.name.text), typed(first.value.lowerBound))
      let edit = "edit \(number) { let \(name) = \(value) }"
      answer.print("to keep it: \(edit)")
      answer.offer = edit
    }
    for remark in remarks.dropFirst(solutions.isEmpty ? 1 : 0) { answer.print(remark) }
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
