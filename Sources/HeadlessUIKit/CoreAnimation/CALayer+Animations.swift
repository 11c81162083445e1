internal import AnimationEngine
internal import DequeModule

// Animations that are added to a layer by hand, beside those that blocks and animators give it.
// Source: developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:).
extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    precondition(presented == nil, "a presentation layer cannot be animated; use its model()")
    let key = animation is CATransition ? kCATransition : key
    if let key { animations[key]?.remove() }
    let attached = AttachedAnimation(animation.copy(), key: key, on: self)
    animations.append(attached)
    if isOnScreen {
      attached.begin()
    } else {
      state.waitingAnimations.append(attached)
    }
  }

  /// The layer's copy of the animation with a key; the same one each time for those added by hand.
  ///
  /// For what a block or an animator moves, a description of it.
  public final func animation(forKey key: String) -> CAAnimation? {
    if let attached = animations[key] { return attached.animation }
    return recordedAnimations.first { $0.key == key }?.description
  }

  /// The keys of the animations in the order they are applied; `nil` when there are none.
  ///
  /// What blocks and animators move goes by its key path, further ones on the same with a number:
  /// `position`, `position-2`.
  public final func animationKeys() -> [String]? {
    let own = animations.all.compactMap { attached in attached.key.map { (attached.order, $0) } }
    let recorded = recordedAnimations.map { ($0.cohort.id, $0.key) }
    let keys = (own + recorded).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    return keys.isEmpty ? nil : keys
  }

  final func detachAnimation(forKey key: String) {
    if let attached = animations[key] { return attached.remove() }
    guard let recorded = recordedAnimations.first(where: { $0.key == key }) else { return }
    state.changing([AnimatedValue(recorded.slot)].compactMap(\.self)) {
      state.changingColumns.remove(recorded.cohort, from: recorded.slot)
    }
    recorded.cohort.owner?.cohortLost(recorded.slot, isReplaced: false)
  }

  final func detachAllAnimations() {
    for attached in animations.removeAll() { attached.remove() }
    for slot in slots.compactMap(\.self) { state.takeOver(slot, except: nil) }
  }

  /// One value that a block or an animator moves, under the key it goes by.
  private struct Recorded {
    let key: String
    let cohort: Cohort
    let slot: Slot
    let description: CABasicAnimation
  }

  private var recordedAnimations: [Recorded] {
    var found: [Recorded] = []
    for key in LayerKey.allCases {
      guard let slot = slot(key) else { continue }
      var count = 0
      var last: Cohort?
      for contribution in slot.contributions
      where !contribution.cohort.isAttached && contribution.cohort !== last {
        count += 1
        last = contribution.cohort
        found.append(
          Recorded(
            key: count == 1 ? key.keyPath : "\(key.keyPath)-\(count)", cohort: contribution.cohort,
            slot: slot, description: describe(contribution.cohort, on: key)))
      }
    }
    return found
  }

  private func describe(_ cohort: Cohort, on key: LayerKey) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key.keyPath)
    let leg = cohort.playhead.leg
    animation.isAdditive = key.blending != .absolute
    animation.duration = leg.span.seconds
    animation.fillMode = .both
    if let cycles = leg.cycles {
      animation.repeatCount =
        cycles.count.isFinite ? Float(cycles.count) : .greatestFiniteMagnitude
      animation.autoreverses = cycles.autoreverses
    }
    let change = (cohort.owner as? AnimationRun)?.changes.first {
      $0.layer === self && $0.key == key
    }
    animation.fromValue = change?.start.object(as: key.kind)
    animation.toValue = change?.target.object(as: key.kind)
    return animation
  }
}
