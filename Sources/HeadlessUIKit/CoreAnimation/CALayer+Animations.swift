internal import DequeModule
internal import PropertyEngine

// Animations that are added to a layer by hand, beside those that blocks and animators give it.
// Source: developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:).
extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    precondition(presented == nil, "a presentation layer cannot be animated; use its model()")
    if state.isOffered(animation) { return }
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
  /// For what a block or an animator moves, what UIKit would have added: geometry goes, added to
  /// what is there, from the old value less the new one to nothing, on the block's curve or spring.
  public final func animation(forKey key: String) -> CAAnimation? {
    if let attached = animations[key] { return attached.animation }
    return recordedAnimations.first { $0.key == key }?.animation
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
    guard let recorded = recordedAnimations.first(where: { $0.key == key }),
      let slot = recorded.slot
    else { return }
    state.changing([AnimatedValue(slot)].compactMap(\.self)) {
      state.changingColumns.remove(recorded.cohort, from: slot)
    }
    recorded.cohort.owner?.cohortLost(slot, isReplaced: false)
  }

  final func detachAllAnimations() {
    for attached in animations.removeAll() { attached.remove() }
    for slot in slots.compactMap(\.self) { state.takeOver(slot, except: nil) }
  }
}
