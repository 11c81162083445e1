internal import DequeModule
internal import PropertyEngine

/// An animation block that is being run: where the changes it makes go.
final class Recording {
  /// What blocks inside this one inherit.
  struct Context {
    var duration: Double
    var pacing: Pacing
    /// The timing that pacing comes from, where it is one that can be given on.
    var timing: (any UITimingCurveProvider)?
    /// Whether blocks inside become part of this run, to be paused and scrubbed with it.
    var tracksInnerBlocks = false
  }

  /// Where a keyframe lies in the time of its animation, and what collects its changes.
  struct Frame {
    let collector: FrameCollector
    /// Shares of the whole time, 0…1.
    let start: Double
    let end: Double
  }

  private let owner: any RunOwner
  let startsFromPresentation: Bool
  let segment: Int
  private let frame: Frame?
  /// The run that takes the changes; made when the first one comes.
  private(set) var run: AnimationRun?
  // Whether it is made here, and the curve that transactions had set then.
  private let makesRun: Bool
  private var function: CAMediaTimingFunction?

  /// Makes a recording of changes, or of those of a keyframe.
  ///
  /// - Parameters:
  ///   - run: the run that takes them, where it is there; else the owner makes it when there is
  ///     something to record.
  init(
    of owner: any RunOwner, run: AnimationRun? = nil, segment: Int = 0,
    startsFromPresentation: Bool = false, frame: Frame? = nil
  ) {
    (self.owner, self.run, self.segment, self.frame) = (owner, run, segment, frame)
    self.startsFromPresentation = startsFromPresentation
    makesRun = run == nil
  }

  /// Makes the recording of a keyframe in this one's block.
  func keyframe(_ frame: Frame) -> Recording { Recording(of: owner, frame: frame) }

  /// What blocks inside inherit.
  var context: Context { owner.context }

  /// The leg that a change goes now.
  var leg: Leg { run?.playhead.leg ?? owner.leg }

  /// Records a change; returns false where nothing moves and the value is set at once.
  func record(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue
  ) -> Bool {
    guard layer.isOnScreen else { return false }
    if let frame {
      frame.collector.add(layer, key, from: old, to: new, at: frame)
      return true
    }
    return runForChange(on: layer.state)?.add(
      layer, key, from: old, to: new, segment: segment,
      startsFromPresentation: startsFromPresentation) ?? false
  }

  /// The run that takes a change, made when this is the first; `nil` where the block itself has
  /// ended it.
  func runForChange(on state: StageState) -> AnimationRun? {
    if makesRun {
      // What is set under another curve goes in a run of its own.
      let function = state.transactions.timingFunction
      if run == nil || function !== self.function { run = owner.makeRun() }
      self.function = function
    }
    return run?.cohort.isRemoved == true ? nil : run
  }
}

extension StageState {
  /// Runs an animation block with its recording as the innermost one.
  func record(_ recording: Recording, _ block: () -> Void) {
    recordings.append(recording)
    perform(block)
    recordings.removeLast()
  }

  /// Runs changes that apply at once, also inside an animation block.
  func withoutRecording(_ body: () -> Void) {
    let outer = (recordings, areAnimationsEnabled)
    (recordings, areAnimationsEnabled) = ([], false)
    perform(body)
    (recordings, areAnimationsEnabled) = outer
  }

  /// Takes a property away from everything that moves it, but for one cohort.
  func takeOver(_ slot: Slot, except cohort: Cohort?) {
    // Animations that were added by hand stay, but for a layer that leaves.
    for contribution in slot.contributions
    where contribution.cohort !== cohort && (cohort == nil || !contribution.cohort.isAttached) {
      if let cohort, let account, let value = AnimatedValue(slot) {
        account.noteReplacement(of: contribution, by: cohort, moving: value)
      }
      changingColumns.remove(contribution.cohort, from: slot)
      contribution.cohort.owner?.cohortLost(slot, isReplaced: cohort != nil)
    }
  }
}
