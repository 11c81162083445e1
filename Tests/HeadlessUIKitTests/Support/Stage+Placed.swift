import HeadlessUIKit

extension Stage {
  /// The window and its contents, without interruptions.
  var placedLayers: [PlacedLayer] { window.placedLayers { () throws(Never) in } }
}
