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

// A layer is a clock for what is animated on it and below, by hand or by blocks. Property animators
// go by the stage's time: pause the animator instead (choice).
extension CALayer {
  /// The superlayer's time at which this layer's time is its ``timeOffset`` (default: 0).
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime { $0.beginTime = newValue } }
  }

  /// How fast time passes for the layer and its descendants (default: 1); 0 stops it.
  ///
  /// To pause, set 0 and ``timeOffset`` to the layer's present time; to resume, set 1, the offset
  /// to 0 and ``beginTime`` to the time that has passed since (source: Apple's question QA1673).
  public final var speed: Float {
    get { timing.speed }
    set { retime { $0.speed = newValue } }
  }

  /// Seconds added to the layer's time; at speed 0 it *is* the time, and setting it scrubs.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime { $0.timeOffset = newValue } }
  }

  /// How long the layer lives (default: forever); only stored: a layer does not begin or end here.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Only stored, as ``duration``.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Only stored, as ``duration``.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Only stored, as ``duration``.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Only stored, as ``duration``.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time from another layer's (`nil`: the stage's, `CACurrentMediaTime()`).
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(ofStage: layer.map { $0.stageTime(ofOwn: time) } ?? time)
  }

  /// Converts a time to another layer's (`nil`: the stage's); of a stopped layer, which has one
  /// time for many, the moment it began (choice).
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

  private func retime(_ change: (inout LayerTiming) -> Void) {
    willChange()
    state.changing(Preorder(self, \.below).flatMap { $0.slots.compactMap(AnimatedValue.init) }) {
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
  }

  /// The time space of this layer; `nil` for the stage's time.
  final var nearestTimeSpace: TimeSpace? {
    guard state.hasTimeSpaces else { return nil }
    return layersUpward.first { $0.timeSpace != nil }?.timeSpace
  }

  /// The clock for what begins now.
  final var clock: Clock { Clock(timeSpace: nearestTimeSpace, inStepAt: state.now) }
  final var localNow: VirtualTime { nearestTimeSpace?.local(state.now) ?? state.now }

  /// Links the time spaces here and below to where they are now.
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

  /// Plans again the ends of what is animated here and below.
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
