import Foundation
import HeadlessUIKit

/// A property of a view as the shell knows it.
struct ViewProperty: Sendable {
  let name: String
  let kind: ValueKind
  let meaning: String
  /// Reads it from a layer: the model's, or the presentation's for what is shown.
  let read: @Sendable (UIView, CALayer) -> Value
  /// Writes it, or returns false for a value of the wrong kind; `nil` for what is only read.
  let write: (@Sendable (UIView, Value) -> Bool)?

  /// Every property, in the order they are listed.
  static let all: [ViewProperty] = geometry + looks + others

  static func named(_ name: String) -> ViewProperty? {
    all.first { $0.name == name }
  }

  private static let geometry: [ViewProperty] = [
    ViewProperty(
      name: "frame", kind: .rect, meaning: "box around it in the view above",
      read: { _, layer in .rect(layer.frame) },
      write: { view, value in
        guard case .rect(let rect) = value else { return false }
        view.frame = rect
        return true
      }),
    ViewProperty(
      name: "bounds", kind: .rect, meaning: "its own coordinates",
      read: { _, layer in .rect(layer.bounds) },
      write: { view, value in
        guard case .rect(let rect) = value else { return false }
        view.bounds = rect
        return true
      }),
    ViewProperty(
      name: "center", kind: .pair, meaning: "its middle in the view above",
      read: { _, layer in .pair(Double(layer.position.x), Double(layer.position.y), .point) },
      write: { view, value in
        guard case .pair(let x, let y, _) = value else { return false }
        view.center = CGPoint(x: x, y: y)
        return true
      }),
    ViewProperty(
      name: "transform", kind: .transform, meaning: "scale, rotation and move about its centre",
      read: { _, layer in .transform(layer.transform) },
      write: { view, value in
        guard case .transform(let transform) = value else { return false }
        view.transform3D = transform
        return true
      }),
  ]

  private static let looks: [ViewProperty] = [
    ViewProperty(
      name: "alpha", kind: .number, meaning: "0 unseen to 1 solid",
      read: { _, layer in .plain(layer.exactOpacity) },
      write: { view, value in
        guard case .number(let number) = value else { return false }
        view.alpha = number.value
        return true
      }),
    ViewProperty(
      name: "backgroundColor", kind: .color, meaning: "colour behind it, or none",
      read: { _, layer in .color(layer.backgroundColor.map(UIColor.init(cgColor:))) },
      write: { view, value in
        guard case .color(let color) = value else { return false }
        view.backgroundColor = color
        return true
      }),
    ViewProperty(
      name: "cornerRadius", kind: .number, meaning: "radius of its corners, in points",
      read: { _, layer in .plain(Double(layer.cornerRadius)) },
      write: { view, value in
        guard case .number(let number) = value else { return false }
        view.layer.cornerRadius = number.value
        return true
      }),
    ViewProperty(
      name: "isHidden", kind: .bool, meaning: "left out of the picture; switches at once",
      read: { _, layer in .bool(layer.isHidden) },
      write: { view, value in
        guard case .bool(let bool) = value else { return false }
        view.isHidden = bool
        return true
      }),
    ViewProperty(
      name: "clipsToBounds", kind: .bool, meaning: "what lies in it is cut off at its bounds",
      read: { _, layer in .bool(layer.masksToBounds) },
      write: { view, value in
        guard case .bool(let bool) = value else { return false }
        view.clipsToBounds = bool
        return true
      }),
  ]

  private static let others: [ViewProperty] = [
    ViewProperty(
      name: "isUserInteractionEnabled", kind: .bool, meaning: "takes touches",
      read: { view, _ in .bool(view.isUserInteractionEnabled) },
      write: { view, value in
        guard case .bool(let bool) = value else { return false }
        view.isUserInteractionEnabled = bool
        return true
      }),
    ViewProperty(
      name: "tag", kind: .number, meaning: "a whole number of your own",
      read: { view, _ in .number(Quantity(value: Double(view.tag), unit: .count)) },
      write: { view, value in
        guard case .number(let number) = value, let tag = Int(exactly: number.value) else {
          return false
        }
        view.tag = tag
        return true
      }),
  ]
}
