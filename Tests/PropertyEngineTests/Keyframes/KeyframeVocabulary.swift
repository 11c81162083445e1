import PropertyEngine
import TestSupport

extension Keyframes {
  var first: [Double] { numbers(at: 0) }
  var last: [Double] { numbers(at: 1) }

  /// All numbers at a progress.
  func numbers(at progress: Double) -> [Double] {
    let place = place(at: progress)
    return (0..<width).map { value($0, at: place) }
  }

  /// The largest deviation from the mean of the ways gone in `parts` equal parts of the time, as a
  /// share of the mean.
  func unevenness(parts: Int) -> Double {
    // The ways from the start of each segment, after short steps by its own share.
    let steps = 4000
    let segments = place(at: 1).segment + 1
    let ways = (0..<segments).map { way(through: $0, steps: steps) }
    let lengths = ways.map { $0[steps] }
    let marks = (0...parts).map { part in
      let place = place(at: Double(part) / Double(parts))
      let step = min(Int(place.share * Double(steps)), steps - 1)
      let way = ways[place.segment]
      let rest = (way[step + 1] - way[step]) * (place.share * Double(steps) - Double(step))
      return lengths[..<place.segment].reduce(0, +) + way[step] + rest
    }
    let mean = lengths.reduce(0, +) / Double(parts)
    return zip(marks, marks.dropFirst()).map { abs($1 - $0 - mean) / mean }.reduce(0, max)
  }

  private func way(through segment: Int, steps: Int) -> [Double] {
    let points = (0...steps).map { step in
      let place = Place(segment: segment, share: Double(step) / Double(steps))
      return (0..<width).map { value($0, at: place) }
    }
    return zip(points, points.dropFirst()).reduce(into: [0]) { way, pair in
      way.append(way[way.count - 1] + Self.distance(pair.0, pair.1))
    }
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    var square = 0.0
    for (a, b) in zip(a, b) { square += (a - b) * (a - b) }
    return square.squareRoot()
  }
}

extension Keyframes.Mode {
  static let all: [Keyframes.Mode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]

  /// The mode with this name in Core Animation.
  init(named name: String) throws {
    switch name {
    case "linear": self = .linear
    case "discrete": self = .discrete
    case "paced": self = .paced
    case "cubic": self = .cubic
    case "cubicPaced": self = .cubicPaced
    default: throw OracleError.unknownName(name)
    }
  }
}

extension OracleRow {
  /// The mode in the column of this name.
  var mode: Keyframes.Mode {
    get throws { try Keyframes.Mode(named: text("mode")) }
  }

  /// The key times, none for an empty cell.
  var keyTimes: [Double] {
    get throws { try text("key_times").isEmpty ? [] : numbers("key_times") }
  }

  /// The elements of a path such as `move 0,0; line 9,0; curve c1=9,3 c2=8,4 to 7,5; close`.
  ///
  /// A curve with the one control point `c` is quadratic.
  var path: [Keyframes.PathElement] {
    get throws {
      try text("path").split(separator: ";").map { part in
        try Self.element(part.split(separator: " ").map { String($0) })
      }
    }
  }

  private static func element(_ words: [String]) throws -> Keyframes.PathElement {
    let points = try words.dropFirst().filter { $0 != "to" }.map(point)
    switch (words.first, points.count) {
    case ("move", 1): return .move(points[0])
    case ("line", 1): return .line(points[0])
    case ("curve", 2), ("quad", 2): return .quadratic(control: points[0], to: points[1])
    case ("curve", 3): return .cubic(points[0], points[1], to: points[2])
    case ("close", 0): return .close
    default: throw OracleError.unknownName(words.joined(separator: " "))
    }
  }

  // A point, with or without the name of a control point before it.
  private static func point(_ text: String) throws -> SIMD2<Double> {
    let numbers = text.split(separator: "=").last?.split(separator: ",").compactMap { Double($0) }
    guard let numbers, numbers.count == 2 else { throw OracleError.unknownName(text) }
    return SIMD2(numbers)
  }
}
