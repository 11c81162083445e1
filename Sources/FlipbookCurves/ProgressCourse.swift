/// The progress of an animator, a dance or a chain, moment after moment; at its end it stays.
///
/// The progress of a chain is the share of its time (choice), as its steps have their own goals.
package struct ProgressCourse {
  private var progress = 0.0
  private var goal: Double?

  package init() {}

  package mutating func next(of name: String, in world: World) -> Double {
    let named = world.names[name]
    if case .chain(let chain)? = named {
      look(at: chain.animate, name, in: world)
    } else if let animator = named?.animator, let share = animator.progress {
      // A stopped animator has no goal.
      goal = animator.state == .stopped ? nil : animator.isReversed ? 0 : 1
      progress = share
    } else {
      progress = goal ?? progress
    }
    return progress
  }

  private mutating func look(at chain: Animate, _ name: String, in world: World) {
    if chain.state == .active {
      progress = Double(chain.fractionComplete)
      goal = chain.isReversed ? 0 : 1
    } else if let goal {
      let typed = Name.typed(name)
      let last = world.stage.events.last { $0.subject == typed }
      if case .stopped? = last?.kind {} else { progress = goal }
      self.goal = nil
    }
  }
}
