/// What a block keeps from where it was typed, as long as it may run.
///
/// Things keep blocks, and blocks keep things: ``forget()`` breaks the cycle when the world ends.
package final class Surroundings {
  /// The names there were, which precede the present ones; `nil` if only those count.
  package private(set) var names: Names?
  /// The view that a leading dot means.
  package private(set) var view: UIView?
  /// Loop variables, and names bound in loops.
  package private(set) var locals: Names

  package init(names: Names?, view: UIView?, locals: Names = [:]) {
    (self.names, self.view, self.locals) = (names, view, locals)
  }

  package func forget() { (names, view, locals) = (nil, nil, [:]) }
}

/// The world of a block, until that has come to an end.
package final class WorldReference {
  private var kept: World?

  package init(_ world: World) { kept = world }

  /// Whether it has ended: no block runs any more.
  package var isOver: Bool { kept == nil }

  package var world: World {
    guard let kept else { preconditionFailure("a block runs after the end of its world") }
    return kept
  }

  package func forget() { kept = nil }
}
