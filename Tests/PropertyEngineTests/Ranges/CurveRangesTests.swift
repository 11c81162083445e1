import IntervalArithmetic
import PropertyEngine
import TestSupport
import Testing

@Suite struct `The range of a curve` {
  @Test func `holds what the curve gives, and its slope`() {
    var containment = Containment(seed: 1)
    for index in 0..<(400 * Containment.rounds) {
      let curve =
        index < CubicCurve.edges.count
        ? CubicCurve.edges[index] : .random(using: &containment.generator)
      containment.look(
        in: 0...1, range: { .eased(curve, at: $0) }, value: { curve.value(at: $0) },
        curve.text)
      containment.look(
        in: 0...1, range: { .slope(of: curve, at: $0) },
        value: { Double.bend(1, of: .eased(curve), at: $0) }, "slope of " + curve.text)
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(containment.sampled >= 50_000)
  }

  // What it comes to in the parts is what it comes to: it has no excess that halving would lessen.
  @Test(arguments: CubicCurve.edges)
  func `is as wide as what is in it`(curve: CubicCurve) {
    var generator = SeededGenerator(seed: 2)
    let size = max(1, abs(curve.y1), abs(curve.y2))
    for _ in 0..<20 {
      let start = Double.random(in: 0...0.9, using: &generator)
      let width = Double.random(in: 0...0.1, using: &generator)
      func part(_ index: Int) -> Interval {
        let low = start + width * Double(index) / 16
        return .eased(curve, at: Interval(low, start + width * Double(index + 1) / 16))
      }
      let whole = Interval.eased(curve, at: Interval(start, start + width))
      let hull = (1..<16).reduce(part(0)) { $0.hull(part($1)) }
      // As far as the curve goes within what the parameter may be off.
      let ends = [start, start + width].map { Interval.eased(curve, at: Interval($0)).width }
      let noise = 64 * .ulpOfOne * size + 2 * (ends[0] + ends[1])
      #expect(hull.lower - whole.lower <= noise && whole.upper - hull.upper <= noise)
    }
  }

  @Test(arguments: [CubicCurve.easeIn, .easeOut, .easeInOut, .default])
  func `is a few units wide at a moment`(curve: CubicCurve) {
    for part in 1..<100 {
      let share = Double(part) / 100
      #expect(Interval.eased(curve, at: Interval(share)).width <= 512 * .ulpOfOne)
      #expect(Interval.slope(of: curve, at: Interval(share)).width <= 4096 * .ulpOfOne)
    }
  }

  @Test(arguments: [CubicCurve.easeIn, .easeOut, .default])
  func `has slopes no wider than they are where they only rise or fall`(curve: CubicCurve) {
    for (start, end) in [(0.0, 0.05), (0.7, 1), (0.9, 0.99)] {
      let slope = Interval.slope(of: curve, at: Interval(start, end))
      let ends = [start, end].map { Double.bend(1, of: .eased(curve), at: $0) }
      #expect(abs(slope.width - abs(ends[0] - ends[1])) < 1e-9, "\(slope)")
    }
  }

  @Test func `is exact beyond the ends, and goes on across them`() {
    for curve in CubicCurve.edges {
      #expect(Interval.eased(curve, at: Interval(-3, -1)) == Interval(0))
      #expect(Interval.eased(curve, at: Interval(1, 2)) == Interval(1))
      #expect(Interval.slope(of: curve, at: Interval(1.5, 2)) == Interval(0))
      let across = Interval.eased(curve, at: Interval(-1, 0.5))
      #expect(across.decoration == .continuous && across.contains(0))
      #expect(Interval.slope(of: curve, at: Interval(-1, 0.5)).contains(0))
    }
    #expect(Interval.eased(.linear, at: Interval(0.1, 0.3)) == Interval(0.1, 0.3))
  }

  // Worked out to thirty digits.
  private static let curves: [(CubicCurve, Double, Double)] = [
    (CubicCurve(0, 0, 0.58, 1), 0.8963999999999942, 0.98178829806064119),
    (CubicCurve(0, 1, 0, 1), 0.001, 0.271), (CubicCurve(1, 0, 0, 1), 0.667, 0.93686740553618514),
  ]

  @Test(arguments: curves)
  func `holds what is published of it`(curve: CubicCurve, share: Double, progress: Double) {
    let range = Interval.eased(curve, at: Interval(share))
    #expect(range.contains(progress))
    #expect(range.width < 1e-12)
  }

  // The parameter by halving only, and the progress from it.
  @Test func `holds what halving finds`() {
    var generator = SeededGenerator(seed: 6)
    var misses: [String] = []
    for index in 0..<2000 {
      let curve =
        index < 1000 ? CubicCurve.edges[index % CubicCurve.edges.count] : .random(using: &generator)
      let share = Double.random(in: 0...1, using: &generator)
      func coordinate(_ p: Double, _ q: Double, _ s: Double) -> Double {
        3 * (1 - s) * s * ((1 - s) * p + s * q) + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      while (low + high) / 2 > low, (low + high) / 2 < high {
        let middle = (low + high) / 2
        if coordinate(curve.x1, curve.x2, middle) < share { low = middle } else { high = middle }
      }
      let progress = coordinate(curve.y1, curve.y2, high)
      // A straight one is its own share, which halving only comes near.
      let range = Interval.eased(curve, at: Interval(share)).widened(by: .ulpOfOne)
      if !range.contains(progress) { misses.append("\(curve.text) \(share) \(progress) \(range)") }
    }
    #expect(misses == [])
  }

  @Test func `has slopes that the curve keeps to`() {
    var generator = SeededGenerator(seed: 7)
    var bounded = 0
    for index in 0..<1000 {
      let curve =
        index < 500 ? CubicCurve.edges[index % CubicCurve.edges.count] : .random(using: &generator)
      let start = Double.random(in: 0...0.95, using: &generator)
      let span = Interval(start, start + .random(in: 0.001...0.05, using: &generator))
      let slope = Interval.slope(of: curve, at: span)
      if slope.width.isFinite { bounded += 1 }
      let rise = curve.value(at: span.upper) - curve.value(at: span.lower)
      let noise =
        (Interval.eased(curve, at: Interval(span.lower)).width
          + Interval.eased(curve, at: Interval(span.upper)).width) / span.width
      #expect(
        slope.widened(by: noise).contains(rise / span.width), "\(curve.text) \(span) \(slope)")
    }
    #expect(bounded > 800)
  }

  // y1 over x1 at the beginning, and where there is no first control point, y2 over x2.
  @Test func `is infinitely fast, or has a limit, at the special places`() {
    func slope(_ curve: CubicCurve, _ low: Double, _ high: Double) -> Interval {
      .slope(of: curve, at: Interval(low, high))
    }
    #expect(slope(CubicCurve(0, 1, 0.5, 1), 0, 0.1).upper == .infinity)
    #expect(slope(CubicCurve(0, 1, 0.5, 1), 0, 0.1).lower > 0)
    #expect(slope(CubicCurve(0, -1, 0.5, 1), 0, 1e-3).lower == -.infinity)
    #expect(slope(CubicCurve(0, -1, 0.5, 1), 0, 1e-3).upper < 0)
    #expect(slope(CubicCurve(0.5, 0, 1, 0), 0.99, 1).upper == .infinity)
    #expect(slope(CubicCurve(1, 0, 0, 1), 0.4, 0.6).upper == .infinity)
    #expect(slope(CubicCurve(1, 0, 0, 1), 0.6, 0.7).upper < 100)
    for (low, high) in [(0.0, 0.0), (0, 1e-12), (0, 1e-6)] {
      let limit = slope(CubicCurve(0, 0, 0.58, 1), low, high)
      #expect(limit.contains(1 / 0.58) && limit.width < 1e-2)
      let mirrored = slope(CubicCurve(0.42, 0, 1, 1), 1 - high, 1 - low)
      #expect(mirrored.contains(1 / 0.58) && mirrored.width < 1e-2)
    }
    #expect(slope(.linear, 0, 1) == Interval(1))
  }

  @Test func `never falls from a tick to the next where the curve only rises`() {
    var generator = SeededGenerator(seed: 8)
    for curve in [CubicCurve(0, 1, 0.5, 1), CubicCurve(0, 0, 0.58, 1), .easeInOut, .default] {
      for _ in 0..<2000 {
        let tick = Double(Int.random(in: 0..<45_000_000_000, using: &generator))
        let (here, next) = (tick / 45e9, (tick + 1) / 45e9)
        #expect(curve.value(at: here) <= curve.value(at: next))
      }
    }
  }

  @Test func `turns round where the curve does`() {
    #expect(CubicCurve.easeInOut.turningPoints == [])
    #expect(CubicCurve(0, 1, 1, 0).turningPoints == [])
    let back = CubicCurve(0.68, -0.55, 0.265, 1.55)
    #expect(back.turningPoints.count == 2)
    for curve in [back, CubicCurve(0.3, 40, 0.6, -30), CubicCurve(0.2, 3, 0.7, 1)] {
      for place in curve.turningPoints {
        #expect(abs(curve.slope(at: place)) < 1e-6)
        let (before, after) = (curve.slope(at: place - 1e-4), curve.slope(at: place + 1e-4))
        #expect(before * after < 0)
      }
    }
  }
}
