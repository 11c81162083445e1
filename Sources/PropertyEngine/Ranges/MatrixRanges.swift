import CLibrary
import IntervalArithmetic

/// A transform of space in any kind of number: sixteen of them, row by row, as in ``Matrix4``.
package struct Matrix<N: ShownNumeral> {
  package private(set) var numbers: [N]
  /// The matrix, if it is constant.
  private(set) var constant: Matrix4?
  /// Its turn and stretches, if they are known more exactly than from its numbers.
  fileprivate(set) var parts: FlatParts<N>?

  @specialized(where N == Interval) @specialized(where N == Rated<Interval>)
  package init(_ matrix: Matrix4) { (numbers, constant) = (matrix.numbers.map(N.init), matrix) }

  init(_ numbers: [N], _ parts: FlatParts<N>? = nil) {
    (self.numbers, self.parts) = (numbers, parts)
  }

  subscript(row: Int, column: Int) -> N {
    get { numbers[4 * row + column] }
    set { numbers[4 * row + column] = newValue }
  }

  func concatenating(_ next: Matrix) -> Matrix {
    if let constant, let other = next.constant { return Matrix(constant.concatenating(other)) }
    return Matrix(
      (0..<16).map { place in
        let (row, column) = (place / 4, place % 4)
        return (1..<4).reduce(next[0, column] * self[row, 0]) {
          $0 + next[$1, column] * self[row, $1]
        }
      })
  }

  /// A matrix that is this one first and then another.
  func joined(_ next: Matrix, jumps: Bool) -> Matrix {
    if let constant, constant == next.constant { return self }
    let both = (parts ?? FlatParts(constant)).flatMap { own in
      (next.parts ?? FlatParts(next.constant)).map { own.joined($0, jumps: jumps) }
    }
    return Matrix(zip(numbers, next.numbers).map { .joined($0, $1, jumps: jumps) }, both)
  }

  /// The same, extended to a matrix that rounding may lead to.
  func touching(_ matrix: Matrix4) -> Matrix {
    Matrix(zip(numbers, matrix.numbers).map { $0.touching($1) }, parts)
  }

  /// Whether it may equal a matrix at some moment.
  fileprivate func mayBe(_ matrix: Matrix4) -> Bool {
    zip(numbers, matrix.numbers).allSatisfy { range, number in
      range.bounds.lower <= number && number <= range.bounds.upper
    }
  }

  // Makes a matrix on a way that stays in planes along x and y, from the numbers of the way.
  fileprivate init(from: SIMD8<Double>, delta: SIMD8<Double>, at progress: N) {
    let parts: [N] = (0..<8).map { .straight(from: from[$0], delta: delta[$0], at: progress) }
    let (cosine, sine) =
      delta[6] == 0
      ? (N(cos(from[6])), N(sin(from[6]))) : (N.cosine(parts[6]), N.sine(parts[6]))
    let zero = N(0)
    let (scaleX, scaleY, k, m) = (parts[2], parts[3], parts[4], parts[5])
    let slant =
      k.isStill && m.isStill
      ? N((from[4] * from[4] + from[5] * from[5]).squareRoot())
      : .length(x: k, y: m)
    self.init(
      [
        scaleX * cosine, scaleX * sine, zero, zero,
        scaleY * (k * cosine - m * sine), scaleY * (k * sine + m * cosine), zero, zero,
        zero, zero, parts[7], zero, parts[0], parts[1], zero, N(1),
      ],
      FlatParts(
        turn: parts[6], scale: [scaleX, scaleY * slant, parts[7]],
        size: [2, 3, 7].reduce(0) { max($0, abs(from[$1]), abs(delta[$1])) }))
  }
}

/// The turn and the stretches of a transform that keeps planes along x and y parallel to them.
struct FlatParts<N: ShownNumeral> {
  let turn: N
  let scale: [N]
  /// The distance below 0 at which a stretch counts as rounded, not as mirrored.
  let slack: Double

  /// - Parameter size: the largest stretch in the numbers that they are computed from.
  init(turn: N, scale: [N], size: Double) {
    (self.turn, self.scale, slack) = (turn, scale, 64 * Double.ulpOfOne * size)
  }

  var isUpright: Bool { scale.allSatisfy { $0.bounds.lower >= -slack } }

  init?(_ constant: Matrix4?) {
    guard let flat = constant.flatMap({ Decomposed3DTransform($0).flat }) else { return nil }
    self.init(turn: N(flat[6]), scale: [N(flat[2]), N(flat[3]), N(flat[7])], size: 0)
  }

  fileprivate func joined(_ next: FlatParts, jumps: Bool) -> FlatParts {
    FlatParts(
      turn: .joined(turn, next.turn, jumps: jumps),
      scale: zip(scale, next.scale).map { .joined($0, $1, jumps: jumps) },
      size: max(slack, next.slack) / (64 * Double.ulpOfOne))
  }
}

extension MatrixEffect {
  /// The matrix on top of one below; `nil` if no range is known: if the one below moves and the
  /// effect does more than multiply.
  func matrix<N: ShownNumeral>(
    on below: Matrix<N>, at place: (progress: N, cycles: N)
  ) -> Matrix<N>? {
    let progress = place.progress
    switch source {
    case .offset(let path, let targetInverse):
      guard let part: Matrix<N> = path.matrix(at: progress) else { return nil }
      if below.constant == path.end { return part }
      let result = below.concatenating(Matrix(targetInverse)).concatenating(part)
      // If the one below may equal the end of the way, the engine may show the way itself.
      let mayMeet = below.constant == nil && below.mayBe(path.end)
      return mayMeet ? result.joined(part, jumps: false) : result
    case .path(let path): return path.matrix(at: progress).map { laid($0, on: below) }
    case .open(let from, let to, let by):
      guard let below = below.constant else { return nil }
      return Self.openPath(from: from, to: to, by: by, on: below).matrix(at: progress)
    case .frames(let times, let paths):
      return matrix(of: times, paths, at: progress).map { laid($0, on: below) }
    case .function(let function, let way):
      return laid(function.matrix(way.numbers(at: progress)), on: below)
    case .member(let member, let way, let mixing):
      return below.constant.map { below in
        member.changing(below) { numbers in
          zip(way.numbers(at: progress), numbers).enumerated().map { index, pair in
            mixing.value(own: pair.0, end: way.end(index), below: N(pair.1), at: place)
          }
        }
      }
    case .tangent: return nil
    }
  }

  private func laid<N: ShownNumeral>(_ matrix: Matrix<N>, on below: Matrix<N>) -> Matrix<N> {
    isAdditive ? matrix.concatenating(below) : matrix
  }

  private func matrix<N: ShownNumeral>(
    of times: KeyTimes, _ paths: [MatrixPath], at progress: N
  ) -> Matrix<N>? {
    var result: Matrix<N>?
    for (segment, share) in times.places(at: progress) {
      let path = paths[min(segment, paths.count - 1)]
      guard let part: Matrix<N> = path.matrix(at: segment < paths.count ? share : N(1)) else {
        return nil
      }
      // Each way begins where the one before ends, unless ways that take no time lie between.
      result = result?.joined(part, jumps: true) ?? part
    }
    return result
  }
}

extension MatrixPath {
  /// The matrix at a progress; `nil` for a way through space, whose range is unknown.
  func matrix<N: ShownNumeral>(at progress: N) -> Matrix<N>? {
    let (lower, upper) = progress.bounds
    if progress.isStill, lower == 0 || lower == 1 { return Matrix(lower == 0 ? start : end) }
    guard let (from, delta) = flat else { return start == end ? Matrix(start) : nil }
    var result = Matrix<N>(from: from, delta: delta, at: progress)
    if lower <= 0, upper >= 0 { result = result.touching(start) }
    if lower <= 1, upper >= 1 { result = result.touching(end) }
    return result
  }
}

extension Columns {
  // Specialized for the kinds that searches use.
  /// The shown transform from a tick of the stage's time to another; `nil` if it is unknown.
  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>) package func shownTransform<N: ShownNumeral>(
    _ slot: Slot, over ticks: ClosedRange<Int64>
  ) -> Matrix<N>? {
    var result = Matrix<N>(slot.model)
    for contribution in slot.composed {
      let showing: Showing<N> = contribution.cohort.showing(
        of: contribution.segment, isVertical: false, over: contribution.clock.readings(over: ticks))
      guard let effect = contribution.effect, let place = showing.place else { continue }
      guard let above = effect.matrix(on: result, at: place) else { return nil }
      result = showing.isThroughout ? above : result.joined(above, jumps: true)
    }
    return result
  }
}
