import CReferenceKernels
import PropertyEngine
import Testing

@Suite struct `the reference kernels in C` {
  private static let curves = [
    (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0.3, 0.2, 0.6, 1), (0.1, 0.7, 0.3, 1.3),
  ]

  @Test(arguments: curves)
  func `do the work of the engine's curves`(_ points: (Double, Double, Double, Double)) {
    let engine = CubicCurve(points.0, points.1, points.2, points.3)
    let curve = ReferenceCurve(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
    var guesses = ReferenceGuesses()
    reference_guesses_make(&guesses, curve)
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(reference_curve_value(curve, x) - engine.value(at: x)) < 1e-10, "\(x)")
      #expect(abs(reference_guessed_value(&guesses, x) - engine.value(at: x)) < 1e-10, "\(x)")
    }
  }

  @Test func `do the work of the engine's springs`() {
    let spring = Spring(
      SpringParameters(mass: 1, stiffness: 100, damping: 10), initialVelocity: 0)
    var column = [0.0]
    for step in 0...100 {
      let time = Double(step) / 40
      withUnsafePointers(2, 5, 0) { tracks in
        reference_write_springs(&column, tracks, [10], [0.5], [0.5], time + 0.5)
      }
      #expect(abs(column[0] - (2 + 5 * spring.value(at: time))) < 1e-12)
    }
  }

  @Test func `write numbers where they belong, and finish all they begin`() {
    var column = [0.0, 0, 7]
    withUnsafePointers(10, 20, 1) { reference_write(&column, $0, 0.25) }
    #expect(column == [0, 15, 7])
    let curve = ReferenceCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    reference_life(&column, 3, curve, 0.5)
    #expect(column == [100, 100, 100])
    column = [0, 0, 0]
    #expect(reference_life_each(&column, 3, curve, 0.5) == 3)
    #expect(column == [100, 100, 100])
  }

  // One track, while a body runs.
  private func withUnsafePointers(
    _ from: Double, _ delta: Double, _ place: Int32, _ body: (ReferenceTracks) -> Void
  ) {
    withUnsafePointer(to: from) { from in
      withUnsafePointer(to: delta) { delta in
        withUnsafePointer(to: place) { place in
          body(ReferenceTracks(count: 1, from: from, delta: delta, place: place))
        }
      }
    }
  }
}
