import CLibrary

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    [y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x]
  }

  /// The length, without overflow on the way.
  var length: Double { hypot(hypot(x, y), z) }

  /// The part of the vector at right angles to `direction`, which has length 1.
  func across(_ direction: SIMD3<Double>) -> SIMD3<Double> { self - direction * dot(direction) }
}

extension SIMD4<Double> { var xyz: SIMD3<Double> { [x, y, z] } }
