// Goals, most important first:
//
// 1. Both ends exact, and no NaN in between for any finite matrices, flattening ones included.
// 2. Core Animation's path where it has been measured: shears, mirrors and half turns included.
// 3. Columns: a path is seven numbers and seven differences, all mixed alike.
//
// Only the difference of the angles needs thought. It is folded to the short way. Half a turn has
// two short ways, and rounding must not choose between them: within a margin of π, the caller
// chooses.
//
// A matrix that mirrors can be taken apart with the x or with the y stretch negative; the angle
// differs by half a turn. If one end mirrors, that stretch passes through zero; the choice leaves
// the smaller turn (of two equal turns, the one in the direction of half turns). If both ends
// mirror, neither stretch passes through zero, either choice gives the same path, and half a turn
// goes the other way round, as seen in a mirror.

import CLibrary

/// Core Animation's way from one 2-D transform to another.
///
/// The matrix is scale · shear · rotation · translation, for row vectors:
///
///     | sx  0 |   | 1  0 |   |  cos θ  sin θ |
///     |  0 sy | · | k  m | · | −sin θ  cos θ |   and then + (tx, ty)
///
/// θ is the angle of the image of the x axis, sx and sy the lengths of the two images, and (k, m)
/// the direction of the second image as seen from the first: (0, 1) without a slant.
///
/// Translation, stretch and shear change evenly, the angle by the short way; full turns vanish.
/// Progress outside 0…1 extends the path. Between the two transforms (k, m) is not normalized, so a
/// slanted image is a little shorter there.
package struct TransformPath: Hashable, Sendable {
  /// The direction of a rotation by half a turn, for which both ways are equally short.
  package enum HalfTurn: Hashable, Sendable {
    /// Toward greater angles; UIView's choice.
    case positive
    /// Toward smaller angles; Core Animation's choice.
    case negative

    var opposite: HalfTurn { self == .positive ? .negative : .positive }
  }

  package let start: AffineMatrix
  package let end: AffineMatrix
  /// The numbers tx, ty, sx, sy, k, m and θ at progress 0; the eighth is unused and 0.
  package let from: SIMD8<Double>
  /// The change of the numbers over the whole way.
  package let delta: SIMD8<Double>

  package init(from start: AffineMatrix, to end: AffineMatrix, halfTurn: HalfTurn) {
    let (from, to, turn) = Self.decompose(start, end, halfTurn: halfTurn)
    var delta = to - from
    delta[6] = turn
    (self.start, self.end, self.from, self.delta) = (start, end, from, delta)
  }

  /// The matrix at the share `p` of the way; exactly the ends at 0 and 1.
  package func matrix(at p: Double) -> AffineMatrix {
    if p == 0 { return start }
    if p == 1 { return end }
    return Self.compose(from + delta * p)
  }

  /// The matrix of the numbers tx, ty, sx, sy, k, m and θ.
  package static func compose(_ numbers: SIMD8<Double>) -> AffineMatrix {
    let (scaleX, scaleY, k, m) = (numbers[2], numbers[3], numbers[4], numbers[5])
    let (cosine, sine) = (cos(numbers[6]), sin(numbers[6]))
    return AffineMatrix(
      a: scaleX * cosine, b: scaleX * sine, c: scaleY * (k * cosine - m * sine),
      d: scaleY * (k * sine + m * cosine), tx: numbers[0], ty: numbers[1])
  }

  // MARK: - Taking the ends apart

  private typealias Pair = (from: SIMD8<Double>, to: SIMD8<Double>, turn: Double)

  // Allows for rounding in an angle that means half a turn; angles that mean a little less differ
  // by far more.
  static let halfTurnMargin = 1e-9

  private static func decompose(
    _ start: AffineMatrix, _ end: AffineMatrix, halfTurn: HalfTurn
  ) -> Pair {
    let startRows = RowDirections(start)
    let endRows = RowDirections(end)
    let from = Side(matrix: start, rows: startRows.completed(by: endRows))
    let to = Side(matrix: end, rows: endRows.completed(by: startRows))
    // A side that flattens the plane mirrors if the other does.
    let fromMirrors = from.mirrors ?? to.mirrors ?? false
    let toMirrors = to.mirrors ?? fromMirrors
    func pair(_ mirror: SIMD2<Double>, _ halfTurn: HalfTurn) -> Pair {
      let start = from.numbers(fromMirrors ? mirror : [1, 1])
      let end = to.numbers(toMirrors ? mirror : [1, 1])
      return (start, end, shortTurn(end[6] - start[6], halfTurn: halfTurn))
    }
    if fromMirrors == toMirrors {
      return pair([1, -1], fromMirrors ? halfTurn.opposite : halfTurn)
    }
    let (x, y) = (pair([-1, 1], halfTurn), pair([1, -1], halfTurn))
    if abs(abs(x.turn) - abs(y.turn)) <= halfTurnMargin {
      return (x.turn > 0) == (halfTurn == .positive) ? x : y
    }
    return abs(x.turn) < abs(y.turn) ? x : y
  }

  private static func shortTurn(_ turn: Double, halfTurn: HalfTurn) -> Double {
    let short = turn.remainder(dividingBy: 2 * .pi)
    guard abs(short) >= .pi - halfTurnMargin else { return short }
    switch halfTurn {
    case .positive: return short > 0 ? short : short + 2 * .pi
    case .negative: return short < 0 ? short : short - 2 * .pi
    }
  }
}

/// One end of a path with the directions of its rows, none of them missing.
private struct Side {
  let matrix: AffineMatrix
  let rows: (first: RowDirections.Unit, second: RowDirections.Unit)

  // For rows closer to parallel than this, rounding decides on which side the second one lies.
  private static let parallelMargin = 1e-12

  private var shear: RowDirections.Unit { rows.second.turned(by: rows.first.reversed) }
  /// Whether the matrix mirrors; nil for one that flattens the plane to a line.
  var mirrors: Bool? { abs(shear.y) > Self.parallelMargin ? shear.y < 0 : nil }

  /// The numbers of the matrix; `signs` tells which of the two stretches counts as negative.
  ///
  /// Both choices give the matrix back; their angles differ by half a turn.
  func numbers(_ signs: SIMD2<Double>) -> SIMD8<Double> {
    let (lengths, mirror, shear) = (matrix.rowLengths, signs.x * signs.y, shear)
    return [
      matrix.tx, matrix.ty, signs.x * lengths.x, signs.y * lengths.y, mirror * shear.x,
      mirror * shear.y, atan2(signs.x * rows.first.y, signs.x * rows.first.x), 0,
    ]
  }
}
