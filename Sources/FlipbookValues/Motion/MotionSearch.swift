import IntervalArithmetic

package typealias TickSpan = ClosedRange<Int64>

extension TickSpan {
  package var middle: Int64 { lowerBound + (upperBound - lowerBound) / 2 }
  /// The span with the step after it; there is none after the last tick.
  var withNextStep: TickSpan { lowerBound...Swift.max(upperBound, upperBound &+ 1) }
  /// About `count` parts that share their ends; at most one for each step.
  func parts(_ count: Int64) -> [TickSpan] {
    let step = Swift.max((upperBound - lowerBound) / count, 1)
    return stride(from: lowerBound, through: upperBound, by: Int(step)).map {
      $0...($0 + Swift.min(step, upperBound - $0))
    }
  }

  /// The two halves, which share the middle; the later one comes first.
  package var joinedHalves: [TickSpan] { [middle...upperBound, lowerBound...middle] }
}

/// A check that long work calls regularly; throws when the user interrupts it.
package typealias Polling = () throws(Mistake) -> Void

/// The moment in a span at which something holds.
package enum Found: Equatable {
  /// The first such moment, or the last, in ticks.
  case at(Int64)
  /// Proven to hold nowhere.
  case nowhere
  /// Unknown: finding out would take too long.
  case undecided(TickSpan)

  package var moment: Int64? { if case .at(let moment) = self { moment } else { nil } }
}

/// Examines spans of time and halves those that are undecided, down to one moment.
package struct MotionSearch {
  let check: Polling
  private var looks = 0

  // Choice: the most looks for each piece between cuts.
  static let most = 10_000

  init(check: @escaping Polling) { self.check = check }

  /// The first moment, or the last, at which something holds.
  ///
  /// - Parameter cuts: rising moments where it may change.
  mutating func first(
    in span: TickSpan, cuts: [Int64], isLast: Bool = false,
    verdict: (TickSpan) -> Verdict, value: (Int64) throws(Mistake) -> Verdict
  ) throws(Mistake) -> Found {
    let limit = looks + Self.most * (cuts.count + 1)
    // The spans are a stack: the last one is looked at next.
    var spans = Self.pieces(of: span, cuts)
    if !isLast { spans.reverse() }
    while let span = spans.popLast() {
      looks += 1
      try check()
      if span.count == 1 {
        switch try value(span.lowerBound) {
        case .holds: return .at(span.lowerBound)
        case .fails: continue
        case .unknown: return .undecided(span.withNextStep)
        }
      }
      switch verdict(span) {
      case .holds: return .at(isLast ? span.upperBound : span.lowerBound)
      case .fails: continue
      case .unknown:
        guard looks < limit else { return .undecided(span) }
        let halves = (span.lowerBound...span.middle, span.middle + 1...span.upperBound)
        spans += isLast ? [halves.0, halves.1] : [halves.1, halves.0]
      }
    }
    return .nowhere
  }

  typealias Part<Known> = (span: TickSpan, known: Known?)

  /// Divides a span by halving into parts, with what is known of each; `nil` if there are too many.
  ///
  /// Unknown parts are halved down to a step between two ticks or, if too many, to short ones.
  /// Neighbours with equal knowledge are one part, if it `joins`. What is known of one period of a
  /// repetition is reused for the next ones; only the gaps between its parts are looked at again.
  mutating func parts<Known: Equatable>(
    of span: TickSpan, cuts: [Int64], most: Int = Self.most, repeating repetition: Repetition?,
    joins: (Known) -> Bool = { _ in true }, isShort: ((TickSpan) -> Bool)? = nil,
    known: (TickSpan) -> Known?
  ) throws(Mistake) -> [Part<Known>]? {
    let found = try parts(of: span, cuts, most, repetition, joins, { _ in false }, known)
    guard found == nil, let isShort else { return found }
    return try parts(of: span, cuts, most, repetition, joins, isShort, known)
  }

  private mutating func parts<Known: Equatable>(
    of span: TickSpan, _ cuts: [Int64], _ most: Int, _ repetition: Repetition?,
    _ joins: (Known) -> Bool, _ isShort: (TickSpan) -> Bool, _ known: (TickSpan) -> Known?
  ) throws(Mistake) -> [Part<Known>]? {
    var parts: [Part<Known>] = []
    let limit = looks + most * (cuts.count + 1)
    var cuts = cuts[...]
    func look(until end: Int64, _ search: inout MotionSearch) throws(Mistake) -> Bool {
      let start = parts.last?.span.upperBound ?? span.lowerBound
      guard start < end else { return true }
      cuts = cuts.drop { $0 <= start }
      return try search.look(
        at: start...end, cuts: Array(cuts.prefix { $0 <= end }), limit: limit, isShort, known
      ) { part in
        if let last = parts.last?.known, last == part.known, joins(last) {
          let start = parts.removeLast().span.lowerBound
          parts.append((start...part.span.upperBound, last))
        } else {
          parts.append(part)
        }
      }
    }
    if let (first, more) = repetition?.periods(in: span), let repetition {
      guard try look(until: first.lowerBound, &self) else { return nil }
      let before = parts.count
      guard try look(until: first.upperBound, &self) else { return nil }
      let period = parts[before...].filter { $0.known != nil }
      for count in 1...more {
        try check()
        for part in period {
          guard let there = repetition.later(part.span, by: count),
            there.upperBound <= span.upperBound
          else { continue }
          guard try look(until: there.lowerBound, &self) else { return nil }
          parts.append((there, part.known))
        }
      }
    }
    return try look(until: span.upperBound, &self) ? parts : nil
  }

  // Reports the parts of a span in order; returns false if there are too many.
  private mutating func look<Known>(
    at span: TickSpan, cuts: [Int64], limit: Int, _ isShort: (TickSpan) -> Bool,
    _ known: (TickSpan) -> Known?, found: (Part<Known>) -> Void
  ) throws(Mistake) -> Bool {
    var spans = Array(Self.pieces(of: span, cuts, areJoined: true).reversed())
    while let span = spans.popLast() {
      looks += 1
      try check()
      guard span.count > 1 else { continue }
      let known = known(span)
      guard known == nil, span.count > 2, !isShort(span) else {
        found((span, known))
        continue
      }
      guard looks < limit else { return false }
      spans += span.joinedHalves
    }
    return true
  }

  /// The parts of a span between its cuts, which rise; joined parts share their ends.
  package static func pieces(of span: TickSpan, _ cuts: [Int64], areJoined: Bool = false)
    -> [TickSpan]
  {
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
