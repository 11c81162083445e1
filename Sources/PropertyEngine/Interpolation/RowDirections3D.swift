/// The directions of the images of the three axes, if they have any.
///
/// As in the plane, the other end of the path gives a flattened axis its direction.
struct RowDirections3D: Hashable, Sendable {
  private let x: SIMD3<Double>?
  private let y: SIMD3<Double>?
  private let z: SIMD3<Double>?

  // Rounding leaves a flattened axis shorter than this share of the longest one.
  private static let noise = 1e-14

  init(_ matrix: Matrix4) {
    let lengths = matrix.axisLengths
    let shortest = lengths.max() * Self.noise
    func direction(_ row: SIMD4<Double>, _ length: Double) -> SIMD3<Double>? {
      length > shortest ? row.xyz / length : nil
    }
    x = direction(matrix.r1, lengths.x)
    y = direction(matrix.r2, lengths.y)
    z = direction(matrix.r3, lengths.z)
  }

  /// All directions; those that are missing are taken from `other`.
  ///
  /// `other` is first turned as a whole: by the smallest turn that brings the first of the
  /// directions known here into its place, and then about it, to bring the second nearer.
  func completed(by other: Directions3D) -> Directions3D {
    if let x, let y, let z { return Directions3D(x: x, y: y, z: z) }
    var turn = Quaternion.identity
    var settled: SIMD3<Double>?
    for case (let mine?, let theirs) in [(x, other.x), (y, other.y), (z, other.z)] {
      let seen = turn.apply(to: theirs)
      if let settled {
        turn = turn.concatenating(Quaternion(about: settled, from: seen, to: mine))
      } else {
        turn = Quaternion(from: seen, to: mine)
        settled = mine
      }
    }
    return Directions3D(
      x: x ?? turn.apply(to: other.x), y: y ?? turn.apply(to: other.y),
      z: z ?? turn.apply(to: other.z))
  }
}

extension Matrix4 {
  /// The lengths of the images of the three axes, without the perspective.
  var axisLengths: SIMD3<Double> { [r1.xyz.length, r2.xyz.length, r3.xyz.length] }
}
