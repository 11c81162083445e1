/// An element of a picture at one moment.
struct SVGShape {
  let name: String
  /// Its attributes, the same ones at every moment.
  var attributes: SVGAttributes = []
  /// Where it is put; has to be affine.
  var transform: PlaneProjection?
  var transformName = "transform"
}

/// How one layer is drawn, at however many moments.
struct SVGLayer {
  private enum Geometry { case upright, affine, projected }

  private let geometry: Geometry
  private let hasFill: Bool
  private let hasBorder: Bool
  private let hasShadow: Bool
  private let isBlurred: Bool
  private let hasPath: Bool
  let hasArea: Bool
  let hasLine: Bool
  /// How colours are spread in it, at the first moment at which they are.
  let gradient: Snapshot.Gradient.Kind?
  /// The most colours that it ever has.
  let stopCount: Int

  init(_ moments: [Snapshot.Layer]) {
    let isAffine = moments.allSatisfy(\.projection.isAffine)
    let isUpright = moments.allSatisfy(\.projection.isMove)
    geometry = isUpright ? .upright : isAffine ? .affine : .projected
    hasFill = moments.contains { $0.background != nil }
    hasBorder = moments.contains { $0.border != nil }
    hasShadow = moments.contains { $0.shadow != nil }
    isBlurred = moments.contains { ($0.shadow?.radius ?? 0) > 0 }
    hasPath = moments.contains { $0.shape?.isThere == true }
    hasArea = moments.contains { $0.shape?.path.isEmpty == false && $0.shape?.fill != nil }
    hasLine = moments.contains { $0.shape?.stroke.isEmpty == false }
    gradient = moments.lazy.compactMap(\.gradient).first?.kind
    stopCount = moments.map { $0.gradient?.stopsWithin.count ?? 0 }.max() ?? 0
  }

  /// Whether nothing of it would be seen: it is drawn as an outline with its name (choice).
  var isSketch: Bool { !hasFill && !hasBorder && !hasPath && gradient == nil }

  /// What is drawn below the layers in it.
  func fill(of layer: Snapshot.Layer) -> SVGShape? {
    hasFill ? box(of: layer, Self.paint(layer.background, "fill")) : nil
  }

  func outline(of layer: Snapshot.Layer) -> SVGShape { box(of: layer) }

  /// What is drawn above the layers in it.
  func border(of layer: Snapshot.Layer) -> SVGShape? {
    guard hasBorder else { return nil }
    guard geometry == .projected else {
      return box(
        of: layer, inset: layer.borderWidth / 2,
        [("fill", "none")] + Self.paint(layer.border, "stroke")
          + [("stroke-width", SVGNumber.text(layer.borderWidth))])
    }
    let outlines = path(of: layer, inset: 0) + path(of: layer, inset: layer.borderWidth)
    return SVGShape(
      name: "path",
      attributes: [("d", outlines), ("fill-rule", "evenodd")] + Self.paint(layer.border, "fill"))
  }

  func sketch(of layer: Snapshot.Layer) -> SVGShape? {
    isSketch ? box(of: layer, [("class", "sketch")]) : nil
  }

  func label(of layer: Snapshot.Layer) -> SVGShape? {
    guard isSketch, !layer.name.isEmpty else { return nil }
    let middle = layer.projection.seen(layer.corner + layer.size / 2) ?? .zero
    return SVGShape(
      name: "g",
      transform: PlaneProjection(x: [1, 0, 0], y: [0, 1, 0], origin: SIMD3(middle.x, middle.y, 1)))
  }

  // MARK: Shadow

  /// What lies below all else.
  func shadow(of layer: Snapshot.Layer, blurredBy name: String) -> SVGShape? {
    guard hasShadow else { return nil }
    return box(
      of: layer, offset: layer.shadow?.offset ?? .zero,
      Self.paint(layer.shadow?.color, "fill") + (isBlurred ? [("filter", "url(#\(name))")] : []))
  }

  /// The blur of the shadow, as far as it is seen; under perspective as wide everywhere (choice).
  func blur(of layer: Snapshot.Layer, named name: String) -> SVGShape? {
    guard isBlurred else { return nil }
    let shadow = layer.shadow
    let edge = RoundedOutline(of: layer, inset: 0, offset: shadow?.offset ?? .zero).points
    var reach = Region()
    reach.include(geometry == .affine ? edge : edge.compactMap(layer.projection.seen))
    if reach.isEmpty { reach.include([.zero]) }
    let margin = SIMD2(repeating: 3 * (shadow?.radius ?? 0))
    return SVGShape(
      name: "filter",
      attributes: [("id", name), ("filterUnits", "userSpaceOnUse")]
        + SVGNumber.box(reach.low - margin, reach.size + 2 * margin))
  }

  func deviation(of layer: Snapshot.Layer) -> SVGShape? {
    guard isBlurred else { return nil }
    // SVG 1.1 lets nothing through where it is 0.
    let radius = max(layer.shadow?.radius ?? 0, 0.001)
    return SVGShape(name: "feGaussianBlur", attributes: [("stdDeviation", SVGNumber.text(radius))])
  }

  // MARK: Paint

  static func paint(_ color: PaintColor?, _ name: String) -> SVGAttributes {
    let alpha = min(max(color?.alpha ?? 1, 0), 1)
    return [(name, color?.hexText ?? "none"), ("\(name)-opacity", SVGNumber.text(alpha))]
  }

  // MARK: Geometry

  /// A path without lines that reach behind the eye; in perspective as wide everywhere (choice).
  func element(
    along path: ShapePath, of layer: Snapshot.Layer, _ style: SVGAttributes
  ) -> SVGShape {
    var text = path.text()
    if geometry == .projected {
      text = path.lines(within: Snapshot.Shape.nearness)
        .compactMap(layer.projection.seen(all:)).map(Self.path).joined()
    }
    return SVGShape(
      name: "path", attributes: [("d", text.isEmpty ? "M0 0" : text)] + style,
      transform: geometry == .projected ? nil : layer.projection)
  }

  // A box that is the layer's, made smaller by as much on each side, elsewhere.
  func box(
    of layer: Snapshot.Layer, inset: Double = 0, offset: SIMD2<Double> = .zero,
    _ paint: SVGAttributes = []
  ) -> SVGShape {
    guard geometry != .projected else {
      return SVGShape(
        name: "path", attributes: [("d", path(of: layer, inset: inset, offset: offset))] + paint)
    }
    let outline = RoundedOutline(of: layer, inset: inset, offset: offset)
    var corner = outline.corner
    if geometry == .upright {
      corner += SIMD2(layer.projection.origin.x, layer.projection.origin.y)
    }
    return SVGShape(
      name: "rect",
      attributes: SVGNumber.box(corner, outline.size)
        + [("rx", SVGNumber.text(outline.radius))] + paint,
      transform: geometry == .upright ? nil : layer.projection)
  }

  // The outline as it is seen; nothing where a part of it is behind the eye.
  private func path(
    of layer: Snapshot.Layer, inset: Double, offset: SIMD2<Double> = .zero
  ) -> String {
    let outline = RoundedOutline(of: layer, inset: inset, offset: offset).points
    return layer.projection.seen(all: outline).map { Self.path(through: $0) + "Z" } ?? "M0 0"
  }

  private static func path(through points: [SIMD2<Double>]) -> String {
    "M" + points.map(SVGNumber.place).joined(separator: "L")
  }
}

/// The edge of a rectangle with round corners, as a row of points.
private struct RoundedOutline {
  let corner: SIMD2<Double>
  let size: SIMD2<Double>
  let radius: Double

  init(of layer: Snapshot.Layer, inset: Double, offset: SIMD2<Double>) {
    corner = layer.corner + offset + SIMD2(repeating: inset)
    size = pointwiseMax(layer.size - SIMD2(repeating: 2 * inset), .zero)
    radius = max(0, layer.cornerRadius - inset)
  }

  // Choice: the points of a quarter of a circle.
  private static let quarter: [SIMD2<Double>] = {
    // An eighth of it, again and again, by its sine and cosine.
    let (sine, cosine) = (0.19509032201612825, 0.9807852804032304)
    var points: [SIMD2<Double>] = [[0, -1]]
    for _ in 0..<8 {
      let last = points[points.count - 1]
      points.append([last.x * cosine - last.y * sine, last.x * sine + last.y * cosine])
    }
    return points
  }()

  var points: [SIMD2<Double>] {
    let radius = min(radius, size.x / 2, size.y / 2)
    let far = corner + size
    guard radius > 0 else { return Array(cornersOf: corner, far) }
    // From the upper right.
    let inner = Array(cornersOf: corner + SIMD2(repeating: radius), far - SIMD2(repeating: radius))
    var points: [SIMD2<Double>] = []
    var arc = Self.quarter
    for middle in inner.dropFirst() + inner.prefix(1) {
      points += arc.map { middle + $0 * radius }
      arc = arc.map { [-$0.y, $0.x] }
    }
    return points
  }
}
