/// The difference between the ends of two branches: when all rests, shown and set values, events.
package struct StageDifference {
  package private(set) var rows: [[Cell]] = []
  package private(set) var events: [String] = []
  private(set) var isCut = false

  /// The table without its rows.
  package static let form = Table(
    columns: [
      Column(name: "what", "what differs, by its path or its name"),
      Column(name: "before", alignment: .right, "what it was on the first branch"),
      Column(name: "after", alignment: .right, "what it is on the second branch"),
      Column(name: "difference", alignment: .right, "after minus before"),
    ])

  // Choice: enough for a glance.
  private static let mostRows = 6

  package init(_ before: Session, _ now: Session) {
    add(ends: (before, now))
    add(.shown, "", before.world, now.world)
    add(.model, ", model", before.world, now.world)
    addValues(before.world, now.world)
    let lines = EventDifference.lines(before.world.eventLines, now.world.eventLines)
    events = Array(lines.prefix(Self.mostRows))
    if lines.count > Self.mostRows { isCut = true }
  }

  var document: TableDocument { TableDocument(tables: [Self.form.filled(rows)]) }

  private mutating func add(_ row: [Cell]) {
    if rows.count < Self.mostRows { rows.append(row) } else { isCut = true }
  }

  private mutating func add(ends sessions: (before: Session, now: Session)) {
    let outlooks = (sessions.before.outlook, sessions.now.outlook)
    guard outlooks.0 != outlooks.1 else { return }
    func end(_ outlook: (end: Int64, goesOn: Bool), _ stage: Stage) -> Cell {
      guard !outlook.goesOn else { return .text("never") }
      guard outlook.end <= stage.ticks else { return .seconds(Stage.seconds(ticks: outlook.end)) }
      // A stage at rest came to rest with the last event that ends a motion.
      return .seconds(stage.events.last { $0.kind.endsMotion }?.time ?? 0)
    }
    let before = end(outlooks.0, sessions.before.world.stage)
    let now = end(outlooks.1, sessions.now.world.stage)
    guard before != now else { return }
    var difference = Cell.empty
    if case .seconds(let a) = before, case .seconds(let b) = now { difference = .seconds(b - a) }
    add([.text("comes to rest"), before, now, difference])
  }

  // A number that differs between the two stages counts as one that moves.
  private mutating func add(
    _ reading: Scope.Reading, _ suffix: String, _ before: World, _ now: World
  ) {
    var numbers = MovingNumbers(reading: reading)
    numbers.look(at: before, 0) { () throws(Never) in }
    numbers.look(at: now, 1) { () throws(Never) in }
    for column in numbers.columns(count: 2, stretches: 2) {
      let values = (column.values[0], column.values[1])
      // A model value is listed only if its shown value is not.
      guard suffix.isEmpty || !rows.contains(where: { $0[0] == .text(column.name) }) else {
        continue
      }
      let cell = column.unit == .degrees ? Cell.degrees : Cell.number
      let difference: Cell = if let a = values.0, let b = values.1 { cell(b - a) } else { .empty }
      add([
        .text(column.name + suffix), values.0.map(cell) ?? .text("none"),
        values.1.map(cell) ?? .text("none"), difference,
      ])
    }
  }

  // Adds named values that differ, and names that only one of the two has.
  private mutating func addValues(_ before: World, _ now: World) {
    func tell(_ name: String, _ difference: Cell = .empty) {
      add([
        .text(Name.typed(name)), text(of: before.names[name], in: before),
        text(of: now.names[name], in: now), difference,
      ])
    }
    for name in now.names.keys where before.names[name] == nil { tell(name) }
    for (name, old) in before.names {
      switch (old, now.names[name]) {
      case (_, nil): tell(name)
      case (.value(.number(let a)), .value(.number(let b))?) where a != b:
        tell(name, Cell(b.value - a.value, isAngle: b.unit == .angle))
      case (.value(let a), .value(let b)?) where a != b && a.owner(.model) == nil: tell(name)
      default: continue
      }
    }
  }

  private func text(of named: Named?, in world: World) -> Cell {
    switch named {
    case .value(let value)?: .text(world.text.text(value))
    case let named?: .text(named.word)
    case nil: .text("none")
    }
  }
}

/// The events of only one of two stages; events are compared by the moment shown and the text.
package enum EventDifference {
  /// The events of only the first stage after `-`, then those of only the second after `+`.
  package static func lines(_ old: [String], _ new: [String]) -> [String] {
    func lines(_ lines: [String], besides others: [String], _ sign: String) -> [String] {
      var known = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      return lines.compactMap { line in
        known[line, default: 0] -= 1
        return known[line, default: 0] < 0 ? "\(sign) \(line)" : nil
      }
    }
    return lines(old, besides: new, "-") + lines(new, besides: old, "+")
  }
}

extension World {
  package var eventLines: [String] {
    stage.events.map { "\(text.number($0.time))s  \($0.description)" }
  }
}

extension StageEvent.Kind {
  fileprivate var endsMotion: Bool {
    switch self {
    case .completed, .finished, .stopped, .removed, .scrubbed, .assigned, .jumped: true
    default: false
    }
  }
}
