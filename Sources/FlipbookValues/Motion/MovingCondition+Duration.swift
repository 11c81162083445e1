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
  /// How many steps each part between two moments at which something may change has at least.
  private static let leastSteps: Int64 = 16

  package static var summedText: String {
    "summed from up to \(2 * looksPerSecond) values a second, or \(2 * leastSteps) of each short part"
  }

  /// The integral over the seconds of a span by Simpson's rule, 240 steps a second; fewer in long
  /// spans, and more in short parts of a motion.
  package func integral(over span: TickSpan, check: @escaping Polling) throws(Mistake) -> Double {
    let longest = longestStep(in: span)
    // Where too many are looked for to be found, the samples pass over them.
    let jumps = (try? breaks(in: span, ofRateToo: false, KnownRates(self), check: check)) ?? []
    let cuts = Set(cuts(in: span) + jumps).sorted()
    var sum = 0.0
    for part in MotionSearch.pieces(of: span, cuts, areJoined: true) {
      let length = part.upperBound - part.lowerBound
      let step = max(min(longest, length / Self.leastSteps), 1)
      sum += try integral(over: part, step: step, check)
    }
    return sum
  }

  private func integral(
    over span: TickSpan, step: Int64, _ check: Polling
  ) throws(Mistake) -> Double {
    var (sum, last) = (0.0, span.lowerBound)
    var before = try value(at: last)
    while last < span.upperBound {
      try check()
      let look = min(last + step, span.upperBound)
      let (middle, after) = (try value(at: last + (look - last) / 2), try value(at: look))
      sum += (before + 4 * middle + after) / 6 * Stage.seconds(ticks: look - last)
      (last, before) = (look, after)
    }
    return sum
  }
}
