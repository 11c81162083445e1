internal import PropertyEngine

// What runs and attached animations tell an account.
extension AnimationRun {
  var moved: [AnimatedValue] { changes.map { AnimatedValue($0.layer, $0.key) } }

  /// Notes that it has arrived, where its spring is cut off.
  func noteCutOff() {
    guard arrival == state.now else { return }
    state.account?.findCutOff(of: [cohort], name, in: state)
  }
}

extension AttachedAnimation {
  /// The values that it may move.
  var values: [AnimatedValue] {
    guard let layer else { return [] }
    return animation.keyPaths.flatMap { path in
      // What goes along a path may turn with it.
      path.keys.map { AnimatedValue(layer, $0) }
        + (path.kind == .point ? [AnimatedValue(layer, .transform)] : [])
    }
  }
}

extension CAAnimation {
  // What it moves, or those in it do.
  fileprivate var keyPaths: [LayerKeyPath] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.keyPaths)
    case let animation as CAPropertyAnimation:
      [animation.keyPath.flatMap(LayerKeyPath.init)].compactMap(\.self)
    default: []
    }
  }
}

extension Account {
  /// Notes springs that are cut off so far from their target that it is seen.
  ///
  /// Choice: half a hundredth of the way. Springs by their damping ratio are all cut off a little.
  func findCutOff(of cohorts: [Cohort], _ name: String, in state: StageState) {
    guard let share = cohorts.map(\.cutOff).max(), share > 0.005 else { return }
    find(.isCutOff(share: share), name, in: state)
  }

  /// Notes that a run moves a value from now on.
  func note(_ change: AnimationRun.Change, of run: AnimationRun) {
    noteMaking(run.cohort, change.segment, moving: AnimatedValue(change.layer, change.key))
    guard change.start != change.target || change.along != nil else { return }
    if change.looksTheSame { find(.turnsNowhere, path(change.layer, "transform"), in: run.state) }
    findMotion(of: [AnimatedValue(change.layer, change.key)], by: run.name, in: run.state)
  }

  /// Notes what moves places and sizes with Reduce Motion on, once for each name and moment.
  func findMotion(of values: [AnimatedValue], by name: String, in state: StageState) {
    guard state.isReduceMotionEnabled, values.contains(where: { $0.key.isSpatial }) else { return }
    if case .ignoresReduceMotion? = findings.last?.kind, findings.last?.subject == name,
      findings.last?.time == state.now.seconds, findings.last?.cause == state.cause
    {
      return
    }
    find(.ignoresReduceMotion, name, in: state)
  }
}

extension LayerKey {
  /// Whether it says where the layer is, or how large.
  var isSpatial: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .sublayerTransform, .anchorPoint,
      .anchorPointZ, .zPosition:
      true
    default: false
    }
  }
}

extension AnimationRun.Change {
  // Whether a transform ends as it began, but for what sines and cosines of full circles are off.
  fileprivate var looksTheSame: Bool {
    guard key.kind == .matrix, along == nil else { return false }
    return start.matrix.isNear(target.matrix)
  }
}

// How an account comes to be kept, and comes to hear of what changes.
extension Stage {
  /// Begins to keep an account of what changes what is shown from here on: the ledger then tells of
  /// scrubs, of values that are set while they move, and of jumps.
  ///
  /// - Parameter path: the path of one of a layer's values, given its key path, as people write it.
  package func keepAccount(path: @escaping (CALayer, String) -> String) {
    state.account = Account(path: path)
  }
}

extension StageState {
  /// Makes a change of what is shown of some values; an account that is kept looks before and after.
  ///
  /// - Parameter movers: who may move them otherwise by it.
  @inline(__always) func changing<Result, Failure: Error>(
    _ values: @autoclosure () -> [AnimatedValue], as kind: Account.Change = .other,
    by movers: @autoclosure () -> Account.Movers = .any, _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let account else { return try change() }
    let looks = account.look(at: values(), before: kind, by: movers(), in: self)
    defer { account.note(looks, in: self) }
    return try change()
  }
}
