internal import PropertyEngine

// Core Animation's key paths into a transform, for tools: `rotation.z`, `scale`, `translation.x`.
nonisolated extension CATransform3D {
  /// The numbers at a key path; `nil` for one that is not known.
  package func numbers(atKeyPath keyPath: String) -> [Double]? {
    MatrixMember(keyPath)?.value(of: matrix)
  }

  /// The numbers at several key paths, in their order; those that are not known are left out.
  package func numbers(atKeyPaths keyPaths: [String]) -> [[Double]] {
    MatrixMember.values(of: keyPaths.compactMap(MatrixMember.init), in: matrix)
  }

  /// Its rotation: the angle in radians, 0…π, about an axis of length 1.
  package var turn: (angle: Double, axis: SIMD3<Double>) { matrix.turn }

  /// The transform with these numbers at a key path, the other parts left as they are; `nil` for a
  /// key path that is not known or takes another count.
  package func setting(_ numbers: [Double], atKeyPath keyPath: String) -> CATransform3D? {
    guard let member = MatrixMember(keyPath), member.width == numbers.count else { return nil }
    return CATransform3D(member.setting(numbers, in: matrix))
  }
}
