internal import AnimationEngine
internal import OrderedCollections

// What would crash, leak or surprise, as it happens and as things stand.
extension Account {
  /// Something that goes on until it is over, and what began it.
  struct Beginning {
    weak var owner: AnyObject?
    let time: Double
    let cause: Int
    /// Whether an animator was reversed when it was scrubbed last; `nil` where it was not.
    var scrubDirection: Bool?
  }

  /// Notes what the frame of a layer with a transform was set by.
  func findFrame(of layer: CALayer) {
    find(.setsFrame, path(layer, "frame"), in: layer.state)
  }

  /// Notes that an animator is scrubbed; the first time after a pause, and after it was turned around,
  /// it is to stay where it was, as the hand that takes hold of it has not moved yet.
  func noteGrasp(of animator: UIViewPropertyAnimator, _ playhead: Playhead, at fraction: Double) {
    let (id, before) = (ObjectIdentifier(animator), Double(animator.fractionComplete))
    let last = beginnings[id]?.scrubDirection
    beginnings[id]?.scrubDirection = playhead.isReversed
    let isFirst = playhead.isHeldOnItsWay || last.map { $0 != playhead.isReversed } ?? false
    // Choice: a hundredth of the way is as far as a hand moves by then.
    guard isFirst, abs(fraction - before) > 0.01 else { return }
    find(.isScrubbedAway(from: before, to: fraction), animator.name, in: animator.stage)
  }

  /// What is wrong with what has begun and is not over.
  func standing(in state: StageState) -> [Finding] {
    beginnings.values.flatMap { beginning in
      problems(of: beginning.owner, in: state).map { kind, name in
        Finding(time: beginning.time, subject: name, kind: kind, cause: beginning.cause)
      }
    }
  }

  private func problems(
    of owner: AnyObject?, in state: StageState
  ) -> [(Finding.Kind, String)] {
    func endless(_ name: String, isHeard: Bool) -> [(Finding.Kind, String)] {
      [(.repeatsForEver, name)] + (isHeard ? [(.neverCompletes, name)] : [])
    }
    switch owner {
    case let block as BlockAnimation where block.isEndless:
      return endless(block.name, isHeard: block.listener.didStop != nil)
    case let attached as AttachedAnimation where attached.isEndless:
      return endless(attached.name, isHeard: attached.animation.delegate != nil)
    case let animator as UIViewPropertyAnimator:
      if case .stopped = animator.phase { return [(.isUnfinished, animator.name)] }
      return animator.isEndless
        ? endless(animator.name, isHeard: !animator.completions.isEmpty) : []
    default: return []
    }
  }
}
