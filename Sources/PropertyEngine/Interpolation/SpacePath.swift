// Goals, most important first:
//
// 1. No NaN for any finite matrices, flattening ones included, and ends that are met.
// 2. In the plane, the way of TransformPath, which has been measured.
// 3. The short way of the rotation, at an even speed: a quaternion's.
//
// As in the plane, a matrix that mirrors can be taken apart with the stretch of any one axis
// negative. If one end mirrors, that axis is flipped that leaves the smallest turn. If both do,
// any choice gives the same path.

/// The way from one transform of space to another.
///
/// Translation, stretch, shear and perspective change evenly, the rotation by the short way about
/// one axis. Core Animation's own way has been measured for rotations only; the rest is the rule of
/// the plane in space (choice). If an end flattens space, the fourth column changes evenly instead
/// of the perspective, and directions that are missing are those of the other end (choice).
struct SpacePath: Hashable, Sendable {
  private(set) var from: Decomposed3DTransform
  private(set) var to: Decomposed3DTransform
  private let rotation: Quaternion
  private let angle: Double
  private let axis: SIMD3<Double>

  init(from start: Matrix4, to end: Matrix4, halfTurn: TransformPath.HalfTurn) {
    let startRows = RowDirections3D(start)
    let endRows = RowDirections3D(end)
    let from = SpaceEnd(start, startRows.completed(by: endRows.completed(by: .upright)))
    let to = SpaceEnd(end, endRows.completed(by: startRows.completed(by: .upright)))
    // An end that does not say whether it mirrors goes with the other.
    let fromMirrors = from.mirrors ?? to.mirrors ?? false
    let toMirrors = to.mirrors ?? fromMirrors
    self = Self.path(from, fromMirrors, to, toMirrors, halfTurn: halfTurn)
  }

  /// The end of the way from the identity to a matrix.
  static func end(_ matrix: Matrix4, halfTurn: TransformPath.HalfTurn) -> Decomposed3DTransform {
    let upright = RowDirections3D(.identity).completed(by: .upright)
    let end = SpaceEnd(matrix, RowDirections3D(matrix).completed(by: upright))
    guard end.mirrors == true else { return end.decomposed(plain) }
    // Which axis is flipped depends on the whole way.
    return SpacePath(from: .identity, to: matrix, halfTurn: halfTurn).to
  }

  /// The matrix at the share `p` of the way; the ends to the last few digits.
  func matrix(at p: Double) -> Matrix4 {
    let turn = Quaternion(angle: angle * p, about: axis)
    return from.mixed(with: to, at: p, rotation: rotation.concatenating(turn).rows).matrix
  }
}

// MARK: - Choosing the way

extension SpacePath {
  private static let plain = SIMD3<Double>(1, 1, 1)
  private static let mirrors: [SIMD3<Double>] = [[-1, 1, 1], [1, -1, 1], [1, 1, -1]]

  private static func path(
    _ from: SpaceEnd, _ fromMirrors: Bool, _ to: SpaceEnd, _ toMirrors: Bool,
    halfTurn: TransformPath.HalfTurn
  ) -> SpacePath {
    if fromMirrors == toMirrors {
      let signs = fromMirrors ? mirrors[1] : plain
      // Half a turn seen through the mirror goes the other way round.
      return SpacePath(
        from.decomposed(signs), to.decomposed(signs),
        halfTurn: fromMirrors ? halfTurn.opposite : halfTurn)
    }
    let paths = mirrors.map { signs in
      SpacePath(
        from.decomposed(fromMirrors ? signs : plain), to.decomposed(toMirrors ? signs : plain),
        halfTurn: halfTurn)
    }
    return paths.dropFirst().reduce(paths[0]) { best, path in
      path.isBetter(than: best, halfTurn: halfTurn) ? path : best
    }
  }

  private init(
    _ from: Decomposed3DTransform, _ to: Decomposed3DTransform, halfTurn: TransformPath.HalfTurn
  ) {
    (self.from, self.to) = (from, to)
    rotation = Quaternion(from.rotation)
    let turn = rotation.reversed.concatenating(Quaternion(to.rotation)).turn
    let isHalf = turn.angle >= .pi - TransformPath.halfTurnMargin
    if isHalf && Self.isPositive(turn.axis) != (halfTurn == .positive) {
      angle = 2 * .pi - turn.angle
      axis = -turn.axis
    } else {
      angle = turn.angle
      axis = turn.axis
    }
  }

  // Of two turns that are equally small, the one in the direction of half turns.
  private func isBetter(than other: SpacePath, halfTurn: TransformPath.HalfTurn) -> Bool {
    if abs(angle - other.angle) > TransformPath.halfTurnMargin { return angle < other.angle }
    let wanted = halfTurn == .positive
    return Self.isPositive(axis) == wanted && Self.isPositive(other.axis) != wanted
  }

  // A turn is positive that is so about the z axis, or about y or x where it does not turn about
  // those before.
  private static func isPositive(_ axis: SIMD3<Double>) -> Bool {
    for number in [axis.z, axis.y, axis.x] where abs(number) > TransformPath.halfTurnMargin {
      return number > 0
    }
    return true
  }
}

/// One end of a path with the directions of its rows, none of them missing.
private struct SpaceEnd {
  let matrix: Matrix4
  let rows: Directions3D

  init(_ matrix: Matrix4, _ rows: Directions3D) { (self.matrix, self.rows) = (matrix, rows) }

  /// Whether the matrix mirrors; nil for one that flattens space to a plane or less.
  var mirrors: Bool? {
    let volume = rows.volume
    return abs(volume) > Decomposed3DTransform.parallelMargin ? volume < 0 : nil
  }

  func decomposed(_ signs: SIMD3<Double>) -> Decomposed3DTransform {
    Decomposed3DTransform(matrix, rows: rows, signs: signs)
  }
}
