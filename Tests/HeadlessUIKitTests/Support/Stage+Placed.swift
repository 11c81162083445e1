import HeadlessUIKit

extension Stage {
  /// The window and what it holds, asked by somebody whom nobody interrupts.
  var placedLayers: [PlacedLayer] { window.placedLayers { () throws(Never) in } }
}
