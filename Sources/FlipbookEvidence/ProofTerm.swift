import FlipbookText
import IntervalArithmetic

/// A number of a proof as a function of the place in a stretch of time, from 0 at its first tick to
/// 1 at its last, with its text in a file.
indirect enum ProofTerm: Sendable {
  /// A linear term; the rate is its change per second.
  case ramp(from: Double, to: Double, rate: Double)
  /// A function of other terms, with the function's own numbers in its name.
  case call(String, [ProofTerm], @Sendable ([Interval]) -> Interval)
  /// Something for which a file has no words.
  case unknown(String)

  static func number(_ number: Double) -> ProofTerm {
    .call("\(number)", []) { _ in Interval(number) }
  }

  func range(over place: Interval) -> Interval {
    switch self {
    case .ramp(let from, let to, _): Interval(from) + (Interval(to) - Interval(from)) * place
    case .call(_, let terms, let function): function(terms.map { $0.range(over: place) })
    case .unknown: .undefined
    }
  }

  /// The size of the greatest number in it, except for the times given to springs and curves.
  func size(over place: Interval) -> Double {
    let range = range(over: place)
    let greatest = max(range.lower.magnitude, range.upper.magnitude)
    let own = greatest.isFinite ? greatest : 0
    guard case .call(let name, let terms, _) = self, !name.contains(" ") else { return own }
    return terms.reduce(own) { max($0, $1.size(over: place)) }
  }

  var text: String {
    switch self {
    case .ramp(let from, let to, _): "(ramp \(from) \(to))"
    case .call(let name, let terms, _) where terms.isEmpty: name
    case .call(let name, let terms, _): "(\(([name] + terms.map(\.text)).joined(separator: " ")))"
    case .unknown(let what): what
    }
  }

  /// The thing for which a file has no words; `nil` if there is none.
  var unknown: String? {
    switch self {
    case .ramp: nil
    case .call(_, let terms, _): terms.firstNonNil(\.unknown)
    case .unknown(let what): what
    }
  }

  /// Whether linear terms are linear over some seconds: each clock rounds its moments to ticks.
  func lasts(_ seconds: Double) -> Bool {
    switch self {
    case .ramp(let from, let to, let rate):
      abs(to - from - rate * seconds) <= 3e-10 * abs(rate) + 1e-12 * max(abs(from), abs(to))
    case .call(_, let terms, _): terms.allSatisfy { $0.lasts(seconds) }
    case .unknown: false
    }
  }
}

/// The condition that a proof shows, by bounds of the differences that it compares with 0.
enum ProofCondition {
  case constant(Bool)
  /// Whether a difference is at most 0, or less than that, by its place among them.
  case atMost(Int, isStrict: Bool)
  /// Both conditions, or one of them.
  indirect case joined(isBoth: Bool, ProofCondition, ProofCondition)

  /// - Parameter slack: the largest difference of numbers that may be equal.
  func isShown(by bounds: [Interval], slack: Double) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .atMost(let place, isStrict: true): bounds[place].upper < 0
    case .atMost(let place, isStrict: false): bounds[place].upper <= slack
    case .joined(let isBoth, let a, let b):
      a.isShown(by: bounds, slack: slack) == isBoth
        ? b.isShown(by: bounds, slack: slack) : !isBoth
    }
  }

  func text(_ compared: [ProofTerm]) -> String {
    switch self {
    case .constant(let holds): "\(holds)"
    case .atMost(let place, let isStrict): "(\(isStrict ? "<" : "<=") \(compared[place].text))"
    case .joined(let isBoth, let a, let b):
      "(\(isBoth ? "and" : "or") \(a.text(compared)) \(b.text(compared)))"
    }
  }
}

extension FormulaCondition {
  /// The condition that shows that it holds, or fails, by the places given to differences.
  func shown(_ holds: Bool, _ difference: (Formula, Formula) -> Int) -> ProofCondition {
    func atMost(_ a: Formula, _ b: Formula, isStrict: Bool) -> ProofCondition {
      // The opposite of `a <= b` is `b < a`.
      holds
        ? .atMost(difference(a, b), isStrict: isStrict)
        : .atMost(difference(b, a), isStrict: !isStrict)
    }
    switch self {
    case .constant(let constant): return .constant(constant == holds)
    case .compared(let op, let a, let b):
      return op == .less || op == .lessOrEqual
        ? atMost(a, b, isStrict: op == .less) : atMost(b, a, isStrict: op == .greater)
    case .near(let pairs):
      return pairs.reduce(.constant(holds)) { all, pair in
        let distance = Formula.magnitude(.difference(pair.0, pair.1))
        return .joined(isBoth: holds, all, atMost(distance, pair.within, isStrict: false))
      }
    case .not(let other): return other.shown(!holds, difference)
    case .and(let a, let b):
      return .joined(isBoth: holds, a.shown(holds, difference), b.shown(holds, difference))
    case .choice(let condition, let a, let b):
      func branch(_ isFirst: Bool, _ branch: FormulaCondition) -> ProofCondition {
        .joined(
          isBoth: true, condition.shown(isFirst, difference), branch.shown(holds, difference))
      }
      return .joined(isBoth: false, branch(true, a), branch(false, b))
    }
  }
}
