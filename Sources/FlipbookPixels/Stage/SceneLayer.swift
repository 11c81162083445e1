/// A layer of a stage in pixels.
struct SceneLayer {
  let layer: Snapshot.Layer
  /// From its own coordinates to pixels.
  private let plane: PlaneProjection
  // How many pixels a point of it is long at most.
  private let scale: Double
  /// How many pixels a point of the window is long.
  let windowScale: Double
  /// Whether it would be invisible, and is drawn as an outline with its name.
  let isSketch: Bool

  // Choice: how near lines are to a curve, in pixels.
  private static let nearness = 0.1

  /// - Parameter device: from points of the window to pixels, of which a point has `scale`.
  init(_ layer: Snapshot.Layer, device: PlaneProjection, scale: Double, isSketch: Bool) {
    (self.layer, self.isSketch, windowScale) = (layer, isSketch, scale)
    plane = layer.projection.concatenating(device)
    self.scale = max(SIMD2(plane.x.x, plane.x.y).length, SIMD2(plane.y.x, plane.y.y).length, 1e-9)
  }

  private var isAffine: Bool { layer.projection.isAffine }

  /// The outline of its bounds, inset on each side and moved by an offset.
  func outline(inset: Double = 0, offset: Place = .zero) -> [Place] {
    lines(inset: inset, offset: offset).first.flatMap { plane.seen(all: $0.points) } ?? []
  }

  private func lines(inset: Double, offset: Place) -> [(points: [Place], isClosed: Bool)] {
    let corner = layer.corner + offset + Place(repeating: inset)
    let size = pointwiseMax(layer.size - Place(repeating: 2 * inset), .zero)
    let radius = min(max(layer.cornerRadius - inset, 0), size.x / 2, size.y / 2)
    return Self.box(corner, corner + size, radius).parts(within: Self.nearness / scale)
  }

  // A rectangle with round corners, each a curve nearer than a thousandth to a circle.
  private static func box(_ low: Place, _ high: Place, _ radius: Double) -> ShapePath {
    let (round, control) = (radius, radius * (1 - 0.5522847498))
    return ShapePath([
      .move([low.x + round, low.y]), .line([high.x - round, low.y]),
      .cubic([high.x - control, low.y], [high.x, low.y + control], [high.x, low.y + round]),
      .line([high.x, high.y - round]),
      .cubic([high.x, high.y - control], [high.x - control, high.y], [high.x - round, high.y]),
      .line([low.x + round, high.y]),
      .cubic([low.x + control, high.y], [low.x, high.y - control], [low.x, high.y - round]),
      .line([low.x, low.y + round]),
      .cubic([low.x, low.y + control], [low.x + control, low.y], [low.x + round, low.y]), .close,
    ])
  }

  var sketchOutline: [[Place]] {
    var line = Snapshot.Shape.Line()
    line.dashes = [4, 3]
    return stroke(lines(inset: 0, offset: .zero), line)
  }

  func fields(of path: ShapePath) -> [[Place]] {
    path.parts(within: Self.nearness / scale).compactMap { plane.seen(all: $0.points) }
  }

  /// The area of a line along a path; under perspective of even width, as in SVG (choice).
  func stroke(
    _ parts: [(points: [Place], isClosed: Bool)], _ line: Snapshot.Shape.Line
  ) -> [[Place]] {
    if isAffine {
      return Stroke(along: parts, line, nearness: Self.nearness / scale).polygons
        .compactMap(plane.seen(all:))
    }
    var wide = line
    wide.width *= windowScale
    wide.dashes = line.dashes.map { $0 * windowScale }
    wide.dashPhase *= windowScale
    let shown = parts.compactMap { points, isClosed in
      plane.seen(all: points).map { ($0, isClosed) }
    }
    return Stroke(along: shown, wide, nearness: Self.nearness).polygons
  }

  func stroke(of shape: Snapshot.Shape) -> [[Place]] {
    stroke(shape.stroke.parts(within: Self.nearness / scale), shape.line)
  }

  /// Its gradient as paint; under perspective in the box around what is seen, as in SVG.
  func paint(_ gradient: Snapshot.Gradient, opacity: Double) -> GradientPaint? {
    guard layer.size.x > 0, layer.size.y > 0, var seen = plane.seen(all: layer.sides) else {
      return nil
    }
    if !isAffine {
      let region = Region(around: outline())
      seen = [region.low, [region.high.x, region.low.y], [region.low.x, region.high.y]]
    }
    return GradientPaint(
      gradient, corner: seen[0], x: seen[1] - seen[0], y: seen[2] - seen[0], size: layer.size,
      opacity: opacity)
  }

  /// The deviation of its shadow's blur along both axes, in pixels.
  func deviation(of shadow: Snapshot.Shadow) -> Place {
    let wide = Place(SIMD2(plane.x.x, plane.y.x).length, SIMD2(plane.x.y, plane.y.y).length)
    // Under perspective it is as wide everywhere. Choice: a wider blur is hardly seen.
    let scales = isAffine ? wide : Place(repeating: windowScale)
    return pointwiseMin(max(shadow.radius, 0) * scales, Place(repeating: 500))
  }

  var middle: Place? { plane.seen(layer.corner + layer.size / 2) }

  /// The pixels that it draws itself, without what it contains.
  var reach: PixelBox {
    var box = PixelBox.empty
    if layer.background != nil || layer.border != nil || layer.gradient != nil || isSketch {
      box = PixelBox(around: outline(), margin: isSketch ? scale : 0)
    }
    if let shadow = layer.shadow {
      let margin = 3 * deviation(of: shadow).max() + 1
      box = box.union(PixelBox(around: outline(offset: shadow.offset), margin: margin))
    }
    if let shape = layer.shape, !shape.isEmpty {
      // The tips of joins reach farther than the line does.
      let tip = shape.line.join == "miter" ? max(shape.line.miterLimit, 1.5) : 1.5
      let width = shape.line.color == nil ? 0 : shape.line.width / 2 * tip
      let margin = width * max(scale, windowScale) + 1
      box = box.union(PixelBox(around: fields(of: shape.path).joined(), margin: margin))
    }
    if isSketch, let middle {
      let width = layer.name.unicodeScalars.count * Letters.width
      let size = Place(Double(width / 2 + 2), Double(Letters.height)) * windowScale.rounded(.up)
      box = box.union(PixelBox(around: [middle - size, middle + size]))
    }
    return box
  }
}
