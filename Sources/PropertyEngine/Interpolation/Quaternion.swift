import CLibrary

/// A rotation of space as a quaternion of length 1, which makes the short way to another simple.
struct Quaternion: Hashable, Sendable {
  /// The axis times the sine of half the angle.
  var vector: SIMD3<Double>
  /// The cosine of half the angle.
  var real: Double
  static let identity = Quaternion(vector: .zero, real: 1)

  var reversed: Quaternion { Quaternion(vector: -vector, real: real) }

  func concatenating(_ next: Quaternion) -> Quaternion {
    Quaternion(
      vector: vector * next.real + next.vector * real + next.vector.cross(vector),
      real: real * next.real - vector.dot(next.vector))
  }

  func apply(to vector: SIMD3<Double>) -> SIMD3<Double> {
    let twist = self.vector.cross(vector) * 2
    return vector + twist * real + self.vector.cross(twist)
  }

  private var normalized: Quaternion {
    let length = hypot(vector.length, real)
    return Quaternion(vector: vector / length, real: real / length)
  }
}

// MARK: - Angle and axis

extension Quaternion {
  /// The turn by an angle in radians about an axis of length 1.
  init(angle: Double, about axis: SIMD3<Double>) {
    vector = axis * sin(angle / 2)
    real = cos(angle / 2)
  }

  /// The angle, in 0…π, and the axis; the z axis if there is no turn.
  var turn: (angle: Double, axis: SIMD3<Double>) {
    let length = vector.length
    guard length > 0 else { return (0, [0, 0, 1]) }
    // A quaternion and its opposite are the same rotation; this picks the short way.
    let sign = real < 0 ? -1.0 : 1
    return (2 * atan2(length, abs(real)), vector * (sign / length))
  }

  // MARK: - From one direction to another

  // A shorter sum of two directions does not tell the middle between them.
  private static let oppositeMargin = 1e-12

  /// The smallest turn that leads from one direction to another.
  ///
  /// Between opposite directions it is half a turn about the z axis, or as near to it as a right
  /// angle to both allows.
  init(from start: SIMD3<Double>, to end: SIMD3<Double>) {
    if (start + end).length > Self.oppositeMargin {
      self = Quaternion(vector: start.cross(end), real: 1 + start.dot(end)).normalized
    } else {
      let upright = SIMD3<Double>(0, 0, 1).across(start)
      let axis = upright.length > Self.oppositeMargin ? upright : [1, 0, 0]
      self = Quaternion(vector: axis, real: 0).normalized
    }
  }

  /// The turn about an axis of length 1 that brings `start` as near to `end` as such turns can.
  init(about axis: SIMD3<Double>, from start: SIMD3<Double>, to end: SIMD3<Double>) {
    let angle = atan2(axis.dot(start.cross(end)), start.across(axis).dot(end))
    self.init(angle: angle, about: axis)
  }

  // MARK: - Rows

  /// The same rotation, from the images of the axes.
  init(_ rows: Rotation3D) {
    // The components times four times the largest of them, which is never small.
    let (x, y, z) = (rows.x.x, rows.y.y, rows.z.z)
    let products: SIMD4<Double>
    if x + y + z > 0 {
      products = [rows.y.z - rows.z.y, rows.z.x - rows.x.z, rows.x.y - rows.y.x, 1 + x + y + z]
    } else if x > y && x > z {
      products = [1 + x - y - z, rows.x.y + rows.y.x, rows.x.z + rows.z.x, rows.y.z - rows.z.y]
    } else if y > z {
      products = [rows.x.y + rows.y.x, 1 + y - x - z, rows.y.z + rows.z.y, rows.z.x - rows.x.z]
    } else {
      products = [rows.x.z + rows.z.x, rows.y.z + rows.z.y, 1 + z - x - y, rows.x.y - rows.y.x]
    }
    self = Quaternion(vector: products.xyz, real: products.w).normalized
  }

  var rows: Rotation3D {
    let double = vector * 2
    let square = vector * double
    let real = double * self.real
    let xy = vector.x * double.y
    let xz = vector.x * double.z
    let yz = vector.y * double.z
    return Rotation3D(
      x: [1 - (square.y + square.z), xy + real.z, xz - real.y],
      y: [xy - real.z, 1 - (square.x + square.z), yz + real.x],
      z: [xz + real.y, yz - real.x, 1 - (square.x + square.y)])
  }
}
