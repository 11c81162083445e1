/// A value at moments between which it does not jump.
struct CSSRun {
  var times: [Double]
  var values: [[Double]]

  var start: Double { times.first ?? 0 }
  var end: Double { times.last ?? 0 }
  var first: [Double] { values.first ?? [] }
  var last: [Double] { values.last ?? [] }

  /// How far each number goes, between its least and its greatest.
  var ranges: [Double] {
    first.indices.map { index in
      let numbers = values.lazy.map { $0[index] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
  }

  /// Whether nothing moves but what is left of rounding.
  var isStill: Bool {
    zip(ranges, first).allSatisfy { $0 <= 1e-7 * max(1, $1.magnitude * 1e-3) }
  }

  func part(_ places: ClosedRange<Int>) -> CSSRun {
    CSSRun(times: Array(times[places]), values: Array(values[places]))
  }

  /// The place of the last moment that is not after one.
  func place(of moment: Double) -> Int { times.lastIndex { $0 <= moment + 1e-9 } ?? 0 }

  /// The place of the last moment before one, be it by a tick.
  func place(before moment: Double) -> Int { times.lastIndex { $0 < moment - 5e-11 } ?? 0 }

  /// How far off the way from its start to its end along an easing is, at most, as a share of each
  /// number's range.
  func error(of easing: CSSEasing) -> Double {
    let scale = ranges.map { $0 > 0 ? 1 / $0 : 0 }
    return zip(times, values).reduce(0) { error, look in
      let progress = easing.progress(at: (look.0 - start) / (end - start))
      return first.indices.reduce(error) { error, index in
        let shown = first[index] + (last[index] - first[index]) * progress
        // What counts as still moves by rounding.
        return max(error, (abs(shown - look.1[index]) - 1e-7) * scale[index])
      }
    }
  }
}

/// A part of a value's way that is told by one easing.
struct CSSPiece {
  let run: CSSRun
  let easing: CSSEasing
  /// How far off it is, as a share of the way; 0 for a curve that was planned.
  var error = 0.0
  var isStill: Bool { easing == .linear && run.first == run.last && run.isStill }
}

extension CSSRun {
  /// The pieces it is told in: of a way that was planned its curve where that is what is seen, else
  /// points near to it.
  func pieces(of ways: [CSSWay]) -> [CSSPiece] {
    let turns = ways.flatMap { $0.turns(from: start, to: end) }.map { place(of: $0) }
    let cuts = Set([0, times.count - 1] + turns).sorted()
    var pieces: [CSSPiece] = []
    var unplanned: Int?
    var cut = 0
    func close(at end: Int) {
      if let start = unplanned, start < end { pieces += part(start...end).fitted() }
      unplanned = nil
    }
    while cut < cuts.count - 1 {
      // As far as one curve leads.
      let ends = ((cut + 1)..<cuts.count).reversed()
      let found = ends.lazy.compactMap { end in
        self.part(cuts[cut]...cuts[end]).planned(ways).map { ($0, end) }
      }.first
      if let (piece, end) = found {
        close(at: cuts[cut])
        pieces.append(piece)
        cut = end
      } else {
        unplanned = unplanned ?? cuts[cut]
        cut += 1
      }
    }
    close(at: times.count - 1)
    return pieces
  }

  // The whole of it as a part of one curve, or at rest.
  private func planned(_ ways: [CSSWay]) -> CSSPiece? {
    if isStill {
      return CSSPiece(run: CSSRun(times: [start, end], values: [first, first]), easing: .linear)
    }
    for way in ways {
      guard let curve = way.curve else { continue }
      // Of a way that is gone again and again, the one that is gone here.
      let number = way.repeats ? ((start - way.start) / way.length + 1e-9).rounded(.down) : 0
      let begin = way.start + number * way.length
      let isBack = way.autoreverses && Int(number) % 2 != 0
      guard start >= begin - 1e-9, end <= begin + way.length + 1e-9,
        let part = CSSCurve(isBack ? CSSCurve.reversed(curve) : curve).part(
          from: (start - begin) / way.length, to: (end - begin) / way.length)
      else { continue }
      let piece = CSSPiece(run: self, easing: .cubic(part))
      if error(of: piece.easing) < Self.leastError { return piece }
    }
    return nil
  }

  // A curve is written with five digits.
  private static let leastError = 2e-5

  // Points near to it, where all its numbers go the same way; else those are told as keyframes.
  private func fitted(_ depth: Int = 0) -> [CSSPiece] {
    let ranges = ranges
    let ways = zip(first, last).map { $1 - $0 }
    // The number that moves most, and has a way to be told by.
    let main = ranges.indices.max { ranges[$0] < ranges[$1] } ?? 0
    guard abs(ways[main]) > ranges[main] / 3 else {
      let far =
        values.indices.max {
          abs(values[$0][main] - first[main]) < abs(values[$1][main] - first[main])
        } ?? 0
      guard depth < 8, far > 0, far < times.count - 1 else { return frames(ranges) }
      return part(0...far).fitted(depth + 1) + part(far...(times.count - 1)).fitted(depth + 1)
    }
    let progress = values.map { ($0[main] - first[main]) / ways[main] }
    let isOne = zip(values, progress).allSatisfy { numbers, progress in
      first.indices.allSatisfy { index in
        let straight = first[index] + ways[index] * progress
        return abs(straight - numbers[index]) <= 1e-5 * ranges[index] + 1e-7
      }
    }
    let shares = times.map { ($0 - start) / (end - start) }
    guard isOne, let fit = CSSPoints.fit(shares, progress) else { return frames(ranges) }
    return [CSSPiece(run: self, easing: .points(fit.points), error: fit.error)]
  }

  // Straight from vertex to vertex, all numbers at once.
  private func frames(_ ranges: [Double]) -> [CSSPiece] {
    let moving = ranges.indices.filter { ranges[$0] > 1e-9 }
    let curves = moving.map { index in values.map { $0[index] / ranges[index] } }
    let vertices = Chords.fit(times, curves, within: CSSPoints.bound * 0.9)
    let places = vertices.map { place(of: $0.place) }
    return zip(places, places.dropFirst()).map { first, last in
      CSSPiece(
        run: CSSRun(times: [times[first], times[last]], values: [values[first], values[last]]),
        easing: .linear, error: CSSPoints.bound)
    }
  }
}
