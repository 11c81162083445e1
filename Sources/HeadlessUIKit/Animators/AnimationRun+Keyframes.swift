internal import PropertyEngine

// Values that go from keyframe to keyframe.
extension AnimationRun {
  /// Adds a value that goes along an animation of its own, such as keyframes; returns false where
  /// the layer's class did not want it to move.
  func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue, segment: Int,
    along animation: CAPropertyAnimation
  ) -> Bool {
    let change = Change(
      layer: layer, key: key, start: old, target: new, from: old, isAbsolute: true,
      along: animation,
      alongStart: keyframed(layer, key, segment: segment)?.alongStart ?? old, segment: segment)
    guard isWanted(change) else { return false }
    note(change)
    state.changing([AnimatedValue(layer, key)], as: .beginning) {
      animation.attach(
        cohort, segment: segment, to: layer, before: { layer.modelBefore },
        clock: clock(of: layer))
      if let slot = layer.slot(key) { state.takeOver(slot, except: cohort) }
    }
    return true
  }

  /// What keyframes of the same block do to a value.
  func keyframed(_ layer: CALayer, _ key: LayerKey, segment: Int) -> Change? {
    recorded(layer, key).flatMap { $0.segment == segment && $0.along != nil ? $0 : nil }
  }
}
