import IntervalArithmetic

/// A span of moments, in ticks.
package typealias TickSpan = ClosedRange<Int64>

/// Called again and again by long work; throws when the user interrupts it.
package typealias Polling = () throws(Mistake) -> Void

/// Where in a span something holds.
package enum Found: Equatable {
  /// The first such moment, or the last, in ticks.
  case at(Int64)
  /// Proven to hold nowhere.
  case nowhere
  /// Unknown: finding out would take too long.
  case undecided(TickSpan)

  package var moment: Int64? {
    if case .at(let moment) = self { moment } else { nil }
  }
}

/// Examines spans of time and halves those that are undecided, down to one moment.
struct MotionSearch {
  let check: Polling
  private var looks = 0

  // Choice: the most looks for each piece between cuts.
  static let most = 10_000

  init(check: @escaping Polling) { self.check = check }

  /// The first moment, or the last, at which something holds.
  ///
  /// - Parameters: cuts are rising moments where it may change; `verdict` answers for a span,
  /// `value` for a moment.
  mutating func first(
    in span: TickSpan, cuts: [Int64], isLast: Bool = false,
    verdict: (TickSpan) -> Verdict, value: (Int64) throws(Mistake) -> Bool
  ) throws(Mistake) -> Found {
    let limit = looks + Self.most * (cuts.count + 1)
    // The next span to look at is the last.
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

  /// The parts of a span with what is known of each, halved down to a step between two ticks where
  /// nothing is; `nil` where there are too many.
  mutating func parts<Known>(
    of span: TickSpan, cuts: [Int64], most: Int = Self.most, known: (TickSpan) -> Known?
  ) throws(Mistake) -> [(span: TickSpan, known: Known?)]? {
    let limit = looks + most * (cuts.count + 1)
    var parts: [(span: TickSpan, known: Known?)] = []
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

  // The parts of a span between its cuts; joined parts share their ends.
  private static func pieces(
    of span: TickSpan, _ cuts: [Int64], areJoined: Bool = false
  ) -> [TickSpan] {
    var pieces: [TickSpan] = []
    var start = span.lowerBound
    for cut in cuts where cut > start && cut <= span.upperBound {
      // The step before a cut is a piece of its own.
      pieces.append(start...cut - 1)
      if areJoined { pieces.append(cut - 1...cut) }
      start = cut
    }
    pieces.append(start...span.upperBound)
    return pieces
  }
}
