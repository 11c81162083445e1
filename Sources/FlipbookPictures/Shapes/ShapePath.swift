/// A path of straight and curved pieces.
package struct ShapePath: Equatable, Sendable {
  /// A piece, from the end of the one before it; `close` leads back to the last `move`.
  package enum Element: Equatable, Sendable {
    case move(Place)
    case line(Place)
    case cubic(Place, Place, Place)
    case close
  }

  package private(set) var elements: [Element]

  // Choice: the farthest point that is drawn.
  private static let reach = SIMD2(repeating: 1e9)

  /// A path with a number that is not finite, or too far away, is empty.
  package init(_ elements: [Element]) {
    let isSound = elements.allSatisfy {
      $0.points.allSatisfy { all($0 .<= Self.reach .& $0 .>= -Self.reach) }
    }
    self.elements = isSound ? elements : []
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// The connected parts as points of straight lines that stay within a distance of the path.
  func lines(within distance: Double) -> [[Place]] { parts(within: distance).map(\.points) }

  /// The same, and whether each part leads back to its start; its last point is then its first.
  package func parts(within distance: Double) -> [(points: [Place], isClosed: Bool)] {
    var parts: [(points: [Place], isClosed: Bool)] = []
    for piece in PathPiece.pieces(of: self) {
      let points = piece.points(within: distance)
      if piece.isFirst || parts.isEmpty { parts.append(([piece.start], false)) }
      parts[parts.count - 1].points += points.dropFirst()
      if piece.closes { parts[parts.count - 1].isClosed = true }
    }
    return parts
  }

  /// The part between two shares of its whole length; empty unless the first is smaller.
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
  fileprivate var points: [Place] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

/// A piece of a path: a straight line, or a curve with two controls.
struct PathPiece {
  let start: Place
  let controls: (Place, Place)?
  let end: Place
  let isFirst: Bool
  /// Whether it leads back to where its part started.
  var closes = false

  static func pieces(of path: ShapePath) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (first, here, isFirst) = (Place.zero, Place.zero, true)
    func add(_ controls: (Place, Place)?, to end: Place) {
      pieces.append(PathPiece(start: here, controls: controls, end: end, isFirst: isFirst))
      (here, isFirst) = (end, false)
    }
    for element in path.elements {
      switch element {
      case .move(let place): (first, here, isFirst) = (place, place, true)
      case .line(let end): add(nil, to: end)
      case .cubic(let one, let two, let end): add((one, two), to: end)
      case .close:
        if !isFirst {
          add(nil, to: first)
          pieces[pieces.count - 1].closes = true
        }
        (here, isFirst) = (first, true)
      }
    }
    return pieces
  }

  var element: ShapePath.Element { controls.map { .cubic($0.0, $0.1, end) } ?? .line(end) }

  /// Its polar form at three shares; three equal shares give the point there.
  func polar(_ shares: SIMD3<Double>) -> Place {
    func between(_ a: Place, _ b: Place, _ level: Int) -> Place { a + (b - a) * shares[level] }
    guard let controls else { return between(start, end, 0) }
    let middle = between(controls.0, controls.1, 0)
    let a = between(between(start, controls.0, 0), middle, 1)
    let b = between(middle, between(controls.1, end, 0), 1)
    return between(a, b, 2)
  }

  func part(from a: Double, to b: Double) -> PathPiece {
    PathPiece(
      start: polar(SIMD3(repeating: a)),
      controls: controls == nil ? nil : (polar([a, a, b]), polar([a, b, b])),
      end: polar(SIMD3(repeating: b)), isFirst: isFirst)
  }

  /// Points at even shares, 200 at most, whose lines stay within a distance, by Wang's formula.
  func points(within distance: Double) -> [Place] {
    guard let controls else { return [start, end] }
    let bends = [start - 2 * controls.0 + controls.1, controls.0 - 2 * controls.1 + end]
    let bend = bends.map(\.length).max() ?? 0
    let count = min(max((0.75 * bend / distance).squareRoot().rounded(.up), 1), 200)
    return (0...Int(count)).map { polar(SIMD3(repeating: Double($0) / count)) }
  }
}

/// A piece of a path with the lengths from its start to points along it.
struct MeasuredPiece {
  let piece: PathPiece
  private let lengths: [Double]

  // Choice: the length is that of lines within so many points of the curve.
  private static let nearness = 0.01

  init(_ piece: PathPiece) {
    self.piece = piece
    let points = piece.points(within: Self.nearness)
    lengths = zip(points, points.dropFirst()).reduce(into: [0]) { lengths, ends in
      lengths.append(lengths[lengths.count - 1] + (ends.1 - ends.0).length)
    }
  }

  var length: Double { lengths[lengths.count - 1] }

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
