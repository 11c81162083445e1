import FlipbookPictures
import HeadlessUIKit

extension World {
  /// What is shown now as boxes with their names, the lowest first; what is cut off is left out.
  ///
  /// - Parameter layers: which are wanted; all of them where there are none.
  func boxes(of layers: Set<String> = []) -> [DrawnBox] {
    stage.pose()
    return stage.shownLayers.compactMap { shown in
      let name = name(of: shown.layer) ?? ""
      guard layers.isEmpty || layers.contains(name) else { return nil }
      let corners = shown.outline.map { DrawnBox.Place(Double($0.x), Double($0.y)) }
      guard corners.count >= 3 else { return nil }
      return DrawnBox(
        corners: corners, label: name, opacity: shown.opacity,
        ink: shown.backgroundColor.map(Ink.init))
    }
  }

  /// The present moment for a caption.
  var momentLabel: String { NumberText.brief(stage.now, digits: settings.digits) + "s" }
}

extension Ink {
  /// The colour itself; how much of it is seen is the picture's to say.
  init(_ color: UIColor) {
    let bytes = color.componentList.map { UInt8(min(max(($0 * 255).rounded(), 0), 255)) }
    self = .color(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}

/// What is shown at one moment.
struct Moment {
  let label: String
  let boxes: [DrawnBox]
}
