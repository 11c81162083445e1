package import HeadlessUIKit
import OrderedCollections

/// What a block keeps from where it was typed, for as long as it may still run.
///
/// Things keep blocks, and blocks keep things: ``forget()`` takes such a circle apart when its world
/// has come to an end.
package final class Surroundings {
  /// The names there were; they go before the present ones.
  ///
  /// `nil` where only the present ones count.
  package private(set) var names: Names?
  /// The view that a path starting with a dot means.
  package private(set) var view: UIView?
  /// What is known there alone: the numbers of loops, and what is given a name in them.
  package private(set) var locals: Names

  package init(names: Names?, view: UIView?, locals: Names = [:]) {
    (self.names, self.view, self.locals) = (names, view, locals)
  }

  /// Keeps nothing from here on.
  package func forget() { (names, view, locals) = (nil, nil, [:]) }
}

/// The world of a block, until that has come to an end.
package final class WorldReference {
  private var kept: World?

  package init(_ world: World) { kept = world }

  /// Whether it has come to its end: no block runs any more.
  package var isOver: Bool { kept == nil }

  package var world: World {
    guard let kept else { preconditionFailure("a block runs after the end of its world") }
    return kept
  }

  /// Keeps the world no longer.
  package func forget() { kept = nil }
}

/// Surroundings for as long as some block keeps them.
package struct KeptSurroundings {
  package weak var surroundings: Surroundings?
}
