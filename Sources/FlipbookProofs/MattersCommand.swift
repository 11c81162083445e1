import EntryNumbers
import FlipbookChecks

package enum MattersCommand {
  private static let measure = Input.expression(
    "measure", .path, "a number, or a measure such as overshoot(box.center.x)"
  ).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "matters", group: .look, effect: .looks, places: .alone, parameters: [measure],
      help: "lists the numbers a measure depends on, by how much",
      note: "Each number of the session is changed by a step up, as 'tune' does, the first forty "
        + "down where that changes nothing, and the entries are entered again, each time on a stage "
        + "of their own. The numbers that change the measure most come first: that is where to tune.",
      example: "view box frame: (0, 0, 100, 100)\n"
        + "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }\n"
        + "matters overshoot(box.center.x)",
      synonyms: ["sensitivity", "influence", "depends"],
      tables: [Table(columns: columns)], isReserved: false, action: matters)
  ]

  // Choices: each number takes as long as entering the session again; steps both ways, twice that.
  private static let (mostNumbers, mostBothWays) = (200, 40)

  private static let columns = [
    Column(name: "entry", alignment: .right, "the entry with the number"),
    Column(name: "number", "what the number is for"),
    Column(name: "from", alignment: .right, "as it is written"),
    Column(name: "to", alignment: .right, "a step away"),
    Column(name: "gives", alignment: .right, "the measure then"),
    Column(name: "change", alignment: .right, "how much that changes the measure"),
  ]

  @Sendable private static func matters(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let now = try read(session, call)
    var (effects, count, failures) = ([(cells: [Cell], size: Double)](), 0, 0)
    for node in session.changes where node.origin.number > 0 {
      guard let text = node.entry?.text, let entry = TunedEntry(text, session.commands) else {
        continue
      }
      for place in entry.numbers.indices {
        let directions = count < mostBothWays ? [1, -1] : [1]
        let steps = directions.compactMap { entry.textAfterStep(of: place, by: $0) }
        guard !steps.isEmpty else { continue }
        count += 1
        guard count <= mostNumbers else { break }
        guard let step = try changing(now, by: steps, of: node.origin.number, call) else {
          failures += 1
          continue
        }
        guard step.change.value != 0 else { continue }
        let cells: [Cell] = [
          .text(String(node.origin.number)), .text(entry.numbers[place].place.name),
          .text(entry.numbers[place].old), .text(step.number), step.then.cell, step.change.cell,
        ]
        effects.append((cells, step.change.value.magnitude))
      }
    }
    var answer = Answer()
    let name = call.text(of: measure)
    answer.print("\(name) is \(call.world.text.text(.number(now)))")
    if effects.isEmpty {
      answer.print("no step of a number of the session changes it")
    } else {
      var table = Table(columns: columns)
      // Equal effects keep their order.
      table.rows = effects.enumerated().sorted {
        ($1.element.size, $0.offset) < ($0.element.size, $1.offset)
      }.map(\.element.cells)
      answer.append(try call.printed(TableDocument(tables: [table])))
    }
    if failures > 0 { answer.print("with \(failures) of the numbers changed, there is no measure") }
    if count > mostNumbers { answer.print("only the first \(mostNumbers) numbers were tried") }
    return answer
  }

  // The first step that changes the measure, or else the last that has one; nil if none has.
  private static func changing(
    _ now: Quantity, by steps: [(text: String, number: String)], of entry: Int, _ call: Invocation
  ) throws(Mistake) -> (number: String, then: Quantity, change: Quantity)? {
    var last = (number: String, then: Quantity, change: Quantity)?.none
    for (text, number) in steps where last?.change.value ?? 0 == 0 {
      guard let then = try measured(editing: entry, to: text, call) else { continue }
      let change = then.value - now.value
      // Rounding is no change.
      let isOne = change.magnitude > rounding * max(now.value.magnitude, then.value.magnitude)
      last = (number, then, Quantity(value: isOne ? change : 0, unit: now.unit))
    }
    return last
  }

  private static let rounding = 1e-12

  // `nil` if the edited session cannot be entered, or has no measure.
  private static func measured(
    editing number: Int, to text: String, _ call: Invocation
  ) throws(Mistake) -> Quantity? {
    try call.check()
    return try call.session.endingWorlds { () throws(Mistake) in
      try unlessMistaken { () throws(Mistake) in
        let tried = try call.session.scratch(
          editing: number, to: text, watchesPromises: false, skipsLooks: true)
        return try withExtendedLifetime(tried) { () throws(Mistake) in try read(tried, call) }
      }
    }
  }

  private static func read(_ session: Session, _ call: Invocation) throws(Mistake) -> Quantity {
    try session.reading(in: call.scope) { scope throws(Mistake) in
      try scope.quantity(call[measure])
    }
  }
}
