import IntervalArithmetic

extension MovingCondition {
  /// The number of ticks of a span for which it holds; what holds at a tick holds until the next.
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
