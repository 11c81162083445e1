internal import PropertyEngine

// Equality, copies and measures of paths. Apple: coregraphics/cgpath.
extension CGPath: Hashable {
  /// Whether both have the same pieces.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
  /// Hashes the pieces.
  public final func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  /// A path with the same pieces, which does not change.
  public final func copy() -> CGPath? { CGPath(elements) }

  /// A path with the same pieces that can be added to.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// The box around all points, control points too; `null` for an empty path.
  public final var boundingBox: CGRect {
    let points = elements.flatMap(\.points).map { CGPoint($0) }
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// The box around the drawn pieces; `null` for an empty path.
  public final var boundingBoxOfPath: CGRect {
    var (pen, points) = (PathPen(), [CGPoint]())
    for element in elements {
      let all = [pen.point] + element.points
      let turns = element.controls.isEmpty ? [] : Self.turns(all)
      pen.draw(element)
      guard element.end != nil else { continue }
      points += (turns.map { Self.place(all, $0) } + [pen.point]).map { CGPoint($0) }
    }
    return points.isEmpty ? .null : CGRect(around: points)
  }

  package final func transformed(by transform: CGAffineTransform) -> CGPath {
    CGPath(elements.map { $0.map { SIMD2(CGPoint($0).applying(transform)) } })
  }

  // The point of a curve at a share of it, by de Casteljau's algorithm.
  private static func place(_ points: [SIMD2<Double>], _ share: Double) -> SIMD2<Double> {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * share }
    }
    return points[0]
  }

  // The shares at which a curve turns back in x or y.
  private static func turns(_ points: [SIMD2<Double>]) -> [Double] {
    let slopes = zip(points, points.dropFirst()).map { $1 - $0 }
    return (0..<2).flatMap { axis in
      let slope = slopes.map { $0[axis] }
      let roots =
        slope.count == 2
        ? [slope[0] / (slope[0] - slope[1])]
        : roots(slope[0] - 2 * slope[1] + slope[2], 2 * (slope[1] - slope[0]), slope[0])
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }

  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    // This form avoids the difference of numbers that are nearly the same.
    let q = -(b + (b < 0 ? -1 : 1) * square.squareRoot()) / 2
    return [q / a, c / q]
  }

  package final var count: Int { elements.count }

  /// Its pieces in another form; a curve with one control point becomes one with two.
  package final func pieces<Piece>(
    move: (SIMD2<Double>) -> Piece, line: (SIMD2<Double>) -> Piece,
    cubic: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> Piece, close: Piece
  ) -> [Piece] {
    var pen = PathPen()
    return elements.map { element in
      let from = pen.point
      pen.draw(element)
      let here = pen.point
      switch element {
      case .move: return move(here)
      case .line: return line(here)
      case .quadratic(let control, _):
        return cubic(from + (control - from) * 2 / 3, here + (control - here) * 2 / 3, here)
      case .cubic(let first, let second, _): return cubic(first, second, here)
      case .close: return close
      }
    }
  }
}

extension Keyframes.PathElement {
  var end: SIMD2<Double>? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, to: let end), .cubic(_, _, to: let end): end
    case .close: nil
    }
  }

  fileprivate var controls: [SIMD2<Double>] {
    switch self {
    case .quadratic(let a, _): [a]
    case .cubic(let a, let b, _): [a, b]
    default: []
    }
  }

  fileprivate var points: [SIMD2<Double>] { controls + [end].compactMap(\.self) }
  var numbers: [Double] { points.flatMap { [$0.x, $0.y] } }

  /// The same kind of element with other points, which `point` gives in order.
  func map(_ point: (SIMD2<Double>) -> SIMD2<Double>) -> Self {
    switch self {
    case .move(let a): .move(point(a))
    case .line(let a): .line(point(a))
    case .quadratic(let a, let b): .quadratic(control: point(a), to: point(b))
    case .cubic(let a, let b, let c): .cubic(point(a), point(b), to: point(c))
    case .close: .close
    }
  }
}

/// The point that drawing has reached; closing a subpath goes back to its start.
struct PathPen {
  private(set) var point = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero

  mutating func draw(_ element: Keyframes.PathElement) {
    point = element.end ?? start
    if case .move = element { start = point }
  }
}

extension CGPoint { init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) } }

extension SIMD2<Double> { init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) } }
