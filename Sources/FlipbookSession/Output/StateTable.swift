import AnimationFacades
import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

/// The state of a stage as tables: its moment, its animators, and what they move or moved.
struct StateTable {
  let world: World

  var document: TableDocument {
    world.stage.pose()
    return TableDocument(
      heading: [
        ("time", .seconds(world.stage.now)), ("frame", world.momentText.frame(world.stage.ticks)),
      ],
      tables: [animators, motions] + [blocks, animations, chains].filter { !$0.rows.isEmpty })
  }

  /// The tables of what moves something, without what it moves.
  var movers: [Table] { [animators, blocks, animations, chains] }

  /// What moves or moved, with the columns that change from moment to moment.
  var live: Table {
    let all = motions
    let kept = ["path", "from", "to", "shown", "velocity"]
    let places = all.columns.indices.filter { kept.contains(all.columns[$0].name) }
    var table = Table(columns: places.map { all.columns[$0] })
    table.rows = all.rows.map { row in places.map { row[$0] } }
    return table
  }

  /// A row for each animation block on its way.
  private var blocks: Table {
    var table = Table(
      title: "blocks",
      columns: [Column(name: "name"), Column(name: "remaining", alignment: .right)])
    table.rows = world.stage.movingBlocks.map { block in
      [.text(block.name), block.remaining.map(Cell.seconds) ?? .text("endless")]
    }
    return table
  }

  /// A row for each animation that was attached to a layer.
  private var animations: Table {
    var table = Table(
      title: "animations",
      columns: [
        Column(name: "layer"), Column(name: "key"), Column(name: "animates"),
        Column(name: "remaining", alignment: .right),
      ])
    for (path, layer) in world.layers {
      table.rows += layer.movingAnimations.map { moving in
        [
          .text(path), .text(moving.key), .text(moving.animation.what),
          moving.remaining.map(Cell.seconds) ?? .text("endless"),
        ]
      }
    }
    return table
  }

  /// A row for each chain, with the step it is at.
  private var chains: Table {
    var table = Table(
      title: "chains",
      columns: [
        Column(name: "name"), Column(name: "state"), Column(name: "running"),
        Column(name: "reversed"), Column(name: "fraction", alignment: .right),
        Column(name: "step", alignment: .right), Column(name: "of", alignment: .right),
        Column(name: "waiting"),
      ])
    table.rows = world.chains.map { name, chain in
      let animate = chain.animate
      return [
        .text(name), .text("\(animate.state)"), .boolean(animate.isRunning),
        .boolean(animate.isReversed), .number(Double(animate.fractionComplete)),
        .integer(animate.stepsBegun), .integer(chain.stepCount), .boolean(animate.isWaiting),
      ]
    }
    return table
  }

  /// A row for each animator.
  private var animators: Table {
    var table = Table(
      title: "animators",
      columns: [
        Column(name: "name"), Column(name: "state"), Column(name: "running"),
        Column(name: "reversed"), Column(name: "fraction", alignment: .right),
        Column(name: "progress", alignment: .right), Column(name: "remaining", alignment: .right),
        Column(name: "timing"),
      ])
    table.rows = world.animators.map { name, animator in
      [
        .text(name), .text("\(animator.state)"), .boolean(animator.isRunning),
        .boolean(animator.isReversed), .number(Double(animator.fractionComplete)),
        animator.progress.map(Cell.number) ?? .empty,
        animator.isEndless ? .text("endless") : animator.remaining.map(Cell.seconds) ?? .empty,
        .text(Self.timing(of: name, in: world)),
      ]
    }
    return table
  }

  /// A row for each number, colour or transform that an animator moves or moved last.
  private var motions: Table {
    var table = Table(
      title: "properties",
      columns: [
        Column(name: "path"), Column(name: "animator"), Column(name: "from", alignment: .right),
        Column(name: "to", alignment: .right), Column(name: "model", alignment: .right),
        Column(name: "shown", alignment: .right), Column(name: "velocity", alignment: .right),
      ])
    for (name, animator) in world.animators {
      table.rows += animator.motions.map { row($0, movedBy: name) }
    }
    for block in world.stage.movingBlocks {
      table.rows += block.motions.map { row($0, movedBy: block.name) }
    }
    return table
  }

  private func row(_ motion: Motion, movedBy name: String) -> [Cell] {
    [
      .text(world.path(ofKeyPath: motion.keyPath, on: motion.layer)), .text(name),
      cell(motion.from), cell(motion.to), cell(motion.model), cell(motion.shown),
      motion.velocity.map(Cell.number) ?? .empty,
    ]
  }

  private func cell(_ face: Motion.Face) -> Cell {
    switch face {
    case .number(let number): .number(number)
    case .color(let color): .text(world.text.text(color))
    case .transform(let transform): .text(world.text.text(transform))
    }
  }

  /// The timing an animator goes by now.
  static func timing(of name: String, in world: World) -> String {
    world.timing(of: name)?.description ?? ""
  }
}

extension World {
  /// The timing an animator goes by: on its way the one it was continued with, if it was.
  func timing(of name: String) -> Timing? {
    let isActive = animators.contains { $0.name == name && $0.animator.state != .inactive }
    return (isActive ? continuations[name] : nil) ?? timings[name]
  }

  /// The path as it is typed: a view's position is its centre, its opacity its alpha.
  func path(ofKeyPath keyPath: String, on layer: CALayer) -> String {
    guard let owner = name(of: layer) else { return "removed." + keyPath }
    guard case .view? = names[owner] else { return "\(owner).\(keyPath)" }
    let words = keyPath.split(separator: ".")
    let first =
      switch words[0] {
      case "position": "center"
      case "opacity": "alpha"
      default: String(words[0])
      }
    let isOfView = ViewProperty.named(first) != nil
    let rest = words.dropFirst().map { "." + $0 }.joined()
    return owner + (isOfView ? "." : ".layer.") + first + rest
  }
}
