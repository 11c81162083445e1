import FlipbookText
import IntervalArithmetic

/// Writes the evidence that a condition holds, or fails, all along: stretches of time in which
/// every number is one term, and pieces of them with bounds that decide it.
///
/// The lines are described in `ProofFile`, and read by a checker that has no code of this program.
package struct EvidenceWriter {
  package private(set) var lines: [String] = []
  /// Why nothing more could be written.
  package var obstacle: String?
  private var left = Self.most
  private let check: Polling

  // Choices: a file of some megabytes, and pieces after which a stretch is halved.
  private static let (most, mostOfStretch) = (100_000, 4_000)

  package init(check: @escaping Polling) { self.check = check }

  package mutating func write(_ line: String) { lines.append(line) }

  /// Writes the evidence for a span until the next event.
  ///
  /// - Returns: whether there may be more to write: there is no obstacle, and no moment of an
  ///   `eventually` was found.
  package mutating func write(
    _ promise: Promise, at world: World, _ span: TickSpan
  ) throws(Mistake) -> Bool {
    let scope = Scope(world: world, source: promise.source)
    let moving = try MovingCondition(condition: promise.expression, in: scope)
    guard moving.isProven, let formula = moving.formula else {
      obstacle = "no formula is known of all that moves"
      return false
    }
    guard promise.kind == .eventually else {
      return try write(
        formula, moving.sources, promise.wanted, over: span, cuts: moving.cuts(in: span))
    }
    guard
      let found = try moving.first(true, in: span, favoured: .answer(true), check: check).moment
    else { return true }
    _ = try write(formula, moving.sources, true, over: found...found, cuts: [])
    return false
  }

  /// Writes a span between its cuts, with every motion of a family; returns whether it could.
  package mutating func write(
    _ formula: FormulaCondition, _ sources: MotionSources, _ wanted: Bool, over span: TickSpan,
    cuts: [Int64]
  ) throws(Mistake) -> Bool {
    var spans = Array(MotionSearch.pieces(of: span, cuts).reversed())
    while let span = spans.popLast() {
      try check()
      let stretch = ProofStretch(formula, wanted, sources, span)
      obstacle = stretch.unknown.map { "a file has no words for \($0)" }
      if obstacle != nil { return false }
      if let pieces = try pieces(of: stretch) {
        lines += stretch.lines + pieces
        continue
      }
      // Halving does not help where a single moment is not decided.
      let middle = ProofStretch(formula, wanted, sources, span.middle...span.middle)
      guard left > 0, span.count > 1, try pieces(of: middle) != nil else {
        obstacle = left > 0 ? "it takes more than bounds" : "it takes too many pieces"
        return false
      }
      spans += [span.middle + 1...span.upperBound, span.lowerBound...span.middle]
    }
    return true
  }

  private mutating func pieces(of stretch: ProofStretch) throws(Mistake) -> [String]? {
    guard stretch.isWhole else { return nil }
    var (found, open) = ([String](), [stretch.span])
    while let span = open.popLast() {
      try check()
      left -= 1
      if let bounds = stretch.bounds(over: span) {
        let numbers = bounds.flatMap { [" \($0.lower)", " \($0.upper)"] }
        found.append("piece \(span.lowerBound) \(span.upperBound)\(numbers.joined())")
        continue
      }
      guard span.count > 2, left > 0, found.count < Self.mostOfStretch,
        stretch.bounds(over: span.middle...span.middle) != nil
      else { return nil }
      open += span.joinedHalves
    }
    return found
  }
}

/// A stretch of time in which all numbers that a condition compares are written as terms.
private struct ProofStretch {
  let span: TickSpan
  private let condition: ProofCondition
  private let compared: [ProofTerm]
  // The most that rounding may lead equal numbers apart: a share of the greatest number.
  private let slack: Double

  init(_ formula: FormulaCondition, _ holds: Bool, _ sources: MotionSources, _ span: TickSpan) {
    self.span = span
    var compared: [ProofTerm] = []
    let look = MotionLook<EvidenceNumber>(sources, span)
    condition = formula.shown(holds) { a, b in
      compared.append(Formula.difference(a, b).value(in: look).term)
      return compared.count - 1
    }
    slack = 0x1p-40 * compared.reduce(1) { max($0, $1.size(over: Interval(0, 1))) }
    self.compared = compared
  }

  var unknown: String? { compared.firstNonNil(\.unknown) }

  /// Whether linear terms are linear from its first tick to its last.
  var isWhole: Bool {
    let length = Stage.seconds(ticks: span.upperBound - span.lowerBound)
    return compared.allSatisfy { $0.lasts(length) }
  }

  /// The bounds of the compared terms over a part of it, if they show the condition.
  func bounds(over part: TickSpan) -> [Interval]? {
    func place(_ ticks: Int64) -> Double {
      Double(ticks - span.lowerBound) / Double(max(span.upperBound - span.lowerBound, 1))
    }
    // Places are rounded too.
    let places = Interval(place(part.lowerBound), place(part.upperBound)).widened(by: 0x1p-45)
    let bounds = compared.map { term in
      let range = term.range(over: places)
      return range.isDefined ? range.widened(by: slack / 4) : .entire
    }
    return condition.isShown(by: bounds, slack: slack) ? bounds : nil
  }

  var lines: [String] {
    [
      "stretch \(span.lowerBound) \(span.upperBound) \(slack)",
      "condition \(condition.text(compared))",
    ]
  }
}
