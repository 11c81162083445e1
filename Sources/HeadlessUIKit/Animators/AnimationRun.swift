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
    /// What a stop did to the model.
    var freeze: Freeze?
  }

  /// A value that a stop wrote into the model.
  struct Freeze {
    /// The model before and after.
    let before: LayerValue
    let after: LayerValue
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
      for change in changes { change.layer.assign(change.key, arrived(change)) }
    }
    state.columns.remove(cohort)
  }

  /// Writes what is shown into the model and lets go of it.
  func freeze() {
    for index in changes.indices {
      let change = changes[index]
      let (before, after) = (change.layer.model.value(change.key), released(change))
      changes[index].freeze = Freeze(before: before, after: after)
      change.layer.assign(change.key, after)
    }
    state.columns.remove(cohort)
  }

  /// After a freeze, moves the model to one end, or leaves it.
  func finish(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    for change in changes {
      guard let freeze = change.freeze else { continue }
      let (layer, key) = (change.layer, change.key)
      let (model, end) = (
        layer.model.value(key), position == .start ? change.start : change.target
      )
      if key.blending == .absolute {
        if !isShared(change) { layer.assign(key, end) }
      } else if model == freeze.after, freeze.before == change.target {
        layer.assign(key, end)
      } else {
        let melted = moved(model, from: freeze.after, to: freeze.before)
        layer.assign(key, moved(melted, from: change.target, to: end))
      }
    }
  }

  // Choice: where something else has changed a geometric value as well, the model is shifted by
  // what this run takes back, so that nothing shown jumps; else it takes exactly the value.

  // The model after the run has arrived at its start.
  private func arrived(_ change: Change) -> LayerValue {
    let model = change.layer.model.value(change.key)
    switch change.key.blending {
    case .absolute: return change.start
    case .additive:
      return model == change.target
        ? change.start : moved(model, from: change.target, to: change.start)
    case .transform:
      return model == change.target && !isShared(change) ? change.start : released(change)
    }
  }

  // The model with which the other animations alone show what is shown now.
  private func released(_ change: Change) -> LayerValue {
    let (layer, key, columns) = (change.layer, change.key, state.columns)
    guard let slot = layer.slot(key), isShared(change) else { return layer.shown(key) }
    switch key.blending {
    case .absolute: return layer.shown(key)
    case .additive:
      let part = columns.contribution(of: cohort, to: slot, at: state.now)
      return .numbers(layer.model[key] + part)
    case .transform:
      let others = columns.factor(without: cohort, to: slot, at: state.now).inverted()
      return .transform(layer.shown(key).matrix.concatenating(others ?? .identity))
    }
  }

  // A value after what has moved it from one value is moved on to another.
  private func moved(_ value: LayerValue, from old: LayerValue, to new: LayerValue) -> LayerValue {
    switch (value, old, new) {
    case (.numbers(let value), .numbers(let old), .numbers(let new)):
      .numbers(value + (new - old))
    default:
      .transform(
        value.matrix.concatenating(old.matrix.inverted() ?? .identity).concatenating(new.matrix))
    }
  }
}
