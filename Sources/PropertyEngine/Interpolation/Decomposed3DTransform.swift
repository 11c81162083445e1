/// A transform of space taken apart into numbers that can be interpolated or set one by one.
///
/// The matrix is scale · shear · rotation · translation · perspective, for row vectors: the rule
/// that reproduces what Core Animation does in the plane, carried on into space. Its last part is
/// the one CSS Transforms uses for perspective.
///
///     | sx       |   | 1       |
///     |    sy    | · | k  m    | · rotation, then + (tx, ty, tz), then the perspective
///     |       sz |   | a  b  c |
///
/// The scale is the length of each axis's image. The rows of the shear are the images' directions
/// as seen from the rotation, whose x axis is the first of them and whose plane of x and y contains
/// the second.
struct Decomposed3DTransform: Hashable, Sendable {
  var translation: SIMD3<Double>
  /// The signed stretch along the axes.
  var scale: SIMD3<Double>
  /// The row (k, m, 0) of the shear; (0, 1, 0) without a slant.
  var shearOfY: SIMD3<Double>
  /// The row (a, b, c) of the shear; (0, 0, 1) without a slant.
  var shearOfZ: SIMD3<Double>
  var rotation: Rotation3D

  /// The fourth column of a matrix that acts last: m14, m24, m34 and m44 there.
  ///
  /// (0, 0, 0, 1) without perspective. Nil for a transform that flattens space: its matrix does not
  /// determine the perspective, so `column` is used instead.
  var perspective: SIMD4<Double>?
  /// The fourth column of the whole matrix, used when there is no `perspective`.
  var column: SIMD4<Double>

  var matrix: Matrix4 {
    let first = rotation.x * scale.x
    let second = rotation.apply(to: shearOfY) * scale.y
    let third = rotation.apply(to: shearOfZ) * scale.z
    var column = column
    if let perspective {
      let depth = perspective.xyz
      column = [
        first.dot(depth), second.dot(depth), third.dot(depth),
        translation.dot(depth) + perspective.w,
      ]
    }
    return Matrix4(
      SIMD4(first, column.x), SIMD4(second, column.y), SIMD4(third, column.z),
      SIMD4(translation, column.w))
  }

  /// The numbers of a transform that keeps planes along x and y parallel to them; else `nil`.
  var flat: SIMD8<Double>? {
    let up = SIMD3<Double>(0, 0, 1)
    guard rotation.z == up, shearOfZ == up, translation.z == 0, column == [0, 0, 0, 1] else {
      return nil
    }
    return [
      translation.x, translation.y, scale.x, scale.y, shearOfY.x, shearOfY.y, rotation.angles.z,
      scale.z,
    ]
  }

  /// The transform with numbers at the share `p` of the way from this one's to the other's, and
  /// with the given rotation.
  func mixed(
    with other: Decomposed3DTransform, at p: Double, rotation: Rotation3D
  ) -> Decomposed3DTransform {
    var mixed = self
    mixed.translation += (other.translation - translation) * p
    mixed.scale += (other.scale - scale) * p
    mixed.shearOfY += (other.shearOfY - shearOfY) * p
    mixed.shearOfZ += (other.shearOfZ - shearOfZ) * p
    mixed.rotation = rotation
    mixed.column += (other.column - column) * p
    mixed.perspective = nil
    if let perspective, let goal = other.perspective {
      mixed.perspective = perspective + (goal - perspective) * p
    }
    return mixed
  }
}

// MARK: - Taking apart

extension Decomposed3DTransform {
  // For directions closer to parallel than this, rounding decides on which side the next one lies.
  static let parallelMargin = 1e-12

  // For the perspective, a slant that leaves less of the volume than this counts as flat: dividing
  // by it would throw the matrices between the ends far off.
  private static let flatness = 1e-4

  /// Takes a matrix apart.
  ///
  /// The directions of its rows are given, since those of a flattened matrix come from elsewhere.
  /// `signs` is 1 or −1 for each axis, and tells which stretches count as negative; their product
  /// has the sign of the directions' volume.
  init(_ matrix: Matrix4, rows: Directions3D, signs: SIMD3<Double>) {
    let first = rows.x * signs.x
    let second = rows.y * signs.y
    let third = rows.z * signs.z
    rotation = Self.rotation(first, second, third)
    shearOfY = rotation.vector(becoming: second)
    shearOfZ = rotation.vector(becoming: third)
    scale = matrix.axisLengths * signs
    translation = matrix.r4.xyz
    column = [matrix.r1.w, matrix.r2.w, matrix.r3.w, matrix.r4.w]
    perspective = perspectiveOfColumn
  }

  // Gram-Schmidt. If the first two directions are parallel, the third tells which plane they lie
  // in; if all three are, any plane will do.
  private static func rotation(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) -> Rotation3D {
    var y = second.across(first)
    if y.length <= parallelMargin { y = third.cross(first) }
    if y.length <= parallelMargin {
      y = Quaternion(from: [1, 0, 0], to: first).apply(to: [0, 1, 0])
    }
    // Once more, for the digits that were lost when the two directions were close.
    y = (y / y.length).across(first)
    y /= y.length
    // Exactly of length 1, so that a transform of the plane leaves z alone.
    let z = first.cross(y)
    return Rotation3D(x: first, y: y, z: z / z.length)
  }

  // The column is the rest of the matrix times the perspective; one division by each of its
  // factors in turn gives the perspective back.
  private var perspectiveOfColumn: SIMD4<Double>? {
    let isFlat = scale.x == 0 || scale.y == 0 || scale.z == 0
    guard !isFlat, abs(shearOfY.y * shearOfZ.z) > Self.flatness else { return nil }
    let slanted = column.xyz / scale
    let y = (slanted.y - shearOfY.x * slanted.x) / shearOfY.y
    let z = (slanted.z - shearOfZ.x * slanted.x - shearOfZ.y * y) / shearOfZ.z
    let depth = rotation.apply(to: [slanted.x, y, z])
    return SIMD4(depth, column.w - translation.dot(depth))
  }
}
