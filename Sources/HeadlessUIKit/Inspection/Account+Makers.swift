internal import PropertyEngine

// The makers of shown values: animations, and the entries that set the model.
extension Account {
  struct Maker {
    let cause: Int
    /// The animations that it took the value from.
    var replaced: [Composition.Origin] = []
  }

  struct MakerID: Hashable {
    let cohort: Int, segment: Int
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
    let (value, old) = (AnimatedValue(layer, key), layer.modelValue(key))
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
    let old = layer.modelValue(key)
    for (before, after) in zip(old.parts(of: key), new.parts(of: key))
    where before.numbers != after.numbers {
      layer.state.note(.assigned(to: after.numbers), path(layer, after.keyPath))
    }
  }

  /// Notes springs cut off visibly; all are cut a little.
  func findCutOff(of cohorts: [Cohort], _ name: String) {
    guard let share = cohorts.map(\.cutOff).max(), share > Cohort.seenStep else { return }
    find(.isCutOff(share: share), name)
  }

  func note(_ change: AnimationRun.Change, of run: AnimationRun) {
    noteMaking(run, change.segment, moving: change.value)
    guard change.start != change.target || change.along != nil else { return }
    // A transform that ends as it began, up to the rounding of full turns.
    if change.key.kind == .matrix, change.along == nil,
      change.start.matrix.isNear(change.target.matrix)
    {
      find(.turnsNowhere, path(change.layer, "transform"))
    }
    findMotion(of: [change.value], by: run.name)
  }

  /// Notes animations of places and sizes with Reduce Motion on, once for each name and moment.
  func findMotion(of values: [AnimatedValue], by name: String) {
    guard state.isReduceMotionEnabled, values.contains(where: { $0.key.isSpatial }) else { return }
    if case .ignoresReduceMotion? = findings.last?.kind, findings.last?.subject == name,
      findings.last?.time == state.now.seconds, findings.last?.cause == state.cause
    {
      return
    }
    find(.ignoresReduceMotion, name)
  }
}

// The reports of runs and attached animations to an account.
extension AnimationRun {
  var moved: [AnimatedValue] { changes.map(\.value) }

  func noteCutOff() {
    guard arrival == state.now else { return }
    state.account?.findCutOff(of: [self], name)
  }
}

extension AttachedAnimation {
  var values: [AnimatedValue] {
    guard let layer else { return [] }
    return animation.keyPaths.flatMap { path in
      // A layer that moves along a path may turn with it.
      path.keys.map { AnimatedValue(layer, $0) }
        + (path.kind == .point ? [AnimatedValue(layer, .transform)] : [])
    }
  }
}

extension CAAnimation {
  // The key paths that it moves, or its children.
  fileprivate var keyPaths: [LayerKeyPath] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.keyPaths)
    case let animation as CAPropertyAnimation:
      [animation.keyPath.flatMap(LayerKeyPath.init)].compactMap(\.self)
    default: []
    }
  }
}

extension LayerKey {
  /// Whether it is part of the layer's place or size.
  var isSpatial: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .sublayerTransform, .anchorPoint,
      .anchorPointZ, .zPosition:
      true
    default: false
    }
  }
}

// The calls that begin an account and report changes to it.
extension Stage {
  /// Begins to keep an account: the ledger then records scrubs, set animated values, and jumps;
  /// `path` formats the path of a layer's value, given its key path.
  package func keepAccount(path: @escaping (CALayer, String) -> String) {
    state.account = Account(of: state, path: path)
  }
}

extension StageState {
  /// Makes a change to what some values show that alters only the effects of `movers`; an account,
  /// if kept, looks before and after.
  @inline(__always) func changing<Result, Failure: Error>(
    _ values: @autoclosure () -> [AnimatedValue], as kind: Account.Change = .other,
    by movers: @autoclosure () -> Account.Movers = .any, _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let account else { return try change() }
    let looks = account.look(at: values(), before: kind, by: movers())
    defer { account.note(looks) }
    return try change()
  }
}
