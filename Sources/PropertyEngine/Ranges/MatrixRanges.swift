import CLibrary
import IntervalArithmetic

/// A transform of space in any kind of number: sixteen of them, row by row, as ``Matrix4`` has them.
struct Matrix<N: ShownNumeral> {
  var numbers: [N]
  /// The matrix that it is all the time, if it is one.
  private(set) var constant: Matrix4?

  init(_ matrix: Matrix4) { (numbers, constant) = (matrix.numbers.map(N.init), matrix) }

  init(_ numbers: [N]) { self.numbers = numbers }

  subscript(row: Int, column: Int) -> N {
    get { numbers[4 * row + column] }
    set { numbers[4 * row + column] = newValue }
  }

  /// The matrix that acts by this one first and by `next` after it, in ``Matrix4``'s order.
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

  /// What is one matrix first and then another.
  func joined(_ next: Matrix, jumps: Bool) -> Matrix {
    if let constant, constant == next.constant { return self }
    return Matrix(zip(numbers, next.numbers).map { .joined($0, $1, jumps: jumps) })
  }

  /// The same, where rounding may give another matrix.
  func touching(_ matrix: Matrix4) -> Matrix {
    Matrix(zip(numbers, matrix.numbers).map { $0.touching($1) })
  }

  /// Whether it may be a matrix at some moment.
  fileprivate func mayBe(_ matrix: Matrix4) -> Bool {
    zip(numbers, matrix.numbers).allSatisfy { range, number in
      range.bounds.lower <= number && number <= range.bounds.upper
    }
  }
}

extension MatrixEffect {
  /// The matrix on top of one below; `nil` where no range is known: if the one below moves and the
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
      // Where that comes to lie on the way's end, the way itself is shown.
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
      // Each way begins where the last one ends, unless there is none in between.
      result = result?.joined(part, jumps: true) ?? part
    }
    return result
  }
}

extension MatrixPath {
  /// The matrix at a progress; `nil` for a way through space, of which no range is known.
  func matrix<N: ShownNumeral>(at progress: N) -> Matrix<N>? {
    let (lower, upper) = progress.bounds
    if progress.isStill, lower == 0 || lower == 1 { return Matrix(lower == 0 ? start : end) }
    guard let path = plane else { return start == end ? Matrix(start) : nil }
    var result: Matrix<N> = path.matrix(at: progress)
    if lower <= 0, upper >= 0 { result = result.touching(start) }
    if lower <= 1, upper >= 1 { result = result.touching(end) }
    return result
  }
}

extension TransformPath {
  fileprivate func matrix<N: ShownNumeral>(at progress: N) -> Matrix<N> {
    let parts: [N] = (0..<7).map { .straight(from: from[$0], delta: delta[$0], at: progress) }
    let (cosine, sine) = turn(by: parts[6], isTurning: delta[6] != 0)
    let zero = N(0)
    let (scaleX, scaleY, k, m) = (parts[2], parts[3], parts[4], parts[5])
    return Matrix([
      scaleX * cosine, scaleX * sine, zero, zero,
      scaleY * (k * cosine - m * sine), scaleY * (k * sine + m * cosine), zero, zero,
      zero, zero, N(1), zero, parts[0], parts[1], zero, N(1),
    ])
  }

  private func turn<N: ShownNumeral>(by angle: N, isTurning: Bool) -> (cosine: N, sine: N) {
    isTurning ? (.cosine(angle), .sine(angle)) : (N(cos(from[6])), N(sin(from[6])))
  }
}

extension Columns {
  // Specialized for the kinds that searches use.
  /// The numbers of the transform that is shown, row by row, from a tick of the stage's time to
  /// another; `nil` where they are not known.
  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>) package func shownTransform<N: ShownNumeral>(
    _ slot: Slot, over ticks: ClosedRange<Int64>
  ) -> [N]? {
    var result = Matrix<N>(slot.model)
    for contribution in slot.composed {
      let showing: Showing<N> = contribution.cohort.showing(
        of: contribution.segment, isVertical: false, over: contribution.clock.readings(over: ticks))
      guard let effect = contribution.effect, let place = showing.place else { continue }
      guard let above = effect.matrix(on: result, at: place) else { return nil }
      result = showing.isThroughout ? above : result.joined(above, jumps: true)
    }
    return result.numbers
  }
}
