internal import PropertyEngine

extension CALayer {
  /// What was shown before this turn.
  final var modelBefore: LayerModel {
    var model = shownModel()
    for (key, value) in shownBefore where value.isThere { model.set(key, value) }
    return model
  }
}

extension CAPropertyAnimation {
  /// Adds what the animation does to a layer.
  ///
  /// - Parameter before: what was shown before this turn; asked for where the way depends on it.
  func attach(
    _ cohort: Cohort, segment: Int = 0, to layer: CALayer, before: () -> LayerModel,
    clock: Clock
  ) {
    guard let path = keyPath.flatMap(LayerKeyPath.init) else { return }
    let columns = layer.state.changingColumns
    func apply(_ source: MatrixEffect.Source?, to key: LayerKey) {
      guard let source else { return }
      columns.attach(
        cohort, segment: segment, to: layer.makeSlot(key),
        effect: MatrixEffect(source, isAdditive: isAdditive), clock: clock)
    }
    switch path.target {
    case .matrix(let key): apply(wholeSource { before().value(key) }, to: key)
    case .member(let key, let member):
      let found = way(of: member.width) { member.value(of: before().value(key).matrix) }
      apply(found.map { .member(member, $0.way, $0.mixing) }, to: key)
    case .numbers(let parts):
      guard parts.allSatisfy({ layer.modelValues.value($0.key).isThere }),
        // What is there now was there before, if no sequence shows its past.
        layer.pasts.isEmpty || path.numbers(before().value) != nil,
        var (way, mixing) = way(of: path.width, before: { path.numbers(before().value) ?? [] })
      else { return }
      if path.kind == .flag { (way, mixing) = Self.switched(way, mixing) }
      for part in parts {
        columns.attach(
          cohort, segment: segment, to: layer.makeSlot(part.key), components: part.components,
          way: way, offset: part.offset, mixing: mixing, clock: clock)
      }
      apply(tangent, to: .transform)
    }
  }

  /// What is done to a whole transform, also by a value function; `nil` when nothing is moved.
  func wholeSource(before: () -> LayerValue) -> MatrixEffect.Source? {
    guard let function = valueFunction?.function else { return matrixSource { before().matrix } }
    return way(of: function.width) { Array(repeating: 0, count: function.width) }.map {
      .function(function, $0.way)
    }
  }

  // A flag is never in between: it shows the end of its way from the start.
  private static func switched(_ way: Way, _ mixing: Mixing) -> (Way, Mixing) {
    guard case .straight(let from, let delta) = way else { return (way, mixing) }
    let end = zip(from, delta).map { $0 + $1 }
    var mixing = mixing
    mixing.keep += mixing.keepPerProgress
    mixing.keepPerProgress = 0
    return (.straight(from: end, delta: from.map { _ in 0 }), mixing)
  }
}
