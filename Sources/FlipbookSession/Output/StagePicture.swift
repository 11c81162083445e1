import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import HeadlessUIKit
import OrderedCollections

extension World {
  /// What is shown now as boxes with their names, the lowest first; what is cut off is left out.
  func boxes() -> [DrawnBox] {
    boxes { () throws(Never) in }
  }

  /// The same, unless what is asked again and again throws.
  ///
  /// A layer that is there to hold others, and has no colour, is an outline; any other is filled,
  /// whatever its colour, as its shade tells how solid it is (choice).
  /// - Parameter layers: which are wanted; all of them where there are none.
  func boxes<Failure: Error>(
    of layers: Set<String> = [], asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [DrawnBox] {
    stage.pose()
    return try stage.shownLayers(asking: check).compactMap { shown in
      let name = name(of: shown.layer) ?? ""
      guard layers.isEmpty || layers.contains(name) else { return nil }
      let corners = shown.outline.map { DrawnBox.Place(Double($0.x), Double($0.y)) }
      guard corners.count >= 3 else { return nil }
      let color = shown.backgroundColor
      return DrawnBox(
        corners: corners, label: name.isEmpty ? "" : Name.typed(name), opacity: shown.opacity,
        ink: color.map(Ink.init),
        isFilled: !shown.isContainer || color.map { $0.componentList[3] > 0 } ?? false)
    }
  }

  /// Whether there are views or layers, and none of those seen has a size; answers the first name.
  func sizeless(among boxes: [DrawnBox]) -> String? {
    guard let first = boxes.first, boxes.allSatisfy(\.isPoint) else { return nil }
    let shown = Set(boxes.map(\.label))
    let bounds = names.filter { shown.contains(Name.typed($0.key)) }.compactMap { _, named in
      switch named {
      case .view(let view): view.bounds.size
      case .layer(let layer): layer.bounds.size
      default: nil
      }
    }
    guard !bounds.isEmpty, bounds.allSatisfy({ $0 == .zero }) else { return nil }
    return first.label
  }

  /// The present moment for a caption.
  var momentLabel: String { NumberText.brief(stage.now, digits: settings.digits) + "s" }
}

extension DrawnBox {
  // Whether all of it is in one place.
  fileprivate var isPoint: Bool { corners.allSatisfy { $0 == corners.first } }
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
