/// Core Animation's way from one `CATransform3D` to another.
///
/// Between two transforms of the plane it is ``TransformPath``. Otherwise both are taken apart into
/// translation, scale, shear, rotation and perspective; these change evenly, and the rotation takes
/// the short way. Progress outside 0…1 extends the path.
package struct MatrixPath: Hashable, Sendable {
  package let start: Matrix4
  package let end: Matrix4

  private enum Way: Hashable, Sendable {
    case plane(TransformPath)
    case space(SpacePath)
  }

  private let way: Way

  /// The numbers of the way, as in ``TransformPath``, and the stretch along z; `nil` unless the way
  /// stays in planes along x and y.
  var flat: (from: SIMD8<Double>, delta: SIMD8<Double>)? {
    switch way {
    case .plane(let path):
      let upright = SIMD8<Double>(0, 0, 0, 0, 0, 0, 0, 1)
      return (path.from + upright, path.delta)
    case .space(let path): return path.flat
    }
  }

  /// Makes the path between two finite matrices.
  ///
  /// `halfTurn` is the direction of a rotation by half a turn, as seen about the z axis, or about y
  /// or x for axes that lie in the plane (choice).
  package init(from start: Matrix4, to end: Matrix4, halfTurn: TransformPath.HalfTurn) {
    (self.start, self.end) = (start, end)
    if let from = start.affine, let to = end.affine {
      way = .plane(TransformPath(from: from, to: to, halfTurn: halfTurn))
    } else {
      way = .space(SpacePath(from: start, to: end, halfTurn: halfTurn))
    }
  }

  /// The matrix at the share `p` of the way; exactly the ends at 0 and 1.
  package func matrix(at p: Double) -> Matrix4 {
    if p == 0 { return start }
    if p == 1 { return end }
    return switch way {
    case .plane(let path): Matrix4(path.matrix(at: p))
    case .space(let path): path.matrix(at: p)
    }
  }
}
