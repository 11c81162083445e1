internal import AnimationEngine

// A run of a sequence, shown again: everything it moves as an offset from its target, so that the
// model may stay at the last value that was set.
extension AnimationRun {
  /// Whether it is over at a moment of its own time.
  func hasArrived(at moment: VirtualTime) -> Bool {
    playhead.arrival.map { $0 <= moment } ?? false
  }

  /// Puts offsets in the place of what it moves, whether it is under way or over.
  func becomeOffset() {
    let columns = state.columns
    columns.restore(cohort)
    for change in changes {
      let slot = change.layer.makeSlot(change.key)
      columns.remove(cohort, from: slot)
      attachOffset(of: change)
    }
  }

  private func attachOffset(of change: Change) {
    let (columns, clock) = (state.columns, clock(of: change.layer))
    let slot = change.layer.makeSlot(change.key)
    if change.key.kind == .matrix {
      return columns.attach(
        cohort, segment: change.segment, to: slot, effect: MatrixEffect(matrixOffset(of: change)),
        clock: clock)
    }
    let width = change.key.width
    let (start, target) = (
      numbers(change.start, width), numbers(change.target, width)
    )
    func attach(_ way: Way) {
      columns.attach(
        cohort, segment: change.segment, to: slot, components: 0..<width, way: way, offset: 0,
        mixing: .additive, clock: clock)
    }
    if let (way, _) = change.along?.way(of: width, before: start) {
      attach(way)
      attach(.straight(from: target.map(-), delta: target.map { _ in 0 }))
    } else {
      let difference = zip(start, target).map { $0 - $1 }
      attach(.straight(from: difference, delta: difference.map(-)))
    }
  }

  private func numbers(_ value: LayerValue, _ width: Int) -> [Double] {
    (0..<width).map { value.numbers[$0] }
  }

  private func matrixOffset(of change: Change) -> MatrixEffect.Source {
    let (start, target) = (change.start.matrix, change.target.matrix)
    let inverse = target.inverted() ?? .identity
    if case .frames(let times, let paths) = change.along?.matrixSource(
      before: CATransform3D(start))
    {
      return .frameOffset(times, paths, targetInverse: inverse)
    }
    return .offset(
      MatrixPath(from: start, to: target, halfTurn: .positive), targetInverse: inverse)
  }
}
