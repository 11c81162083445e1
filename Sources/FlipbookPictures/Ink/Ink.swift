/// The colour of a part of a picture, if colour can be shown; a picture never depends on it.
package enum Ink: Hashable, Sendable {
  /// A colour by its red, green and blue, each 0 to 255.
  case color(red: UInt8, green: UInt8, blue: UInt8)
  /// A curve, by its place in the plot.
  case curve(Int)
  case playhead
  /// Axes and grids.
  case faint
  /// The number being tuned, and its digit that a step changes.
  case held, turned
  case mistake

  /// Whether it is a colour that is almost black or almost white (choice).
  var isExtreme: Bool {
    guard case .color(let red, let green, let blue) = self else { return false }
    // Luma as television has it: ITU-R BT.601.
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return !(60...225).contains(luma)
  }
}
