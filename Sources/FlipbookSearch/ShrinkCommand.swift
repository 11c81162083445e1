import FlipbookSession

package enum ShrinkCommand {
  private static let condition = Input.expression(
    "where:", .condition, "what must hold in the end; default: the first promise breaks")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "shrink", group: .change, effect: .moves, places: .alone, parameters: [condition],
      help: "leaves out the entries that a condition does not need",
      note: "What is left is entered on a branch of its own. Without any one of its entries the "
        + "condition would not hold in the end, or the promise would not break.",
      example: "view box frame: (0, 0, 80, 80)\nview other\nother.alpha = 0.5\n"
        + "box.center.y = 700\nshrink where: box.center.y > 600",
      synonyms: ["minimize", "reduce", "bisect", "reproduce"], isReserved: false, action: shrink)
  ]

  @Sendable private static func shrink(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, all) = (call.session, call.session.changes)
    let wanted: Outcome
    if let condition = call[condition] {
      guard try call.scope.reading(.shown).condition(condition) else {
        let sides = try call.scope.reading(.shown).sides(of: condition, deciding: false)
        let text = "\(call.text(of: condition.span)) does not hold here: \(sides)"
        throw Mistake(.wrongState(message: text), condition.span)
      }
      wanted = .condition
    } else {
      guard case .broken(let name)? = try outcome(of: all, call) else {
        throw Mistake(
          .missingArgument("'where:'", usage: "\(call.declaration.usage); no promise was broken"),
          call.end)
      }
      wanted = .broken(name)
    }
    let needed = try leavingOut(of: all) { nodes throws(Mistake) in
      try outcome(of: nodes, call) == wanted
    }
    guard needed.count < all.count else { return Answer("every entry is needed") }
    try session.enterAgain(needed, call)
    let branch = session.timeline.branch(of: session.timeline.pointer)?.name ?? "the empty stage"
    return Answer(
      ["\(needed.count) of \(all.count) entries are needed, on \(branch):"]
        + session.changes.map { "  > \($0.entry.map { $0.firstLine + $0.stop } ?? "")" })
  }

  private enum Outcome: Equatable {
    case condition
    case broken(String)
  }

  // Whether the condition holds after some entries, or the first promise that they break; `nil`
  // also where one of them is refused.
  private static func outcome(
    of nodes: [Timeline.Node], _ call: Invocation
  ) throws(Mistake) -> Outcome? {
    if let condition = call[condition] {
      return try holds(condition, after: nodes, call) ? .condition : nil
    }
    return try call.session.endingWorlds { () throws(Mistake) in
      let world = call.session.newWorld()
      let watch = HuntWatch(world)
      // Blocks that fail also failed in the session.
      for entry in nodes.compactMap(\.entry) where watch.find == nil {
        try call.check()
        if try call.session.attempt(entry, on: world)?.isRefusal == true { return nil }
      }
      watch.see(to: world.stage.ticks)
      return watch.find.map { .broken($0.key) }
    }
  }

  // A measure looks ahead, which needs a session with these entries.
  private static func holds(
    _ condition: Expression, after nodes: [Timeline.Node], _ call: Invocation
  ) throws(Mistake) -> Bool {
    let there = call.session.scratch(enteringAgain: nodes)
    try call.check()
    guard let there else { return false }
    return try withExtendedLifetime(there) { () throws(Mistake) in
      try unlessMistaken { () throws(Mistake) in
        try there.reading(in: call.scope) { scope throws(Mistake) in try scope.condition(condition)
        }
      } ?? false
    }
  }
}
