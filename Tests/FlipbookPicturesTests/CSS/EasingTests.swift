import FlipbookText
import TestSupport
import Testing

@testable import FlipbookPictures

@Suite struct `The easings of CSS` {
  @Test(arguments: try OracleTable(file: "css_linear.csv").rows)
  func `are read as browsers read them`(row: OracleRow) throws {
    let read = LinearFunction(try row.text("input"))
    let expected = try row.text("expected")
    switch try row.text("progress") {
    case "parse":
      // The specification now allows a single stop.
      #expect((read == nil) == !expected.contains("allowed"))
    case "computed value": #expect(read?.text == expected)
    default:
      let progress = try #require(read).progress(at: row.number("progress"))
      #expect(abs(progress - (try row.number("expected"))) < 1e-9)
      // The code that writes functions has the same rules.
      let points = try #require(read).points.map { SIMD2($0.input, $0.output) }
      guard points.count > 1 else { return }
      let own = CSSEasing.points(points).progress(at: try row.number("progress"))
      #expect(abs(own - progress) < 1e-12)
    }
  }

  // x(t) of an under-damped spring, from a textbook.
  private static func spring(_ stiffness: Double, _ damping: Double, at t: Double) -> Double {
    let omega = stiffness.squareRoot()
    let zeta = damping / (2 * omega)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let (s, c) = sineAndCosine(damped * t)
    return 1 - exponential(-zeta * omega * t) * (c + zeta * omega / damped * s)
  }

  // By halving the angle, and by the series.
  private static func sineAndCosine(_ x: Double) -> (Double, Double) {
    var (s, c) = (x / 4096, 1.0)
    c = 1 - s * s / 2 + s * s * s * s / 24
    s = s - s * s * s / 6 + s * s * s * s * s / 120
    for _ in 0..<12 { (s, c) = (2 * s * c, c * c - s * s) }
    return (s, c)
  }

  private static func exponential(_ x: Double) -> Double {
    var result = 1 + x / 65536 + x * x / 65536 / 65536 / 2
    for _ in 0..<16 { result *= result }
    return result
  }

  @Test(
    arguments: [(100.0, 10.0, 1.333, 29), (100, 3, 4, 90), (200, 5, 2.5, 76)]
  )
  func `stay near a spring with few points`(
    stiffness: Double, damping: Double, length: Double, most: Int
  ) throws {
    // The spring's remaining distance at the end is not part of the curve.
    let whole = Self.spring(stiffness, damping, at: length)
    let shares = (0...4000).map { Double($0) / 4000 }
    let progress = shares.map { Self.spring(stiffness, damping, at: $0 * length) / whole }
    let fit = try #require(CSSPoints.fit(shares, progress))
    #expect(fit.points.count <= most, "\(fit.points.count) points")
    // Read from the text, between the moments that it was made of as well.
    let read = try #require(LinearFunction(CSSEasing.points(fit.points).text))
    var error = 0.0
    for place in 0...20_000 {
      let share = Double(place) / 20_000
      let value = Self.spring(stiffness, damping, at: share * length) / whole
      error = max(error, abs(read.progress(at: share) - value))
    }
    #expect(error <= fit.error && fit.error < 0.001, "\(error) of \(fit.error)")
  }

  @Test(arguments: 0..<Seeds.count)
  func `stay near whatever goes anywhere`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // A course with corners, some of them steep.
    var corners = (0..<12).map { _ in
      (
        Double.random(in: 0.001...0.999, using: &generator),
        Double.random(in: -2...2, using: &generator)
      )
    }.sorted { $0.0 < $1.0 }
    corners = [(0, 0)] + corners + [(1, 1)]
    let way = CSSEasing.points(corners.map { SIMD2($0.0, $0.1) })
    let shares = Set((0...1000).map { Double($0) / 1000 } + corners.map(\.0)).sorted()
    let progress = shares.map(way.progress)
    let fit = try #require(CSSPoints.fit(shares, progress))
    let read = try #require(LinearFunction(CSSEasing.points(fit.points).text))
    for (share, value) in zip(shares, progress) {
      #expect(abs(read.progress(at: share) - value) <= fit.error)
    }
    #expect(fit.points.count <= corners.count + 12)
  }

  @Test func `are words where there are some`() {
    #expect(CSSEasing.linear.text == "linear" && CSSEasing.hold.text == "step-end")
    #expect(CSSEasing.cubic([0.42, 0, 0.58, 1]).text == "ease-in-out")
    #expect(CSSEasing.cubic([0.25, 0.1, 0.25, 1]).text == "ease")
    #expect(CSSEasing.cubic([0.2, -0.5, 0.1, 1.25]).text == "cubic-bezier(0.2, -0.5, 0.1, 1.25)")
  }

  @Test func `leave out what lies in the middle`() {
    let points: [SIMD2<Double>] = [[0, 0], [0.5, 0.3], [0.6, 0.7], [0.7, 0.6], [1, 1]]
    #expect(CSSPoints.text(points) == "0, 0.3 50%, 0.7, 0.6 70%, 1")
  }

  @Test(arguments: [[0.42, 0, 0.58, 1], [0, 0, 1, 1], [0.7, -0.6, 0.3, 1.7], [0, 0.8, 1, 0.2]])
  func `have parts that are curves again`(numbers: [Double]) throws {
    let whole = SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
    let curve = CSSCurve(whole)
    for (first, last) in [(0.0, 1.0), (0, 0.4), (0.3, 1), (0.35, 0.62)] {
      let part = CSSCurve(try #require(curve.part(from: first, to: last)))
      let (low, high) = (curve.progress(at: first), curve.progress(at: last))
      for place in 0...20 {
        let share = Double(place) / 20
        let value = curve.progress(at: first + (last - first) * share)
        #expect(abs(low + (high - low) * part.progress(at: share) - value) < 5e-5)
      }
    }
    let whole2 = try #require(curve.part(from: 0, to: 1))
    #expect(whole2 == whole)
  }
}
