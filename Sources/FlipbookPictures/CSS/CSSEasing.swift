/// A timing function of CSS between two keyframes.
enum CSSEasing: Equatable {
  /// A Bézier curve: x1, y1, x2 and y2.
  case cubic(SIMD4<Double>)
  /// A jump at the end.
  case hold
  /// Straight lines between points: shares of the time, in 0…1, and progress.
  case points([SIMD2<Double>])

  static let linear = CSSEasing.cubic([0, 0, 1, 1])

  /// The progress at a share of time, by CSS Easing Functions Level 2: the last of equal points.
  func progress(at share: Double) -> Double {
    switch self {
    case .hold: return share >= 1 ? 1 : 0
    case .cubic(let c): return CSSCurve(c).progress(at: share)
    case .points(let points):
      let first = min(points.lastIndexOfPrefix { $0.x <= share }, points.count - 2)
      let (a, b) = (points[first], points[first + 1])
      return b.x > a.x ? a.y + (b.y - a.y) * (share - a.x) / (b.x - a.x) : b.y
    }
  }

  var text: String {
    switch self {
    case .hold: "step-end"
    case .cubic(let c):
      Self.words[c]
        ?? "cubic-bezier(\(SVGNumber.list([c.x, c.y, c.z, c.w], digits: 5, separator: ", ")))"
    case .points(let points): "linear(\(CSSPoints.text(points)))"
    }
  }

  // Looked up only.
  private static let words: [SIMD4<Double>: String] = [
    [0, 0, 1, 1]: "linear", [0.25, 0.1, 0.25, 1]: "ease", [0.42, 0, 1, 1]: "ease-in",
    [0, 0, 0.58, 1]: "ease-out", [0.42, 0, 0.58, 1]: "ease-in-out",
  ]
}

/// A Bézier curve from (0, 0) to (1, 1), and parts of it.
struct CSSCurve {
  private let piece: PathPiece

  init(_ c: SIMD4<Double>) {
    piece = PathPiece(start: .zero, controls: (c.lowHalf, c.highHalf), end: [1, 1], isFirst: true)
  }

  static func reversed(_ c: SIMD4<Double>) -> SIMD4<Double> {
    [1 - c.z, 1 - c.w, 1 - c.x, 1 - c.y]
  }

  func progress(at share: Double) -> Double { place(parameter(at: share)).y }

  /// The part between two shares of the time, as a curve of its own; nil if it ends where it starts.
  func part(from first: Double, to last: Double) -> SIMD4<Double>? {
    let (s, t) = (parameter(at: first), parameter(at: last))
    let (start, size) = (place(s), place(t) - place(s))
    guard size.x > 0, abs(size.y) > 1e-3 else { return nil }
    let a = (piece.polar([s, s, t]) - start) / size
    let b = (piece.polar([s, t, t]) - start) / size
    if abs(a.x - a.y) < 1e-6, abs(b.x - b.y) < 1e-6 { return [0, 0, 1, 1] }
    // Rounding may lead out of the range that CSS allows.
    func x(_ number: Double) -> Double { min(max(Self.rounded(number), 0), 1) }
    return [x(a.x), Self.rounded(a.y), x(b.x), Self.rounded(b.y)]
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }

  // By bisection: x rises with the parameter.
  private func parameter(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if place(middle).x < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func place(_ share: Double) -> SIMD2<Double> { piece.polar(SIMD3(repeating: share)) }
}
