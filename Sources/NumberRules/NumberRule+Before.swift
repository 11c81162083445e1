extension NumberRule {
  /// What is under way before a block.
  package struct Before {
    let animators: Set<String>
    /// Whether nothing is, and whether nothing that replaces what it moves.
    let isAtRest, onlyAdds: Bool
    /// The blocks of all gestures around the view of a name, any of which may have what a finger meets;
    /// `nil` where not all are known.
    let gestures: (String) -> [Block]?
    /// What a name stands for that is no value of its own: a view, as its layer is, or anything that moves.
    let thing: (String) -> ObjectIdentifier?
  }
}

extension NumberRule.Before {
  package init(_ world: World) {
    let active = world.names.compactMap { name, thing in
      if case .animator(let animator) = thing, animator.state == .active { name } else { nil }
    }
    (animators, isAtRest) = (Set(active), world.stage.isAtRest)
    onlyAdds = world.stage.onlyAdds
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
