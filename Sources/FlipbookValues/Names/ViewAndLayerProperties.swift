extension CALayer: PropertyOwner {
  package var owner: CALayer { self }
  package static let noun = "a layer"
  package static let isAnimated = true

  // Set by closures, as key paths are slow and sessions make views by the ten thousand.
  package static let properties = PropertyTable<CALayer>(common + shape + gradient)

  /// The properties of every layer.
  package static let common = (geometry + looks + time).map { property in
    let keyPath = property.keyPath ?? property.name
    return property.moved(by: animatableKind(ofKeyPath: keyPath) == nil ? nil : keyPath)
  }

  private static let geometry: [Property<CALayer>] = [
    own("frame", \.frame, { $0.frame = $1 }, "box around it in the layer above"),
    own("bounds", \.bounds, { $0.bounds = $1 }, "its own coordinates"),
    own("position", \.position, { $0.position = $1 }, "where its anchor is in the layer above"),
    own("zPosition", \.zPosition, { $0.zPosition = $1 }, in: .points, "how near the viewer it is"),
    own(
      "anchorPoint", \.anchorPoint, { $0.anchorPoint = $1 }, in: .plain,
      "the point that lies at its position, in shares"),
    own(
      "anchorPointZ", \.anchorPointZ, { $0.anchorPointZ = $1 }, in: .points,
      "how near the viewer its anchor is"),
    own(
      "transform", \.transform, { $0.transform = $1 }, "scale, rotation and move about its anchor"),
    own(
      "sublayerTransform", \.sublayerTransform, { $0.sublayerTransform = $1 },
      "a transform of the layers in it"),
  ]

  private static let looks: [Property<CALayer>] = [
    own("opacity", \.exactOpacity, { $0.exactOpacity = $1 }, "0 unseen to 1 solid"),
    own(
      "backgroundColor", \.backgroundColor, { $0.backgroundColor = $1 }, "colour behind it, or none"
    ),
    own(
      "cornerRadius", \.cornerRadius, { $0.cornerRadius = $1 }, in: .points,
      "radius of its corners, in points"),
    own(
      "borderWidth", \.borderWidth, { $0.borderWidth = $1 }, in: .points,
      "width of its border, in points"),
    own("borderColor", \.borderColor, { $0.borderColor = $1 }, "colour of its border, or none"),
    own("shadowOpacity", \.shadowOpacity, { $0.shadowOpacity = $1 }, "0 no shadow to 1 a dark one"),
    own(
      "shadowRadius", \.shadowRadius, { $0.shadowRadius = $1 }, in: .points,
      "blur of its shadow, in points"),
    own(
      "shadowOffset", \.shadowOffset, { $0.shadowOffset = $1 }, "where its shadow lies, in points"),
    own("shadowColor", \.shadowColor, { $0.shadowColor = $1 }, "colour of its shadow, or none"),
    own("isHidden", \.isHidden, { $0.isHidden = $1 }, "left out of the picture").moved(
      by: "hidden"),
    own(
      "masksToBounds", \.masksToBounds, { $0.masksToBounds = $1 },
      "clips what is in it to its bounds"),
  ]

  private static let time: [Property<CALayer>] = [
    own(
      "beginTime", \.beginTime, { $0.beginTime = $1 }, in: .duration,
      "when its time began, in the layer above"),
    own("speed", \.speed, { $0.speed = $1 }, "how fast its time passes; 0 stands still"),
    own(
      "timeOffset", \.timeOffset, { $0.timeOffset = $1 }, in: .duration,
      "seconds added to its time; at speed 0 they are its time"),
  ]

  private static func own<Kind: PropertyValue>(
    _ name: String, _ read: @escaping @Sendable (CALayer) -> Kind,
    _ write: @escaping @Sendable (inout CALayer, Kind) -> Void, in measure: Measure = Kind.measure,
    _ meaning: String
  ) -> Property<CALayer> { Property(name, reads: read, writes: write, in: measure, meaning) }
}

/// A view with the layer its values are read from: its own if set, the presentation if shown.
package struct ViewFace: PropertyOwner {
  package let view: UIView
  package let layer: CALayer

  package init(view: UIView, layer: CALayer) { (self.view, self.layer) = (view, layer) }
  package var owner: ViewFace { self }
  package static let noun = "a view"
  package static let isAnimated = true
  package static let isTransported = true

  /// Two belong to the view; the others are its layer's, under a view's names.
  package static let properties = PropertyTable<ViewFace>([
    layer("frame", "box around it in the view above"),
    layer("bounds", "its own coordinates"),
    layer("position", as: "center", "its middle in the view above"),
    layer("transform", "scale, rotation and move about its centre"),
    layer("opacity", as: "alpha", "0 unseen to 1 solid"),
    layer("backgroundColor", "colour behind it, or none"),
    layer("cornerRadius", "radius of its corners, in points"),
    layer("isHidden", "left out of the picture; switches at once"),
    layer("masksToBounds", as: "clipsToBounds", "clips what is in it to its bounds"),
    Property("isUserInteractionEnabled", \.view.isUserInteractionEnabled, "takes touches"),
    Property("tag", \.view.tag, "a whole number of your own"),
  ])

  private static func layer(
    _ property: String, as name: String? = nil, _ meaning: String
  ) -> Property<ViewFace> {
    guard let found = CALayer.properties[property] else {
      preconditionFailure("a layer has no \(property)")
    }
    return Property(name ?? property, found, of: { $0.layer }, meaning)
  }
}

/// The key paths of a layer that an animation can move.
package enum KeyPaths {
  /// All of them with their meanings, the most animated ones first.
  package static let all: [(path: String, meaning: String)] = {
    let (first, last) = (["opacity", "position", "bounds", "transform"], "sublayerTransform")
    let others = CALayer.properties.names.filter { !first.contains($0) && $0 != last }
    let properties = (first + others + [last]).compactMap { CALayer.properties[$0] }
    return properties.filter { $0.keyPath != nil }.flatMap { property in
      [(property.name, property.meaning)]
        + members(of: property.kind).map { ("\(property.name).\($0)", $1) }
    }.filter { kind(of: $0.0) != nil }
  }()

  /// The kind of value that a key path moves; `nil` if it moves none.
  package static func kind(of keyPath: String) -> ValueKind? {
    CALayer.animatableKind(ofKeyPath: keyPath).map { ValueKind($0) }
      ?? CALayer.properties.moved(by: keyPath)?.kind
  }

  private static func members(of kind: ValueKind) -> [(String, String)] {
    switch kind {
    case .pair: [("x", "its x"), ("y", "its y"), ("width", "its width"), ("height", "its height")]
    case .rect:
      [
        ("origin", "its upper left corner"), ("origin.x", "its left edge"),
        ("origin.y", "its upper edge"), ("size", "its width and height"),
        ("size.width", "its width"), ("size.height", "its height"),
      ]
    case .transform: CATransform3D.keyPaths.map { ($0.name, $0.meaning) }
    default: []
    }
  }
}
