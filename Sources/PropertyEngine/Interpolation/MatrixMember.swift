/// The part of a transform that a key path such as `transform.rotation.z` names.
///
/// Its numbers can be read and set, and animated as numbers: a rotation by seven turns turns seven
/// times. Names and meaning are those of Apple's "Key-Value Coding Extensions" for `CATransform3D`.
package enum MatrixMember: Hashable, Sendable {
  package enum Axis: Int, Hashable, Sendable { case x, y, z }

  /// The angle in radians of the turn about an axis.
  ///
  /// A rotation is made up of turns about x, y and z in this order, each after those before
  /// (choice). The angles read are in −π…π, that about y in −π/2…π/2; any angle can be set.
  case rotation(Axis)
  case scale(Axis)
  /// The stretch along all axes; it reads as the mean of the three.
  case uniformScale

  /// The mean of x and y; Apple's page does not list it, but apps use it (choice).
  case planarScale
  case translation(Axis)
  case planarTranslation

  /// Makes the member with this name, such as `rotation.z`: the part of a key path after
  /// `transform.`; nil if there is none.
  package init?(_ name: String) {
    switch name {
    case "rotation", "rotation.z": self = .rotation(.z)
    case "rotation.x": self = .rotation(.x)
    case "rotation.y": self = .rotation(.y)
    case "scale": self = .uniformScale
    case "scale.xy": self = .planarScale
    case "scale.x": self = .scale(.x)
    case "scale.y": self = .scale(.y)
    case "scale.z": self = .scale(.z)
    case "translation": self = .planarTranslation
    case "translation.x": self = .translation(.x)
    case "translation.y": self = .translation(.y)
    case "translation.z": self = .translation(.z)
    default: return nil
    }
  }

  package var width: Int { self == .planarTranslation ? 2 : 1 }

  /// The member's numbers in a finite matrix.
  ///
  /// A matrix that mirrors has one negative stretch, on the axis that leaves the smallest rotation,
  /// or the first of several (choice).
  package func value(of matrix: Matrix4) -> [Double] {
    seen(in: matrix) ?? value(of: Decomposed3DTransform(matrix))
  }

  /// The numbers of several members, for which the matrix is taken apart once.
  package static func values(of members: [MatrixMember], in matrix: Matrix4) -> [[Double]] {
    let parts = Decomposed3DTransform(matrix)
    return members.map { $0.seen(in: matrix) ?? $0.value(of: parts) }
  }

  // The translation is the only part that the matrix contains as it is.
  private func seen(in matrix: Matrix4) -> [Double]? {
    switch self {
    case .translation(let axis): [matrix.r4[axis.rawValue] + 0]
    case .planarTranslation: [matrix.r4.x + 0, matrix.r4.y + 0]
    default: nil
    }
  }

  func value(of parts: Decomposed3DTransform) -> [Double] {
    let numbers =
      switch self {
      case .rotation(let axis): [parts.rotation.angles[axis.rawValue]]
      case .scale(let axis): [parts.scale[axis.rawValue]]
      case .uniformScale: [parts.scale.sum() / 3]
      case .planarScale: [(parts.scale.x + parts.scale.y) / 2]
      case .translation(let axis): [parts.translation[axis.rawValue]]
      case .planarTranslation: [parts.translation.x, parts.translation.y]
      }
    // Never a negative zero.
    return numbers.map { $0 + 0 }
  }

  /// The matrix with the member's numbers replaced, and everything else as it was.
  ///
  /// `value` has ``width`` finite numbers. Setting several stretches makes them equal. An axis
  /// that the matrix flattens is stretched again in its own direction, turned along with the other
  /// axes (choice).
  package func setting(_ value: [Double], in matrix: Matrix4) -> Matrix4 {
    changing(matrix) { _ in value }
  }

  /// The matrix with a function applied to the member's numbers.
  func changing(_ matrix: Matrix4, _ change: ([Double]) -> [Double]) -> Matrix4 {
    var parts = Decomposed3DTransform(matrix)
    let value = change(value(of: parts))
    precondition(value.count == width, "a transform's member is set to as many numbers as it has")
    switch self {
    case .rotation(let axis):
      var angles = parts.rotation.angles
      angles[axis.rawValue] = value[0]
      parts.rotation = Rotation3D(angles: angles)
    case .scale(let axis): parts.scale[axis.rawValue] = value[0]
    case .uniformScale: parts.scale = SIMD3(repeating: value[0])
    case .planarScale:
      parts.scale.x = value[0]
      parts.scale.y = value[0]
    case .translation(let axis): parts.translation[axis.rawValue] = value[0]
    case .planarTranslation:
      parts.translation.x = value[0]
      parts.translation.y = value[1]
    }
    return parts.matrix
  }
}

extension Matrix4 {
  /// The rotation in a finite matrix: its angle in radians, 0…π, about an axis of length 1.
  package var turn: (angle: Double, axis: SIMD3<Double>) {
    Quaternion(Decomposed3DTransform(self).rotation).turn
  }
}
