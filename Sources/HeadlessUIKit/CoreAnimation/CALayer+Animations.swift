internal import PropertyEngine

// Animations that are added to a layer by hand, beside those that blocks and animators give it.
// Apple: quartzcore/calayer/add(_:forkey:).
extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    precondition(presented == nil, "a presentation layer cannot be animated; use its model()")
    if state.isOffered(animation) { return }
    let key = animation is CATransition ? kCATransition : key
    if let key { animations[key]?.remove() }
    let attached = AttachedAnimation(animation.copy(), key: key, on: self)
    animations.append(attached)
    if isOnScreen { attached.begin() } else { state.turn.waitingAnimations.append(attached) }
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
    for slot in slots { state.takeOver(slot, except: nil) }
  }

  /// A value that a block or an animator moves, as the animation UIKit would have added; the slot
  /// is `nil` for the part of the bounds that stays as it is.
  typealias RecordedAnimation = (
    key: String, cohort: Cohort, slot: Slot?, animation: CAPropertyAnimation
  )

  final var recordedAnimations: [RecordedAnimation] {
    var found: [RecordedAnimation] = []
    for key in LayerKey.allCases {
      guard let slot = slot(key) else { continue }
      var count = 0
      var last: Cohort?
      for contribution in slot.contributions
      where !contribution.cohort.isAttached && contribution.cohort !== last {
        count += 1
        last = contribution.cohort
        // Both parts of the bounds are animated, even one that stays as it is.
        for part in parts(of: key, with: contribution.cohort) {
          let own = (contribution.cohort.owner as? AnimationRun)?.key
          found.append(
            (
              own ?? Self.name(part, number: count), contribution.cohort,
              part == key ? slot : nil, animation(of: contribution, on: part)
            ))
        }
      }
    }
    return found
  }

  static func name(_ key: LayerKey, number: Int) -> String {
    number == 1 ? key.keyPath : "\(key.keyPath)-\(number)"
  }

  private func parts(of key: LayerKey, with cohort: Cohort) -> [LayerKey] {
    let bounds: [LayerKey] = [.boundsOrigin, .boundsSize]
    guard bounds.contains(key) else { return [key] }
    return bounds.filter { part in
      part == key || slot(part)?.contributions.contains { $0.cohort === cohort } != true
    }
  }

  private func animation(of contribution: Contribution, on key: LayerKey) -> CAPropertyAnimation {
    let (cohort, head) = (contribution.cohort, contribution.cohort.playhead)
    let rest = modelValue(key)
    let change =
      (cohort.owner as? AnimationRun)?.recorded(self, key)
      ?? AnimationRun.Change(layer: self, key: key, start: rest, target: rest, from: rest)
    let animation = change.animation(on: head.leg)
    // A copy on another layer keeps step: it begins when this began, or is held where this is held.
    let now = contribution.clock.reading(at: state.now)
    if head.isHeld {
      animation.speed = 0
      animation.timeOffset = head.elapsedTime(at: now).seconds
    } else if let begin = head.beginning {
      let local = localNow.plus(begin.minus(now)).seconds
      // 0 would mean the moment at which the copy is added.
      animation.beginTime = local == 0 ? .leastNonzeroMagnitude : local
    }
    return animation
  }
}

/// The animations added to a layer by hand, in order; no two have the same key.
struct LayerAnimations {
  private(set) var all: [AttachedAnimation] = []
  // By their keys, when there are many; looked up only.
  private var byKey: [String: AttachedAnimation]?
  private static let few = 8

  subscript(key: String) -> AttachedAnimation? {
    byKey.map { $0[key] } ?? all.first { $0.givenKey == key }
  }

  mutating func append(_ attached: AttachedAnimation) {
    all.append(attached)
    attached.givenKey.map { byKey?[$0] = attached }
    guard byKey == nil, all.count > Self.few else { return }
    byKey = [:]
    for attached in all { attached.givenKey.map { byKey?[$0] = attached } }
  }

  mutating func remove(_ attached: AttachedAnimation) {
    guard let place = all.place(of: attached) else { return }
    all.remove(at: place)
    attached.givenKey.map { byKey?[$0] = nil }
    if all.isEmpty { byKey = nil }
  }

  mutating func removeAll() -> [AttachedAnimation] {
    defer { self = LayerAnimations() }
    return all
  }
}
