/// The effect of one contribution on a transform.
package struct MatrixEffect: Sendable {
  // Indirect, or every contribution would have the size of several matrices.
  package indirect enum Source: Sendable {
    /// An offset: a way on top of the inverse of its target.
    case offset(MatrixPath, targetInverse: Matrix4)
    case path(MatrixPath)
    /// A way to or from what lies below.
    case open(from: Matrix4?, to: Matrix4?, by: Matrix4?)
    /// Keyframes: the time from each to the next, and the ways between them.
    case frames(KeyTimes, [MatrixPath])
    /// Numbers that one member of the matrix takes: an angle, a scale, a move.
    case member(MatrixMember, Way, Mixing)
    /// Numbers that a function turns into a matrix.
    case function(ValueFunction, Way)
    /// A rotation by a path's direction and a further angle, before what lies below.
    case tangent(Keyframes, turnedBy: Double)
  }

  package var source: Source
  /// Whether the matrix is multiplied onto what lies below instead of taking its place.
  package var isAdditive = false

  package init(_ source: Source, isAdditive: Bool = false) {
    (self.source, self.isAdditive) = (source, isAdditive)
  }

  /// Whether it is an offset; offsets lie below contributions that replace the matrix.
  var isOffset: Bool { if case .offset = source { true } else { false } }

  package func matrix(on below: Matrix4, at place: MediaTiming.Place) -> Matrix4 {
    let progress = place.progress
    switch source {
    case .offset(let path, let targetInverse):
      let part = path.matrix(at: progress)
      return below == path.end ? part : below.concatenating(targetInverse).concatenating(part)
    case .member(let member, let way, let mixing):
      return member.changing(below) { numbers in
        zip(way.numbers(at: progress), numbers).enumerated().map { index, pair in
          mixing.value(way, index, own: pair.0, below: pair.1, at: place)
        }
      }
    case .path(let path): return laid(path.matrix(at: progress), on: below)
    case .open(let from, let to, let by):
      return Self.openPath(from: from, to: to, by: by, on: below).matrix(at: progress)
    case .frames(let times, let paths):
      return laid(Self.matrix(of: times, paths, at: progress), on: below)
    case .tangent(let frames, let turn):
      let angle = frames.tangentAngle(at: frames.place(at: progress)) + turn
      return Matrix4.rotation(angle, x: 0, y: 0, z: 1).concatenating(below)
    case .function(let function, let way):
      return laid(function.matrix(way.numbers(at: progress)), on: below)
    }
  }

  /// The way to or from a matrix that lies below.
  static func openPath(
    from: Matrix4?, to: Matrix4?, by: Matrix4?, on below: Matrix4
  ) -> MatrixPath {
    MatrixPath(
      from: from ?? below, to: to ?? by.map { (from ?? below).concatenating($0) } ?? below,
      halfTurn: .negative)
  }

  private static func matrix(
    of times: KeyTimes, _ paths: [MatrixPath], at progress: Double
  ) -> Matrix4 {
    let place = times.place(at: progress)
    let path = paths[min(place.segment, paths.count - 1)]
    return path.matrix(at: place.segment < paths.count ? place.share : 1)
  }

  private func laid(_ matrix: Matrix4, on below: Matrix4) -> Matrix4 {
    isAdditive ? matrix.concatenating(below) : matrix
  }
}
