import Foundation

/// A line that a hand may enter, with the numbers in it.
struct HuntedEntry: Hashable {
  enum Hand { case touch, verb, time }

  struct Dial: Hashable {
    var value: Double
    let range: ClosedRange<Double>
    /// The least difference to try.
    let step: Double

    /// The smaller and rounder numbers in its range, smallest first; then the nearest round one.
    var simpler: [Double] {
      let size = value.magnitude
      let powers = sequence(first: step, next: { $0 * 10 }).prefix { $0 <= size }
      let short = powers.flatMap { power in [1, 2, 5].map { $0 * power } }
      let smaller = ([range.contains(0) ? 0 : range.lowerBound] + short).filter { $0 < size }
      let digit = pow(10, log10(size).rounded(.down))
      let round = value == 0 ? [] : [(size / digit).rounded() * digit]
      return (smaller + round).map { value < 0 ? -$0 : $0 }
        .filter { range.contains($0) && $0 != value }
    }

    /// The nearest multiple of its step in its range.
    func stepped(_ value: Double) -> Double {
      let whole = (value / step).rounded() * step
      return range.contains(whole) ? whole : min(max(value, range.lowerBound), range.upperBound)
    }
  }

  let hand: Hand
  // The texts around the numbers: one more than there are numbers.
  private let parts: [String]
  var dials: [Dial]

  /// - Parameter form: the line, with `#` for each number.
  init(_ hand: Hand, _ form: String, of name: String = "", _ dials: [Dial]) {
    (self.hand, self.dials) = (hand, dials)
    parts = form.split(separator: "#", omittingEmptySubsequences: false).map {
      String($0.replacing("NAME", with: name))
    }
  }

  var text: String {
    zip(dials, parts.dropFirst()).reduce(parts[0]) { text, next in
      text + NumberText.brief(next.0.value, digits: 6) + next.1
    }
  }
}

/// Random numbers that are the same everywhere: SplitMix64.
struct HuntDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
