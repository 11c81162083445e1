import FlipbookText

/// A value at moments between which it does not jump.
struct CSSRun {
  var times: [Double]
  var values: [[Double]]

  var start: Double { times.first ?? 0 }
  var end: Double { times.last ?? 0 }
  var first: [Double] { values.first ?? [] }
  var last: [Double] { values.last ?? [] }

  var ranges: [Double] {
    first.indices.map { index in
      let numbers = values.lazy.map { $0[index] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
  }

  var isStill: Bool { zip(ranges, first).allSatisfy { $0 <= 1e-7 * max(1, $1.magnitude * 1e-3) } }

  func part(_ places: ClosedRange<Int>) -> CSSRun {
    CSSRun(times: Array(times[places]), values: Array(values[places]))
  }

  /// The place of the last moment that is not after another.
  func place(of moment: Double) -> Int { times.lastIndexOfPrefix { $0 <= moment + 1e-9 } }

  /// The place of the last moment that is at least a tick before another.
  func place(before moment: Double) -> Int { times.lastIndexOfPrefix { $0 < moment - 5e-11 } }

  /// Whether an easing from its start to its end stays within a share of each number's range.
  func isNear(_ easing: CSSEasing, within bound: Double) -> Bool {
    // A number that rests may still be rounded.
    let most = ranges.map { $0 > 0 ? bound * $0 + 1e-7 : .infinity }
    let (first, last) = (first, last)
    func isNear(_ place: Int, at moment: Double, _ factor: Double = 1) -> Bool {
      let progress = easing.progress(at: (moment - start) / (end - start))
      return first.indices.allSatisfy { index in
        let shown = first[index] + (last[index] - first[index]) * progress
        return abs(shown - values[place][index]) < most[index] * factor
      }
    }
    // Only the ends of a rest are kept, so look within it too.
    return times.indices.allSatisfy { place in
      isNear(place, at: times[place])
        && (place == 0 || values[place] != values[place - 1]
          || insides(before: place).allSatisfy { isNear(place, at: $0, Self.restFactor) })
    }
  }

  // Two moments on both sides of a peak may have the same value without a rest.
  private static let restFactor = 5.0

  /// Moments within what may be a rest: no moving Bézier curve has one value at all of them.
  func insides(before place: Int) -> [Double] {
    let (first, length) = (times[place - 1], times[place] - times[place - 1])
    return length > 1e-6 ? [0.25, 0.5, 0.75].map { first + length * $0 } : []
  }

  /// Its pieces: with the curve of a planned motion where that is shown, else with points.
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
      let (begin, next) = (times[cuts[cut]], times[cuts[cut + 1]])
      let ways = ways.filter { $0.start < next && begin < $0.close }
      // The sum of many motions follows no curve.
      let most = ways.count > Self.mostAtOnce ? cut + 1 : cuts.count - 1
      if let (piece, end) = farthest(cuts[cut...most], ways) {
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

  // The longest piece along one curve from the first cut. Tries the next cuts from the last one
  // back, then cuts twice as far each time, then bisects, so that it tries few of many cuts.
  private func farthest(_ cuts: ArraySlice<Int>, _ ways: [CSSWay]) -> (CSSPiece, end: Int)? {
    let start = cuts.startIndex
    func planned(_ end: Int) -> (CSSPiece, end: Int)? {
      part(cuts[start]...cuts[end]).planned(ways).map { ($0, end) }
    }
    let near = min(start + Self.mostTried, cuts.endIndex - 1)
    guard var found = ((start + 1)...near).reversed().firstNonNil(planned) else { return nil }
    guard found.end == near else { return found }
    var beyond = near
    while found.end == beyond, beyond < cuts.endIndex - 1 {
      beyond = min(2 * beyond - start, cuts.endIndex - 1)
      if let farther = planned(beyond) { found = farther }
    }
    while beyond - found.end > 1 {
      let middle = (found.end + beyond) / 2
      if let farther = planned(middle) { found = farther } else { beyond = middle }
    }
    return found
  }

  private static let mostTried = 16

  // The whole run as a part of one curve, or at rest.
  private func planned(_ ways: [CSSWay]) -> CSSPiece? {
    if isStill {
      return CSSPiece(run: CSSRun(times: [start, end], values: [first, first]), easing: .linear)
    }
    for way in ways {
      guard let curve = way.curve, way.start < end, start < way.close else { continue }
      // The current run of a repeated motion.
      let number = way.repeats ? ((start - way.start) / way.length + 1e-9).rounded(.down) : 0
      let begin = way.start + number * way.length
      let isBack = way.autoreverses && Int(number) % 2 != 0
      guard start >= begin - 1e-9, end <= begin + way.length + 1e-9,
        let part = CSSCurve(isBack ? CSSCurve.reversed(curve) : curve).part(
          from: (start - begin) / way.length, to: (end - begin) / way.length)
      else { continue }
      let easing = CSSEasing.cubic(part)
      if isNear(easing, within: Self.leastError) { return CSSPiece(run: self, easing: easing) }
    }
    return nil
  }

  // Choice: more motions at once follow no single curve.
  private static let mostAtOnce = 8
  // A curve is written with five digits.
  private static let leastError = 2e-5

  // Points if all its numbers move in proportion; else keyframes.
  private func fitted(_ depth: Int = 0) -> [CSSPiece] {
    let ranges = ranges
    let ways = zip(first, last).map { $1 - $0 }
    // The number that moves most gives the progress, unless it returns: then the run is split.
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

  // Whether it is a matrix with perspective: browsers only go straight between similar ones.
  private var isInSpace: Bool { first.count == 9 && values.contains { $0[2] != 0 || $0[5] != 0 } }

  // Straight from vertex to vertex, all numbers at once.
  private func frames(_ ranges: [Double]) -> [CSSPiece] {
    let moving = ranges.indices.filter { ranges[$0] > 1e-9 }
    let curves = moving.map { index in values.map { $0[index] / ranges[index] } }
    let vertices = Chords.fit(times, curves, within: CSSPoints.bound * 0.9)
    let places = isInSpace ? Array(times.indices) : vertices.map { place(of: $0.place) }
    return zip(places, places.dropFirst()).map { first, last in
      CSSPiece(
        run: CSSRun(times: [times[first], times[last]], values: [values[first], values[last]]),
        easing: .linear, error: CSSPoints.bound)
    }
  }
}

extension Array {
  /// The place of the last of the leading elements that pass a test, by bisection; 0 without any.
  func lastIndexOfPrefix(where isIn: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isIn(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return Swift.max(low - 1, 0)
  }
}

/// A part of a run with one easing.
struct CSSPiece {
  let run: CSSRun
  let easing: CSSEasing
  /// The error as a share of the range; 0 for a curve that was planned.
  var error = 0.0
  var isStill: Bool { easing == .linear && run.first == run.last && run.isStill }
}
