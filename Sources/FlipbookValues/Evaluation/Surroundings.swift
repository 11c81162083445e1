/// The names and the view that a block keeps from the place where it was typed.
///
/// Things keep blocks, and blocks keep things: ``forget()`` breaks the cycle when the world ends.
package final class Surroundings {
  /// The names at that time, which take precedence; `nil` if only the present names count.
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

/// A block's reference to its world, until the world ends.
package final class WorldReference {
  private var kept: World?

  package init(_ world: World) { kept = world }

  /// Whether the world has ended; no block runs after that.
  package var isOver: Bool { kept == nil }

  package var world: World {
    guard let kept else { preconditionFailure("a block runs after the end of its world") }
    return kept
  }

  package func forget() { kept = nil }
}
