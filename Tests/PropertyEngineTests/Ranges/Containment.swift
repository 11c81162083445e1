import IntervalArithmetic
import PropertyEngine
import TestSupport

/// Checks that ranges over spans of an argument contain a function's values inside of them.
///
/// Spans are long and short, one unit in the last place wide, and single points; they lie anywhere,
/// and at and across the ends of the interval in which the argument matters.
struct Containment {
  // Raise it for a run by hand with a hundred times as many.
  static let rounds = 1

  private(set) var sampled = 0
  private(set) var misses: [String] = []
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Looks at spans in a part of the argument, and at some places in each.
  mutating func look(
    in whole: ClosedRange<Double>, spans: Int = 12, samples: Int = 8,
    range: (Interval) -> Interval, value: (Double) -> Double, _ subject: @autoclosure () -> String
  ) {
    for kind in 0..<spans {
      let span = span(kind, in: whole)
      let bounds = range(span)
      for index in 0..<samples {
        let place = place(index, in: span)
        let number = value(place)
        sampled += 1
        guard !bounds.contains(number), misses.count < 10 else { continue }
        misses.append("\(subject()) at \(place) in \(span) is \(number), not in \(bounds)")
      }
    }
  }

  private mutating func span(_ kind: Int, in whole: ClosedRange<Double>) -> Interval {
    let place = Double.random(in: whole, using: &generator)
    let size = whole.upperBound - whole.lowerBound
    let smallest = Int.random(in: 0..<8, using: &generator) == 0 ? 322.0 : 15
    let width = size * Double.power(10, -Double.random(in: 0...smallest, using: &generator))
    switch kind % 8 {
    case 0, 1: return Interval(from: place, to: .random(in: whole, using: &generator), rate: 0)
    case 2: return Interval(place)
    case 3: return Interval(place, place.nextUp)
    case 4: return Interval(whole.lowerBound, whole.lowerBound + width)
    case 5: return Interval(whole.upperBound - width, whole.upperBound)
    case 6:
      let end = Bool.random(using: &generator) ? whole.lowerBound : whole.upperBound
      return Interval(end - width * .random(in: 0...1, using: &generator), end + width)
    default: return Interval(place, place + width)
    }
  }

  // The ends and their neighbours, and places anywhere in between.
  private mutating func place(_ index: Int, in span: Interval) -> Double {
    switch index {
    case 0: span.lower
    case 1: span.upper
    case 2: min(span.lower.nextUp, span.upper)
    case 3: max(span.upper.nextDown, span.lower)
    default: .random(in: span.lower...span.upper, using: &generator)
    }
  }
}
