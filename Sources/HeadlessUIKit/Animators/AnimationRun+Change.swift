internal import PropertyEngine

extension AnimationRun {
  struct Change {
    var layer: CALayer
    let key: LayerKey
    /// The model value before the block ran, and the one the block set.
    var start: LayerValue, target: LayerValue
    /// The start of a value that takes over: the model value, or the shown one.
    var from: LayerValue
    /// Whether it moves by keyframes or through space, and thus not as an offset.
    var isAbsolute = false
    /// The animation it follows instead of moving straight.
    var along: CAPropertyAnimation?
    /// The model value before that animation's keyframes.
    var alongStart: LayerValue?
    var segment = 0
    /// The model values before and after a stop.
    var freeze: Freeze?
    indirect enum Freeze { case values(before: LayerValue, after: LayerValue) }
    var blending: Blending { isAbsolute ? .absolute : key.blending }
    var value: AnimatedValue { AnimatedValue(layer, key) }

    /// The animation that UIKit would add for it.
    func animation(on leg: Leg) -> CAPropertyAnimation {
      let animation = leg.animation
      guard let along = along?.copy() else {
        animation.move(
          key, from: blending == .absolute ? from : start, to: target, blending: blending)
        return animation
      }
      along.timingFunction = animation.timingFunction
      leg.setTimes(of: along)
      return along
    }

    /// Extends the change to a later one of the same value in the same run.
    mutating func extend(to later: Change) {
      let (start, from) = (start, from)
      self = later
      (self.start, self.from) = (start, from)
    }
  }
}

// The effect of a run on a value at a time, by the columns' arithmetic but without them.
extension AnimationRun.Change {
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

  /// The change per second of ``numbers(over:at:in:)``; NaN if it is not known.
  func velocity(
    over below: SIMD4<Double>, at time: VirtualTime, in playhead: Playhead
  ) -> SIMD4<Double> {
    guard along == nil else { return SIMD4(repeating: .nan) }
    var result = blending == .additive ? below : .zero
    for component in 0..<key.width {
      let rate = playhead.rate(
        of: segment, isVertical: component == key.verticalComponent, at: time)
      let origin = blending == .additive ? start : from
      result[component] += (target.numbers[component] - origin.numbers[component]) * rate
    }
    return result
  }

  func matrix(over below: Matrix4, at time: VirtualTime, in playhead: Playhead) -> Matrix4 {
    let progress = playhead.progress(of: segment, at: time)
    return MatrixEffect(source).matrix(on: below, at: (progress, 0))
  }

  private var source: MatrixEffect.Source {
    if let source = along?.matrixSource(before: { start.matrix }) { return source }
    let path = MatrixPath(from: from.matrix, to: target.matrix, halfTurn: .positive)
    return isAbsolute
      ? .path(path) : .offset(path, targetInverse: target.matrix.inverted() ?? .identity)
  }
}
