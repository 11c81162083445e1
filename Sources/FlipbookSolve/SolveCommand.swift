import FlipbookChecks

package enum SolveCommand {
  private static let block = Input.block("block", .entry, "what to run with each value")
  private static let condition = Input.expression(
    "where:", .condition,
    "the goal: a measure == a value, and another for a second name; with 'least:', any condition")
  private static let least = Input.expression(
    "least:", .path, "a measure to make as small as it can be")
  private static let greatest = Input.expression(
    "greatest:", .path, "a measure to make as large as it can be")
  private static let keep = Input.flag("keep", "writes the solution into the entry of its 'let'")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "solve", group: .look, effect: .looks, places: .alone,
      parameters: [
        NamedValue.words, NamedValue.starts, NamedValue.ends, block, condition, least, greatest,
        keep,
      ],
      help: "finds the values that make a measure equal its goal",
      note: "Without a block the name is a 'let' of the session, which is entered again with each "
        + "value. == is exact here. It tries \(Solver.parts + 1) evenly spaced values, and closes in "
        + "on each solution between two of them. With 'least:' or 'greatest:' it looks for the best "
        + "value that 'where:' allows. 'keep' edits the entry of the 'let'. For two names, as in "
        + "solve (ratio, way) from: (0.2, 50) to: (1, 300), it tries \(PairSolver.parts + 1) values "
        + "of each, and joins two goals by &&.",
      example: "view box frame: (0, 0, 100, 100)\nsolve ratio from: 0.2 to: 1 { "
        + "animate 1s spring(dampingRatio: ratio) { box.center.x += 100 } } "
        + "where: overshoot(box.center.x) == 5%",
      synonyms: ["inverse", "equation", "goal", "optimize", "target", "minimize", "maximize"],
      tables: [Table(columns: Solution.columns)], isReserved: false,
      refusals: ["at": "end the block with the time that passes first: { …; step 0.5s }"],
      traits: { command, _ in
        command.arguments.contains { $0.value.word?.text == keep.parameter.name }
          ? (.moves, .alone) : nil
      }, action: solve)
  ]

  @Sendable private static func solve(_ call: Invocation) throws(Mistake) -> Answer {
    let all = try NamedValue.all(call)
    let (named, ranges) = (all.map(\.named), all.map(\.range))
    if call.isGiven(least), call.isGiven(greatest) {
      throw call.mistake(unexpected: greatest, hint: "leave it out, or 'least:'")
    }
    if call[keep], call.isGiven(block) {
      throw call.mistake(
        unexpected: keep, hint: "leave it out: only the value of a 'let' can be kept")
    }
    try call[block]?.statements.refuseChecks("leave it out: 'where:' says what is looked for")
    let trial = try SolveTrial(call, all, block: call[block])
    var (found, remarks) =
      named.count == 1 ? try one(trial, ranges[0], call) : try pair(trial, ranges, call)
    let measures = [call[condition], call[least], call[greatest]].compactMap(\.self)
    if let idle = call[block].flatMap({ named.idleText(in: $0, measures, call) }) {
      remarks.append(idle)
    }
    return try answer(found, remarks, trial, call)
  }

  // MARK: One number

  private static func one(
    _ trial: SolveTrial, _ range: ClosedRange<Double>, _ call: Invocation
  ) throws(Mistake) -> (found: [Solution], remarks: [String]) {
    var (found, remarks) = ([Solution](), [String]())
    let equation = call[condition]?.equation
    if let equation {
      var solver = Solver(range: range, unit: trial.named[0].unit) { value throws(Mistake) in
        try trial.reading([value]) { scope throws(Mistake) in try scope.reading(equation) }
      }
      found = try solver.solutions()
      if found.isEmpty { remarks.append(solver.missText(call.text(of: condition))) }
      let distance = trial.typed(solver.distance)
      remarks.append(
        "looked at \(Solver.parts + 1) values; two solutions closer than \(distance) may be missed")
      if let failed = solver.failureText { remarks.append(failed) }
    } else if !call.isGiven(least), !call.isGiven(greatest) {
      throw noEquation(call, "an equation such as overshoot(box.center.x) == 5%", "")
    }
    guard let measure = call[least] ?? call[greatest] else { return (found, remarks) }
    let optimum = Optimum(
      range: range, isLeast: call.isGiven(least), typed: { trial.typed(near: $0) }
    ) { value throws(Mistake) in
      try trial.reading([value]) { scope throws(Mistake) in
        var isAllowed = true
        if equation == nil, let condition = call[condition] {
          isAllowed = try scope.condition(condition)
        }
        return (try scope.quantity(measure), isAllowed)
      }
    }
    if equation != nil { return (try [optimum.best(of: found)].compactMap(\.self), remarks) }
    found = try [optimum.best()].compactMap(\.self)
    if found.isEmpty {
      remarks.append(
        call.isGiven(condition)
          ? "no value was found with which \(call.text(of: condition))"
          : "no value gives a measure")
    }
    remarks.append("looked at \(Solver.parts + 1) values; a better one between two may be missed")
    return (found, remarks)
  }

  private static func noEquation(_ call: Invocation, _ wanted: String, _ more: String) -> Mistake {
    guard call.isGiven(condition) else {
      let usage = "\(call.text(of: call.command.span)) where: box.alpha == 0.5\(more)"
      return Mistake(.missingArgument("'where:'", usage: usage), call.end)
    }
    return call.mistake(
      "where:", at: condition, allowed: "'\(call.text(of: condition))' is not \(wanted)")
  }

  // MARK: Two numbers

  private static func pair(
    _ trial: SolveTrial, _ ranges: [ClosedRange<Double>], _ call: Invocation
  ) throws(Mistake) -> (found: [Solution], remarks: [String]) {
    for input in [least, greatest] where call.isGiven(input) {
      throw call.mistake(
        unexpected: input, hint: "it takes one name: solve \(trial.named[0].name) …")
    }
    guard case .infix(.and, let first, let second, _, _)? = call[condition],
      let equations = [first.equation, second.equation] as? [Equation]
    else {
      let wanted = "two equations such as overshoot(box.center.x) == 5% && box.center.y == 100"
      throw noEquation(call, wanted, " && box.center.x == 100")
    }
    var solver = PairSolver(ranges: ranges, units: trial.named.map(\.unit)) {
      values throws(Mistake) in
      try trial.reading(values) { scope throws(Mistake) in
        try equations.map { equation throws(Mistake) in try scope.reading(equation) }
      }
    }
    let found = try solver.solutions()
    let miss = found.isEmpty ? solver.missText(call.text(of: condition), trial.text) : nil
    let sides = solver.distances.enumerated().map { trial.typed($1, $0) }
    let count = PairSolver.parts + 1
    let looked =
      "looked at \(count * count) pairs of values; of two solutions in \(sides[0]) by \(sides[1]), "
      + "one may be missed"
    return (found, [miss, looked, solver.failureText].compactMap(\.self))
  }

  // MARK: The answer

  private static func answer(
    _ solutions: [Solution], _ remarks: [String], _ trial: SolveTrial, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let solutions = solutions.map { $0.typedWithin(trial) }
    var table = Table(
      columns: trial.named.map { Column(name: $0.name.text, alignment: .right) } + Solution.columns)
    let isRead = call.world.settings.format.isRead
    table.rows = solutions.map { solution in
      solution.cells(
        digits: trial.digits,
        { isRead ? .text(trial.typed($1, $0)) : trial.quantity($1, $0).cell },
        { trial.typed($1, $0) })
    }
    var answer = Answer()
    if let miss = remarks.first, solutions.isEmpty { answer.print(miss) }
    if !solutions.isEmpty { answer.append(try call.printed(TableDocument(tables: [table]))) }
    let best = solutions.first { $0.kind == .rounded } ?? solutions.first
    let changes = best.map { trial.changes(with: $0.place) } ?? []
    let edits = call[keep] ? [] : changes.map { "edit \($0.number) { \($0.text) }" }
    for (place, edit) in edits.enumerated() {
      answer.print(place == 0 ? "to keep it: \(edit)" : "       and: \(edit)")
    }
    answer.offer = edits.first
    for remark in remarks.dropFirst(solutions.isEmpty ? 1 : 0) { answer.print(remark) }
    if solutions.contains(where: { $0.kind == .stretch }) {
      answer.print("'\(Solution.Kind.stretch.rawValue)' is known of the values that were looked at")
    }
    if call[keep] { answer.append(try call.session.edit(changes, call)) }
    return answer
  }
}

private typealias Equation = (measure: Expression, target: Expression)

extension Expression {
  private var isNumber: Bool {
    switch self {
    case .number: true
    case .prefix(_, let operand, _): operand.isNumber
    default: false
    }
  }

  fileprivate var equation: Equation? {
    guard case .infix(.equal, let one, let other, _, _) = self else { return nil }
    return one.isNumber ? (other, one) : (one, other)
  }
}

extension Solution {
  /// The solution with the ends of a stretch as typed values within it.
  fileprivate func typedWithin(_ trial: SolveTrial) -> Solution {
    guard kind == .stretch, let range = values.first else { return self }
    let low = trial.typed(near: range.lowerBound).filter { $0 >= range.lowerBound }.min()
    let high = trial.typed(near: range.upperBound).filter { $0 <= range.upperBound }.max()
    guard let low, let high, low < high else { return self }
    return Solution(kind: kind, values: [low...high], measures: measures)
  }
}

extension Scope {
  fileprivate func reading(_ equation: Equation) throws(Mistake) -> Solver.Reading {
    Solver.Reading(measure: try quantity(equation.measure), target: try number(equation.target))
  }
}
