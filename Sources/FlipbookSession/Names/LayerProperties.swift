import Foundation
import HeadlessUIKit

/// A property of a layer as the shell knows it.
struct LayerProperty: Sendable {
  let name: String
  let kind: ValueKind
  let meaning: String
  /// Reads it: from the layer for the model, from its presentation for what is shown.
  let read: @Sendable (CALayer) -> Value
  /// Writes it, or returns false for a value of the wrong kind.
  let write: @Sendable (CALayer, Value) -> Bool

  /// Every property, in the order they are listed.
  static let all: [LayerProperty] = geometry + looks + time

  static func named(_ name: String) -> LayerProperty? {
    all.first { $0.name == name }
  }

  private static let geometry: [LayerProperty] = [
    rect("frame", "box around it in the layer above", \.frame),
    rect("bounds", "its own coordinates", \.bounds),
    point("position", "where its anchor is in the layer above", \.position),
    number("zPosition", "how far toward the viewer it lies", \.zPosition),
    point("anchorPoint", "the point that lies at its position, in shares", \.anchorPoint),
    number("anchorPointZ", "how far toward the viewer its anchor lies", \.anchorPointZ),
    transform("transform", "scale, rotation and move about its anchor", \.transform),
    transform("sublayerTransform", "a transform of the layers in it", \.sublayerTransform),
  ]

  private static let looks: [LayerProperty] = [
    LayerProperty(
      name: "opacity", kind: .number, meaning: "0 unseen to 1 solid",
      read: { .plain($0.exactOpacity) },
      write: { layer, value in
        guard case .number(let number) = value else { return false }
        layer.setValue(number.value, forKeyPath: "opacity")
        return true
      }),
    color("backgroundColor", "colour behind it, or none", \.backgroundColor),
    number("cornerRadius", "radius of its corners, in points", \.cornerRadius),
    number("borderWidth", "width of its border, in points", \.borderWidth),
    color("borderColor", "colour of its border, or none", \.borderColor),
    LayerProperty(
      name: "shadowOpacity", kind: .number, meaning: "0 no shadow to 1 a dark one",
      read: { .plain(Double($0.shadowOpacity)) },
      write: { layer, value in
        guard case .number(let number) = value else { return false }
        layer.shadowOpacity = Float(number.value)
        return true
      }),
    number("shadowRadius", "blur of its shadow, in points", \.shadowRadius),
    LayerProperty(
      name: "shadowOffset", kind: .pair, meaning: "where its shadow lies, in points",
      read: { .pair(Double($0.shadowOffset.width), Double($0.shadowOffset.height)) },
      write: { layer, value in
        guard case .pair(let width, let height) = value else { return false }
        layer.shadowOffset = CGSize(width: width, height: height)
        return true
      }),
    color("shadowColor", "colour of its shadow, or none", \.shadowColor),
    LayerProperty(
      name: "isHidden", kind: .bool, meaning: "left out of the picture",
      read: { .bool($0.isHidden) },
      write: { layer, value in
        guard case .bool(let bool) = value else { return false }
        layer.isHidden = bool
        return true
      }),
  ]

  private static let time: [LayerProperty] = [
    seconds("beginTime", "when its time began, in the layer above", \.beginTime),
    LayerProperty(
      name: "speed", kind: .number, meaning: "how fast its time passes; 0 stands still",
      read: { .plain(Double($0.speed)) },
      write: { layer, value in
        guard case .number(let number) = value else { return false }
        layer.speed = Float(number.value)
        return true
      }),
    seconds("timeOffset", "seconds added to its time; at speed 0 they are its time", \.timeOffset),
  ]

  // MARK: Kinds

  private static func number(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CGFloat> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .number, meaning: meaning, read: { .plain(Double($0[keyPath: path])) },
      write: { layer, value in
        guard case .number(let number) = value else { return false }
        layer[keyPath: path] = CGFloat(number.value)
        return true
      })
  }

  private static func seconds(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CFTimeInterval> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .number, meaning: meaning,
      read: { .number(Quantity(value: $0[keyPath: path], unit: .duration)) },
      write: { layer, value in
        guard case .number(let number) = value else { return false }
        layer[keyPath: path] = number.value
        return true
      })
  }

  private static func point(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CGPoint> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .pair, meaning: meaning,
      read: { .pair(Double($0[keyPath: path].x), Double($0[keyPath: path].y)) },
      write: { layer, value in
        guard case .pair(let x, let y) = value else { return false }
        layer[keyPath: path] = CGPoint(x: x, y: y)
        return true
      })
  }

  private static func rect(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CGRect> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .rect, meaning: meaning, read: { .rect($0[keyPath: path]) },
      write: { layer, value in
        guard case .rect(let rect) = value else { return false }
        layer[keyPath: path] = rect
        return true
      })
  }

  private static func color(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CGColor?> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .color, meaning: meaning,
      read: { .color($0[keyPath: path].map(UIColor.init(cgColor:))) },
      write: { layer, value in
        guard case .color(let color) = value else { return false }
        layer[keyPath: path] = color?.cgColor
        return true
      })
  }

  private static func transform(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CALayer, CATransform3D> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .transform, meaning: meaning, read: { .transform($0[keyPath: path]) },
      write: { layer, value in
        guard case .transform(let transform) = value else { return false }
        layer[keyPath: path] = transform
        return true
      })
  }
}
