/// The list of `linear()`: few points that stay near a curve.
enum CSSPoints {
  static let bound = 0.001
  // The error between two moments, see ``CSSMoments``.
  private static let unseen = 0.0001

  /// Rounded points near a curve from (0, 0) to (1, 1), and their error; nil if none are near enough.
  ///
  /// - Parameter shares: the shares of time, rising from 0 to 1, one for each progress.
  static func fit(
    _ shares: [Double], _ progress: [Double]
  ) -> (points: [SIMD2<Double>], error: Double)? {
    for margin in [0.85, 0.7, 0.5] {
      let vertices = Chords.fit(shares, [progress], within: (bound - unseen) * margin)
      for digits in 3...6 {
        let points = rounded(vertices.map { [$0.place, $0.values[0]] }, digits: digits)
        let easing = CSSEasing.points(points)
        let error = zip(shares, progress).reduce(0) {
          max($0, abs(easing.progress(at: $1.0) - $1.1))
        }
        if error < bound - unseen { return (points, error + unseen) }
      }
    }
    return nil
  }

  // Rounds shares to one more than `digits` decimals, and progress to four.
  private static func rounded(_ points: [SIMD2<Double>], digits: Int) -> [SIMD2<Double>] {
    let unit = (0...digits).reduce(1.0) { unit, _ in unit * 10 }
    return points.map { [($0.x * unit).rounded() / unit, ($0.y * 1e4).rounded() / 1e4] }
  }

  /// The list as it is written; the first share is 0 and the last 1 by default.
  static func text(_ points: [SIMD2<Double>]) -> String {
    var isLeftOut = true
    return points.enumerated().map { place, point in
      let progress = NumberText.brief(point.y, digits: 4)
      if place == 0 || place == points.count - 1 { return progress }
      let middle = (points[place - 1].x + points[place + 1].x) / 2
      // CSS would spread two omitted shares in a row evenly.
      isLeftOut = (place == 1 || !isLeftOut) && abs(middle - point.x) < 1e-9
      return isLeftOut
        ? progress : progress + " " + NumberText.brief(point.x * 100, digits: 5) + "%"
    }.joined(separator: ", ")
  }
}

/// Few straight chords along a curve, or along several at once.
enum Chords {
  typealias Vertex = (place: Double, values: [Double])

  // A vertex that was reached: its place, its distance from the curve, and the vertex before it.
  private struct Reached {
    let place: Int
    let level: Double
    let last: Int
  }

  /// The vertices of the fewest chords that stay within a vertical distance at all places.
  ///
  /// Each round finds the farthest vertices that one more chord reaches. The vertices of a single
  /// curve may leave it, except at both ends.
  static func fit(_ places: [Double], _ curves: [[Double]], within bound: Double) -> [Vertex] {
    let levels = curves.count == 1 ? [0, 0.5, -0.5, 1, -1] : [0.0]
    var all = [Reached(place: 0, level: 0, last: -1)]
    var front = [0]
    while let vertex = front.first, all[vertex].place < places.count - 1 {
      var next: [Reached?] = levels.map { _ in nil }
      for start in front {
        let start = (number: start, vertex: all[start])
        forEachReachable(from: start.vertex, places, curves, bound) { place, isWithin in
          for (number, level) in levels.enumerated() {
            guard place > next[number]?.place ?? 0, level == 0 || place < places.count - 1,
              isWithin(level)
            else { continue }
            next[number] = Reached(place: place, level: level, last: start.number)
          }
        }
      }
      let found = next.compactMap(\.self)
      // One vertex at the end is enough.
      let reached = found.first { $0.place == places.count - 1 }.map { [$0] } ?? found
      front = reached.indices.map { all.count + $0 }
      all += reached
    }
    var chain: [Vertex] = []
    var number = front.first ?? -1
    while number >= 0 {
      let vertex = all[number]
      chain.append((places[vertex.place], curves.map { $0[vertex.place] + vertex.level * bound }))
      number = vertex.last
    }
    return chain.reversed()
  }

  // Visits each place that a chord can lead to, as long as some chord stays near enough.
  private static func forEachReachable(
    from start: Reached, _ places: [Double], _ curves: [[Double]], _ bound: Double,
    _ body: (Int, (Double) -> Bool) -> Void
  ) {
    var slopes = curves.map { _ in (low: -Double.infinity, high: Double.infinity) }
    let origin = curves.map { $0[start.place] + start.level * bound }
    for place in (start.place + 1)..<places.count {
      let run = places[place] - places[start.place]
      body(place) { level in
        curves.indices.allSatisfy { index in
          let slope = (curves[index][place] + level * bound - origin[index]) / run
          return slope >= slopes[index].low && slope <= slopes[index].high
        }
      }
      for (index, curve) in curves.enumerated() {
        let rise = curve[place] - origin[index]
        slopes[index].low = max(slopes[index].low, (rise - bound) / run)
        slopes[index].high = min(slopes[index].high, (rise + bound) / run)
        if slopes[index].low > slopes[index].high { return }
      }
    }
  }
}
