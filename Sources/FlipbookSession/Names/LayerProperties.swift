import Foundation
import HeadlessUIKit

/// A property of a layer as the shell knows it.
struct LayerProperty: Sendable {
  let name: String
  let meaning: String
  private let access: PropertyAccess<CALayer>

  private init(_ name: String, _ meaning: String, _ access: PropertyAccess<CALayer>) {
    (self.name, self.meaning, self.access) = (name, meaning, access)
  }

  var kind: ValueKind { access.kind }

  /// Reads it: from the layer for the model, from its presentation for what is shown.
  func read(_ layer: CALayer) -> Value { access.read(layer) }

  /// Writes it, or returns false for a value of the wrong kind.
  func write(_ layer: CALayer, _ value: Value) -> Bool { access.write(layer, value) }

  /// Every property, in the order they are listed.
  static let all: [LayerProperty] = geometry + looks + time

  static func named(_ name: String) -> LayerProperty? {
    all.first { $0.name == name }
  }

  private static let geometry: [LayerProperty] = [
    LayerProperty("frame", "box around it in the layer above", .rect(\.frame)),
    LayerProperty("bounds", "its own coordinates", .rect(\.bounds)),
    LayerProperty("position", "where its anchor is in the layer above", .point(\.position)),
    LayerProperty("zPosition", "how far toward the viewer it lies", .number(\.zPosition)),
    LayerProperty(
      "anchorPoint", "the point that lies at its position, in shares", .point(\.anchorPoint)),
    LayerProperty(
      "anchorPointZ", "how far toward the viewer its anchor lies", .number(\.anchorPointZ)),
    LayerProperty(
      "transform", "scale, rotation and move about its anchor", .transform(\.transform)),
    LayerProperty(
      "sublayerTransform", "a transform of the layers in it", .transform(\.sublayerTransform)),
  ]

  private static let looks: [LayerProperty] = [
    LayerProperty(
      "opacity", "0 unseen to 1 solid",
      PropertyAccess(
        kind: .number, read: { .plain($0.exactOpacity) },
        write: { layer, value in
          guard case .number(let number) = value else { return false }
          layer.setValue(number.value, forKeyPath: "opacity")
          return true
        })),
    LayerProperty("backgroundColor", "colour behind it, or none", .color(\.backgroundColor)),
    LayerProperty("cornerRadius", "radius of its corners, in points", .number(\.cornerRadius)),
    LayerProperty("borderWidth", "width of its border, in points", .number(\.borderWidth)),
    LayerProperty("borderColor", "colour of its border, or none", .color(\.borderColor)),
    LayerProperty("shadowOpacity", "0 no shadow to 1 a dark one", .number(\.shadowOpacity)),
    LayerProperty("shadowRadius", "blur of its shadow, in points", .number(\.shadowRadius)),
    LayerProperty("shadowOffset", "where its shadow lies, in points", .size(\.shadowOffset)),
    LayerProperty("shadowColor", "colour of its shadow, or none", .color(\.shadowColor)),
    LayerProperty("isHidden", "left out of the picture", .flag(\.isHidden)),
    LayerProperty(
      "masksToBounds", "what lies in it is cut off at its bounds", .flag(\.masksToBounds)),
  ]

  private static let time: [LayerProperty] = [
    LayerProperty("beginTime", "when its time began, in the layer above", .seconds(\.beginTime)),
    LayerProperty("speed", "how fast its time passes; 0 stands still", .number(\.speed)),
    LayerProperty(
      "timeOffset", "seconds added to its time; at speed 0 they are its time",
      .seconds(\.timeOffset)),
  ]
}
