// Goals, most important first:
//
// 1. Both ends exact, and no NaN in between for any finite matrices, flattening ones included.
// 2. Core Animation's path where it has been measured: shears, mirrors and half turns included.
// 3. Columns: a path is seven numbers and seven differences, mixed without a look at what they are.
//
// Only the difference of the angles needs thought. It is folded to the short way. Half a turn has
// two short ways, and rounding must not choose between them: within a margin of π the caller's
// direction is taken.
//
// A matrix that mirrors can be taken apart with the x or with the y stretch negative; the angle
// differs by half a turn. If one end mirrors, that stretch passes through zero, and it is the one
// that leaves the smaller turn (of two equal turns, the one in the direction of half turns). If
// both ends mirror, neither stretch passes through zero, either choice gives the same path, and
// half a turn goes the other way round: seen through the mirror, as it were.

/// The way from one 2-D transform to another, as Core Animation goes it.
///
/// Translation, stretch and shear change evenly, the angle by the short way; full turns vanish.
/// Progress may leave 0…1, and the path goes on as it went.
package struct TransformPath: Hashable, Sendable {
  /// The direction of a rotation by half a turn, for which both ways are equally short.
  package enum HalfTurn: Hashable, Sendable {
    /// Toward greater angles; UIView's choice.
    case positive

    /// Toward smaller angles; Core Animation's choice.
    case negative

    /// The other direction.
    var opposite: HalfTurn { self == .positive ? .negative : .positive }
  }

  /// The matrix at progress 0.
  package let start: AffineMatrix

  /// The matrix at progress 1.
  package let end: AffineMatrix

  /// The components at progress 0, in the order of ``Decomposed2DTransform/components``.
  package let from: SIMD8<Double>

  /// What is added to the components over the whole way.
  package let delta: SIMD8<Double>

  /// Makes the path between two finite matrices.
  package init(from start: AffineMatrix, to end: AffineMatrix, halfTurn: HalfTurn) {
    let (from, to, turn) = Self.decompose(start, end, halfTurn: halfTurn)
    var delta = to.components - from.components
    delta[6] = turn
    (self.start, self.end) = (start, end)
    self.from = from.components
    self.delta = delta
  }

  /// The matrix at the share `p` of the way; exactly the ends at 0 and 1.
  package func matrix(at p: Double) -> AffineMatrix {
    if p == 0 { return start }
    if p == 1 { return end }
    return Self.compose(from + delta * p)
  }

  /// The matrix of these components, in the order of ``Decomposed2DTransform/components``.
  package static func compose(_ components: SIMD8<Double>) -> AffineMatrix {
    Decomposed2DTransform(components).matrix
  }
}

// MARK: - Taking the ends apart

extension TransformPath {
  private typealias Pair = (from: Decomposed2DTransform, to: Decomposed2DTransform, turn: Double)

  // The rounding in an angle that was meant to be half a turn; far below an angle written so as
  // to be a little less.
  static let halfTurnMargin = 1e-9

  private static func decompose(
    _ start: AffineMatrix, _ end: AffineMatrix, halfTurn: HalfTurn
  ) -> Pair {
    let startRows = RowDirections(start)
    let endRows = RowDirections(end)
    let from = Side(matrix: start, rows: startRows.completed(by: endRows))
    let to = Side(matrix: end, rows: endRows.completed(by: startRows))
    // A side that does not say whether it mirrors goes with the other.
    let fromMirrors = from.mirrors ?? to.mirrors ?? false
    let toMirrors = to.mirrors ?? fromMirrors
    if fromMirrors == toMirrors {
      let mirror = fromMirrors ? Decomposed2DTransform.Mirror.y : .none
      return pair(
        from.decomposed(mirror), to.decomposed(mirror),
        halfTurn: fromMirrors ? halfTurn.opposite : halfTurn)
    }
    func through(_ mirror: Decomposed2DTransform.Mirror) -> Pair {
      pair(
        from.decomposed(fromMirrors ? mirror : .none), to.decomposed(toMirrors ? mirror : .none),
        halfTurn: halfTurn)
    }
    return smallerTurn(through(.x), through(.y), halfTurn: halfTurn)
  }

  private static func pair(
    _ from: Decomposed2DTransform, _ to: Decomposed2DTransform, halfTurn: HalfTurn
  ) -> Pair {
    (from, to, shortTurn(to.angle - from.angle, halfTurn: halfTurn))
  }

  private static func shortTurn(_ turn: Double, halfTurn: HalfTurn) -> Double {
    let short = turn.remainder(dividingBy: 2 * .pi)
    guard abs(short) >= .pi - halfTurnMargin else { return short }
    switch halfTurn {
    case .positive: return short > 0 ? short : short + 2 * .pi
    case .negative: return short < 0 ? short : short - 2 * .pi
    }
  }

  private static func smallerTurn(_ x: Pair, _ y: Pair, halfTurn: HalfTurn) -> Pair {
    if abs(abs(x.turn) - abs(y.turn)) <= halfTurnMargin {
      return (x.turn > 0) == (halfTurn == .positive) ? x : y
    }
    return abs(x.turn) < abs(y.turn) ? x : y
  }
}

/// One end of a path with the directions of its rows, none of them missing.
private struct Side {
  let matrix: AffineMatrix
  let rows: (first: RowDirections.Unit, second: RowDirections.Unit)

  // Rows closer to parallel than this are noise as to the side the second one lies on.
  private static let parallelMargin = 1e-12

  /// Whether the matrix mirrors; nil for one that flattens the plane to a line.
  var mirrors: Bool? {
    let cross = rows.second.turned(by: rows.first.reversed).y
    return abs(cross) > Self.parallelMargin ? cross < 0 : nil
  }

  func decomposed(_ mirror: Decomposed2DTransform.Mirror) -> Decomposed2DTransform {
    Decomposed2DTransform(matrix, rows: rows, mirror: mirror)
  }
}
