internal import PropertyEngine

/// The destination of the changes in a running animation block.
struct Recording {
  struct Context {
    var duration: Double
    var pacing: Pacing
    /// The timing that the pacing comes from, if it can be passed on.
    var timing: (any UITimingCurveProvider)?
    /// Whether inner blocks become part of this run, to be paused and scrubbed with it.
    var tracksInnerBlocks = false
  }

  /// A keyframe's place in its animation's time, and the collector of its changes.
  struct Frame {
    let collector: FrameCollector
    /// Shares of the whole time, 0…1.
    let start: Double, end: Double
  }

  private let owner: any RunOwner
  let startsFromPresentation: Bool
  let segment: Int
  private let frame: Frame?
  private let given: AnimationRun?
  private let made: Made?
  // If it makes the run itself: that run, and the transactions' curve at that time.
  private final class Made {
    var run: AnimationRun?
    var function: CAMediaTimingFunction?
  }

  init(
    of owner: any RunOwner, run: AnimationRun? = nil, segment: Int = 0,
    startsFromPresentation: Bool = false, frame: Frame? = nil
  ) {
    (self.owner, given, self.segment, self.frame) = (owner, run, segment, frame)
    self.startsFromPresentation = startsFromPresentation
    made = run == nil ? Made() : nil
  }

  /// The run that takes the changes; made when the first one comes.
  var run: AnimationRun? { given ?? made?.run }

  func keyframe(_ frame: Frame) -> Recording { Recording(of: owner, frame: frame) }
  var context: Context { owner.context }
  /// The leg of a change made now.
  var leg: Leg { run?.playhead.leg ?? owner.leg }

  /// Records a change; returns false if nothing moves, so that the value is set at once.
  func record(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) -> Bool {
    guard layer.isOnScreen else { return false }
    if let frame {
      frame.collector.add(layer, key, from: old, to: new, at: frame)
      return true
    }
    return runForChange(on: layer.state)?.add(
      layer, key, from: old, to: new, segment: segment,
      startsFromPresentation: startsFromPresentation) ?? false
  }

  /// The run that takes a change, made for the first; `nil` if the block itself has ended it.
  func runForChange(on state: StageState) -> AnimationRun? {
    if let made {
      // Changes under another curve get a run of their own.
      let function = state.transactions.timingFunction
      if made.run == nil || function !== made.function { made.run = owner.makeRun() }
      made.function = function
    }
    return run?.isRemoved == true ? nil : run
  }
}

extension StageState {
  /// Runs an animation block with its recording as the innermost one.
  func record(_ recording: Recording, _ block: () -> Void) {
    running.recordings.append(recording)
    perform(block)
    running.recordings.removeLast()
  }

  /// Runs changes that apply at once, also inside an animation block.
  func withoutRecording(_ body: () -> Void) {
    let outer = (running.recordings, areAnimationsEnabled)
    (running.recordings, areAnimationsEnabled) = ([], false)
    perform(body)
    (running.recordings, areAnimationsEnabled) = outer
  }

  /// Takes a property from everything that moves it except one cohort.
  func takeOver(_ slot: Slot, except cohort: Cohort?) {
    let own = cohort.map { slot.indices(of: $0).count } ?? 0
    guard slot.contributions.count > own else { return }
    // Animations added by hand stay, except when their layer leaves.
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

/// The owner of a run: an animator or a block.
protocol RunOwner: AnyObject {
  /// Its name in messages; `nil` for none.
  var label: String? { get }
  var name: String { get }
  /// The duration it was given, seconds; a spring given in full has another one.
  var givenDuration: Double { get }
  /// The leg of changes made now, and what inner blocks inherit.
  var leg: Leg { get }
  var context: Recording.Context { get }
  /// The place where the views that it moves take touches.
  var touchPlace: TouchPlace { get }
  /// Makes a run for changes to come; `nil` if they apply at once.
  func makeRun() -> AnimationRun?
  /// Whether no code runs when a run ends.
  var endsInSilence: Bool { get }
  func arrived(_ run: AnimationRun)
  /// Called when another animation has taken over a property.
  func lost(_ run: AnimationRun)
  /// Called when the time of a layer that the run moves has changed.
  func retimed(_ run: AnimationRun)
}

/// A view's action in an animation block for a change of geometry: run after the value was set, it
/// moves the value from the one at the moment the view was asked.
final class BlockAction: CAAction {
  let recording: Recording
  private let before: [(key: LayerKey, value: LayerValue)]

  init(_ recording: Recording, for keys: [LayerKey], of layer: CALayer) {
    self.recording = recording
    before = keys.map { ($0, layer.value(of: $0)) }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for (key, old) in before {
      let new = layer.value(of: key)
      if new != old { _ = recording.record(layer, key, from: old, to: new) }
    }
  }
}

extension CAAction {
  /// The block that records the change; `nil` for an action that is to be run.
  var recordedBy: Recording? {
    (self as? BlockAction)?.recording ?? (self as? CAAnimation)?.recording
  }
}

extension Recording {
  /// The action for a change of a layer; `nil` for a key that the block does not move.
  // As on a device: geometry gets an object of a private class, other keys a basic animation. Apps
  // read its duration and curve, or add it under another key.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let path = LayerKeyPath(event) else { return nil }
    guard path.keys.allSatisfy({ $0.blending == .absolute }) else {
      return BlockAction(self, for: path.keys, of: layer)
    }
    let animation = leg.animation
    animation.keyPath = event
    animation.fromValue =
      startsFromPresentation ? layer.shownValue(forKeyPath: event) : layer.value(forKeyPath: event)
    animation.recording = self
    return animation
  }
}
