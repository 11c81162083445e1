import HeadlessUIKit
import IntervalArithmetic
import TestSupport

/// Checks that shown values lie in their ranges.
struct RangeInspector {
  /// How many values lay in a range or missed it.
  private(set) var sampled = 0
  /// How many of the inspected stretches moved, and how many had no jump.
  private(set) var (moving, continuous) = (0, 0)
  private(set) var unknown: Set<String> = []
  private(set) var misses: [String] = []
  var generator: SeededGenerator

  static let keyPaths = [
    "position", "bounds", "opacity", "backgroundColor", "cornerRadius", "zPosition", "hidden",
    "frame", "transform", "transform.rotation.z", "transform.scale", "transform.translation",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Looks at everything that moves on a stage from now until the next thing due.
  mutating func inspect(_ stage: Stage, layers: [CALayer], _ subject: String) {
    let now = stage.ticks
    let due = stage.nextDueTicks ?? now + 20_000_000_000
    guard due >= now else { return }
    for layer in layers {
      for keyPath in Self.keyPaths {
        guard let value = ShownValue(of: layer, keyPath: keyPath) else { continue }
        inspect(value, now...due, "\(keyPath) \(subject)")
      }
    }
  }

  mutating func inspect(_ value: ShownValue, _ whole: ClosedRange<Int64>, _ subject: String) {
    if !value.isMoving {
      return expectStill(value, whole, subject)
    }
    guard value.isKnown else {
      unknown.insert(String(subject.prefix { $0 != " " }))
      return
    }
    let cuts = value.cuts(inTicks: whole, limit: 20)
    for kind in 0..<8 { look(at: value, over: stretch(kind, in: whole, cuts), subject) }
  }

  private mutating func expectStill(
    _ value: ShownValue, _ whole: ClosedRange<Int64>, _ subject: String
  ) {
    let before = value.values(atTicks: whole.lowerBound)
    for _ in 0..<2 where value.values(atTicks: .random(in: whole, using: &generator)) != before {
      miss("\(subject) is said to stand still")
    }
  }

  private mutating func stretch(
    _ kind: Int, in whole: ClosedRange<Int64>, _ cuts: [Int64]
  ) -> ClosedRange<Int64> {
    let place = Int64.random(in: whole, using: &generator)
    let size = Double(whole.upperBound - whole.lowerBound)
    let width = Int64(size * Double.power(10, -Double.random(in: 0...10, using: &generator)))
    let cut = cuts.randomElement(using: &generator) ?? place
    let ends: [Int64] =
      switch kind {
      case 0: [whole.lowerBound, whole.upperBound]
      case 1: [place, Int64.random(in: whole, using: &generator)]
      case 2: [place, place]
      case 3: [cut, cut]
      case 4: [cut - 1, cut]
      case 5: [cut, cut + width]
      case 6: [cut - width / 2, cut + width]
      default: [place, place + width]
      }
    let (low, high) = (ends.min() ?? place, ends.max() ?? place)
    return max(low, whole.lowerBound)...max(min(high, whole.upperBound), whole.lowerBound)
  }

  private mutating func look(
    at value: ShownValue, over stretch: ClosedRange<Int64>, _ subject: String
  ) {
    let (ranges, rated) = (value.ranges(overTicks: stretch), value.ratedRanges(overTicks: stretch))
    let ticks =
      [stretch.lowerBound, stretch.upperBound]
      + (0..<4).map { _ in Int64.random(in: stretch, using: &generator) }
    let looks = ticks.map { (ticks: $0, values: value.rated(atTicks: $0)) }
    for index in ranges.indices {
      moving += ranges[index].width > 0 ? 1 : 0
      for look in looks {
        let number = look.values[index]
        sampled += 1
        for range in [ranges[index], rated[index].value] where !range.contains(number.value) {
          miss("\(subject) \(index) at \(look.ticks) in \(stretch): \(number.value), not \(range)")
        }
        let rate = rated[index].rate
        if look.ticks < stretch.upperBound, !number.rate.isNaN, !rate.contains(number.rate) {
          miss(
            "\(subject) \(index) at \(look.ticks) in \(stretch): rate \(number.rate), not \(rate)")
        }
      }
      guard rated[index].value.isContinuous else { continue }
      continuous += 1
      for (a, b) in zip(looks, looks.dropFirst()) {
        expectNear(a, b, index, rated[index].rate, "\(subject) \(index) in \(stretch)")
      }
    }
  }

  // A value without jumps changes at most by its greatest rate times the time.
  private mutating func expectNear(
    _ a: (ticks: Int64, values: [Rated<Double>]), _ b: (ticks: Int64, values: [Rated<Double>]),
    _ index: Int, _ rate: Interval, _ subject: String
  ) {
    let seconds = Double(b.ticks - a.ticks) / 9e9
    let (from, to) = (a.values[index].value, b.values[index].value)
    let reach = Interval(seconds) * rate
    // Slow clocks, and groups, advance by whole ticks.
    let fastest = max(rate.lower.magnitude, rate.upper.magnitude)
    let margin = 1e-9 * max(1, from.magnitude, to.magnitude) + 3e-9 * fastest
    guard !(reach.lower - margin...reach.upper + margin).contains(to - from) else { return }
    miss("\(subject) goes from \(from) to \(to), not by \(reach)")
  }

  private mutating func miss(_ text: String) {
    if misses.count < 10 { misses.append(text) }
  }
}
