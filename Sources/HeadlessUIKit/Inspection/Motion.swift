internal import PropertyEngine

/// An animation's effect on one number or one whole value: a row of a state table.
package struct Motion {
  package enum Face: Equatable {
    case number(Double), color(UIColor), transform(CATransform3D)
    // The values of layers that draw paths and gradients.
    case point(CGPoint), numbers([Double]), colors([UIColor]), path(CGPath)
  }

  package let layer: CALayer
  /// Core Animation's key path, down to the number: `position.x`.
  package let keyPath: String
  /// The values before and after, and in the model now.
  package let from: Face, to: Face, model: Face
  private let look: () -> Face
  // The number of the layer; `nil` for colours and transforms.
  private let part: (key: LayerKey, component: Int)?

  init(
    layer: CALayer, keyPath: String, from: Face, to: Face, model: Face,
    shown: @autoclosure @escaping () -> Face, part: (key: LayerKey, component: Int)?
  ) {
    (self.layer, self.keyPath, self.part) = (layer, keyPath, part)
    (self.from, self.to, self.model, look) = (from, to, model, shown)
  }

  /// The value shown, computed on demand.
  package var shown: Face { look() }
  /// The shown value's change per second, computed on demand; `nil` for colours and transforms, and
  /// if it is not known.
  package var velocity: Double? {
    part.map { layer.velocity($0.key)[$0.component] }.flatMap { $0.isNaN ? nil : $0 }
  }
}

extension UIViewPropertyAnimator {
  /// The motions of the present run, or of the last one, in the order they were set.
  package var motions: [Motion] { lastRun.map { $0.changes.flatMap(\.motions) } ?? [] }
  package var hasQueuedBlocks: Bool { !blocks.isEmpty }
  /// The progress, 0 at the start and 1 at the end in either direction; `nil` while inactive.
  package var progress: Double? { phase.run?.playhead.progress(at: stage.now) }
  /// Seconds until it arrives if it runs on; `nil` when it is inactive or never ends.
  package var remaining: TimeInterval? { activeRun?.playhead.remaining(at: stage.now)?.seconds }
  package var isWaiting: Bool { activeRun?.playhead.isWaiting(at: stage.now) ?? false }

  /// Whether it runs and will never arrive: an undamped spring.
  package var isEndless: Bool {
    activeRun.map { !$0.playhead.isHeld && $0.playhead.arrival == nil } ?? false
  }
}

extension AnimationRun.Change {
  var motions: [Motion] {
    guard key.kind.isNumbers else { return [motion(nil)] }
    // A value that follows keyframes may come back to where it began.
    let frames = along?.givenValues.compactMap { LayerNumbers($0)?.list } ?? []
    return (0..<key.width).filter { part in
      let first = start.numbers[part]
      return first != target.numbers[part]
        || frames.contains { $0.indices.contains(part) && $0[part] != first }
    }.map(motion)
  }

  /// The key paths of the numbers it moves; the whole value's if it returns to its start.
  var movedPaths: [String] {
    let paths = motions.map(\.keyPath)
    return paths.isEmpty ? [key.keyPath] : paths
  }

  private func motion(_ component: Int?) -> Motion {
    let part = component ?? 0
    return Motion(
      layer: layer, keyPath: component.map(key.path) ?? key.keyPath, from: start.face(key, part),
      to: target.face(key, part), model: layer.modelValue(key).face(key, part),
      shown: layer.shown(key).face(key, part), part: component.map { (key, $0) })
  }
}

extension LayerValue {
  func face(_ key: LayerKey, _ component: Int = 0) -> Motion.Face {
    switch key.kind {
    case .matrix: .transform(CATransform3D(matrix))
    case .color: .color(UIColor(components: numbers))
    default: .number(numbers[component])
    }
  }
}

extension CALayer {
  /// The change per second of what a key shows; zero for transforms, NaN if it is not known.
  final func velocity(_ key: LayerKey) -> SIMD4<Double> {
    if let past = pasts.last(where: { $0.key == key }) { return past.velocity }
    return slot(key).map { state.columns.velocity($0, at: state.now) } ?? .zero
  }
}

extension LayerKey {
  func path(_ component: Int) -> String {
    switch kind {
    case .point: keyPath + [".x", ".y"][component]
    case .size: keyPath + [".width", ".height"][component]
    case .rect: keyPath + [".origin.x", ".origin.y", ".size.width", ".size.height"][component]
    default: keyPath
    }
  }
}
