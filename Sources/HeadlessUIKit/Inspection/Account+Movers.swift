internal import AnimationEngine

// What runs and attached animations tell an account.
extension AnimationRun {
  /// The values that it moves.
  var moved: [AnimatedValue] { changes.map { AnimatedValue($0.layer, $0.key) } }

  /// Notes that it has arrived, where its spring is cut off.
  func noteCutOff() {
    guard let account = state.account, cohort.isCutOff, arrival == state.now else { return }
    account.find(.isCutOff(share: cohort.cutOff), name, in: state)
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
