package import FlipbookPictures
package import HeadlessUIKit

/// Takes snapshots of a window, in which each layer, or copy of one, always has the same number.
package struct StageFilm {
  private struct Copy: Hashable {
    let layer: ObjectIdentifier
    let copies: [Int]
  }

  // Kept alive, so that no other layer gets the same address.
  private var layers: [CALayer] = []
  // Only looked up: their order differs between runs.
  private var numbers: [Copy: Int] = [:]
  package var numbered: some Sequence<(Int, CALayer)> { zip(1..., layers) }
  /// The number of layers in all the snapshots taken.
  package private(set) var layerCount = 0

  package init() {}

  /// A snapshot of the window now, if asked with hidden layers; `name` gets each layer and its
  /// number, and returns an empty string for none.
  package mutating func snapshot<E>(
    of window: UIWindow, withHidden: Bool = false, named name: (CALayer, Int) -> String,
    asking check: () throws(E) -> Void
  ) throws(E) -> Snapshot {
    let placed = try window.placedLayers(withHidden: withHidden, asking: check)
    layerCount += placed.count
    let bounds = (placed.first?.shown ?? window.layer).bounds
    var snapshot = Snapshot(
      time: window.stageTime, window: Region(corner: bounds.corner, size: bounds.extent))
    for layer in placed {
      try check()
      let number = number(of: layer)
      snapshot.append(Self.layer(layer, number, name: name(layer.layer, number)))
    }
    return snapshot
  }

  private static func layer(_ placed: PlacedLayer, _ number: Int, name: String) -> Snapshot.Layer {
    let (shown, matrix, tint) = (placed.shown, placed.transform, placed.tint)
    let (bounds, anchor) = (shown.bounds, shown.anchorPoint)
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> SIMD3<Double> {
      SIMD3(Double(x), Double(y), Double(w))
    }
    var layer = Snapshot.Layer(
      id: number, name: name, parent: placed.parent, size: bounds.extent)
    layer.corner = bounds.corner
    layer.anchor = SIMD2(Double(anchor.x), Double(anchor.y))
    layer.plane = PlaneProjection(
      x: row(matrix.m11, matrix.m12, matrix.m14), y: row(matrix.m21, matrix.m22, matrix.m24),
      origin: row(matrix.m41, matrix.m42, matrix.m44))
    layer.clips = shown.masksToBounds
    layer.opacity = min(max(shown.exactOpacity, 0), 1)
    layer.background = shown.backgroundColor.map { PaintColor($0, tint) }
    layer.cornerRadius = Double(shown.cornerRadius)
    layer.borderWidth = Double(shown.borderWidth)
    layer.borderColor = shown.borderColor.map { PaintColor($0, tint) }
    layer.shadow = Snapshot.Shadow(of: shown, tint)
    layer.gradient = Snapshot.Gradient(of: shown, tint)
    layer.shape = Snapshot.Shape(of: shown, tint)
    return layer
  }

  private mutating func number(of placed: PlacedLayer) -> Int {
    let copy = Copy(layer: ObjectIdentifier(placed.layer), copies: placed.copies)
    if let number = numbers[copy] { return number }
    layers.append(placed.layer)
    numbers[copy] = layers.count
    return layers.count
  }
}

extension CGRect {
  fileprivate var corner: SIMD2<Double> { SIMD2(Double(minX), Double(minY)) }
  fileprivate var extent: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

extension Snapshot.Shadow {
  /// The shadow of a layer's background; a layer that masks to its bounds has none (choice).
  fileprivate init?(of layer: CALayer, _ tint: SIMD4<Double>) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds,
      let color = layer.shadowColor.map({ PaintColor($0, tint) }),
      let background = layer.backgroundColor.map({ PaintColor($0) })
    else { return nil }
    let offset = layer.shadowOffset
    self.init(
      offset: SIMD2(Double(offset.width), Double(offset.height)),
      radius: Double(layer.shadowRadius),
      color: color.faded(by: Double(layer.shadowOpacity) * background.alpha))
  }
}

extension PaintColor {
  package init(_ color: UIColor) { self.init(color.cgColor) }

  package init(_ color: CGColor, _ tint: SIMD4<Double> = .one) {
    let parts = SIMD4((color.components ?? [0, 0, 0, 0]).map { Double($0) }) * tint
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
  }
}

extension Snapshot.Shape {
  /// The shape of a shape layer; `nil` for other layers, and for one without a path.
  init?(of layer: CALayer, _ tint: SIMD4<Double>) {
    guard let layer = layer as? CAShapeLayer, let path = layer.path else { return nil }
    var line = Line()
    line.color = layer.strokeColor.map { PaintColor($0, tint) }
    line.width = Double(layer.lineWidth)
    (line.cap, line.join) = (layer.lineCap.rawValue, layer.lineJoin.rawValue)
    line.miterLimit = Double(layer.miterLimit)
    line.dashes = (layer.lineDashPattern ?? []).map(\.doubleValue)
    line.dashPhase = Double(layer.lineDashPhase)
    let pieces = path.pieces(
      move: ShapePath.Element.move, line: ShapePath.Element.line, cubic: ShapePath.Element.cubic,
      close: .close)
    self.init(
      ShapePath(pieces), fill: layer.fillColor.map { PaintColor($0, tint) },
      isEvenOdd: layer.fillRule == .evenOdd, line: line, from: Double(layer.strokeStart),
      to: Double(layer.strokeEnd))
  }
}

extension Snapshot.Gradient {
  /// The colours of a gradient layer; `nil` for other layers, and for one without colours.
  init?(of layer: CALayer, _ tint: SIMD4<Double>) {
    guard let layer = layer as? CAGradientLayer, let colors = layer.colors as? [CGColor] else {
      return nil
    }
    let kind: Kind = layer.type == .radial ? .radial : layer.type == .conic ? .conic : .axial
    func place(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    self.init(
      kind, colors.map { PaintColor($0, tint) }, at: (layer.locations ?? []).map(\.doubleValue),
      from: place(layer.startPoint), to: place(layer.endPoint))
  }
}
