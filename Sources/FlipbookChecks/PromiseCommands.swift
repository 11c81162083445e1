/// Commands for promises about everything that is still to come.
package enum PromiseCommands {
  private static let name = Input.newName("name").required()
  private static let kind = Input<Promise.Kind?>.choice("check", "what is promised").required()

  // Choice: each is checked at every entry and event.
  private static let limit = 50
  package static let all = [promise, promises]

  private static let promise = CommandDeclaration(
    name: "promise", group: .check, effect: .changes, places: .entry,
    parameters: [name, kind, CheckCommands.condition, CheckCommands.strict],
    help: "checks a condition from now on, and reports what breaks it",
    note: "An entry that breaks a promise is refused. A command that lets time pass stops when one "
      + "breaks, and fails; the next one goes on. What a promise reads stays as long as it does.",
    example: "view box frame: (0, 0, 100, 100)\npromise inside always box.frame.maxX <= 390\n"
      + "animate 1s { box.center.x = 300 }\nrun\nlist promises",
    synonyms: ["invariant", "guarantee"], isReserved: false,
    // A promise over the limit only looks, so refusing it need not rebuild the stage.
    traits: { _, world in world.promises.count < limit ? nil : (.looks, .entry) }
  ) { call throws(Mistake) in
    let (name, kind) = (call[name], call[kind])
    guard call.world.promises.count < limit else {
      let message = "there are \(limit) promises already, the most allowed: join several with '&&'"
      throw Mistake(.wrongState(message: message), call.verbSpan)
    }
    guard kind != .eventually, kind != .settled else {
      throw Mistake(
        Name(kind.rawValue, call.span(of: Self.kind)),
        isNot: "a promise that is kept or broken at each moment",
        hint: "write expect \(kind.rawValue) \(call.text(of: CheckCommands.condition))")
    }
    var kept = call
    let condition = kept.capturingLocals(call[CheckCommands.condition])
    kept.bind(.expressions([condition]), to: CheckCommands.condition.parameter)
    let promise = try Self.promise(kind, kept)
    guard try promise.isKept(in: call.world) else {
      let (scope, condition) = (call.scope.reading(.shown), promise.expression)
      let sides = try scope.sides(of: condition, deciding: kind == .never)
      throw Mistake(
        .wrongState(message: "\(promise.text) does not hold now: \(sides)"), condition.span)
    }
    call.world.note(promise, named: name.text)
    return Answer()
  }

  private static let form = Table(columns: [
    .name, Column(name: "promise", "what is promised"),
    Column(name: "now", "kept or broken at this moment, or why it is unknown"),
  ])

  private static let promises = CommandDeclaration(
    name: "promises", group: .check, effect: .looks,
    help: "lists the promises, and whether they are kept now",
    example: "view box frame: (0, 0, 80, 80)\npromise there always box.alpha > 0\nlist promises",
    tables: [form], words: PromiseStanding.choices, isReserved: false, written: "list promises"
  ) { call throws(Mistake) in
    var table = form
    for (name, promise) in call.world.promises {
      let state =
        switch Result(catching: { () throws(Mistake) in try promise.isKept(in: call.world) }) {
        case .success(let isKept): (isKept ? PromiseStanding.kept : .broken).rawValue
        case .failure(let mistake): mistake.diagnostic(call.world.commands).message
        }
      table.rows.append([.text(Name.typed(name)), .text(promise.text), .text(state)])
    }
    guard !table.rows.isEmpty else { return Answer("nothing is promised") }
    return try call.printed(TableDocument(tables: [table]))
  }

  static func promise(
    _ kind: Promise.Kind, _ call: Invocation, limit: Double? = nil
  ) throws(Mistake) -> Promise {
    let (expression, scope) = (call[CheckCommands.condition], call.scope.reading(.shown))
    if call[CheckCommands.strict], kind != .smooth {
      throw Mistake(.unexpectedArgument("strict", hint: "it belongs to 'smooth'"), expression.span)
    }
    if kind.isOfCondition {
      _ = try MovingCondition(condition: expression, in: scope)
      if call.isTyped { scope.remarkOnAngle(in: expression) }
    } else {
      _ = try scope.number(expression)
    }
    return Promise(
      kind, expression, source: call.scope.source, isStrict: call[CheckCommands.strict],
      limit: limit)
  }
}

enum BreachPlot {
  // Choices: its height under an error, and the share of time on both sides.
  private static let rows = 9
  private static let share = 0.1

  static func answer(
    _ breach: Breach, of promise: Promise, _ stretch: TimeStretch, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let (session, world) = (call.session, call.session.world)
    let numbers = promise.numbers(in: world)
    guard !numbers.isEmpty, stretch.end > stretch.start else { return Answer() }
    let reach = max(Int64(Double(stretch.end - stretch.start) * share), 1)
    let shown = TimeStretch(
      start: max(breach.ticks - reach, stretch.start),
      end: min(breach.ticks.later(by: reach), stretch.end))
    let columns = session.settings.columns
    let curves = try call.replay.curves(
      of: Array(numbers.prefix(Plot.curveLimit)), at: shown.moments(columns * 2), call)
    var plot = Plot(panels: [PlotPanel(curves: curves)], times: shown.seconds)
    plot.playhead = Plot.Playhead(
      time: Stage.seconds(ticks: breach.ticks), text: world.momentText.moment(breach.ticks))
    return Answer(plot.shown(columns: columns, rows: rows, isASCII: session.settings.ascii).lines)
  }
}

extension Promise {
  package func numbers(in world: World) -> [Expression] {
    kind.isOfCondition ? Scope(world: world, source: source).numbers(in: expression) : [expression]
  }
}

enum PromiseStanding: String, Choosable {
  case kept, broken

  var meaning: String {
    switch self {
    case .kept: "what is promised holds at this moment"
    case .broken: "what is promised does not hold at this moment"
    }
  }
}
