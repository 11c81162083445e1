import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

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

  /// Whether a box is what is seen of something that was given no size.
  func hasNoSize(_ box: DrawnBox) -> Bool {
    guard box.corners.allSatisfy({ $0 == box.corners.first }) else { return false }
    switch names[box.label] {
    case .view(let view): return view.bounds.size == .zero
    case .layer(let layer): return layer.bounds.size == .zero
    default: return false
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
