// Properties that only layers of some kinds have.
extension CALayer {
  /// The additional properties of a layer that draws a path.
  package static let shape: [Property<CALayer>] = [
    own("path", \CAShapeLayer.drawn, "the line it draws, in its own coordinates"),
    own("fillColor", \CAShapeLayer.fillColor, "colour inside its path, or none"),
    own("strokeColor", \CAShapeLayer.strokeColor, "colour of its line, or none"),
    own("strokeStart", \CAShapeLayer.strokeStart, "share of the path at which its line begins"),
    own("strokeEnd", \CAShapeLayer.strokeEnd, "share of the path at which its line ends"),
    own("lineWidth", \CAShapeLayer.lineWidth, in: .points, "width of its line, in points"),
    own("miterLimit", \CAShapeLayer.miterLimit, "how far a corner may reach, in line widths"),
    own("lineDashPhase", \CAShapeLayer.lineDashPhase, in: .points, "where its dashes begin"),
    own("lineDashPattern", \CAShapeLayer.dashes, "lengths of its dashes and gaps, in points")
      .moved(by: nil),
  ]

  package static let gradient: [Property<CALayer>] = [
    own("colors", \CAGradientLayer.list, "the colours it blends"),
    own("locations", \CAGradientLayer.places, "where each colour is, from 0 to 1"),
    own("startPoint", \CAGradientLayer.startPoint, in: .plain, "where its first colour is"),
    own("endPoint", \CAGradientLayer.endPoint, in: .plain, "where its last colour is"),
  ]

  private static func own<Layer: CALayer, Kind: PropertyValue>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Layer, Kind> & Sendable,
    in measure: Measure = Kind.measure, _ meaning: String
  ) -> Property<CALayer> {
    Property(
      Property<Layer>(
        name, reads: { $0[keyPath: path] }, writes: { $0[keyPath: path] = $1 }, in: measure,
        meaning), of: { $0 as? Layer }
    ).moved(by: name)
  }

  private static let shapeNames = Set(shape.map(\.name))
  private static let gradientNames = Set(gradient.map(\.name))

  package final func has(_ property: String) -> Bool {
    if Self.shapeNames.contains(property) { return self is CAShapeLayer }
    return Self.gradientNames.contains(property) ? self is CAGradientLayer : true
  }

  /// The command for layers with a property that only some have; `nil` for any other property.
  package static func verb(making property: String) -> String? {
    shapeNames.contains(property)
      ? "shape" : gradientNames.contains(property) ? "gradient" : nil
  }

  package final func find(_ name: String) -> FoundProperty? {
    guard let found = Self.properties.find(name) else { return nil }
    return found.place < Self.common.count || has(name) ? found : nil
  }

  package final var descriptions: [PropertyDescription] {
    Self.properties.descriptions.filter { has($0.name) }
  }
}

// MARK: Values of these layers

/// A path; an empty one means none.
private struct DrawnPath: PropertyValue {
  static let kind = ValueKind.path
  let path: CGPath?

  static func fitting(_ value: Value) -> DrawnPath? {
    if case .path(let path) = value { DrawnPath(path: path) } else { nil }
  }

  var value: Value { .path(path ?? CGMutablePath()) }
}

private struct ColorList: PropertyValue {
  static let kind = ValueKind.colors
  let colors: [CGColor]

  static func fitting(_ value: Value) -> ColorList? {
    if case .colors(let colors) = value { ColorList(colors: colors.map(\.cgColor)) } else { nil }
  }

  var value: Value { .colors(colors.map(UIColor.init(cgColor:))) }
}

private struct NumberList: PropertyValue {
  static let kind = ValueKind.numbers
  let numbers: [NSNumber]?

  static func fitting(_ value: Value) -> NumberList? {
    guard case .numbers(let numbers) = value else { return nil }
    return NumberList(numbers: numbers.map { NSNumber(value: $0) })
  }

  var value: Value { .numbers((numbers ?? []).map(\.doubleValue)) }
}

extension CAShapeLayer {
  fileprivate var drawn: DrawnPath {
    get { DrawnPath(path: path) }
    set { path = newValue.path }
  }

  fileprivate var dashes: NumberList {
    get { NumberList(numbers: lineDashPattern) }
    set { lineDashPattern = newValue.numbers }
  }
}

extension CAGradientLayer {
  fileprivate var list: ColorList {
    get { ColorList(colors: colors as? [CGColor] ?? []) }
    set { colors = newValue.colors }
  }

  fileprivate var places: NumberList {
    get { NumberList(numbers: locations) }
    set { locations = newValue.numbers }
  }
}
