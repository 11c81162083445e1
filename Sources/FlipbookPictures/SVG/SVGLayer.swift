/// How one layer is drawn, at however many moments.
struct SVGLayer {
  private enum Geometry { case upright, affine, projected }

  private let timeline: SVGTimeline
  // Nil where it is not there.
  private let seen: [Snapshot.Layer?]
  private let moments: [Snapshot.Layer]
  private let geometry: Geometry

  init(_ seen: [Snapshot.Layer?], over timeline: SVGTimeline) {
    (self.seen, self.timeline, moments) = (seen, timeline, seen.compactMap(\.self))
    let isAffine = moments.allSatisfy(\.projection.isAffine)
    let isUpright = moments.allSatisfy(\.projection.isMove)
    geometry = isUpright ? .upright : isAffine ? .affine : .projected
  }

  /// Whether it would be invisible, and is drawn as an outline with its name (choice).
  static func isSketch(_ moments: [Snapshot.Layer]) -> Bool {
    !moments.contains { layer in
      layer.background != nil || layer.border != nil || layer.gradient != nil
        || layer.shape?.isEmpty == false
    }
  }

  // One element for all moments at which the layer is there.
  private func elements(
    if isEver: Bool = true, _ children: [XMLElement] = [], _ shape: (Snapshot.Layer) -> SVGShape
  ) -> [XMLElement] {
    guard isEver else { return [] }
    return timeline.element(seen.map { $0.map(shape) }, children: children).map { [$0] } ?? []
  }

  // MARK: Elements

  var outline: [XMLElement] { elements { box(of: $0) } }

  /// Its name, and the parts below the layers in it; `id` names a part that others refer to.
  func below(_ id: (String) -> String) -> [XMLElement] {
    let (name, isSketch) = (moments.first?.name ?? "", Self.isSketch(moments))
    let label = XMLElement(name: "text", attributes: [("class", "name")], text: name)
    return (name.isEmpty ? [] : [.title(name)]) + shadow(blurredBy: id("blur"))
      + elements(if: moments.contains { $0.background != nil }) {
        box(of: $0, Self.paint($0.background, "fill"))
      }
      + colors(named: id("colors")) + path
      + elements(if: isSketch) { box(of: $0, [("class", "sketch")]) }
      + elements(if: isSketch && !name.isEmpty, [label]) { layer in
        let middle = layer.projection.seen(layer.corner + layer.size / 2) ?? .zero
        return SVGShape(
          name: "g",
          transform: PlaneProjection(
            x: [1, 0, 0], y: [0, 1, 0], origin: SIMD3(middle.x, middle.y, 1)))
      }
  }

  /// The part that is drawn above the layers in it.
  var border: [XMLElement] {
    elements(if: moments.contains { $0.border != nil }) { layer in
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
  }

  private func shadow(blurredBy name: String) -> [XMLElement] {
    let isBlurred = moments.contains { ($0.shadow?.radius ?? 0) > 0 }
    let deviation = elements(if: isBlurred) { layer in
      // SVG 1.1 lets nothing through where it is 0.
      let radius = SVGNumber.text(max(layer.shadow?.radius ?? 0, 0.001))
      return SVGShape(name: "feGaussianBlur", attributes: [("stdDeviation", radius)])
    }
    let filter = isBlurred ? [("filter", "url(#\(name))")] : []
    return elements(if: isBlurred, deviation) { blur(of: $0, named: name) }
      + elements(if: moments.contains { $0.shadow != nil }) { layer in
        box(
          of: layer, offset: layer.shadow?.offset ?? .zero,
          Self.paint(layer.shadow?.color, "fill") + filter)
      }
  }

  // The blur of the shadow, as far as it is seen; under perspective as wide everywhere (choice).
  private func blur(of layer: Snapshot.Layer, named name: String) -> SVGShape {
    let shadow = layer.shadow
    let edge = RoundedOutline(of: layer, inset: 0, offset: shadow?.offset ?? .zero).points
    var reach = Region(
      around: geometry == .affine ? edge : edge.compactMap(layer.projection.seen))
    if reach.isEmpty { reach.include([.zero]) }
    let margin = SIMD2(repeating: 3 * (shadow?.radius ?? 0))
    return SVGShape(
      name: "filter",
      attributes: [("id", name), ("filterUnits", "userSpaceOnUse")]
        + SVGNumber.box(reach.low - margin, reach.size + 2 * margin))
  }

  // The colours of its gradient; for those that turn, which SVG lacks, their mean (choice).
  private func colors(named name: String) -> [XMLElement] {
    guard let kind = moments.lazy.compactMap(\.gradient).first?.kind else { return [] }
    guard kind != .conic else {
      return elements { layer in
        let mean = layer.gradient.map { PaintColor.mean(of: $0.stops.map(\.color)) }
        return box(of: layer, Self.paint(mean, "fill"))
      }
    }
    let count = moments.map { $0.gradient?.stopsWithin.count ?? 0 }.max() ?? 0
    let stops = (0..<count).flatMap { number in elements { Self.stop(number, of: $0) } }
    return elements(stops) { Self.spread(of: $0, kind, named: name) }
      + elements { box(of: $0, [("fill", $0.gradient == nil ? "none" : "url(#\(name))")]) }
  }

  // How they are spread: in shares of the box.
  private static func spread(
    of layer: Snapshot.Layer, _ kind: Snapshot.Gradient.Kind, named name: String
  ) -> SVGShape {
    let (start, end) = (layer.gradient?.start ?? .zero, layer.gradient?.end ?? [0, 1])
    if kind == .axial {
      let line = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      return SVGShape(
        name: "linearGradient",
        attributes: [("id", name)] + line.map { (name: $0, value: SVGNumber.factor($1)) })
    }
    let radii = end - start
    return SVGShape(
      name: "radialGradient", attributes: [("id", name), ("cx", "0"), ("cy", "0"), ("r", "1")],
      transform: PlaneProjection(
        x: [abs(radii.x), 0, 0], y: [0, abs(radii.y), 0], origin: SIMD3(start.x, start.y, 1)),
      transformName: "gradientTransform")
  }

  // One of the colours; where there are fewer, the last one.
  private static func stop(_ number: Int, of layer: Snapshot.Layer) -> SVGShape {
    let stops = layer.gradient?.stopsWithin ?? []
    let stop = stops.dropFirst(number).first ?? stops.last
    let color = stop?.color
    return SVGShape(
      name: "stop",
      attributes: [
        ("offset", SVGNumber.factor(stop?.share ?? 1)), ("stop-color", color?.hexText ?? "#000000"),
        ("stop-opacity", SVGNumber.text(min(max(color?.alpha ?? 0, 0), 1))),
      ])
  }

  // The field and the line of the path that it draws.
  private var path: [XMLElement] {
    let shapes = moments.compactMap(\.shape)
    return elements(if: shapes.contains { !$0.path.isEmpty && $0.fill != nil }) { layer in
      let shape = layer.shape ?? Self.none
      return element(along: shape.path, of: layer, shape.fillStyle)
    }
      + elements(if: shapes.contains { !$0.stroke.isEmpty }) { layer in
        let shape = layer.shape ?? Self.none
        return element(along: shape.stroke, of: layer, shape.lineStyle)
      }
  }

  // Used while the layer draws no path.
  private static let none = Snapshot.Shape(
    ShapePath([]), fill: nil, isEvenOdd: false, line: Snapshot.Shape.Line(), from: 0, to: 1)

  static func paint(_ color: PaintColor?, _ name: String) -> SVGAttributes {
    let alpha = min(max(color?.alpha ?? 1, 0), 1)
    return [(name, color?.hexText ?? "none"), ("\(name)-opacity", SVGNumber.text(alpha))]
  }

  // MARK: Geometry

  // A path without lines that reach behind the eye; in perspective as wide everywhere (choice).
  private func element(
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

  // The layer's box, inset on each side and moved by the offset.
  private func box(
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

  // From the upper right; choice: the straight pieces of a corner.
  var points: [SIMD2<Double>] {
    let radius = min(radius, size.x / 2, size.y / 2)
    let corners = Array(cornersOf: corner, corner + size)
    guard radius > 0 else { return corners }
    return Array(corners[1...] + corners[..<1]).rounded(
      by: radius / SIMD2(size.y, size.x), pieces: 8)
  }
}
