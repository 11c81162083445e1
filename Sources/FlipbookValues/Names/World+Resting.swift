extension World {
  /// A copy of a world whose stage is at rest; `nil` for any other.
  ///
  /// Besides its stage, a world has names and values. If it keeps code (actions of layers, named
  /// blocks, chains, work that an animator has still to do), it cannot be copied. `makeView` makes
  /// a view as the commands do.
  package func copyAtRest(makeView: () -> UIView) -> World? {
    guard actions.isEmpty, blocks.isEmpty, answer.fault == nil,
      let onStage = StageCopy(
        of: stage, makeView: makeView, isInert: { ($0 as? Dance)?.isNumbered == false }),
      let names = namesAtRest(onStage)
    else { return nil }
    let copy = World(settings: settings, commands: commands)
    copy.stage = onStage.stage
    copy.listen()
    (copy.names, copy.entries, copy.lastAnimator) = (names, entries, lastAnimator)
    (copy.timings, copy.settledPlace) = (timings, settledPlace)
    (copy.promises, copy.printed, copy.laterBlockNames) = (promises, printed, laterBlockNames)
    return copy
  }

  // The names on a copy of the stage, in the same order; `nil` if one of them names something that
  // is not copied.
  private func namesAtRest(_ onStage: StageCopy) -> Names? {
    // Only for lookups. A value that is a thing is the same object as a thing with another name.
    var twins: [ObjectIdentifier: Named] = [:]
    for named in names.values {
      guard let thing = named.value.thing else { continue }
      guard let twin = onStage.twin(of: named) else {
        if case .value = named { continue }
        return nil
      }
      twins[ObjectIdentifier(thing)] = twin
    }
    var result: Names = [:]
    for (name, named) in names {
      guard let thing = named.value.thing else {
        result[name] = named
        continue
      }
      guard let twin = twins[ObjectIdentifier(thing)] else { return nil }
      if case .value = named { result[name] = .value(twin.value) } else { result[name] = twin }
    }
    return result
  }
}

extension StageCopy {
  fileprivate func twin(of named: Named) -> Named? {
    switch named {
    case .view(let view): self.view(view).map(Named.view)
    case .layer(let layer): self.layer(layer).map(Named.layer)
    case .animator(let animator): self.animator(animator).map(Named.animator)
    case .animation(let animation):
      // A group shares its parts with the animations it was made from.
      animation is CAAnimationGroup || animation.delegate != nil
        ? nil : .animation(animation.copy())
    case .chain, .gesture, .value: nil
    }
  }
}
