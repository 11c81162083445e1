import FlipbookPictures
import TestSupport
import Testing

@testable import FlipbookPixels

@Suite struct `Covered pixels` {
  private static let box = PixelBox(columns: -2..<8, rows: 1..<9)

  private static func shares(
    _ polygons: [[SIMD2<Double>]], isEvenOdd: Bool = false, turned: Bool = false
  ) -> [UInt32] {
    var coverage = Coverage(box)
    coverage.isEvenOdd = isEvenOdd
    for polygon in polygons { coverage.add(polygon, turned: turned) }
    var shares = [UInt32](repeating: 0, count: box.count)
    coverage.forEachRun(in: box) { y, columns, cover in
      for x in columns { shares[box.place(x, y)] = cover }
    }
    return shares
  }

  private static func rectangle(
    _ x: Double, _ y: Double, _ right: Double, _ bottom: Double
  ) -> [SIMD2<Double>] { [[x, y], [right, y], [right, bottom], [x, bottom]] }

  @Test func `are covered by their share of a rectangle`() {
    let shares = Self.shares([Self.rectangle(0.25, 2.5, 3.5, 5)])
    for y in Self.box.rows {
      for x in Self.box.columns {
        func shared(_ low: Double, _ high: Double, _ place: Int) -> Double {
          max(min(high, Double(place + 1)) - max(low, Double(place)), 0)
        }
        let area = shared(0.25, 3.5, x) * shared(2.5, 5, y)
        #expect(shares[Self.box.place(x, y)] == UInt32(area * 255 + 0.5), "\(x), \(y)")
      }
    }
  }

  // The sum of all shares is the area that lies in the box, wherever the polygon lies.
  @Test func `sum up to the area in the box`() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<200 {
      let points = (0..<3).map { _ in
        SIMD2(
          Double.random(in: -8...16, using: &generator), .random(in: -6...16, using: &generator))
      }
      let sum = Self.shares([points]).reduce(0) { $0 + Double($1) / 255 }
      #expect(abs(sum - Self.area(of: points)) < 0.15, "\(round): \(points)")
    }
  }

  // By cutting it to the box.
  private static func area(of points: [SIMD2<Double>]) -> Double {
    func cut(_ points: [SIMD2<Double>], _ inside: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
      var kept: [SIMD2<Double>] = []
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
        let (first, second) = (inside(start), inside(end))
        if first >= 0 { kept.append(start) }
        let way: SIMD2<Double> = end - start
        if first * second < 0 { kept.append(start + way * (first / (first - second))) }
      }
      return kept
    }
    let all = cut(cut(cut(cut(points) { $0.x + 2 }) { 8 - $0.x }) { $0.y - 1 }) { 9 - $0.y }
    return zip(all, all.dropFirst() + all.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }.magnitude
  }

  @Test func `follow the rule where polygons lie over each other`() {
    let both = [Self.rectangle(0, 2, 6, 8), Self.rectangle(2, 4, 4, 6)]
    let middle = Self.box.place(3, 5)
    #expect(Self.shares(both)[middle] == 255)
    #expect(Self.shares(both, isEvenOdd: true)[middle] == 0)
    #expect(Self.shares(both, isEvenOdd: true)[Self.box.place(1, 3)] == 255)
    // A hole is wound the other way round, unless all are to be wound alike.
    let hole = [both[0], Array(both[1].reversed())]
    #expect(Self.shares(hole)[middle] == 0)
    #expect(Self.shares(hole, turned: true)[middle] == 255)
  }

  @Test func `are those of a line with its ends and joins`() {
    func covered(_ cap: String, _ join: String) -> Double {
      var line = Snapshot.Shape.Line()
      (line.width, line.cap, line.join) = (2, cap, join)
      let corner: [SIMD2<Double>] = [[0, 3], [4, 3], [4, 7]]
      let polygons = Stroke(along: [(corner, false)], line, nearness: 0.001).polygons
      return Self.shares(polygons, turned: true).reduce(0) { $0 + Double($1) / 255 }
    }
    // Two lines of 4 x 2 share a square of 1; the corner is open by another.
    #expect(abs(covered("butt", "bevel") - 15.5) < 0.1)
    #expect(abs(covered("butt", "miter") - 16) < 0.1)
    #expect(abs(covered("butt", "round") - 15 - Double.pi / 4) < 0.1)
    #expect(abs(covered("square", "miter") - 20) < 0.1)
    #expect(abs(covered("round", "miter") - 16 - Double.pi) < 0.1)
  }

  @Test func `of dashes are those of the line in turn`() {
    var line = Snapshot.Shape.Line()
    (line.width, line.dashes, line.dashPhase) = (1, [2, 1], 1)
    let polygons = Stroke(along: [([[0, 3], [7, 3]], false)], line, nearness: 0.1).polygons
    let ends = polygons.map { polygon in (polygon.map(\.x).min(), polygon.map(\.x).max()) }
    #expect(ends.map(\.0) == [0, 2, 5] && ends.map(\.1) == [1, 4, 7])
    line.dashes = [1e-9]
    #expect(Stroke(along: [([[0, 3], [7, 3]], false)], line, nearness: 0.1).polygons.count == 1)
  }
}
