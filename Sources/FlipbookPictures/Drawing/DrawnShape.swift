/// A path as it is seen: fields and lines in points of the window, with curves made of lines.
struct DrawnShape: Equatable {
  private(set) var fields: [[Place]] = []
  private(set) var isEvenOdd = false
  private(set) var fill: PaintColor?
  /// The line's middle, and the areas of its straight parts: no joins, caps or dashes (choice).
  private(set) var lines: [[Place]] = []
  private(set) var strips: [[Place]] = []
  private(set) var stroke: PaintColor?
  /// Whether no part of it is cut off.
  let isWhole: Bool

  init(_ shape: Snapshot.Shape, seenBy projection: PlaneProjection, isWhole: Bool) {
    self.isWhole = isWhole
    // Lines that reach behind the eye are left out.
    if let fill = shape.fill, fill.alpha > 0 {
      self.fill = fill
      fields = shape.path.lines(within: Snapshot.Shape.nearness).compactMap(projection.seen(all:))
      isEvenOdd = shape.isEvenOdd
    }
    if let color = shape.line.color, color.alpha > 0, shape.line.width > 0 {
      stroke = color
      let lines = shape.stroke.lines(within: Snapshot.Shape.nearness)
      self.lines = lines.compactMap(projection.seen(all:))
      strips = lines.flatMap { line in
        zip(line, line.dropFirst()).compactMap { start, end in
          let way = end - start
          let length = way.length
          guard length > 0 else { return nil }
          let side = Place(-way.y, way.x) * (shape.line.width / 2 / length)
          return projection.seen(all: [start + side, end + side, end - side, start - side])
        }
      }
    }
  }
}

struct DrawnGradient: Equatable {
  let gradient: Snapshot.Gradient
  let size: SIMD2<Double>
  // The corner of the bounds and its sides as they are seen; perspective is ignored (choice).
  private let corner: Place
  private let across: Place
  private let down: Place

  init?(of layer: Snapshot.Layer) {
    guard let gradient = layer.gradient, let seen = layer.projection.seen(all: layer.sides) else {
      return nil
    }
    (self.gradient, size) = (gradient, layer.size)
    (corner, across, down) = (seen[0], seen[1] - seen[0], seen[2] - seen[0])
  }

  func color(at place: Place) -> PaintColor {
    let (way, turn) = (place - corner, across.x * down.y - across.y * down.x)
    let share = Place(
      (way.x * down.y - way.y * down.x) / turn, (across.x * way.y - across.y * way.x) / turn)
    return gradient.color(at: share, size: size)
  }
}
