internal import PropertyEngine

extension ShownValue {
  /// For each number, how far rounding may have led what is shown from the formula behind it.
  package var margins: [Double] {
    source.movers.map { $0.reduce(0) { $0 + $1.slotSize } * Self.rounding }
  }

  // Choice: so many units in the last place of the greatest number that went into it.
  private static let rounding = 64 * Double.ulpOfOne

  /// For each number, how far springs take it in a step as they end at a moment, though they have
  /// come to rest: a thousandth of their ways at most.
  package func settlingSteps(atTicks ticks: Int64) -> [Double] {
    source.movers.map { $0.reduce(0) { $0 + $1.settlingStep(at: VirtualTime(ticks: ticks)) } }
  }
}

extension Mover {
  fileprivate var slotSize: Double {
    guard let slot = layer.slot(key) else {
      let numbers = layer.modelValues.value(key).numbers
      return (0..<4).reduce(0) { max($0, numbers[$1].magnitude) }
    }
    return layer.state.columns.size(of: slot, component)
  }

  fileprivate func settlingStep(at now: VirtualTime) -> Double {
    layer.slot(key).map { layer.state.columns.settlingStep(of: $0, component, at: now) } ?? 0
  }
}
