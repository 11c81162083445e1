internal import PropertyEngine

// What a run does to a value at a time, without the columns and with the same arithmetic.
extension AnimationRun.Change {
  /// The numbers on top of what lies below.
  func numbers(
    over below: SIMD4<Double>, at time: VirtualTime, in playhead: Playhead
  ) -> SIMD4<Double> {
    if let (way, _) = along?.way(of: key.width, before: { [] }) {
      let numbers = way.numbers(at: playhead.progress(of: segment, at: time))
      return numbers.enumerated().reduce(into: below) { $0[$1.offset] = $1.element }
    }
    var result = below
    for component in 0..<key.width {
      let progress = playhead.progress(
        of: segment, isVertical: component == key.verticalComponent, at: time)
      if blending == .additive {
        let offset = start.numbers[component] - target.numbers[component]
        result[component] += offset - offset * progress
      } else {
        let from = from.numbers[component]
        result[component] = from + (target.numbers[component] - from) * progress
      }
    }
    return result
  }

  /// The matrix on top of what lies below.
  func matrix(over below: Matrix4, at time: VirtualTime, in playhead: Playhead) -> Matrix4 {
    let progress = playhead.progress(of: segment, at: time)
    return MatrixEffect(source).matrix(
      on: below, at: (progress, 0))
  }

  private var source: MatrixEffect.Source {
    if let source = along?.matrixSource(before: { start.matrix }) { return source }
    let path = MatrixPath(from: from.matrix, to: target.matrix, halfTurn: .positive)
    return isAbsolute
      ? .path(path) : .offset(path, targetInverse: target.matrix.inverted() ?? .identity)
  }
}
