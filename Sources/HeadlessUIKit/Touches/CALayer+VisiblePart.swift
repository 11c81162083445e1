extension CALayer {
  /// The middle of a presentation's visible part, in points of the window; `nil` if there is none.
  ///
  /// The window and clipping ancestors cut a layer. Uncut, it has the centre of its bounds, else
  /// the centre of mass of what is left. Layers on top take nothing away (choice): a finger meets
  /// them, as on a device.
  final var middleOfVisiblePart: CGPoint? {
    let line = lineage
    var middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let own = bounds.corners
    // In order around the outline.
    var (corners, isCut) = ([own[0], own[1], own[3], own[2]], false)
    for (layer, above) in zip(line, line.dropFirst()) {
      let matrix = layer.matrix(to: above)
      middle = LayerGeometry.seen(middle, through: matrix)
      corners = corners.map { LayerGeometry.seen($0, through: matrix) }
      // The window is the last.
      guard above === line.last || above.masksToBounds else { continue }
      let box = above.bounds
      guard !corners.allSatisfy({ box.minX...box.maxX ~= $0.x && box.minY...box.maxY ~= $0.y })
      else { continue }
      isCut = true
      corners = Self.cut(corners, to: box)
      if corners.isEmpty { return nil }
    }
    return isCut ? Self.centre(of: corners) : middle
  }

  // The part of a convex outline in a box (Sutherland and Hodgman's algorithm).
  private static func cut(_ outline: [CGPoint], to box: CGRect) -> [CGPoint] {
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - box.minX }, { box.maxX - $0.x }, { $0.y - box.minY }, { box.maxY - $0.y },
    ]
    return sides.reduce(outline) { points, depth in
      zip(points, points.dropFirst() + points.prefix(1)).flatMap { from, to -> [CGPoint] in
        let (a, b) = (depth(from), depth(to))
        let kept = a >= 0 ? [from] : []
        guard a > 0 && b < 0 || a < 0 && b > 0 else { return kept }
        let share = a / (a - b)
        return kept + [
          CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
        ]
      }
    }
  }

  // The centre of mass of a convex outline; `nil` for an empty one.
  private static func centre(of outline: [CGPoint]) -> CGPoint? {
    let first = outline[0]
    let ways = outline.map { CGPoint(x: $0.x - first.x, y: $0.y - first.y) }
    var (area, x, y) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for (u, v) in zip(ways.dropFirst(), ways.dropFirst(2)) {
      let part = u.x * v.y - u.y * v.x
      area += part
      x += part * (u.x + v.x)
      y += part * (u.y + v.y)
    }
    guard area != 0 else { return nil }
    return CGPoint(x: first.x + x / (3 * area), y: first.y + y / (3 * area))
  }
}
