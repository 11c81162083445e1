// What a layer draws itself, between its background and the layers in it.
extension SVGLayer {
  // While the layer draws no path: its words are those of one that has nothing to draw.
  private static let none = Snapshot.Shape(
    ShapePath([]), fill: nil, isEvenOdd: false, line: Snapshot.Shape.Line(), from: 0, to: 1)

  func area(of layer: Snapshot.Layer) -> SVGShape? {
    guard hasArea else { return nil }
    let shape = layer.shape ?? Self.none
    return element(along: shape.path, of: layer, shape.fillStyle)
  }

  func line(of layer: Snapshot.Layer) -> SVGShape? {
    guard hasLine else { return nil }
    let shape = layer.shape ?? Self.none
    return element(along: shape.stroke, of: layer, shape.lineStyle)
  }

  /// The box that colours are spread in; of those that turn, which SVG has not, the mean (choice).
  func gradientBox(of layer: Snapshot.Layer, named name: String) -> SVGShape? {
    guard let gradient else { return nil }
    guard gradient == .conic else {
      return box(of: layer, [("fill", layer.gradient == nil ? "none" : "url(#\(name))")])
    }
    let mean = layer.gradient.map { PaintColor.mean(of: $0.stops.map(\.color)) }
    return box(of: layer, Self.paint(mean, "fill"))
  }

  /// How they are spread: in shares of the box.
  func spread(of layer: Snapshot.Layer, named name: String) -> SVGShape? {
    guard let gradient, gradient != .conic else { return nil }
    let (start, end) = (layer.gradient?.start ?? .zero, layer.gradient?.end ?? [0, 1])
    if gradient == .axial {
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

  /// One of its colours; where there are fewer, the last one.
  func stop(_ number: Int, of layer: Snapshot.Layer) -> SVGShape {
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
}
