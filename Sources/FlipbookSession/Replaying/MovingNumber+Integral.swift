extension MovingNumber {
  // Choices: the least number of steps in each part between two possible changes, how many steps of
  // a span are halved, and by what share a last halving may still change the sum.
  private static let leastSteps: Int64 = 8
  private static let mostHalvings = 20_000
  private static let leastChange = 1e-6

  /// The integral over the seconds of a span by Simpson's rule: 120 steps a second, fewer in long
  /// spans and more in short parts of a motion; steps are halved as long as that changes their sum.
  func integral(over span: TickSpan, check: @escaping Polling) throws(Mistake) -> Double {
    let longest = 2 * longestStep(in: span)
    // If the search for breaks gives up, the samples pass over them.
    let bends = (try? breaks(in: span, ofRateToo: true, KnownRates(self), check: check)) ?? []
    let cuts = Set(cuts(in: span) + bends.map(\.upperBound)).sorted()
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

  // The integral of one step; `values` are its first, its middle and its last value.
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
    // The tolerance is a share of how much the values vary, wherever they are, plus rounding.
    let (low, high) = (values + middles).reduce((values[0], values[0])) {
      (min($0.0, $1), max($0.1, $1))
    }
    let size = max(low.magnitude, high.magnitude) * Formula.rounding
    let least = (Self.leastChange * (high - low) + size) * seconds
    if left == 0 || (sum - whole).magnitude <= least { return sum + (sum - whole) / 15 }
    left -= 1
    var known = 0.0
    for (half, side) in zip(halves, sides) {
      known += try integral(over: half, side, &left, check)
    }
    return known
  }
}
