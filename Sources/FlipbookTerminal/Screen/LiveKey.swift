/// A key, or something done with the pointer, while a picture moves.
package enum LiveKey: Equatable, Sendable {
  package enum Arrow: Equatable, Sendable { case up, down, left, right }
  package enum Pointer: Equatable, Sendable { case press, drag, release, wheelUp, wheelDown }

  /// The keys held down with another one, or with the pointer.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
  }

  case character(Character)
  case enter, escape, interrupt, home, end, backspace
  case pageUp, pageDown
  /// Tab, or Shift and Tab.
  case tab(backward: Bool)
  case arrow(Arrow, Modifiers = [])
  /// The pointer, by row and column from 0.
  case pointer(Pointer, row: Int, column: Int, Modifiers = [])
  /// A key without a meaning here.
  case other
}
