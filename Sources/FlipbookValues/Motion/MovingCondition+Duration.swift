import HeadlessUIKit
import IntervalArithmetic

extension MovingCondition {
  /// For how many ticks of a span it holds; one that holds at a tick holds until the next.
  package func duration(in span: TickSpan, check: @escaping Polling) throws(Mistake) -> Int64 {
    guard isProven, let formula else { return try sampledDuration(in: span, check) }
    func parts(guesses: Bool) throws(Mistake) -> [MotionSearch.Part<Bool>]? {
      var search = MotionSearch(check: check)
      return try search.parts(of: span, cuts: cuts(in: span), repeating: sources.repetition) {
        let look = MotionLook<Rated<Interval>>(sources, $0)
        var verdict = formula.verdict(in: look)
        if verdict == .unknown, guesses { verdict = hidden(in: $0, look) }
        return verdict == .unknown ? nil : verdict == .holds
      }
    }
    var found = try parts(guesses: false)
    if found == nil { found = try parts(guesses: true) }
    guard let found else { throw notDecided(span) }
    var sum: Int64 = 0
    for (part, known) in found {
      let holds = if let known { known } else { try holds(at: part.lowerBound) }
      if holds { sum += part.upperBound - part.lowerBound }
    }
    return sum
  }

  private func sampledDuration(in span: TickSpan, _ check: Polling) throws(Mistake) -> Int64 {
    var (sum, last) = (Int64(0), span.lowerBound)
    var held = try holds(at: last)
    for look in looks(in: span) {
      try check()
      let holds = try holds(at: look)
      if holds != held {
        let turn = try look.bisected(from: last) { ticks throws(Mistake) in
          try self.holds(at: ticks) != held
        }
        sum += held ? turn - last : look - turn
      } else if held {
        sum += look - last
      }
      (last, held) = (look, holds)
    }
    return sum
  }
}

extension MovingNumber {
  // Choices: how many steps each part between two moments at which something may change has at least,
  // how many of a span are halved, and what share of one halving may still change.
  private static let leastSteps: Int64 = 8
  private static let mostHalvings = 20_000
  private static let leastChange = 1e-6

  package static let summedText = "summed in steps as short as its bends make them"

  /// The integral over the seconds of a span by Simpson's rule, from 120 steps a second, fewer in long
  /// spans, and more in short parts of a motion; each is halved as long as that changes its sum.
  package func integral(over span: TickSpan, check: @escaping Polling) throws(Mistake) -> Double {
    let longest = 2 * longestStep(in: span)
    // Where too many are looked for to be found, the samples pass over them.
    let jumps = (try? breaks(in: span, ofRateToo: false, KnownRates(self), check: check)) ?? []
    let cuts = Set(cuts(in: span) + jumps).sorted()
    var (sum, left) = (0.0, Self.mostHalvings)
    for part in MotionSearch.pieces(of: span, cuts, areJoined: true) where part.count > 1 {
      let length = part.upperBound - part.lowerBound
      let step = max(min(longest, length / Self.leastSteps), 1)
      var (last, before) = (part.lowerBound, try value(at: part.lowerBound))
      while last < part.upperBound {
        let next = last...min(last + step, part.upperBound)
        let (middle, after) = (try value(at: next.middle), try value(at: next.upperBound))
        sum += try integral(over: next, [before, middle, after], &left, check)
        (last, before) = (next.upperBound, after)
      }
    }
    return sum
  }

  // Of a step with its first value, the one in its middle, and the last.
  private func integral(
    over span: TickSpan, _ values: [Double], _ left: inout Int, _ check: Polling
  ) throws(Mistake) -> Double {
    try check()
    let seconds = Stage.seconds(ticks: span.upperBound - span.lowerBound)
    let whole = (values[0] + 4 * values[1] + values[2]) / 6 * seconds
    guard span.count > 4 else { return whole }
    let halves = Array(span.joinedHalves.reversed())
    let middles = try halves.map { half throws(Mistake) in try value(at: half.middle) }
    let sides = [[values[0], middles[0], values[1]], [values[1], middles[1], values[2]]]
    let sum = sides.reduce(0) { $0 + ($1[0] + 4 * $1[1] + $1[2]) / 12 * seconds }
    // What it changes by counts, however far from 0 that is, but for rounding.
    let (low, high) = (values + middles).reduce((values[0], values[0])) {
      (min($0.0, $1), max($0.1, $1))
    }
    let size = max(low.magnitude, high.magnitude) * Formula.rounding
    let least = (Self.leastChange * (high - low) + size) * seconds
    if left == 0 || (sum - whole).magnitude <= least {
      return sum + (sum - whole) / 15
    }
    left -= 1
    var known = 0.0
    for (half, side) in zip(halves, sides) {
      known += try integral(over: half, side, &left, check)
    }
    return known
  }
}
