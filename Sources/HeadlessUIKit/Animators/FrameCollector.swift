internal import OrderedCollections

/// Collects the changes in the keyframes of one `animateKeyframes` call, value by value.
final class FrameCollector {
  private struct ValueFrames {
    let start: LayerValue
    var frames: [(start: Double, end: Double, value: LayerValue)] = []
  }

  private typealias Point = (time: Double, value: LayerValue)

  private let mode: CAAnimationCalculationMode
  private var tracks: OrderedDictionary<AnimatedValue, ValueFrames> = [:]

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue,
    at frame: Recording.Frame
  ) {
    let value = AnimatedValue(layer, key)
    let last = tracks[value]?.frames.last
    // The last of several changes in one keyframe, or in keyframes of the same time, counts.
    if let last, (last.start, last.end) == (frame.start, frame.end) {
      tracks[value]?.frames.removeLast()
    }
    tracks[value, default: ValueFrames(start: old)].frames.append((frame.start, frame.end, new))
  }

  /// Forgets the keyframes of a value that is set at once from or to no colour.
  func forget(_ key: LayerKey, of layer: CALayer) {
    guard let track = tracks.removeValue(forKey: AnimatedValue(layer, key)) else { return }
    layer.noteJump(key, from: track.start, to: layer.modelValue(key))
  }

  /// Gives the collected changes to the recording's run; without a run, they are set already.
  func finish(into recording: Recording) {
    for (value, track) in tracks {
      guard let last = track.frames.last?.value else { continue }
      let isMoved =
        recording.runForChange(on: value.layer.state)?.add(
          value.layer, value.key, from: track.start, to: last, segment: recording.segment,
          along: animation(of: track, on: value.key)) ?? false
      if !isMoved { value.layer.noteJump(value.key, from: track.start, to: last) }
    }
  }

  // Values rest between keyframes; an overlapping one begins where the last ends (choice).
  private func animation(of track: ValueFrames, on key: LayerKey) -> CAKeyframeAnimation {
    var points: [Point] = [(0, track.start)]
    let isDiscrete = mode == .discrete
    for frame in track.frames.sorted(by: \.start) {
      let last = points[points.count - 1]
      if !isDiscrete, frame.start > last.time { points.append((frame.start, last.value)) }
      let end = isDiscrete ? frame.start : frame.end
      append((end, frame.value), isJump: frame.start == end, to: &points)
    }
    let last = points[points.count - 1]
    if !isDiscrete, last.time < 1 { points.append((1, last.value)) }
    let animation = CAKeyframeAnimation(keyPath: key.keyPath)
    animation.calculationMode = mode
    animation.values = points.compactMap { $0.value.object(as: key.kind) }
    animation.keyTimes = points.map { NSNumber(value: $0.time) }
    return animation
  }

  // Times never fall: a point no later than the one before is reached there with a jump.
  private func append(_ point: Point, isJump: Bool, to points: inout [Point]) {
    let last = points[points.count - 1].time
    if point.time > last || last < 1 || isJump {
      points.append((max(point.time, last), point.value))
    } else {
      points[points.count - 1].value = point.value
    }
  }
}
