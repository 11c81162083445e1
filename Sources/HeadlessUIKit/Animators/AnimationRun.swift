internal import PropertyEngine

/// One run of an animator or of a `UIView.animate` block: what it moves, from where to where.
final class AnimationRun: CohortOwner {
  let state: StageState
  let cohort: Cohort
  private var waiting: [CompletionBlock]
  // What it has lost to other animations is removed lazily.
  private var kept: [Change] = []
  private var lostPlaces: Set<Int> = []
  // Where the changes are, once there are many; looked up by key only.
  private var places: [AnimatedValue: Int]?
  // Its owner, until it is over.
  private unowned var owner: (any RunOwner)?
  /// The key of its animations instead of their key paths.
  var key: String?
  /// The completions of blocks run inside its own, which end with it.
  var innerCompletions: [(Bool) -> Void] = []
  private let time: Time

  /// The time a run goes by.
  enum Time {
    /// The stage's time, or for each value its layer's.
    case stage, layers
    case sequence(AnimationSequence)
  }

  init(of owner: any RunOwner, state: StageState, playhead: Playhead, time: Time) {
    (self.owner, self.state, self.time) = (owner, state, time)
    cohort = state.columns.makeCohort(playhead: playhead)
    if case .layers = time { cohort.followsLayers = true }
    waiting = state.transactions.waitingForNewAnimation()
    if case .sequence(let sequence) = time { state.columns.silence(cohort, sequence.isShowingPast) }
    cohort.owner = self
  }

  deinit { cohort.owner = nil }

  @inline(__always)
  private func changing(as kind: Account.Change = .other, _ change: () -> Void) {
    state.changing(moved, as: kind, by: .cohorts([cohort]), change)
  }

  func silence(_ isSilent: Bool) { changing { state.changingColumns.silence(cohort, isSilent) } }

  @inline(__always) var playhead: Playhead { cohort.playhead }
  var name: String { owner?.name ?? "animation" }
  /// The duration that was given, seconds; `nil` once it is over.
  var givenDuration: Double? { owner?.givenDuration }
  var touchPlace: TouchPlace { owner?.touchPlace ?? .shown }
  /// Its animator, until it is over.
  var animator: UIViewPropertyAnimator? { owner as? UIViewPropertyAnimator }

  func edit(_ change: (inout Playhead) -> Void) {
    changing { state.changingColumns.edit(cohort, change) }
  }

  /// Adds a block that begins after a part of the time; see `Playhead`.
  func addSegment(delayFactor: Double, isActive: Bool) -> Int {
    var index = 0
    edit { index = $0.addSegment(delayFactor: delayFactor, isActive: isActive, at: state.now) }
    return index
  }

  /// The stage's time at which everything it moves has arrived; `nil` for never.
  var arrival: VirtualTime? {
    guard let arrival = playhead.arrival else { return nil }
    return state.hasTimeSpaces && cohort.followsLayers
      ? state.columns.lastStageTime(ofReading: arrival, of: cohort) : arrival
  }

  private func isShared(_ change: Change) -> Bool {
    change.layer.slot(change.key)?.contributions.contains { $0.cohort !== cohort } ?? false
  }

  /// What it moves, in the order it was first set.
  var changes: [Change] {
    if !lostPlaces.isEmpty {
      kept = kept.enumerated().filter { !lostPlaces.contains($0.offset) }.map(\.element)
      lostPlaces = []
      if places != nil { indexPlaces() }
    }
    return kept
  }

  /// Whether it moves nothing, or nothing any more.
  var isIdle: Bool { kept.count == lostPlaces.count }

  private static let few = 8

  private func indexPlaces() {
    places = kept.indices.reduce(into: [:]) { places, place in
      if !lostPlaces.contains(place) { places[kept[place].value] = place }
    }
  }

  // The place of a change that it has not lost.
  private func place(of value: AnimatedValue) -> Int? {
    if let places { return places[value] }
    return kept.indices.first {
      kept[$0].layer === value.layer && kept[$0].key == value.key && !lostPlaces.contains($0)
    }
  }

  func recorded(_ layer: CALayer, _ key: LayerKey) -> Change? {
    place(of: AnimatedValue(layer, key)).map { kept[$0] }
  }

  /// Stores a change; the first start of a value stays.
  func note(_ change: Change) {
    state.account?.note(change, of: self)
    state.lives?.move(self, change.layer, change.movedPaths)
    if case .sequence(let sequence) = time { sequence.note(change, of: self) }
    if let place = place(of: change.value) { return kept[place].extend(to: change) }
    kept.append(change)
    places?[change.value] = kept.count - 1
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
    if let value, let place = place(of: value) {
      places?[value] = nil
      lostPlaces.insert(place)
      if case .sequence(let sequence) = time {
        sequence.history.cut(kept[place], of: self, at: sequence.furthest)
      }
    }
    let keyPath = value?.key.keyPath ?? ""
    state.note(isReplaced ? .replaced(keyPath: keyPath) : .removed(keyPath: keyPath), name)
    owner?.lost(self)
  }

  func cohortWasRetimed() { owner?.retimed(self) }

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

  /// Stops moving anything, and tells nobody.
  func abandon() {
    changing { state.changingColumns.remove(cohort) }
    owner = nil
  }

  /// Writes what is shown into the model and lets go of it.
  func freeze() {
    changing {
      // Everything is read before anything is written.
      for (index, change) in changes.enumerated() {
        kept[index].freeze = (change.layer.modelValues.value(change.key), released(change))
      }
      for change in kept { change.freeze.map { change.layer.assign(change.key, $0.after) } }
      leave()
    }
  }

  /// After a freeze, moves the model to one end, or leaves it.
  func finish(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    let isAgainstItsWay = playhead.isReversed && position == .end
    changing(as: isAgainstItsWay ? .finishAgainstItsWay : .finish) { melt(to: position) }
  }

  private func melt(to position: UIViewAnimatingPosition) {
    for change in changes {
      guard let freeze = change.freeze else { continue }
      let (layer, key) = (change.layer, change.key)
      let model = layer.modelValues.value(key)
      let end = position == .start ? change.start : change.target
      if change.blending == .absolute {
        if !isShared(change) { layer.assign(key, end) }
      } else if model == freeze.after, freeze.before == change.target {
        layer.assign(key, end)
      } else {
        let melted = model.moved(from: freeze.after, to: freeze.before)
        layer.assign(key, melted.moved(from: change.target, to: end))
      }
    }
  }

  // Choice: where something else has changed a geometric value as well, the model is shifted by
  // what this run takes back, so that nothing shown jumps; else it takes exactly the value.

  // The model after the run has arrived at its start.
  private func arrived(_ change: Change) -> LayerValue {
    let model = change.layer.modelValues.value(change.key)
    switch change.blending {
    case .absolute: return change.start
    case .additive:
      return model == change.target
        ? change.start : model.moved(from: change.target, to: change.start)
    case .transform:
      return model == change.target && !isShared(change) ? change.start : released(change)
    }
  }

  // The model with which the other animations alone show what is shown now.
  private func released(_ change: Change) -> LayerValue {
    let (layer, key, columns) = (change.layer, change.key, state.columns)
    let shown = layer.shownWithoutPast(key)
    guard let slot = layer.slot(key), isShared(change) else { return shown }
    switch change.blending {
    case .absolute: return shown
    case .additive:
      let part = columns.contribution(of: cohort, to: slot, at: state.now)
      return .numbers(layer.modelValues[key] + part)
    case .transform:
      let others = columns.factor(without: cohort, to: slot, at: state.now).inverted()
      return .matrix(shown.matrix.concatenating(others ?? .identity))
    }
  }
}
