internal import OrderedCollections
internal import PropertyEngine

/// What a sequence has done to values of layers, kept so that it can be shown again.
final class SequenceHistory {
  private let timeSpace: TimeSpace
  private var properties: OrderedDictionary<AnimationRun.ChangeID, PropertyHistory> = [:]
  /// Whether layers show what was there at the sequence's time.
  private(set) var isShown = false

  init(timeSpace: TimeSpace) { self.timeSpace = timeSpace }

  /// The values that the sequence has changed.
  var values: [AnimatedValue] { properties.values.map { AnimatedValue($0.layer, $0.key) } }

  /// Whether it keeps what was done to a value.
  func holds(_ property: PropertyHistory) -> Bool { properties.values.contains { $0 === property } }

  /// Forgets what was there: each change keeps its layer.
  func removeAll() { properties = [:] }

  /// Adds a change of a run, or of none for a value that was set at once.
  func add(_ change: AnimationRun.Change, of run: AnimationRun?, at time: VirtualTime) {
    change.layer.willChange()
    if properties[change.id] == nil {
      let property = PropertyHistory(change.layer, change.key, timeSpace: timeSpace)
      properties[change.id] = property
      if isShown { change.layer.pasts.append(property) }
    }
    properties[change.id]?.add(change, of: run, at: time)
  }

  /// Notes that a run moves a value no longer.
  func cut(_ change: AnimationRun.Change, of run: AnimationRun, at time: VirtualTime) {
    change.layer.willChange()
    properties[change.id]?.cut(run, at: time)
  }

  /// Lets the layers show what was there.
  func show() {
    guard !isShown else { return }
    isShown = true
    for property in properties.values {
      property.layer.willChange()
      property.layer.pasts.append(property)
    }
  }

  /// Lets the layers show what is there now.
  func hide() {
    guard isShown else { return }
    isShown = false
    for property in properties.values {
      property.layer.willChange()
      property.layer.pasts.remove(property)
    }
  }

  /// Writes what was there at a time into the models; `nil` for before everything.
  func write(at time: VirtualTime?) {
    for property in properties.values {
      let (layer, key) = (property.layer, property.key)
      layer.assign(key, property.value(at: time, over: layer.modelValues.value(key)))
    }
  }

  /// Forgets everything.
  func clear() {
    hide()
    properties = [:]
  }
}
