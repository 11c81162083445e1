internal import OrderedCollections
internal import PropertyEngine

// Things that would crash, leak or surprise, as they happen and while they last.
extension Account {
  /// Something that goes on until it is over, and the entry that began it.
  struct Beginning {
    weak var owner: AnyObject?
    let time: Double
    let cause: Int
    /// Whether an animator was reversed when it was scrubbed last; `nil` before.
    var scrubDirection: Bool?
    /// Whether an animator has arrived and paused there.
    var isHeldAtItsEnd = false
  }

  func noteHold(of animator: UIViewPropertyAnimator) {
    beginnings[ObjectIdentifier(animator)]?.isHeldAtItsEnd = true
  }

  /// Notes a duration of 0; with Reduce Motion on that is deliberate.
  func findNoTime(_ name: String) { if !state.isReduceMotionEnabled { find(.takesNoTime, name) } }

  func findFrame(of layer: CALayer) { find(.setsFrame, path(layer, "frame")) }

  /// Notes that an animator is scrubbed: the first time after a pause or a reversal it should stay
  /// where it was, since the hand that takes hold of it has not moved yet.
  func noteGrasp(of animator: UIViewPropertyAnimator, _ playhead: Playhead, at fraction: Double) {
    let (id, before) = (ObjectIdentifier(animator), Double(animator.fractionComplete))
    let last = beginnings[id]?.scrubDirection
    if last != playhead.isReversed { beginnings[id]?.scrubDirection = playhead.isReversed }
    let isFirst = playhead.isHeldOnItsWay || last.map { $0 != playhead.isReversed } ?? false
    // Choice: the distance a hand has moved by then; a gesture begins after some points.
    let slack = animator.stage.fingers.isTelling ? 0.1 : 0.01
    // A command means the fraction it gives; but a reversed animator counts from the other side.
    let isMirrored = abs(fraction - (1 - before)) < 0.01
    guard isFirst, abs(fraction - before) > slack, isMirrored || animator.stage.isFiring else {
      return
    }
    find(.isScrubbedAway(from: before, to: fraction), animator.name)
  }

  /// The problems of everything that has begun and is not over.
  var lastingFindings: [Finding] {
    strays.findings(at: state.now)
      + beginnings.values.flatMap { beginning in
        problems(of: beginning).map { kind, name in
          Finding(time: beginning.time, subject: name, kind: kind, cause: beginning.cause)
        }
      }
  }

  private func problems(of beginning: Beginning) -> [(Finding.Kind, String)] {
    func endless(_ name: String, isHeard: Bool) -> [(Finding.Kind, String)] {
      [(.repeatsForEver, name)] + (isHeard ? [(.neverCompletes, name)] : [])
    }
    switch beginning.owner {
    case let attached as AttachedAnimation where attached.isKept:
      return [(.staysForEver, attached.name)]
    case let block as BlockAnimation where block.isEndless:
      return endless(block.name, isHeard: block.didStop != nil)
    case let attached as AttachedAnimation where attached.isEndless:
      return endless(attached.name, isHeard: attached.animation.delegate != nil)
    case let animator as UIViewPropertyAnimator where animator.isEndless:
      return endless(animator.name, isHeard: !animator.completions.isEmpty)
    case let animator as UIViewPropertyAnimator:
      let problem = animator.problem(isHeldAtItsEnd: beginning.isHeldAtItsEnd)
      return problem.map { [($0, animator.name)] } ?? []
    default: return []
    }
  }
}

extension UIViewPropertyAnimator {
  fileprivate func problem(isHeldAtItsEnd: Bool) -> Finding.Kind? {
    switch phase {
    case .stopped: return .isUnfinished
    case .inactive where lastRun == nil: return blocks.isEmpty ? nil : .isNeverStarted
    case .inactive: return startsReversed && blocks.isEmpty ? .isReversedTooLate : nil
    case .active(let run):
      let isThere = [0, 1].contains(run.playhead.progress(at: stage.now))
      return isHeldAtItsEnd && run.playhead.isHeld && isThere && !completions.isEmpty
        ? .waitsAtItsEnd : nil
    case .completing: return nil
    }
  }
}
