internal import PropertyEngine

/// One run of an animator or of a `UIView.animate` block: the values it moves, and their ends.
final class AnimationRun: Cohort, CohortOwner {
  let state: StageState
  private var waiting: [CompletionBlock]
  // Changes lost to other animations are removed lazily.
  private var kept: Few<Change> = []
  private var lostPlaces: Set<Int> = []
  // The places of the changes, once there are many; looked up by key only.
  private var places: [AnimatedValue: Int]?
  // Its animator or block until it is over; one released earlier resets `owner`: none reads this.
  private unowned var maker: (any RunOwner)?
  /// The key of its animations instead of their key paths.
  var key: String?
  /// The completions of blocks run inside its own, which end with it.
  var innerCompletions: [(Bool) -> Void] = []
  private let time: Time

  enum Time {
    /// The stage's time, or for each value its layer's.
    case stage, layers
    case sequence(AnimationSequence)
  }

  init(of owner: any RunOwner, state: StageState, playhead: consuming Playhead, time: Time) {
    (maker, self.state, self.time) = (owner, state, time)
    waiting = state.transactions.waitingForNewAnimation()
    super.init(playhead: playhead)
    state.columns.add(self)
    if case .layers = time { followsLayers = true }
    if case .sequence(let sequence) = time { state.columns.silence(self, sequence.isShowingPast) }
    self.owner = self
  }

  @inline(__always) private func changing(as kind: Account.Change = .other, _ change: () -> Void) {
    state.changing(moved, as: kind, by: .cohorts([self]), change)
  }

  func silence(_ isSilent: Bool) { changing { state.changingColumns.silence(self, isSilent) } }

  var name: String { maker?.name ?? "animation" }
  /// The given duration in seconds; `nil` once the run is over.
  var givenDuration: Double? { maker?.givenDuration }
  var touchPlace: TouchPlace { maker?.touchPlace ?? .shown }
  /// Its animator, until it is over.
  var animator: UIViewPropertyAnimator? { maker as? UIViewPropertyAnimator }

  func edit(_ change: (inout Playhead) -> Void) {
    changing { state.changingColumns.edit(self, change) }
  }

  /// Adds a block that begins after a part of the time; see `Playhead`.
  func addSegment(delayFactor: Double, isActive: Bool) -> Int {
    extend { $0.addSegment(delayFactor: delayFactor, isActive: isActive, at: state.now) }
  }

  /// The stage's time at which everything it moves has arrived; `nil` for never.
  var arrival: VirtualTime? {
    guard let arrival = ownArrival else { return nil }
    return state.hasTimeSpaces && followsLayers
      ? state.columns.lastStageTime(ofReading: arrival, of: self) : arrival
  }

  private func isShared(_ change: Change) -> Bool {
    change.layer.slot(change.key)?.contributions.contains { $0.cohort !== self } ?? false
  }

  /// The changes it moves, in the order in which their values were first set.
  var changes: Few<Change> {
    if !lostPlaces.isEmpty {
      kept = Few(kept.indices.filter { !lostPlaces.contains($0) }.map { kept[$0] })
      lostPlaces = []
      if places != nil { indexPlaces() }
    }
    return kept
  }

  /// Whether it moves nothing, or has lost all that it moved.
  var isIdle: Bool { kept.count == lostPlaces.count }

  private static let few = 8

  private func indexPlaces() {
    places = kept.indices.reduce(into: [:]) { places, place in
      if !lostPlaces.contains(place) { places[kept[place].value] = place }
    }
  }

  // The place of a change, unless the run has lost it.
  private func place(_ layer: CALayer, _ key: LayerKey) -> Int? {
    if let places { return places[AnimatedValue(layer, key)] }
    return (0..<kept.count).first { place in
      kept.read(place) { $0.layer === layer && $0.key == key } && !lostPlaces.contains(place)
    }
  }

  func recorded(_ layer: CALayer, _ key: LayerKey) -> Change? { place(layer, key).map { kept[$0] } }

  /// Notes a change; a value keeps its first start.
  func note(_ change: consuming Change) {
    state.account?.note(change, of: self)
    state.lives?.move(self, change.layer, change.movedPaths)
    if case .sequence(let sequence) = time { sequence.note(change, of: self) }
    if let place = place(change.layer, change.key) { return kept[place].extend(to: change) }
    places?[change.value] = kept.count
    kept.append(change)
    if places == nil, kept.count > Self.few { indexPlaces() }
  }

  func clock(of layer: CALayer) -> Clock {
    switch time {
    case .stage: .stage
    case .layers: layer.clock
    case .sequence(let sequence): Clock(timeSpace: sequence.timeSpace)
    }
  }

  func cohortLost(_ slot: Slot, isReplaced: Bool) {
    let value = AnimatedValue(slot)
    if let value, let place = place(value.layer, value.key) {
      places?[value] = nil
      lostPlaces.insert(place)
      if case .sequence(let sequence) = time {
        sequence.history.cut(kept[place], of: self, at: sequence.furthest)
      }
    }
    let keyPath = value?.key.keyPath ?? ""
    state.note(isReplaced ? .replaced(keyPath: keyPath) : .removed(keyPath: keyPath), name)
    maker?.lost(self)
  }

  func cohortWasRetimed() { maker?.retimed(self) }

  // MARK: Ending

  /// Ends the run where it has arrived; at the start the old values are written back.
  func settle(at position: UIViewAnimatingPosition) {
    changing(as: .end) {
      if position == .start {
        for change in changes { change.layer.assign(change.key, arrived(change)) }
      }
      leave()
    }
  }

  private func leave() {
    abandon()
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.animationEnded() }
  }

  /// Stops moving anything, without a call to its owner.
  func abandon() {
    changing { state.changingColumns.remove(self) }
    maker = nil
  }

  /// Writes the shown values into the model and stops moving them.
  func freeze() {
    changing {
      // Everything is read before anything is written.
      for (index, change) in changes.enumerated() {
        kept[index].freeze = .values(
          before: change.layer.modelValue(change.key), after: released(change))
      }
      for change in kept {
        if case .values(_, let after)? = change.freeze { change.layer.assign(change.key, after) }
      }
      leave()
    }
  }

  /// After a freeze, moves the model to one end, or leaves it.
  func finish(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    let isReversedFinish = playhead.isReversed && position == .end
    changing(as: isReversedFinish ? .reversedFinish : .finish) { moveModel(to: position) }
  }

  private func moveModel(to position: UIViewAnimatingPosition) {
    for change in changes {
      guard case .values(let before, let after)? = change.freeze else { continue }
      let (layer, key) = (change.layer, change.key)
      let model = layer.modelValue(key)
      let end = position == .start ? change.start : change.target
      if change.blending == .absolute {
        if !isShared(change) { layer.assign(key, end) }
      } else if model == after, before == change.target {
        layer.assign(key, end)
      } else {
        let moved = model.moved(from: after, to: before)
        layer.assign(key, moved.moved(from: change.target, to: end))
      }
    }
  }

  // Choice: if something else has changed a geometric value as well, the model shifts by the part
  // that this run takes back, so that nothing shown jumps; otherwise it gets exactly the value.

  // The model after the run has arrived at its start.
  private func arrived(_ change: Change) -> LayerValue {
    let model = change.layer.modelValue(change.key)
    switch change.blending {
    case .absolute: return change.start
    case .additive:
      return model == change.target
        ? change.start : model.moved(from: change.target, to: change.start)
    case .transform:
      return model == change.target && !isShared(change) ? change.start : released(change)
    }
  }

  // The model value with which the other animations alone show the present value.
  private func released(_ change: Change) -> LayerValue {
    let (layer, key, columns) = (change.layer, change.key, state.columns)
    let shown = layer.shownWithoutPast(key)
    guard let slot = layer.slot(key), isShared(change) else { return shown }
    switch change.blending {
    case .absolute: return shown
    case .additive:
      let part = columns.contribution(of: self, to: slot, at: state.now)
      return .numbers(layer.modelValues[key] + part)
    case .transform:
      let others = columns.factor(without: self, to: slot, at: state.now).inverted()
      return .matrix(shown.matrix.concatenating(others ?? .identity))
    }
  }
}
