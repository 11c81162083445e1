internal import DequeModule
import Foundation
internal import PropertyEngine

/// The timing of a layer as it was set.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

// A layer is a clock for what is animated on it and below, by hand or by blocks. Property animators
// go by the stage's time: pause the animator instead (choice).
extension CALayer {
  /// The moment of the layer above at which this layer's time is its ``timeOffset``; 0 unless set.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime { $0.beginTime = newValue } }
  }

  /// How fast time passes for the layer and what lies below: 1 unless set, 0 stands still.
  ///
  /// To pause, set 0 and ``timeOffset`` to the layer's present time; to go on, set 1, the offset
  /// back to 0 and ``beginTime`` to the time that has passed since. Source: Apple's technical
  /// question QA1673.
  public final var speed: Float {
    get { timing.speed }
    set { retime { $0.speed = newValue } }
  }

  /// Seconds that are added to the layer's time; with a speed of 0 it *is* the time, and setting it
  /// scrubs whatever is animated.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime { $0.timeOffset = newValue } }
  }

  /// How long the layer lives: for ever unless set.
  ///
  /// Kept only: a layer here does not begin or end.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Kept only, as ``duration``.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Kept only, as ``duration``.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Kept only, as ``duration``.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Kept only, as ``duration``.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A time of another layer in this one's; `nil` stands for the stage, `CACurrentMediaTime()`.
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(ofStage: layer.map { $0.stageTime(ofOwn: time) } ?? time)
  }

  /// A time of this layer in another one's; `nil` stands for the stage, `CACurrentMediaTime()`.
  ///
  /// A layer that stands still has one time for many; the moment it began is answered (choice).
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer.map { $0.ownTime(ofStage: stageTime(ofOwn: time)) } ?? stageTime(ofOwn: time)
  }

  private func ownTime(ofStage time: CFTimeInterval) -> CFTimeInterval {
    lineage.reversed().reduce(time) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }

  private func stageTime(ofOwn time: CFTimeInterval) -> CFTimeInterval {
    lineage.reduce(time) { time, layer in
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }

  // MARK: Clocks

  private func retime(_ change: (inout LayerTiming) -> Void) {
    willChange()
    state.changing(animatedValues) { setTiming(change) }
  }

  // What is animated here and below.
  private var animatedValues: [AnimatedValue] {
    Preorder(self, \.children).flatMap { layer in
      layer.slots.compactMap { $0.flatMap(AnimatedValue.init) }
    }
  }

  private func setTiming(_ change: (inout LayerTiming) -> Void) {
    change(&timing)
    if timeSpace == nil {
      timeSpace = TimeSpace(parent: above?.nearestTimeSpace)
      state.hasTimeSpaces = true
      refreshTimeSpaces()
    }
    timeSpace?.begin = VirtualTime(seconds: timing.beginTime) ?? .zero
    timeSpace?.speed = Double(timing.speed)
    timeSpace?.offset = VirtualTime(seconds: timing.timeOffset) ?? .zero
    wasRetimed()
  }

  /// The clock that counts for this layer; `nil` for the stage's.
  final var nearestTimeSpace: TimeSpace? {
    guard state.hasTimeSpaces else { return nil }
    return layersUpward.first { $0.timeSpace != nil }?.timeSpace
  }

  /// The clock by which something goes that is set going now.
  final var clock: Clock { Clock(timeSpace: nearestTimeSpace, inStepAt: state.now) }

  /// The layer's own time at this moment.
  final var localNow: VirtualTime { nearestTimeSpace?.local(state.now) ?? state.now }

  /// Hangs the clocks of the layer and of those below where they are now.
  final func refreshTimeSpaces() {
    let above = above?.nearestTimeSpace
    if let timeSpace { timeSpace.parent = above }
    refreshSlots(to: timeSpace ?? above)
    state.columns.invalidate()
  }

  private func refreshSlots(to timeSpace: TimeSpace?) {
    for layer in Preorder(self, { $0.children.filter { $0.timeSpace == nil } }) {
      for slot in layer.slots.compactMap(\.self) {
        state.columns.move(slot, to: timeSpace, at: state.now)
      }
      for attached in layer.animations.all { attached.move(to: timeSpace) }
      for child in layer.children { child.timeSpace?.parent = timeSpace }
    }
  }

  /// Plans the ends of what is animated anew, here and below.
  final func wasRetimed() {
    state.columns.invalidate()
    for layer in Preorder(self, \.children) {
      for attached in layer.animations.all { attached.wasRetimed() }
      for slot in layer.slots.compactMap(\.self) {
        for contribution in slot.contributions { contribution.cohort.owner?.cohortWasRetimed() }
      }
    }
  }
}

/// The present time, in seconds of the current stage; what layers call `nil` when they convert.
///
/// Source: developer.apple.com/documentation/quartzcore/cacurrentmediatime(), there the real time.
public func CACurrentMediaTime() -> CFTimeInterval { CurrentStage.state.now.seconds }
