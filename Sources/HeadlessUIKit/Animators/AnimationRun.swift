internal import AnimationEngine

/// One run of an animator or of a `UIView.animate` block: what it moves, from where to where.
final class AnimationRun: CohortOwner {
  /// One value that the run changes.
  struct Change {
    let layer: CALayer
    let key: LayerKey
    /// The model value before the block ran.
    let start: LayerValue
    /// The model value the block set.
    var target: LayerValue
    /// The value that a stop wrote into the model.
    var frozen: LayerValue?
  }

  private struct ChangeID: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  let state: StageState
  let cohort: Cohort
  private(set) var changes: [Change] = []
  // Looked up by key only; never walked.
  private var places: [ChangeID: Int] = [:]
  /// What the ledger calls it.
  var name: () -> String = { "animation" }
  /// Called when another animation has taken a property over.
  var onLoss: () -> Void = {}
  /// Completions of blocks that were run inside this one's and end with it.
  var innerCompletions: [(Bool) -> Void] = []

  init(state: StageState, playhead: Playhead) {
    self.state = state
    cohort = state.columns.makeCohort(playhead: playhead)
    cohort.owner = self
  }

  var playhead: Playhead { cohort.playhead }

  func edit<Result>(_ change: (inout Playhead) -> Result) -> Result {
    state.columns.edit(cohort, change)
  }

  /// Runs a block and records what it changes.
  func record(
    segment: Int, startsFromPresentation: Bool, context: Recording.Context, _ block: () -> Void
  ) {
    let recording = Recording(
      run: self, segment: segment, startsFromPresentation: startsFromPresentation,
      context: context)
    state.record(recording, block)
  }

  /// Whether some other animation moves the same property.
  private func isShared(_ change: Change) -> Bool {
    change.layer.slot(change.key)?.contributions.contains { $0.cohort !== cohort } ?? false
  }

  // MARK: Recording

  func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue, segment: Int,
    startsFromPresentation: Bool
  ) {
    note(layer, key, from: old, to: new)
    let columns = state.columns
    switch key.blending {
    case .additive:
      columns.record(
        cohort, segment: segment, slot: layer.makeSlot(key), from: old.numbers, to: new.numbers)
    case .absolute:
      let from = startsFromPresentation ? layer.shown(key) : old
      let slot = layer.makeSlot(key)
      columns.record(cohort, segment: segment, slot: slot, from: from.numbers, to: new.numbers)
      state.takeOver(slot, except: cohort)
    case .transform:
      columns.record(
        cohort, segment: segment, slot: layer.makeSlot(key), from: old.matrix, to: new.matrix,
        halfTurn: .positive)
    }
  }

  private func note(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    let id = ChangeID(layer: ObjectIdentifier(layer), key: key)
    if let place = places[id] {
      changes[place].target = new
    } else {
      places[id] = changes.count
      changes.append(Change(layer: layer, key: key, start: old, target: new))
    }
  }

  func cohortLost(_ slot: Slot, isReplaced: Bool) {
    changes.removeAll {
      ObjectIdentifier($0.layer) == ObjectIdentifier(slot.owner) && $0.key.rawValue == slot.key
    }
    places = [:]
    for (place, change) in changes.enumerated() {
      places[ChangeID(layer: ObjectIdentifier(change.layer), key: change.key)] = place
    }
    let keyPath = LayerKey(rawValue: slot.key)?.keyPath ?? ""
    state.note(isReplaced ? .replaced(keyPath: keyPath) : .removed(keyPath: keyPath), name())
    onLoss()
  }

  // MARK: Ending

  /// Ends the run where it has arrived; at the start the values from before are written back.
  func settle(at position: UIViewAnimatingPosition) {
    if position == .start {
      for change in changes { move(change, from: change.target, to: change.start) }
    }
    state.columns.remove(cohort)
  }

  /// Writes what is shown into the model and lets go of it.
  func freeze() {
    for index in changes.indices {
      let change = changes[index]
      guard let frozen = frozen(change) else { continue }
      change.layer.assign(change.key, frozen)
      changes[index].frozen = frozen
    }
    state.columns.remove(cohort)
  }

  /// After a freeze, moves the model to one end, or leaves it.
  func finish(at position: UIViewAnimatingPosition) {
    for change in changes {
      guard let frozen = change.frozen else { continue }
      switch position {
      case .current: break
      case .start: move(change, from: frozen, to: change.start)
      case .end: move(change, from: frozen, to: change.target)
      }
    }
  }

  private func frozen(_ change: Change) -> LayerValue? {
    let (layer, key) = (change.layer, change.key)
    guard let slot = layer.slot(key) else { return nil }
    guard isShared(change) else { return layer.shown(key) }
    let (columns, now) = (state.columns, state.now)
    if key == .transform {
      let factor = columns.factor(of: cohort, to: slot, at: now)
      return .transform(layer.model.transform.concatenating(factor))
    }
    let part = columns.contribution(of: cohort, to: slot, at: now)
    return .numbers(key.blending == .additive ? layer.model[key] + part : part)
  }

  // Choice: where another animation still moves the property, the model is shifted by what this
  // run takes back, so that nothing shown jumps; else it takes exactly the value.
  private func move(_ change: Change, from old: LayerValue, to new: LayerValue) {
    let (layer, key) = (change.layer, change.key)
    guard isShared(change) else { return layer.assign(key, new) }
    switch key.blending {
    case .absolute: break
    case .additive:
      layer.assign(key, .numbers(layer.model[key] + (new.numbers - old.numbers)))
    case .transform:
      let undo = old.matrix.inverted() ?? .identity
      layer.assign(
        key, .transform(layer.model.transform.concatenating(undo).concatenating(new.matrix)))
    }
  }
}
