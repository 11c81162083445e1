internal import AnimationEngine

// Animations that are added to a layer by hand. Source:
// developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:).
extension CALayer {
  /// Adds a copy of an animation; one that had the key before is removed.
  ///
  /// - Parameter key: a name of your own; `nil` replaces nothing and is not listed.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let attached = AttachedAnimation(animation.copy(), key: key, on: self)
    animations.append(attached)
    attached.commit()
  }

  /// The layer's copy of the animation with a key.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order they were added; `nil` when there are none.
  public final func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key, if there is one.
  public final func removeAnimation(forKey key: String) {
    animations.first { $0.key == key }?.remove()
  }

  /// Removes every animation that was added.
  public final func removeAllAnimations() {
    for attached in animations { attached.remove() }
  }
}
