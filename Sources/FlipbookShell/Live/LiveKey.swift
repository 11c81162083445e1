/// A key, or something done with the pointer, while a picture moves.
package enum LiveKey: Equatable, Sendable {
  package enum Arrow: Equatable, Sendable { case up, down, left, right }
  package enum Pointer: Equatable, Sendable { case press, drag, release, wheelUp, wheelDown }

  case character(Character)
  case enter, escape, interrupt, home, end
  case arrow(Arrow, shifted: Bool)
  /// The pointer, by row and column from 0.
  case pointer(Pointer, row: Int, column: Int)
  /// A key without a meaning here.
  case other
}
