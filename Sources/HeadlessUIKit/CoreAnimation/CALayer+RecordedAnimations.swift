internal import DequeModule
internal import PropertyEngine

// What blocks and animators move on a layer, as the animations that UIKit would have added.
extension CALayer {
  /// One value that a block or an animator moves, under the key it goes by.
  struct RecordedAnimation {
    let key: String
    let cohort: Cohort
    /// What is moved; `nil` for the part of the bounds that stays as it is.
    let slot: Slot?
    let animation: CAPropertyAnimation
  }

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
        // Of the bounds both parts are animated, also the one that stays as it is.
        for part in parts(of: key, with: contribution.cohort) {
          found.append(
            RecordedAnimation(
              key: (contribution.cohort.owner as? AnimationRun)?.key
                ?? Self.name(part, number: count), cohort: contribution.cohort,
              slot: part == key ? slot : nil, animation: animation(of: contribution, on: part)))
        }
      }
    }
    return found
  }

  /// What the animations of a value are called: further ones have a number.
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

  private func animation(
    of contribution: Contribution, on key: LayerKey
  ) -> CAPropertyAnimation {
    let (cohort, head) = (contribution.cohort, contribution.cohort.playhead)
    let rest = modelValues.value(key)
    let change =
      (cohort.owner as? AnimationRun)?.recorded(self, key)
      ?? AnimationRun.Change(layer: self, key: key, start: rest, target: rest, from: rest)
    let animation = change.animation(on: head.leg)
    // A copy on another layer keeps step: it has begun when this did, or stands where this stands.
    let now = contribution.clock.reading(at: state.now)
    if head.isHeld {
      animation.speed = 0
      animation.timeOffset = head.elapsedTime(at: now).seconds
    } else if let begin = head.beginning {
      let local = localNow.plus(begin.minus(now)).seconds
      // 0 would stand for the moment at which the copy is added.
      animation.beginTime = local == 0 ? .leastNonzeroMagnitude : local
    }
    return animation
  }
}
