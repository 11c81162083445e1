internal import AnimationEngine
import Foundation

/// What of a matrix concerns the points of a plane: where the x axis, the y axis and the origin go,
/// each as what is added to x, y and the number both are divided by.
package struct PlaneRows {
  package let x: SIMD3<Double>
  package let y: SIMD3<Double>
  package let origin: SIMD3<Double>

  static let identity = PlaneRows(.identity)

  init(_ matrix: Matrix4) {
    (x, y) = (Self.row(matrix.r1), Self.row(matrix.r2))
    origin = Self.row(matrix.r4)
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  private static func row(_ row: SIMD4<Double>) -> SIMD3<Double> {
    SIMD3(row.x, row.y, row.w)
  }

  /// This and then another: the plane is flattened into the next one, depth does not add up.
  func concatenating(_ next: PlaneRows) -> PlaneRows {
    func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
      next.x * row.x + next.y * row.y + next.origin * row.z
    }
    return PlaneRows(x: image(x), y: image(y), origin: image(origin))
  }

  /// Whether there is no perspective in it.
  var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z == 1 }

  /// Where a point goes, before it is divided.
  func image(_ point: CGPoint) -> SIMD3<Double> {
    x * Double(point.x) + y * Double(point.y) + origin
  }

  /// Where a point is seen.
  func seen(_ point: CGPoint) -> CGPoint {
    let image = image(point)
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }
}
