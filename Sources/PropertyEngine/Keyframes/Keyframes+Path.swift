extension Keyframes {
  /// An element of a path, named as in `CGPath`.
  package enum PathElement: Hashable, Sendable {
    case move(SIMD2<Double>)
    case line(SIMD2<Double>)
    case quadratic(control: SIMD2<Double>, to: SIMD2<Double>)
    case cubic(SIMD2<Double>, SIMD2<Double>, to: SIMD2<Double>)
    case close
  }

  /// Makes keyframes of a path, or nil if it draws nothing.
  ///
  /// The keyframes are the start and the end point of each element but the moves, as Apple's page
  /// on `path` says. A curve is one segment. It follows its own parameter, but in the paced modes
  /// its speed is even. In the discrete mode the points are evenly spread from 0 to 1 unless there
  /// are times. The cubic modes change nothing: the path has its own curves.
  ///
  /// A later move takes no time: the place jumps when it leaves the point before (choice). A
  /// `close` at the start of its subpath draws nothing and is no keyframe, and elements before the
  /// first move are ignored (choices).
  package init?(path: [PathElement], times: [Double], mode: Mode, pacings: [CubicCurve] = []) {
    let outline = PathOutline(path)
    let count = outline.points.count
    guard count > 1 else { return nil }
    let given = KeyTimes.valid(times, count: count, mode: mode) ?? KeyTimes.even(count)
    let way = outline.pieces(first: given.count - 1)
    switch mode {
    case .linear, .cubic: self.init(along: way, times: KeyTimes(given, pacings: pacings))
    case .discrete:
      let values = outline.points.prefix(given.count).map { [$0.x, $0.y] }
      self.init(
        along: way, times: KeyTimes(given, isDiscrete: true),
        showing: CubicPieces(standingAt: values))
    case .paced, .cubicPaced: self.init(evenlyAlong: way)
    }
  }
}

/// The segments that the elements of a path draw.
private struct PathOutline {
  /// The start and the end of each segment.
  private(set) var points: [SIMD2<Double>] = []
  // The coefficients of each segment, as those of ``CubicPieces``.
  private var segments: [[SIMD2<Double>]] = []
  private var start: SIMD2<Double>?
  private var current = SIMD2<Double>.zero

  init(_ path: [Keyframes.PathElement]) { for element in path { take(element) } }

  private mutating func take(_ element: Keyframes.PathElement) {
    if case .move(let point) = element { (start, current) = (point, point) }
    guard let start else { return }
    let a = current
    switch element {
    case .move: break
    case .line(let b): draw([a, b - a, .zero, .zero], to: b)
    case .close: if a != start { draw([a, start - a, .zero, .zero], to: start) }
    case .quadratic(let p, let b): draw([a, (p - a) * 2, a - p * 2 + b, .zero], to: b)
    case .cubic(let p, let q, let b):
      draw([a, (p - a) * 3, (a - p * 2 + q) * 3, b - a + (p - q) * 3], to: b)
    }
  }

  private mutating func draw(_ coefficients: [SIMD2<Double>], to end: SIMD2<Double>) {
    if points.isEmpty { points.append(current) }
    segments.append(coefficients)
    points.append(end)
    current = end
  }

  func pieces(first count: Int) -> CubicPieces {
    var pieces = CubicPieces(width: 2)
    for (c, end) in zip(segments, points.dropFirst()).prefix(count) {
      for axis in 0..<2 {
        pieces.append([c[0][axis], c[1][axis], c[2][axis], c[3][axis]], endingAt: end[axis])
      }
    }
    return pieces
  }
}
