internal import AnimationEngine

/// An animation block that is being run: where the changes it makes go.
struct Recording {
  /// What blocks inside this one inherit.
  struct Context {
    var duration: Double
    var pacing: Pacing
    /// The timing that pacing comes from, where it is one that can be given on.
    var timing: (any UITimingCurveProvider)?
    /// Whether blocks inside become part of this run, to be paused and scrubbed with it.
    var tracksInnerBlocks = false
  }

  let run: AnimationRun
  let segment: Int
  let startsFromPresentation: Bool
  let context: Context

  func record(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    run.add(
      layer, key, from: old, to: new, segment: segment,
      startsFromPresentation: startsFromPresentation)
  }
}

extension StageState {
  /// Takes a property away from everything that moves it, but for one cohort.
  func takeOver(_ slot: Slot, except cohort: Cohort?) {
    for contribution in slot.contributions where contribution.cohort !== cohort {
      columns.remove(contribution.cohort, from: slot)
      contribution.cohort.owner?.cohortLost(slot, isReplaced: cohort != nil)
    }
  }
}
