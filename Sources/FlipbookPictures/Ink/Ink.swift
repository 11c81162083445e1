/// What a part of a picture is drawn with, where colour can be shown; the signs alone say all that
/// has to be said.
package enum Ink: Hashable, Sendable {
  /// A colour by its red, green and blue, each 0 to 255.
  case color(red: UInt8, green: UInt8, blue: UInt8)
  /// A curve, by its place in the plot.
  case curve(Int)
  /// Where the stage is.
  case playhead
  /// What only helps to read: axes and grids.
  case faint
  /// What is in the person's hand, and the part of it that will change.
  case held, turned
  /// What is wrong.
  case mistake
}
