extension NumberRule {
  /// The state before a block.
  package struct Before {
    let animators: Set<String>
    /// Whether nothing is under way, and whether everything that is only adds motion.
    let isAtRest, onlyAdds: Bool
    /// The blocks of all gestures in the view hierarchy of a named view, as a finger may meet any
    /// of them; `nil` where not all are known.
    let gestures: (String) -> [Block]?
    /// The identity of a named thing, for a view that of its layer; `nil` for a value.
    let thing: (String) -> ObjectIdentifier?
    /// Whether a command only looks; a check may also fail.
    let isLook: (Command) -> Bool
  }
}

extension NumberRule.Before {
  package init(_ world: World) {
    let active = world.names.compactMap { name, thing in
      if case .animator(let animator) = thing, animator.state == .active { name } else { nil }
    }
    (animators, isAtRest) = (Set(active), world.stage.isAtRest)
    onlyAdds = world.stage.onlyAdds
    isLook = { command in
      let verb = world.commands.named(command.verb.text)
      return verb?.name != "expect" && verb?.traits(of: command, in: world).effect == .looks
    }
    thing = { name in
      guard let thing = world.names[name]?.value.thing else { return nil }
      return ObjectIdentifier((thing as? UIView)?.layer ?? thing)
    }
    gestures = { name in
      guard case .view(let view)? = world.names[name] else { return nil }
      var (all, open) = ([UIView](), Array(sequence(first: view) { $0.superview }.suffix(1)))
      while let next = open.popLast() {
        all.append(next)
        open += next.subviews
      }
      let blocks = all.flatMap { $0.gestureRecognizers ?? [] }
        .map { world.gestureBlocks[ObjectIdentifier($0)] }
      return blocks.contains { $0 == nil } ? nil : blocks.flatMap { $0 ?? [] }
    }
  }
}

extension Invocation {
  package func usesFrames(in block: Block) -> Bool {
    block.statements.contains { statement in
      let text = text(of: statement.span)
      return Piece.all(in: text).contains { $0.span.text(in: text).hasSuffix("frame") }
    }
  }
}
