import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

/// The state of a stage as tables: its moment, its animators, and what they move or moved.
struct StateTable {
  let world: World

  var document: TableDocument {
    world.stage.pose()
    return TableDocument(
      heading: [("time", .seconds(world.stage.now)), ("frame", world.frame)],
      tables: [animators, motions])
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
      table.rows += animator.motions.map { motion in
        [
          .text(path(motion)), .text(name), cell(motion.from), cell(motion.to),
          cell(motion.model), cell(motion.shown), motion.velocity.map(Cell.number) ?? .empty,
        ]
      }
    }
    return table
  }

  private func cell(_ face: Motion.Face) -> Cell {
    switch face {
    case .number(let number): .number(number)
    case .color(let color): .text(world.text.text(color))
    case .transform(let transform): .text(world.text.text(transform))
    }
  }

  // The path as it is typed: a view's position is its centre, its opacity its alpha.
  private func path(_ motion: Motion) -> String {
    let words = motion.keyPath.split(separator: ".")
    let first =
      switch words[0] {
      case "position": "center"
      case "opacity": "alpha"
      default: String(words[0])
      }
    let rest = words.dropFirst().map { "." + $0 }.joined()
    return (world.name(of: motion.layer) ?? "removed") + "." + first + rest
  }

  /// The timing an animator goes by now.
  static func timing(of name: String, in world: World) -> String {
    guard let timing = world.timings[name] else { return "" }
    let isActive = world.animators.contains { $0.name == name && $0.animator.state != .inactive }
    return (isActive ? world.continuations[name] ?? timing : timing).description
  }
}
