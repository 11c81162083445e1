/// A path as it is seen: fields and lines in points of the window, with curves made of lines.
struct DrawnShape: Equatable {
  /// The areas that are filled.
  private(set) var fields: [[DrawnBox.Place]] = []
  private(set) var isEvenOdd = false
  private(set) var fill: PaintColor?
  /// The middle of the line, and the areas that its straight parts take: without joins, caps and
  /// dashes (choice).
  private(set) var lines: [[DrawnBox.Place]] = []
  private(set) var strips: [[DrawnBox.Place]] = []
  private(set) var stroke: PaintColor?
  /// Whether nothing of it is cut off.
  let isWhole: Bool

  init(_ shape: Snapshot.Shape, seenBy projection: PlaneProjection, isWhole: Bool) {
    self.isWhole = isWhole
    // Lines that reach behind the eye are left out.
    func seen(_ points: [DrawnBox.Place]) -> [DrawnBox.Place]? {
      let seen = points.compactMap(projection.seen)
      return seen.count == points.count ? seen : nil
    }
    if let fill = shape.fill, fill.alpha > 0 {
      self.fill = fill
      fields = shape.path.lines(within: Snapshot.Shape.nearness).compactMap(seen)
      isEvenOdd = shape.isEvenOdd
    }
    if let color = shape.line.color, color.alpha > 0, shape.line.width > 0 {
      stroke = color
      let lines = shape.stroke.lines(within: Snapshot.Shape.nearness)
      self.lines = lines.compactMap(seen)
      strips = lines.flatMap { line in
        zip(line, line.dropFirst()).compactMap { start, end in
          let way = end - start
          let length = (way * way).sum().squareRoot()
          guard length > 0 else { return nil }
          let side = DrawnBox.Place(-way.y, way.x) * (shape.line.width / 2 / length)
          return seen([start + side, end + side, end - side, start - side])
        }
      }
    }
  }
}

struct DrawnGradient: Equatable {
  let gradient: Snapshot.Gradient
  let size: SIMD2<Double>
  // The corner of the bounds and its sides as they are seen; perspective is ignored (choice).
  private let corner: DrawnBox.Place
  private let across: DrawnBox.Place
  private let down: DrawnBox.Place

  init?(of layer: Snapshot.Layer) {
    guard let gradient = layer.gradient else { return nil }
    let far = layer.corner + layer.size
    let seen = [layer.corner, [far.x, layer.corner.y], [layer.corner.x, far.y]]
      .compactMap(layer.projection.seen)
    guard seen.count == 3 else { return nil }
    (self.gradient, size) = (gradient, layer.size)
    (corner, across, down) = (seen[0], seen[1] - seen[0], seen[2] - seen[0])
  }

  /// The colour at a place of the window.
  func color(at place: DrawnBox.Place) -> PaintColor {
    let (way, turn) = (place - corner, across.x * down.y - across.y * down.x)
    let share = DrawnBox.Place(
      (way.x * down.y - way.y * down.x) / turn, (across.x * way.y - across.y * way.x) / turn)
    return gradient.color(at: share, size: size)
  }
}
