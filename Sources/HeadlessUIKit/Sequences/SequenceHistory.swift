internal import IntervalArithmetic
internal import OrderedCollections
internal import PropertyEngine

/// The changes of a sequence to values of layers, kept to show them again.
final class SequenceHistory {
  private let timeSpace: TimeSpace
  private var properties: OrderedDictionary<AnimatedValue, PropertyHistory> = [:]
  /// Whether the layers show the past instead of the present.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      for property in properties.values {
        property.layer.willChange()
        if isShown {
          property.layer.pasts.append(property)
        } else {
          property.layer.pasts.remove(property)
        }
      }
    }
  }

  init(timeSpace: TimeSpace) { self.timeSpace = timeSpace }
  var values: [AnimatedValue] { Array(properties.keys) }
  func holds(_ property: PropertyHistory) -> Bool { properties.values.contains { $0 === property } }
  /// Forgets the changes, which retain their layers.
  func removeAll() { properties = [:] }

  /// Adds a change of a run, or with `nil` of a value that was set at once.
  func add(_ change: AnimationRun.Change, of run: AnimationRun?, at time: VirtualTime) {
    change.layer.willChange()
    if properties[change.value] == nil {
      let property = PropertyHistory(change.layer, change.key, timeSpace: timeSpace)
      properties[change.value] = property
      if isShown { change.layer.pasts.append(property) }
    }
    properties[change.value]?.add(change, of: run, at: time)
  }

  func cut(_ change: AnimationRun.Change, of run: AnimationRun, at time: VirtualTime) {
    change.layer.willChange()
    properties[change.value]?.cut(run, at: time)
  }

  /// Writes the values at a time into the models; `nil` for before everything.
  func write(at time: VirtualTime?) {
    for property in properties.values {
      let (layer, key) = (property.layer, property.key)
      layer.assign(key, property.value(at: time, over: layer.modelValue(key)))
    }
  }

  func clear() {
    isShown = false
    removeAll()
  }
}

/// The changes of a sequence to one value of a layer, in order: enough to show it at any time.
final class PropertyHistory {
  private struct Entry {
    let begin: VirtualTime
    var change: AnimationRun.Change
    /// The run that moves it; `nil` for a value that was set at once.
    let run: AnimationRun?
    /// The time from which the model is shown.
    var end: VirtualTime
    let latestEnd: VirtualTime
  }

  let layer: CALayer
  let key: LayerKey
  private let timeSpace: TimeSpace
  private var entries: [Entry] = []
  // The entries before which something else has changed the model.
  private var gaps: [Int] = []

  init(_ layer: CALayer, _ key: LayerKey, timeSpace: TimeSpace) {
    (self.layer, self.key, self.timeSpace) = (layer, key, timeSpace)
  }

  /// Adds a change that begins at a time, not before those already there.
  func add(_ change: AnimationRun.Change, of run: AnimationRun?, at begin: VirtualTime) {
    if let run, let last = entries.last, last.run === run, last.change.segment == change.segment {
      return entries[entries.count - 1].change.extend(to: change)
    }
    if let last = entries.last, last.change.target != change.start {
      // A change that takes a value over owns it: earlier changes are not shown again.
      if key.blending == .absolute {
        (entries, gaps) = ([], [])
      } else {
        gaps.append(entries.count)
      }
    }
    let end = run.map { $0.playhead.arrival ?? Leg.endless } ?? begin
    entries.append(
      Entry(
        begin: begin, change: change, run: run, end: end,
        latestEnd: max(entries.last?.latestEnd ?? end, end)))
  }

  func cut(_ run: AnimationRun, at time: VirtualTime) {
    guard let place = entries.lastIndex(where: { $0.run === run }) else { return }
    entries[place].end = min(entries[place].end, time)
  }

  /// The value shown now, given the one that the sequence shows at its furthest point.
  func shown(over present: LayerValue) -> LayerValue {
    value(at: timeSpace.local(layer.state.now), over: present)
  }

  /// The change per second of the value shown now; NaN if it is not known.
  var velocity: SIMD4<Double> {
    let time = timeSpace.local(layer.state.now)
    guard let place = place(at: time) else { return .zero }
    return timeSpace.rate
      * moving(at: time, upTo: place).reversed().reduce(into: .zero) { velocity, moving in
        velocity = moving.change.velocity(over: velocity, at: time, in: moving.run.playhead)
      }
  }

  /// The value at a time of the sequence (`nil`: before everything), given the present value.
  ///
  /// Later changes by others stay: they shift geometry, and own any other value.
  func value(at time: VirtualTime?, over present: LayerValue) -> LayerValue {
    guard let last = entries.last?.change.target else { return present }
    let place = time.flatMap(place)
    let past = value(at: time, begunLast: place)
    let later = gaps.reversed().prefix { $0 > place ?? 0 }
    if present == last, later.isEmpty { return past }
    guard key.blending != .absolute else { return present }
    var (value, reached) = (present, last)
    for gap in later {
      value = value.moved(from: reached, to: entries[gap].change.start)
      reached = entries[gap - 1].change.target
    }
    return value.moved(from: reached, to: past)
  }

  // The last entry that has begun at a time.
  private func place(at time: VirtualTime) -> Int? {
    let next = entries.count.bisected(from: -1) { entries[$0].begin > time }
    return next == 0 ? nil : next - 1
  }

  // The value that the sequence alone shows, computed as the columns would.
  private func value(at time: VirtualTime?, begunLast place: Int?) -> LayerValue {
    guard let time, let place else { return entries[0].change.start }
    switch entries[place].change.target {
    case .none: return .none
    case .numbers(var numbers):
      for (change, run) in moving(at: time, upTo: place).reversed() {
        numbers = change.numbers(over: numbers, at: time, in: run.playhead)
      }
      return .numbers(numbers)
    case .matrix(var matrix):
      let moving = moving(at: time, upTo: place)
      for (change, run) in moving where !change.isAbsolute {
        matrix = change.matrix(over: matrix, at: time, in: run.playhead)
      }
      for (change, run) in moving.reversed() where change.isAbsolute {
        matrix = change.matrix(over: matrix, at: time, in: run.playhead)
      }
      return .matrix(matrix)
    }
  }

  // The changes that move the value at a time, the newest first.
  private func moving(
    at time: VirtualTime, upTo place: Int
  ) -> [(change: AnimationRun.Change, run: AnimationRun)] {
    var found: [(AnimationRun.Change, AnimationRun)] = []
    for entry in entries[...place].reversed() {
      guard entry.latestEnd > time else { break }
      if entry.end > time, let run = entry.run { found.append((entry.change, run)) }
    }
    return found
  }
}
