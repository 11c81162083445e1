package import PropertyEngine

/// The layer's own copy of an added animation, and the values it moves.
package final class AttachedAnimation: CohortOwner {
  package let animation: CAAnimation
  let givenKey: String?
  let state: StageState
  private(set) weak var layer: CALayer?
  // The cohort of the animation, or one for each leaf of a group.
  private var cohorts: [Cohort] = []
  /// The leaves that move a property, with the values shown before if their way depends on them.
  private(set) var parts: [(animation: CAPropertyAnimation, before: LayerModel?)] = []
  // Its effects on values under keys of the app's own.
  private(set) var ownParts: [(cohort: Cohort, part: OwnPart)] = []
  private var media: MediaTiming?
  private var clock = Clock.stage
  private var startTicket: StageState.Ticket?, endTicket: StageState.Ticket?
  // The completion blocks of transactions that wait for it.
  private var waiting: [CompletionBlock] = []
  private var hasStarted = false
  private var isOver = false

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    let state = layer.state
    (self.state, givenKey, self.layer, self.animation) = (state, key, layer, animation)
    if !(animation.duration > 0) { animation.duration = max(state.transactions.duration, 0) }
    if let curve = state.transactions.timingFunction { animation.timingFunction = curve }
    waiting = state.transactions.waitingForNewAnimation()
  }

  deinit { for cohort in cohorts { cohort.owner = nil } }

  /// Its place in the order of all that moves the layer.
  var order: Int { cohorts.first?.id ?? .max }
  /// The end of its active time on the stage's clock; `nil` for never, or when it isn't going.
  var end: VirtualTime? { media?.end.flatMap(clock.stageTime) }
  var isEndless: Bool { media != nil && !isOver && media?.end == nil }

  /// Whether its time is over and it still shows its end.
  var isKept: Bool {
    isOver && !cohorts.isEmpty && layer?.isOnScreen == true
      && [.forwards, .both].contains(animation.fillMode)
  }

  /// Starts it, now that its layer is on the screen.
  func begin() {
    guard let layer, cohorts.isEmpty, !isOver else { return }
    state.animatedLayers[ObjectIdentifier(layer)] = layer
    let media = animation.media(from: layer.localNow, length: animation.duration)
    if animation.beginTime == 0 { animation.beginTime = layer.localNow.seconds }
    animation.freeze()
    self.media = media
    clock = Clock(timeSpace: layer.nearestTimeSpace)
    state.account?.noteBeginning(of: self)
    state.changing(values, as: .beginning, by: .cohorts([])) {
      attach(animation, media: [media], to: layer)
    }
    state.account?.findMotion(of: values, by: name)
    let begin = clock.stageTime(ofReading: media.begin) ?? state.now
    startTicket = state.schedule(.start(self), at: begin)
    planEnd()
    if !ownParts.isEmpty { layer.displayOnFrames() }
    state.lives?.begin(self, life(media, from: begin))
    state.lives?.move(self, layer, motions.map(\.keyPath))
  }

  private func life(_ media: MediaTiming, from begin: VirtualTime) -> Life {
    Life(
      kind: .animation, name: name, begin: state.now.seconds, start: max(begin, state.now).seconds,
      way: media.speed == 0 ? nil : media.duration / abs(media.speed), isReversed: media.speed < 0,
      autoreverses: media.autoreverses, end: end?.seconds)
  }

  /// Starts it if its layer is on the screen; else it starts and stops unfinished.
  func beginOrStop() {
    guard !isOver else { return }
    guard layer?.isOnScreen != true else { return begin() }
    animation.freeze()
    isOver = true
    layer?.animations.remove(self)
    state.schedule(.start(self), at: state.now)
    tellStop(finished: false)
    tellTransactions()
  }

  private func attach(_ animation: CAAnimation, media: [MediaTiming], to layer: CALayer) {
    if let group = animation as? CAAnimationGroup {
      let length = media.last?.duration ?? 0
      for child in group.animations ?? [] {
        attach(child, media: media + [child.media(from: .zero, length: length)], to: layer)
      }
      // An empty group still runs its time.
      if media.count > 1 || group.animations?.isEmpty == false { return }
    }
    let cohort = state.columns.makeCohort(media: media)
    cohort.owner = self
    cohort.followsLayers = true
    cohorts.append(cohort)
    if let account = state.account {
      for value in values { account.noteMaking(cohort, 0, moving: value) }
    }
    guard let animation = animation as? CAPropertyAnimation else { return }
    var before: LayerModel?
    animation.attach(
      cohort, to: layer,
      before: {
        let model = before ?? layer.modelBefore
        before = model
        return model
      }, clock: clock)
    parts.append((animation, before))
    OwnPart(animation, on: layer).map { ownParts.append((cohort, $0)) }
  }

  var ownKeys: [String] { ownParts.map(\.part.key) }
  var isGoing: Bool { media != nil && !isOver }

  /// The value that it shows under a key of the app's own, on top of the value below.
  func shown(_ key: String, over below: Any?) -> Any? {
    ownParts.reduce(below) { below, own in
      guard own.part.key == key, let place = place(of: own.cohort) else { return below }
      return own.part.shown(over: below, at: place)
    }
  }

  /// The present place of one of its cohorts; `nil` while that one shows nothing.
  func place(of cohort: Cohort) -> MediaTiming.Place? {
    cohort.place(at: clock.reading(at: state.now))
  }

  // MARK: Start and end

  private func planEnd() {
    endTicket.map(state.cancel)
    endTicket = end.flatMap { state.schedule(.end(self), at: $0) }
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the active time, once; the animation is removed unless it is to stay, and completion
  /// blocks come before any delegate of an animation that ends at this moment.
  func finish() {
    guard !isOver else { return }
    isOver = true
    state.account?.findCutOff(of: cohorts, name)
    state.lives?.end(self, at: state.now)
    if animation.isRemovedOnCompletion { detach() } else { state.account?.noteStay(of: values) }
    state.note(.finished(true), name)
    // This only plans the call, which comes before the start of animations that the blocks add.
    tellStop(finished: true)
    waiting.forEach { $0.animationEnded() }
  }

  /// Removes the animation, and tells the delegate if its time was not over.
  func remove() {
    detach()
    guard !isOver else { return }
    isOver = true
    state.lives?.end(self, at: state.now)
    if !hasStarted { _ = state.schedule(.start(self), at: state.now) }
    state.note(.finished(false), name)
    tellTransactions()
    tellStop(finished: false)
  }

  private func tellStop(finished: Bool) {
    guard let delegate = animation.delegate else { return }
    let tell = { [animation] in delegate.animationDidStop(animation, finished: finished) }
    state.schedule(.block(label: name, tell), at: state.now, by: state.firing?.planner)
  }

  // Transactions that wait for it are told at the end of the turn.
  private func tellTransactions() {
    guard !waiting.isEmpty else { return }
    let tell = { [waiting] in waiting.forEach { $0.animationEnded() } }
    state.schedule(.block(label: name, tell), at: state.now)
  }

  var name: String {
    let own = givenKey ?? (animation as? CAPropertyAnimation)?.keyPath ?? "animation"
    return layer?.name.map { "\(own) of \(state.written($0))" } ?? own
  }

  private func detach() {
    state.drop(&startTicket)
    state.drop(&endTicket)
    state.changing(values, as: .end, by: .cohorts(cohorts)) {
      for cohort in cohorts {
        state.changingColumns.remove(cohort)
        cohort.owner = nil
      }
    }
    cohorts = []
    layer?.animations.remove(self)
    layer.map { if $0.animations.all.isEmpty { state.animatedLayers[ObjectIdentifier($0)] = nil } }
  }

  /// Continues on another clock, from where it is.
  func move(to timeSpace: TimeSpace?) { clock = clock.going(on: timeSpace, at: state.now) }

  /// Plans its moments again after its layer's time changed.
  func wasRetimed() {
    guard let media, !isOver else { return }
    if !hasStarted {
      startTicket.map(state.cancel)
      startTicket = clock.stageTime(ofReading: media.begin).flatMap {
        state.schedule(.start(self), at: $0)
      }
    }
    planEnd()
  }

  package func cohortLost(_ slot: Slot, isReplaced: Bool) { remove() }
  // The layer tells its animations itself.
  package func cohortWasRetimed() {}
}
