/// Three directions, as vectors of length 1 at any angles to each other.
struct Directions3D: Hashable, Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>
  static let upright = Directions3D(x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1])

  /// The volume of what the three span: 1 for right angles, 0 in one plane, negative if mirrored.
  var volume: Double { x.cross(y).dot(z) }
}
