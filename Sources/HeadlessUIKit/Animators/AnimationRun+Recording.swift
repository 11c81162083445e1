internal import PropertyEngine

extension AnimationRun {
  /// Records a change of a value; returns false if the layer's class keeps it from moving.
  func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue, segment: Int,
    startsFromPresentation: Bool
  ) -> Bool {
    let (columns, clock) = (state.changingColumns, clock(of: layer))
    let (kind, blending) = (key.kind, key.blending)
    let keyframes = keyframed(layer, key, segment: segment)
    let old = keyframes?.alongStart ?? old
    // A transform in space cannot be an offset, nor can a change of a value that another animation
    // repeats or replaces: the change takes over (WWDC 2014, session 236).
    let isAbsolute =
      kind == .matrix && (old.matrix.affine == nil || new.matrix.affine == nil)
      || recorded(layer, key)?.isAbsolute
        ?? layer.slot(key).map { !columns.takesOffsets($0, besides: self) } ?? false
    let takesOver = isAbsolute || blending == .absolute
    let from = kind == .flag ? new : takesOver && startsFromPresentation ? layer.shown(key) : old
    let change = Change(
      layer: layer, key: key, start: old, target: new, from: from, isAbsolute: isAbsolute,
      segment: segment)
    guard isWanted(change), !isRemoved else { return false }
    // A value set after keyframes of the same block replaces them.
    if keyframes != nil, let slot = layer.slot(key) {
      columns.removeKeyframes(of: self, segment: segment, from: slot)
    }
    let slot = layer.makeSlot(key)
    note(consume change)
    if blending == .transform {
      columns.record(
        self, segment: segment, slot: slot, from: from.matrix, to: new.matrix,
        isAbsolute: isAbsolute, clock: clock)
    } else {
      columns.record(
        self, segment: segment, slot: slot, from: from.numbers, to: new.numbers,
        isAbsolute: takesOver, clock: clock)
    }
    if takesOver { state.takeOver(slot, except: self) }
    return true
  }

  // As in UIKit, a layer of a subclass is given the animation for the change. If the class passes
  // it on unchanged, the change moves; otherwise only the animations it added instead move.
  private func isWanted(_ change: Change) -> Bool {
    let layer = change.layer
    guard type(of: layer) != CALayer.self else { return true }
    let animation = change.animation(on: playhead.leg)
    if playhead.isWaiting(at: state.now), let begin = playhead.beginning {
      animation.beginTime = layer.localNow.plus(begin.minus(state.now)).seconds
    }
    var number = 1
    if animation.isAdditive {
      number += layer.slot(change.key)?.recordedCount(without: self) ?? 0
      while layer.animations[CALayer.name(change.key, number: number)] != nil { number += 1 }
    }
    return state.offer(animation) {
      layer.add(animation, forKey: key ?? CALayer.name(change.key, number: number))
    }
  }

  /// Records a change, as above, that follows its own animation, such as keyframes.
  func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue, segment: Int,
    along animation: CAPropertyAnimation
  ) -> Bool {
    let change = Change(
      layer: layer, key: key, start: old, target: new, from: old, isAbsolute: true,
      along: animation, alongStart: keyframed(layer, key, segment: segment)?.alongStart ?? old,
      segment: segment)
    guard isWanted(change), !isRemoved else { return false }
    note(consume change)
    state.changing([AnimatedValue(layer, key)], as: .beginning) {
      animation.attach(
        self, segment: segment, to: layer, before: { layer.modelBefore }, clock: clock(of: layer))
      if let slot = layer.slot(key) { state.takeOver(slot, except: self) }
    }
    return true
  }

  // The keyframes of the same block for a value.
  private func keyframed(_ layer: CALayer, _ key: LayerKey, segment: Int) -> Change? {
    recorded(layer, key).flatMap { $0.segment == segment && $0.along != nil ? $0 : nil }
  }
}

extension StageState {
  /// Gives a layer the animation of a block's change; returns whether its class passed it on as is.
  func offer(_ animation: CAAnimation, _ give: () -> Void) -> Bool {
    let outer = offered
    animation.isUnchanged = true
    offered = animation
    perform(give)
    defer { offered = outer }
    return offered == nil
  }

  /// Whether this is the offered animation, unchanged; any other is to be added.
  func isOffered(_ animation: CAAnimation) -> Bool {
    guard animation === offered, animation.isUnchanged else { return false }
    offered = nil
    return true
  }
}
