internal import IntervalArithmetic
internal import PropertyEngine

// The values shown with every value of a number between two, with a stage of its own for each end.
// If the number only scales amounts, the values shown at a moment change linearly with it, so they
// lie between those on the stages with both ends; with two numbers, with their corners. The same
// holds for motions with another rhythm, once each ranges over the places it has with all of the
// values: see `Cohort.twin`.
extension Stage {
  /// Whether a block may end at another value than its target, and then jump to the target.
  package var jumpsToTargets: Bool { state.columns.jumpsToTargets }

  /// Whether nothing moves, or is held on its way.
  package var isAtRest: Bool { state.columns.isAtRest }
  /// Whether all values that move are of a kind that animations add to.
  package var onlyAdds: Bool { state.columns.onlyAdds }

  /// Makes the values shown over time on two stages that differ in a number only, or on four with
  /// the corners of two numbers, opposite ones together, range over the times that motions have
  /// with all numbers between; returns whether the stages do the same.
  package static func pair(_ stages: [Stage]) -> Bool { Columns.pair(stages.map(\.state.columns)) }
}

extension ShownValue {
  package init(_ number: Double, on stage: Stage) {
    (state, source) = (stage.state, ShownModel(values: [number]))
  }

  /// Whether it is of the same kind as one on another stage and, if it is an animator's fraction,
  /// has the same times: the ranges of fractions are not known.
  package func isTimed(as other: ShownValue) -> Bool {
    guard count == other.count else { return false }
    guard let one = source as? ShownFraction else { return true }
    return one.run?.playhead == (other.source as? ShownFraction)?.run?.playhead
  }

  /// Whether no layer that it is made of is turned, mirrored or moved out of its plane until
  /// everything has ended, so that it changes linearly with their scale.
  package var isUpright: Bool {
    let span = state.now.ticks...max(state.lastDue ?? state.now, state.now).ticks
    return source.movers.joined().allSatisfy { mover in
      guard mover.key == .transform else { return true }
      let matrix: Matrix<Interval>? = mover.layer.matrix(of: .transform, over: span)
      return matrix?.numbers.enumerated().allSatisfy { place, number in
        switch place {
        case 0, 5: number.lower > 0
        case 12, 13: true
        default: number.bounds == (place == 10 || place == 15 ? (1, 1) : (0, 0))
        }
      } ?? false
    }
  }
}
