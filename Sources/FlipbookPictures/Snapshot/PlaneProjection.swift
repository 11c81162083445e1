/// A projection of one plane onto another: three rows that the row (x, y, 1) is multiplied by; the
/// last number of the product divides the others.
///
/// So the rows are the images of the x axis, the y axis and the origin, as in Core Animation.
package struct PlaneProjection: Equatable, Sendable {
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var origin: SIMD3<Double>

  package init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  package static let identity = PlaneProjection(x: [1, 0, 0], y: [0, 1, 0], origin: [0, 0, 1])

  /// This and then another: the plane is flattened into the next one, depth does not add up.
  package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
    func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
      next.x * row.x + next.y * row.y + next.origin * row.z
    }
    return PlaneProjection(x: image(x), y: image(y), origin: image(origin))
  }

  /// The image of a point, before it is divided.
  func image(_ point: SIMD2<Double>) -> SIMD3<Double> { x * point.x + y * point.y + origin }

  /// The place at which a point is seen; `nil` behind the eye of a perspective.
  package func seen(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let image = image(point)
    guard image.z > 0, image.x.isFinite, image.y.isFinite else { return nil }
    return SIMD2(image.x, image.y) / image.z
  }

  /// The places at which points are seen; `nil` if one of them is behind the eye.
  package func seen(all points: [SIMD2<Double>]) -> [SIMD2<Double>]? {
    let seen = points.compactMap { self.seen($0) }
    return seen.count == points.count ? seen : nil
  }

  package var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z == 1 }

  package var isMove: Bool { isAffine && x.x == 1 && x.y == 0 && y.x == 0 && y.y == 1 }
}
