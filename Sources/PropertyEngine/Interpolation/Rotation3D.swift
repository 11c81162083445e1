import CLibrary

/// A rotation of space, as the images of the axes.
///
/// The three have length 1 and are at right angles; the third is the cross product of the others.
/// They are the rows of the matrix, for points that are row vectors.
struct Rotation3D: Hashable, Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  /// The sum of the axes' images, each times its number of `vector`.
  func apply(to vector: SIMD3<Double>) -> SIMD3<Double> {
    x * vector.x + y * vector.y + z * vector.z
  }

  func vector(becoming image: SIMD3<Double>) -> SIMD3<Double> {
    [image.dot(x), image.dot(y), image.dot(z)]
  }
}

extension Rotation3D {
  /// The turn by an angle in radians about an axis of length 1.
  init(angle: Double, about axis: SIMD3<Double>) {
    // Uses the squares of the other two instead of 1 minus the square of one, which keeps the axes
    // of the coordinates exact.
    let cosine = cos(angle)
    let square = axis * axis
    let sines = axis * sin(angle)
    let xy = axis.x * axis.y * (1 - cosine)
    let xz = axis.x * axis.z * (1 - cosine)
    let yz = axis.y * axis.z * (1 - cosine)
    x = [square.x + (square.y + square.z) * cosine, xy + sines.z, xz - sines.y]
    y = [xy - sines.z, square.y + (square.x + square.z) * cosine, yz + sines.x]
    z = [xz + sines.y, yz - sines.x, square.z + (square.x + square.y) * cosine]
  }

  // MARK: - Angles about the axes

  // This near to the z axis, only rounding gives the image of the x axis a direction in the plane.
  private static let gimbalMargin = 1e-12

  /// The angles in radians of the turns about the x, the y and the z axis, in this order, that
  /// make up the rotation.
  ///
  /// The one about y is in −π/2…π/2. At either end x and z turn about the same line, and z is 0.
  var angles: SIMD3<Double> {
    let flat = hypot(x.x, x.y)
    let aboutY = atan2(-x.z, flat)
    guard flat > Self.gimbalMargin else { return [atan2(-z.y, y.y), aboutY, 0] }
    return [atan2(y.z, z.z), aboutY, atan2(x.y, x.x)]
  }

  /// The turns about the x, the y and the z axis, in this order, by any angles in radians.
  init(angles: SIMD3<Double>) {
    let turns = [
      Rotation3D(angle: angles.x, about: [1, 0, 0]), Rotation3D(angle: angles.y, about: [0, 1, 0]),
      Rotation3D(angle: angles.z, about: [0, 0, 1]),
    ]
    func image(_ axis: SIMD3<Double>) -> SIMD3<Double> { turns.reduce(axis) { $1.apply(to: $0) } }
    self.init(x: image([1, 0, 0]), y: image([0, 1, 0]), z: image([0, 0, 1]))
  }
}
