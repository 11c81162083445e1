import Foundation
internal import PropertyEngine

extension CALayer {
  /// The middle of the visible part of a presentation, in points of the window: of what the window
  /// and clipping ancestors leave; `nil` for nothing.
  ///
  /// A layer that is not clipped has its bounds' centre, else the visible part's centre of mass
  /// counts. Layers on top take nothing away (choice): a finger meets them, as on a device.
  final var middleOfVisiblePart: CGPoint? {
    let line = lineage
    var middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var (corners, isCut) = (Self.outline(bounds), false)
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

  // The corners in a circle.
  private static func outline(_ box: CGRect) -> [CGPoint] {
    let corners = box.corners
    return [corners[0], corners[1], corners[3], corners[2]]
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
    var (area, x, y) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for (a, b) in zip(outline.dropFirst(), outline.dropFirst(2)) {
      let (u, v) = (
        CGPoint(x: a.x - first.x, y: a.y - first.y), CGPoint(x: b.x - first.x, y: b.y - first.y)
      )
      let part = u.x * v.y - u.y * v.x
      area += part
      x += part * (u.x + v.x)
      y += part * (u.y + v.y)
    }
    guard area != 0 else { return nil }
    return CGPoint(x: first.x + x / (3 * area), y: first.y + y / (3 * area))
  }
}
