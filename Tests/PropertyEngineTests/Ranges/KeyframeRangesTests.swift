import IntervalArithmetic
import PropertyEngine
import TestSupport
import Testing

@Suite struct `The range of keyframes` {
  private func cubic(_ generator: inout SeededGenerator) -> SIMD4<Double> {
    let size = Double.power(10, .random(in: -3...4, using: &generator))
    var c = SIMD4<Double>.random(in: -size...size, using: &generator)
    for index in 0..<4 where Int.random(in: 0..<4, using: &generator) == 0 { c[index] = 0 }
    return c
  }

  @Test func `holds what a piece gives, and its slope`() {
    var containment = Containment(seed: 3)
    for _ in 0..<(400 * Containment.rounds) {
      let c = cubic(&containment.generator)
      let reach = Double.random(in: 1...3, using: &containment.generator)
      containment.look(
        in: (1 - reach)...reach, range: { .cubic(c, at: $0) },
        value: { Double.value(of: .cubic(c), at: $0) }, "\(c)")
      containment.look(
        in: (1 - reach)...reach, range: { .slope(of: c, at: $0) },
        value: { Double.bend(1, of: .cubic(c), at: $0) }, "slope of \(c)")
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(containment.sampled >= 50_000)
  }

  // Of two numbers, at times with a cusp inside, or a turn on the spot.
  private func segment(_ index: Int, _ generator: inout SeededGenerator) -> ArraySlice<
    SIMD4<Double>
  > {
    let (x, y) = (cubic(&generator), cubic(&generator))
    switch index % 4 {
    case 0: return [[0, 1, -3, 3], [0, 3, -6, 4]]
    case 1:
      // Both slopes are (s − ½) times something.
      let turn = Double.random(in: 0.1...0.9, using: &generator)
      let (a, b) = (x.y, y.y)
      return [[0, -a * turn, a / 2, 0], [0, b * turn * turn, -b * turn, b / 3]]
    default: return [x, y]
    }
  }

  @Test func `holds the numbers of a path that a length covers, and their slopes`() {
    var containment = Containment(seed: 4)
    var looked = 0
    for index in 0..<(60 * Containment.rounds) {
      let length = ArcLength(segment(index, &containment.generator))
      guard !length.isEven, length.whole > 0 else { continue }
      looked += 1
      containment.look(
        in: 0...1, range: { .evenly(along: length, 1, at: $0) },
        value: { Double.value(of: .evenly(length, 1), at: $0) }, "length \(index)")
      containment.look(
        in: 0...1, range: { .slope(along: length, 1, at: $0) },
        value: { Double.bend(1, of: .evenly(length, 1), at: $0) }, "slope of length \(index)")
    }
    #expect(containment.misses == [], "\(containment.generator)")
    #expect(looked > 30)
  }

  @Test func `is as wide as what is in it`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let c = cubic(&generator)
      let start = Double.random(in: -1...1, using: &generator)
      let whole = Interval.cubic(c, at: Interval(start, start + 1))
      let parts = (0..<32).map { part in
        Interval.cubic(c, at: Interval(start + Double(part) / 32, start + Double(part + 1) / 32))
      }
      let hull = parts.dropFirst().reduce(parts[0]) { $0.hull($1) }
      let noise = 256 * .ulpOfOne * (c * c).sum().squareRoot()
      #expect(hull.lower - whole.lower <= noise && whole.upper - hull.upper <= noise)
      #expect(Interval.cubic(c, at: Interval(start)).width <= noise)
    }
  }

  @Test func `is thin where nothing moves, and straight where it is`() {
    #expect(Interval.cubic([0.1, 0, 0, 0], at: Interval(-1, 2)) == Interval(0.1))
    #expect(Interval.cubic([50, 200, 0, 0], at: Interval(0.25, 1)) == Interval(100, 250))
    #expect(Interval.slope(of: [50, 200, 0, 0], at: Interval(0.25, 1)) == Interval(200))
    #expect(Interval.slope(of: [0, 0, 3, -2], at: Interval(0, 1)).contains(1.5))
  }
}
