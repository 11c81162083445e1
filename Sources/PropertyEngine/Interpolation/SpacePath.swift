// Goals, most important first:
//
// 1. No NaN for any finite matrices, flattening ones included, and ends that are met.
// 2. In the plane, the way of TransformPath, which has been measured.
// 3. The short way of the rotation, at an even speed: a quaternion's.
//
// As in the plane, a matrix that mirrors can be taken apart with the stretch of any one axis
// negative. If one end mirrors, the flipped axis is the one that leaves the smallest turn. If both
// do, any choice gives the same path.

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
    // An end that flattens space mirrors if the other does.
    let fromMirrors = from.mirrors ?? to.mirrors ?? false
    let toMirrors = to.mirrors ?? fromMirrors
    func path(_ mirror: SIMD3<Double>, _ halfTurn: TransformPath.HalfTurn) -> SpacePath {
      SpacePath(
        from.decomposed(fromMirrors ? mirror : Self.plain),
        to.decomposed(toMirrors ? mirror : Self.plain), halfTurn: halfTurn)
    }
    if fromMirrors == toMirrors {
      // Half a turn seen through the mirror goes the other way round.
      self = path(Self.mirrors[1], fromMirrors ? halfTurn.opposite : halfTurn)
    } else {
      let paths = Self.mirrors.map { path($0, halfTurn) }
      self = paths.dropFirst().reduce(paths[0]) { best, path in
        path.isBetter(than: best, halfTurn: halfTurn) ? path : best
      }
    }
  }

  /// Its numbers, as in ``TransformPath``, with the stretch along z as the eighth; `nil` unless it
  /// stays in planes along x and y.
  var flat: (from: SIMD8<Double>, delta: SIMD8<Double>)? {
    let turnsFlat = angle == 0 || axis.x == 0 && axis.y == 0
    guard turnsFlat, let first = from.flat, var last = to.flat else { return nil }
    last[6] = first[6] + angle * (axis.z < 0 ? -1 : 1)
    return (first, last - first)
  }

  /// The matrix at the share `p` of the way; the ends to the last few digits.
  func matrix(at p: Double) -> Matrix4 {
    let turn = Quaternion(angle: angle * p, about: axis)
    return from.mixed(with: to, at: p, rotation: rotation.concatenating(turn).rows).matrix
  }

  // MARK: - Choosing the way

  fileprivate static let plain = SIMD3<Double>(1, 1, 1)
  private static let mirrors: [SIMD3<Double>] = [[-1, 1, 1], [1, -1, 1], [1, 1, -1]]

  private init(
    _ from: Decomposed3DTransform, _ to: Decomposed3DTransform, halfTurn: TransformPath.HalfTurn
  ) {
    (self.from, self.to) = (from, to)
    rotation = Quaternion(from.rotation)
    let turn = rotation.reversed.concatenating(Quaternion(to.rotation)).turn
    let isHalf = turn.angle >= .pi - TransformPath.halfTurnMargin
    let goesRound = isHalf && Self.isPositive(turn.axis) != (halfTurn == .positive)
    (angle, axis) = goesRound ? (2 * .pi - turn.angle, -turn.axis) : turn
  }

  // Prefers the smaller turn; of equally small ones, the one in the direction of half turns.
  private func isBetter(than other: SpacePath, halfTurn: TransformPath.HalfTurn) -> Bool {
    if abs(angle - other.angle) > TransformPath.halfTurnMargin { return angle < other.angle }
    let wanted = halfTurn == .positive
    return Self.isPositive(axis) == wanted && Self.isPositive(other.axis) != wanted
  }

  // Whether a turn about an axis is positive: about z, or if it has no part there, about y, or else
  // about x.
  private static func isPositive(_ axis: SIMD3<Double>) -> Bool {
    for number in [axis.z, axis.y, axis.x] where abs(number) > TransformPath.halfTurnMargin {
      return number > 0
    }
    return true
  }
}

extension Decomposed3DTransform {
  /// Takes a matrix apart as the end of a way from the identity.
  init(_ matrix: Matrix4) {
    let upright = RowDirections3D(.identity).completed(by: .upright)
    let end = SpaceEnd(matrix, RowDirections3D(matrix).completed(by: upright))
    // Which axis of a matrix that mirrors is flipped depends on the whole way.
    self =
      end.mirrors == true
      ? SpacePath(from: .identity, to: matrix, halfTurn: .negative).to
      : end.decomposed(SpacePath.plain)
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
