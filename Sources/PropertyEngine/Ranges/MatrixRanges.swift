import DequeModule
import IntervalArithmetic

/// A transform of space in any kind of number: rows of four, as ``Matrix4`` has them.
struct Matrix<N: ShownNumeral> {
  var rows: [[N]]
  /// The matrix that it is all the time, if it is one.
  var constant: Matrix4?

  init(_ matrix: Matrix4) {
    constant = matrix
    rows = [matrix.r1, matrix.r2, matrix.r3, matrix.r4].map { row in (0..<4).map { N(row[$0]) } }
  }

  init(rows: [[N]]) { self.rows = rows }

  var numbers: [N] { rows.flatMap(\.self) }

  /// The matrix that acts by this one first and by `next` after it, in ``Matrix4``'s order.
  func concatenating(_ next: Matrix) -> Matrix {
    if let constant, let other = next.constant { return Matrix(constant.concatenating(other)) }
    return Matrix(
      rows: rows.map { row in
        (0..<4).map { column in
          (1..<4).reduce(next.rows[0][column] * row[0]) { $0 + next.rows[$1][column] * row[$1] }
        }
      })
  }

  /// What is one thing first and then another.
  func joined(_ next: Matrix, jumps: Bool) -> Matrix {
    if let constant, constant == next.constant { return self }
    return Matrix(
      rows: zip(rows, next.rows).map { row, other in
        zip(row, other).map { .joined($0, $1, jumps: jumps) }
      })
  }

  /// The same, where rounding may give another matrix.
  func touching(_ matrix: Matrix4) -> Matrix {
    let other = matrix.numbers
    return Matrix(
      rows: rows.indices.map { row in
        (0..<4).map { rows[row][$0].touching(other[4 * row + $0]) }
      })
  }
}

extension MatrixEffect {
  /// The matrix shown on top of one below, whose ranges are known only where it stands still or the
  /// effect does nothing but multiply; else `nil`.
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

extension Matrix {
  fileprivate func mayBe(_ matrix: Matrix4) -> Bool {
    zip(numbers, matrix.numbers).allSatisfy { range, number in
      range.bounds.lower <= number && number <= range.bounds.upper
    }
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
    return Matrix(rows: [
      [scaleX * cosine, scaleX * sine, zero, zero],
      [scaleY * (k * cosine - m * sine), scaleY * (k * sine + m * cosine), zero, zero],
      [zero, zero, N(1), zero], [parts[0], parts[1], zero, N(1)],
    ])
  }

  private func turn<N: ShownNumeral>(by angle: N, isTurning: Bool) -> (cosine: N, sine: N) {
    isTurning
      ? (.cosine(angle), .sine(angle))
      : (N(Mathematics.cosine(from[6])), N(Mathematics.sine(from[6])))
  }
}

extension Columns {
  // Specialized for those that searches ask for again and again, as it is called from elsewhere.
  /// The numbers of the transform that is shown, row by row, from a tick of the stage's time to
  /// another; `nil` where they are not known.
  @specialized(where N == Interval)
  @specialized(where N == Rated<Interval>)
  package func shownTransform<N: ShownNumeral>(
    _ slot: Slot, over ticks: ClosedRange<Int64>
  ) -> [N]? {
    var result = Matrix<N>(slot.model)
    let offsets = slot.contributions.reversed().filter { $0.effect?.isOffset == true }
    let others = slot.contributions.filter { $0.effect?.isOffset == false }
    for contribution in offsets + others {
      let showing: Showing<N> = contribution.cohort.showing(
        of: contribution.segment, isVertical: false,
        over: contribution.clock.readings(over: ticks))
      guard let effect = contribution.effect, let place = showing.place else { continue }
      guard let above = effect.matrix(on: result, at: place) else { return nil }
      result = showing.isThroughout ? above : result.joined(above, jumps: true)
    }
    return result.numbers
  }
}
