/// The state of a stage as tables: its moment, its animators, and what they move or moved.
package struct StateTable {
  /// A check that is called at each row; it throws to end the work.
  package typealias Check<Failure: Error> = () throws(Failure) -> Void

  package let world: World

  package init(world: World) { self.world = world }

  package var document: TableDocument { document { () throws(Never) in } }

  package func document<F: Error>(asking check: Check<F>) throws(F) -> TableDocument {
    world.stage.pose()
    let tables = [try animators(check), try motions(check)]
    let others = [try blocks(check), try animations(check), chains].filter { !$0.rows.isEmpty }
    return TableDocument(
      heading: [
        (Column.time.name, .seconds(world.stage.now)),
        (Self.frame.name, world.momentText.frame(world.stage.ticks)),
      ],
      tables: tables + others)
  }

  /// The paths that move, or were moved last, in a thing or in all things.
  package func moving(_ name: String? = nil) -> [String] {
    var paths: [String] = []
    for case .text(let path)? in motions({ () throws(Never) in }).rows.map(\.first)
    where !paths.contains(path) {
      if name.map({ path.hasPrefix($0 + ".") }) ?? !path.hasPrefix("removed.") {
        paths.append(path)
      }
    }
    return paths
  }

  /// The tables of animators, blocks, animations and chains, without the values that they move.
  package func movers<F: Error>(asking check: Check<F>) throws(F) -> [Table] {
    [try animators(check), try blocks(check), try animations(check), chains]
  }

  /// The values that move or moved, in the columns that change from moment to moment.
  package var live: Table {
    let all = motions { () throws(Never) in }
    let kept = ["path", "from", "to", "shown", "velocity"]
    let places = all.columns.indices.filter { kept.contains(all.columns[$0].name) }
    var table = Table(columns: places.map { all.columns[$0] })
    table.rows = all.rows.map { row in places.map { row[$0] } }
    return table
  }

  private static let frame = Column(name: "frame", "the moment in frames, at the rate that is set")
  private static let fraction = Column(
    name: "fraction", alignment: .right,
    "the share of its time that has passed; of its way while it is paused")

  /// All possible tables, without their rows; the first is for the heading above them.
  package static let forms = [
    Table(columns: [.time, frame]), animators, properties, blocks, animations, chains,
  ]

  private static let blocks = Table(title: "blocks", columns: [.name, .remaining, .timing])

  private static let animations = Table(
    title: "animations",
    columns: [
      Column(name: "layer", "the layer it was attached to, by its path"),
      Column(name: "key", "the key it was attached under"),
      Column(name: "animates", "the key path it moves, or that it is a group"), .remaining,
      .timing,
    ])

  private static let chains = Table(
    title: "chains",
    columns: [
      .name, .state, .running, .reversed, fraction,
      Column(name: "step", alignment: .right, "the last step begun, counted from 1"),
      Column(name: "of", alignment: .right, "how many steps it has"),
      Column(name: "waiting", "whether it is waiting in a 'wait' step"),
    ])

  private static let animators = Table(
    title: "animators",
    columns: [
      .name, .state, .running, .reversed, fraction,
      Column(
        name: "progress", alignment: .right,
        "the share of its way that is shown: its timing applied to the fraction"),
      .remaining, .timing,
    ])

  private static let properties = Table(
    title: "properties",
    columns: [
      Column(name: "path", "the property that is moved"),
      Column(name: "animator", "what moves it: an animator, a block, or an animation by its key"),
      Column(name: "from", alignment: .right, "where it starts"),
      Column(name: "to", alignment: .right, "where it ends"), .model, .shown, .velocity,
    ])

  private func blocks<F: Error>(_ check: Check<F>) throws(F) -> Table {
    Self.blocks.filled(
      try world.stage.movingBlocks.map { block throws(F) in
        try check()
        return [
          .text(block.name), block.remaining.map(Cell.seconds) ?? .text("endless"),
          .text(Timing.text(of: block.timings)),
        ]
      })
  }

  private func animations<F: Error>(_ check: Check<F>) throws(F) -> Table {
    var table = Self.animations
    for (path, layer) in world.layers(where: { !$0.movingAnimations.isEmpty }) {
      try check()
      table.rows += layer.movingAnimations.map { moving in
        [
          .text(path), .text(moving.key), .text(moving.animation.what),
          moving.remaining.map(Cell.seconds) ?? .text("endless"),
          .text(moving.animation.timingText),
        ]
      }
    }
    return table
  }

  private var chains: Table {
    Self.chains.filled(
      world.chains.map { name, chain in
        let animate = chain.animate
        return [
          .text(Name.typed(name)), .text(animate.state.word), .boolean(animate.isRunning),
          .boolean(animate.isReversed), .number(Double(animate.fractionComplete)),
          .integer(animate.stepsBegun), .integer(chain.stepCount), .boolean(animate.isWaiting),
        ]
      })
  }

  private func animators<F: Error>(_ check: Check<F>) throws(F) -> Table {
    Self.animators.filled(
      try world.animators.map { named throws(F) in
        try check()
        let (name, animator) = named
        return [
          .text(Name.typed(name)), .text(animator.state.word), .boolean(animator.isRunning),
          .boolean(animator.isReversed), .number(Double(animator.fractionComplete)),
          animator.progress.map(Cell.number) ?? .empty,
          animator.isEndless ? .text("endless") : animator.remaining.map(Cell.seconds) ?? .empty,
          .text(world.timingText(of: name)),
        ]
      })
  }

  /// A row for each number, colour or transform that an animator moves or moved last, and that a
  /// block or an animation of a layer moves.
  private func motions<F: Error>(_ check: Check<F>) throws(F) -> Table {
    var (table, velocities) = (Self.properties, Velocities())
    func add(_ motions: [Motion], movedBy name: String) {
      table.rows += motions.map { row($0, movedBy: name, velocities.velocity(of: $0)) }
    }
    for (name, animator) in world.animators {
      try check()
      add(animator.motions, movedBy: Name.typed(name))
    }
    for block in world.stage.movingBlocks {
      try check()
      add(block.motions, movedBy: block.name)
    }
    for (_, layer) in world.layers(where: { !$0.movingAnimations.isEmpty }) {
      try check()
      for moving in layer.movingAnimations {
        add(moving.motions, movedBy: moving.key.isEmpty ? moving.animation.what : moving.key)
      }
    }
    return table
  }

  private func row(_ motion: Motion, movedBy name: String, _ velocity: Double?) -> [Cell] {
    let isAngle = CATransform3D.isAngle(atKeyPath: motion.keyPath)
    let faces = [motion.from, motion.to, motion.model, motion.shown]
    return [.text(world.path(ofKeyPath: motion.keyPath, on: motion.layer)), .text(name)]
      + faces.map { cell($0, isAngle: isAngle) }
      + [velocity.map { Cell($0, isAngle: isAngle) } ?? .empty]
  }

  private func cell(_ face: Motion.Face, isAngle: Bool) -> Cell {
    switch face {
    case .number(let number): Cell(number, isAngle: isAngle)
    default: .text(world.text.text(face))
    }
  }
}

/// The velocities of numbers at one moment, each computed once, however many things move it.
private struct Velocities {
  private var known: [ObjectIdentifier: [String: Double?]] = [:]

  mutating func velocity(of motion: Motion) -> Double? {
    let layer = ObjectIdentifier(motion.layer)
    if let velocity = known[layer]?[motion.keyPath] { return velocity }
    let velocity = motion.velocity
    known[layer, default: [:]][motion.keyPath] = .some(velocity)
    return velocity
  }
}

extension TableDocument {
  /// Keeps only the rows about some things: those of their paths, of what they move, and of what
  /// moves them.
  mutating func keep(only names: [String]) {
    // A part of a moved value moves with it.
    func belongs(_ cell: Cell, orPart: Bool = false) -> Bool {
      guard case .text(let text) = cell else { return false }
      return names.contains {
        text == $0 || text.hasPrefix($0 + ".") || orPart && $0.hasPrefix(text + ".")
      }
    }
    var movers: Set<String> = []
    for place in tables.indices where tables[place].title == "properties" {
      tables[place].rows.removeAll { !belongs($0[0], orPart: true) && !belongs($0[1]) }
      for case .text(let name) in tables[place].rows.map({ $0[1] }) { movers.insert(name) }
    }
    for place in tables.indices where tables[place].title != "properties" {
      tables[place].rows.removeAll { row in
        if case .text(let name) = row[0], movers.contains(name) { return false }
        return !belongs(row[0])
      }
    }
    tables.removeAll(where: \.rows.isEmpty)
  }
}
