internal import PropertyEngine

// What has made what is shown: animations, and what set the model.
extension Account {
  /// What has made a part of what is shown.
  struct Maker {
    let cause: Int
    /// What it took the value from.
    var replaced: [Composition.Origin] = []
  }

  struct MakerID: Hashable {
    let cohort: Int
    let segment: Int
    let value: AnimatedValue
  }

  func noteMaking(_ cohort: Cohort, _ segment: Int, moving value: AnimatedValue) {
    let id = MakerID(cohort: cohort.id, segment: segment, value: value)
    makers[id] = Maker(cause: value.layer.state.cause, replaced: makers[id]?.replaced ?? [])
  }

  /// Notes that the latest part of a cohort takes a value from another one.
  func noteReplacement(of old: Contribution, by cohort: Cohort, moving value: AnimatedValue) {
    let taker = value.layer.slot(value.key)?.contributions.last { $0.cohort === cohort }
    let id = MakerID(cohort: cohort.id, segment: taker?.segment ?? 0, value: value)
    makers[id, default: Maker(cause: value.layer.state.cause)].replaced.append(
      Composition.Origin(old.cohort, old.segment, moving: value))
  }

  func maker(of cohort: Cohort, _ segment: Int, moving value: AnimatedValue) -> Maker? {
    makers[MakerID(cohort: cohort.id, segment: segment, value: value)]
  }

  func noteModel(of layer: CALayer, _ key: LayerKey, _ new: LayerValue) {
    let (value, old) = (AnimatedValue(layer, key), layer.modelValues.value(key))
    let isGeometry = key.kind.isNumbers && old.isThere && new.isThere
    for component in 0..<4
    where isGeometry ? old.numbers[component] != new.numbers[component] : old != new {
      setters[value, default: .zero][component] = layer.state.cause
    }
  }

  /// The entry that has set a number of the model, or a whole colour or transform; `nil` at first.
  func setter(of value: AnimatedValue, _ component: Int) -> Int? {
    setters[value].flatMap { $0[component] > 0 ? $0[component] : nil }
  }

  /// Notes in the ledger that an animated value is set at once.
  func noteAssignment(to layer: CALayer, _ key: LayerKey, _ new: LayerValue) {
    guard layer.slot(key) != nil else { return }
    let old = layer.modelValues.value(key)
    for (before, after) in zip(old.parts(of: key), new.parts(of: key))
    where before.numbers != after.numbers {
      layer.state.note(.assigned(to: after.numbers), path(layer, after.keyPath))
    }
  }
}
