extension SIMD3<Double> {
  /// The sum of the products of the numbers of both vectors.
  func dot(_ other: SIMD3<Double>) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector at right angles to both.
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    [
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x,
    ]
  }

  /// The length, without overflow on the way.
  var length: Double { Mathematics.length(x: Mathematics.length(x: x, y: y), y: z) }

  /// The part of the vector at right angles to `direction`, which has length 1.
  func across(_ direction: SIMD3<Double>) -> SIMD3<Double> { self - direction * dot(direction) }
}

extension SIMD4<Double> {
  /// The first three numbers.
  var xyz: SIMD3<Double> { [x, y, z] }
}
