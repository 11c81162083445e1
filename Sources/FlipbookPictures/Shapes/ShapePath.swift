import FlipbookText

/// A line of straight and curved pieces.
package struct ShapePath: Equatable, Sendable {
  package typealias Place = SIMD2<Double>

  /// A piece, from where the one before it ends; `close` leads back to the last `move`.
  package enum Element: Equatable, Sendable {
    case move(Place)
    case line(Place)
    case cubic(Place, Place, Place)
    case close
  }

  package private(set) var elements: [Element]

  // Choice: farther away than so many points nothing is drawn.
  private static let reach = SIMD2(repeating: 1e9)

  /// One with a number that is not finite, or out of all reach, is empty.
  package init(_ elements: [Element]) {
    let isSound = elements.allSatisfy {
      $0.points.allSatisfy { all($0 .<= Self.reach .& $0 .>= -Self.reach) }
    }
    self.elements = isSound ? elements : []
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// The stretches without a gap, as points of straight lines, nowhere farther from the path than a
  /// distance.
  func lines(within distance: Double) -> [[Place]] {
    var lines: [[Place]] = []
    for piece in PathPiece.pieces(of: self) {
      let points = piece.points(within: distance)
      if piece.isFirst || lines.isEmpty { lines.append([piece.start]) }
      lines[lines.count - 1] += points.dropFirst()
    }
    return lines
  }

  /// The part between two shares of its length, all stretches taken together; nothing where the
  /// first is not the smaller one.
  func part(from start: Double, to end: Double) -> ShapePath {
    guard start > 0 || end < 1 else { return self }
    let pieces = PathPiece.pieces(of: self).map { MeasuredPiece($0) }
    let length = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * length, min(end, 1) * length)
    var part: [Element] = []
    var place = 0.0
    for piece in pieces {
      let (low, high) = (max(first - place, 0), min(last - place, piece.length))
      place += piece.length
      guard low < high else { continue }
      let cut = piece.part(from: low, to: high)
      if piece.piece.isFirst || part.isEmpty { part.append(.move(cut.start)) }
      part.append(cut.element)
    }
    return ShapePath(part)
  }

  /// The path in the words of SVG, moved by a distance.
  func text(movedBy move: Place = .zero) -> String {
    func text(_ letter: String, _ points: Place...) -> String {
      letter + SVGNumber.list(points.flatMap { [$0.x + move.x, $0.y + move.y] })
    }
    return elements.map { element in
      switch element {
      case .move(let end): text("M", end)
      case .line(let end): text("L", end)
      case .cubic(let first, let second, let end): text("C", first, second, end)
      case .close: "Z"
      }
    }.joined()
  }
}

extension ShapePath.Element {
  fileprivate var points: [ShapePath.Place] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

/// A piece of a path: a straight line, or a curve with two controls.
struct PathPiece {
  let start: ShapePath.Place
  private let controls: (ShapePath.Place, ShapePath.Place)?
  private let end: ShapePath.Place
  /// Whether it follows none.
  private(set) var isFirst: Bool

  /// What is drawn of a path, without what only moves.
  static func pieces(of path: ShapePath) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (first, here, isFirst) = (ShapePath.Place.zero, ShapePath.Place.zero, true)
    for element in path.elements {
      switch element {
      case .move(let place):
        (first, here, isFirst) = (place, place, true)
        continue
      case .line(let end):
        pieces.append(PathPiece(start: here, controls: nil, end: end, isFirst: isFirst))
        here = end
      case .cubic(let one, let two, let end):
        pieces.append(PathPiece(start: here, controls: (one, two), end: end, isFirst: isFirst))
        here = end
      case .close:
        if !isFirst {
          pieces.append(PathPiece(start: here, controls: nil, end: first, isFirst: false))
        }
        (here, isFirst) = (first, true)
        continue
      }
      isFirst = false
    }
    return pieces
  }

  var element: ShapePath.Element { controls.map { .cubic($0.0, $0.1, end) } ?? .line(end) }

  // Of its polar form at three shares: three times the same one is where it stands there.
  private func polar(_ shares: SIMD3<Double>) -> ShapePath.Place {
    guard let controls else { return start + (end - start) * shares.x }
    var points = [start, controls.0, controls.1, end]
    for level in 0..<3 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * shares[level] }
    }
    return points[0]
  }

  func part(from a: Double, to b: Double) -> PathPiece {
    PathPiece(
      start: polar(SIMD3(repeating: a)),
      controls: controls == nil ? nil : (polar([a, a, b]), polar([a, b, b])),
      end: polar(SIMD3(repeating: b)), isFirst: isFirst)
  }

  /// Points at even shares, as many as keep the lines between them so near to the curve: by the bend
  /// of its controls, after Wang; 200 at most.
  func points(within distance: Double) -> [ShapePath.Place] {
    guard let controls else { return [start, end] }
    let bends = [start - 2 * controls.0 + controls.1, controls.0 - 2 * controls.1 + end]
    let bend = bends.map { ($0 * $0).sum().squareRoot() }.max() ?? 0
    let count = min(max((0.75 * bend / distance).squareRoot().rounded(.up), 1), 200)
    return (0...Int(count)).map { polar(SIMD3(repeating: Double($0) / count)) }
  }
}

/// A piece of a path that knows how long it is from its start to points along it.
struct MeasuredPiece {
  let piece: PathPiece
  private let lengths: [Double]

  // Choice: the length of a path is that of lines which are nowhere farther from it.
  private static let nearness = 0.01

  init(_ piece: PathPiece) {
    self.piece = piece
    let points = piece.points(within: Self.nearness)
    lengths = zip(points, points.dropFirst()).reduce(into: [0]) { lengths, ends in
      let way = ends.1 - ends.0
      lengths.append(lengths[lengths.count - 1] + (way * way).sum().squareRoot())
    }
  }

  var length: Double { lengths[lengths.count - 1] }

  /// The part between two lengths from its start.
  func part(from low: Double, to high: Double) -> PathPiece {
    piece.part(from: share(at: low), to: share(at: high))
  }

  private func share(at length: Double) -> Double {
    let next = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
    guard next > 0 else { return 0 }
    let (before, after) = (lengths[next - 1], lengths[next])
    return (Double(next - 1) + (length - before) / (after - before)) / Double(lengths.count - 1)
  }
}
