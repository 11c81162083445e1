/// A key, or a move of the pointer, while a picture moves.
package enum LiveKey: Equatable, Sendable {
  package enum Arrow: Equatable, Sendable { case up, down, left, right }
  package enum Pointer: Equatable, Sendable { case press, drag, release, wheelUp, wheelDown }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
  }

  case character(Character)
  case enter, escape, interrupt, home, end, backspace
  case pageUp, pageDown
  case tab(backward: Bool)
  case arrow(Arrow, Modifiers = [])
  /// Row and column count from 0; `inside` is the place in the cell, its middle if unknown.
  case pointer(
    Pointer, row: Int, column: Int, Modifiers = [], inside: SIMD2<Double> = SIMD2(0.5, 0.5))
  /// The terminal's answer to a question, without the escape.
  case answer([UInt8])
  case other
}
