internal import PropertyEngine

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

// A layer is a clock for animations on it and below, added or made by blocks. Property animators
// follow the stage's time: pause the animator instead (choice).
extension CALayer {
  /// Converts a time from another layer's (`nil`: the stage's, `CACurrentMediaTime()`).
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(ofStage: layer.map { $0.stageTime(ofOwn: time) } ?? time)
  }

  /// Converts a time to another layer's (`nil`: the stage's); a stopped layer, which has one time
  /// for many moments, gives the moment it began (choice).
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer.map { $0.ownTime(ofStage: stageTime(ofOwn: time)) } ?? stageTime(ofOwn: time)
  }

  private func ownTime(ofStage time: CFTimeInterval) -> CFTimeInterval {
    lineage.reversed().reduce(time) { time, layer in
      (time - layer.timing.beginTime) * Double(layer.timing.speed) + layer.timing.timeOffset
    }
  }

  private func stageTime(ofOwn time: CFTimeInterval) -> CFTimeInterval {
    lineage.reduce(time) { time, layer in
      let (begin, speed) = (layer.timing.beginTime, Double(layer.timing.speed))
      return speed == 0 ? begin : (time - layer.timing.timeOffset) / speed + begin
    }
  }

  final func retime(_ change: (inout LayerTiming) -> Void) {
    willChange()
    state.changing(Preorder(self, \.below).flatMap { $0.slots.compactMap(AnimatedValue.init) }) {
      change(&timing)
      precondition(
        timing.beginTime.isFinite && timing.timeOffset.isFinite && timing.speed.isFinite,
        "a layer's begin time, time offset and speed must be finite")
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
  }

  /// The time space of this layer; `nil` for the stage's time.
  final var nearestTimeSpace: TimeSpace? {
    guard state.hasTimeSpaces else { return nil }
    return layersUpward.first { $0.timeSpace != nil }?.timeSpace
  }

  /// The clock for animations that begin now.
  final var clock: Clock { Clock(timeSpace: nearestTimeSpace, inStepAt: state.now) }
  final var localNow: VirtualTime { nearestTimeSpace?.local(state.now) ?? state.now }

  /// Links the time spaces here and below to their present parents.
  final func refreshTimeSpaces() {
    let above = above?.nearestTimeSpace
    timeSpace?.parent = above
    let nearest = timeSpace ?? above
    for layer in Preorder(self, { $0.below.filter { $0.timeSpace == nil } }) {
      for slot in layer.slots { state.columns.move(slot, to: nearest, at: state.now) }
      for attached in layer.animations.all { attached.move(to: nearest) }
      for child in layer.below { child.timeSpace?.parent = nearest }
    }
    state.columns.invalidate()
  }

  /// Plans the ends of the animations here and below again.
  final func wasRetimed() {
    state.columns.invalidate()
    for layer in Preorder(self, \.below) {
      for attached in layer.animations.all { attached.wasRetimed() }
      for slot in layer.slots {
        for contribution in slot.contributions { contribution.cohort.owner?.cohortWasRetimed() }
      }
    }
  }
}

/// The current stage's time in seconds, not the real one (Apple: quartzcore/cacurrentmediatime()).
public func CACurrentMediaTime() -> CFTimeInterval { CurrentStage.state.now.seconds }
