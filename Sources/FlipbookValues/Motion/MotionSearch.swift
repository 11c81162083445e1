import IntervalArithmetic

/// Where something is the case, of all moments in a span.
package enum Found: Equatable {
  /// The first of these moments, or the last one, in ticks.
  case at(Int64)
  /// Nowhere: that is proven.
  case nowhere
  /// Nobody knows: it would take too long to find out.
  case undecided(ClosedRange<Int64>)

  /// The moment, where there is one.
  package var moment: Int64? {
    if case .at(let moment) = self { moment } else { nil }
  }
}

/// Looks at spans of moments, and halves those of which too little is known; a span of one moment is
/// decided by its value.
struct MotionSearch {
  /// Asked again and again; throws when the person wants it to end.
  let check: () throws(Mistake) -> Void
  private var looks = 0

  // Choice: so many looks for each piece that is known to differ from its neighbours.
  static let most = 10_000

  init(check: @escaping () throws(Mistake) -> Void) { self.check = check }

  /// The first moment, or the last, at which something holds.
  ///
  /// - Parameters:
  ///   - cuts: moments in the span at which it is likely to change its ways, rising.
  ///   - verdict: whether it holds throughout a span.
  ///   - value: whether it holds at a moment.
  mutating func first(
    in span: ClosedRange<Int64>, cuts: [Int64], isLast: Bool = false,
    verdict: (ClosedRange<Int64>) -> Verdict, value: (Int64) throws(Mistake) -> Bool
  ) throws(Mistake) -> Found {
    let limit = looks + Self.most * (cuts.count + 1)
    // The next one to be looked at is the last.
    var spans = Self.pieces(of: span, cuts)
    if !isLast { spans.reverse() }
    while let span = spans.popLast() {
      looks += 1
      try check()
      if span.count == 1 {
        if try value(span.lowerBound) { return .at(span.lowerBound) }
        continue
      }
      switch verdict(span) {
      case .holds: return .at(isLast ? span.upperBound : span.lowerBound)
      case .fails: continue
      case .unknown:
        guard looks < limit else { return .undecided(span) }
        let middle = span.lowerBound + (span.upperBound - span.lowerBound) / 2
        let halves = (span.lowerBound...middle, middle + 1...span.upperBound)
        spans += isLast ? [halves.0, halves.1] : [halves.1, halves.0]
      }
    }
    return .nowhere
  }

  /// The parts of a span, in order and with their ends in common, each with what is known of it;
  /// `nil` where there are too many.
  ///
  /// What nothing is known of is halved, down to a step from one tick to the next.
  mutating func parts<Known>(
    of span: ClosedRange<Int64>, cuts: [Int64], most: Int = Self.most,
    known: (ClosedRange<Int64>) -> Known?
  ) throws(Mistake) -> [(span: ClosedRange<Int64>, known: Known?)]? {
    let limit = looks + most * (cuts.count + 1)
    var parts: [(span: ClosedRange<Int64>, known: Known?)] = []
    var spans = Array(Self.pieces(of: span, cuts, areJoined: true).reversed())
    while let span = spans.popLast() {
      looks += 1
      try check()
      guard span.count > 1 else { continue }
      let known = known(span)
      guard known == nil, span.count > 2 else {
        parts.append((span, known))
        continue
      }
      guard looks < limit else { return nil }
      let middle = span.lowerBound + (span.upperBound - span.lowerBound) / 2
      spans += [middle...span.upperBound, span.lowerBound...middle]
    }
    return parts
  }

  // The parts of a span between its cuts; joined they have their ends in common.
  private static func pieces(
    of span: ClosedRange<Int64>, _ cuts: [Int64], areJoined: Bool = false
  ) -> [ClosedRange<Int64>] {
    var pieces: [ClosedRange<Int64>] = []
    var start = span.lowerBound
    for cut in cuts where cut > start && cut <= span.upperBound {
      // What changes its ways there has the step before the cut for itself.
      pieces.append(start...cut - 1)
      if areJoined { pieces.append(cut - 1...cut) }
      start = cut
    }
    pieces.append(start...span.upperBound)
    return pieces
  }
}
