import CReferenceKernels
import TestSupport

/// The reference kernels with the numbers they work on, each of which goes from 0 to 1.
final class Reference {
  let count: Int
  private(set) var column: UnsafeMutablePointer<Double>
  private let from: UnsafeMutablePointer<Double>
  private let delta: UnsafeMutablePointer<Double>
  private let place: UnsafeMutablePointer<Int32>
  private let start: UnsafeMutablePointer<Double>
  private let frequency: UnsafeMutablePointer<Double>
  private let ratio: UnsafeMutablePointer<Double>
  private var guesses = ReferenceGuesses()
  let curve = ReferenceCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  init(_ count: Int) {
    self.count = count
    func allocate(_ value: Double) -> UnsafeMutablePointer<Double> {
      let pointer = UnsafeMutablePointer<Double>.allocate(capacity: count)
      pointer.initialize(repeating: value, count: count)
      return pointer
    }
    (column, from, delta, start) = (allocate(0), allocate(0), allocate(1), allocate(0))
    (frequency, ratio) = (allocate(10), allocate(0.5))
    place = .allocate(capacity: count)
    for index in 0..<count { (place + index).initialize(to: Int32(index)) }
    let starts = Self.starts(count)
    start.update(from: starts, count: count)
    reference_guesses_make(&guesses, curve)
  }

  deinit {
    for pointer in [column, from, delta, start, frequency, ratio] { pointer.deallocate() }
    place.deallocate()
  }

  /// The seconds within which all starts lie.
  static let spread = 0.2

  /// Random start moments for `count` things, the same in every run.
  static func starts(_ count: Int) -> [Double] {
    var random = SeededGenerator(seed: 1)
    return (0..<count).map { _ in Double.random(in: 0...spread, using: &random) }
  }

  private var tracks: ReferenceTracks {
    ReferenceTracks(count: count, from: from, delta: delta, place: place)
  }

  func reset() {
    column.update(repeating: 0, count: count)
  }

  /// Writes all numbers at one place of one curve.
  func write(at time: Double) {
    reference_write(column, tracks, reference_curve_value(curve, time))
  }

  /// Writes each number on the curve, from its own start.
  func writeEach(at time: Double) {
    reference_write_each(column, tracks, start, time, &guesses)
  }

  /// Writes each number on its own spring, from its own start.
  func writeSprings(at time: Double) {
    reference_write_springs(column, tracks, frequency, ratio, start, time)
  }

  func life() {
    reference_life(column, count, curve, 0.25)
  }

  func lifeEach() {
    precondition(reference_life_each(column, count, curve, 0.25) == count)
  }
}
