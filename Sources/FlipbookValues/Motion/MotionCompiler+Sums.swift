import IntervalArithmetic
import PropertyEngine

// Sums of numbers that one motion drives: it cancels out of the sum, but not out of single bounds.
extension MotionCompiler {
  private typealias Term = (formula: Formula, drive: Drive?, factor: Double)

  /// A sum or a difference, in the form of ``related(_:_:_:)`` if there is one.
  func joined(_ op: InfixOperator, _ a: Formula, _ b: Formula) -> Formula {
    related(op, a, b) ?? .infix(op, a, b)
  }

  /// A sum or a difference with one number for each driving motion; `nil` if it has that form.
  func related(_ op: InfixOperator, _ a: Formula, _ b: Formula) -> Formula? {
    let plain = Formula.infix(op, a, b)
    guard plain.shownCount > 1, plain.isSum else { return nil }
    let known = simplified(plain)
    guard !unknown.isEmpty else { return known }
    sources.sums.append((known ?? plain, margin: margin(of: plain)))
    return .sum(sources.sums.count - 1)
  }

  // The largest rounding error of a sum, whatever its numbers are now.
  private func margin(of sum: Formula) -> Double {
    switch sum {
    case .shown(let source, let number): sources.margins(of: source)[number]
    case .sum(let place): sources.sums[place].margin
    case .negated(let operand): margin(of: operand)
    case .infix(.multiply, let a, let b):
      (a.constant ?? 1).magnitude * (b.constant ?? 1).magnitude * (margin(of: a) + margin(of: b))
    case .infix(.divide, let a, let b): margin(of: a) / (b.constant ?? 1).magnitude
    case .infix(_, let a, let b): margin(of: a) + margin(of: b)
    default: sum.constant.map { $0.magnitude * Formula.rounding } ?? 0
    }
  }

  private func simplified(_ plain: Formula) -> Formula? {
    guard let (terms, constant) = terms(of: plain) else { return nil }
    let drives = terms.compactMap { term in term.drive.map { $0 * term.factor } }
    if let first = drives.first, drives.count == terms.count,
      drives.dropFirst().reduce(first, +).delta == 0
    {
      return fixed(plain)
    }
    var groups: [(first: Term, sum: Drive?)] = []
    for term in terms {
      if term.drive == nil,
        let place = groups.firstIndex(where: { $0.first.formula.isSame(shown: term.formula) })
      {
        groups[place].first.factor += term.factor
        continue
      }
      let place = groups.indices.first { place in
        guard let drive = term.drive, let own = groups[place].first.drive,
          own.sharesMotion(with: drive)
        else { return false }
        groups[place].sum = groups[place].sum.map { $0 + drive * term.factor }
        return true
      }
      if place == nil { groups.append((term, term.drive.map { $0 * term.factor })) }
    }
    guard groups.count < terms.count else { return nil }
    return groups.reduce(.constant(constant)) { sum, group in
      let ((formula, drive, factor), total) = group
      guard let drive, let total, let whole = drive.delta, let delta = total.delta, whole != 0
      else {
        return factor == 0 ? sum : .infix(.add, sum, .product(.constant(factor), formula))
      }
      let share = delta / whole
      let rest = Formula.constant(total.end - share * drive.end)
      return .infix(
        .add, sum, share == 0 ? rest : .infix(.add, rest, .product(.constant(share), formula)))
    }
  }

  /// A number of a moving value that itself does not move; `nil` for any other.
  func still(_ number: Int, of source: ShownValue) -> Formula? {
    guard unknown.isEmpty, source.drive(of: number)?.delta == 0 else { return nil }
    return .constant(source.values(atTicks: scope.world.stage.ticks)[number])
  }

  // A number that does not move keeps its present value, to the last bit.
  private func fixed(_ number: Formula) -> Formula? {
    let now = scope.world.stage.ticks
    let value = number.value(in: MotionLook<Double>(sources, now...now))
    return value.isFinite ? .constant(value) : nil
  }

  // The terms of a sum, each a shown number with a factor, and its constant; `nil` if the formula
  // is more than a sum.
  private func terms(of formula: Formula) -> (terms: [Term], constant: Double)? {
    switch formula {
    case .constant(let number): return ([], number)
    case .sum(let place): return terms(of: sources.sums[place].0)
    case .shown(let source, let number):
      return ([(formula, sources.all[source].drive(of: number), 1)], 0)
    case .negated(let operand): return terms(of: operand).map { scaled($0, by: -1) }
    case .infix(.add, let a, let b), .infix(.subtract, let a, let b):
      guard let first = terms(of: a), var second = terms(of: b) else { return nil }
      if case .infix(.subtract, _, _) = formula { second = scaled(second, by: -1) }
      return (first.terms + second.terms, first.constant + second.constant)
    case .infix(.multiply, let a, let b):
      if let factor = a.constant { return terms(of: b).map { scaled($0, by: factor) } }
      return b.constant.flatMap { factor in terms(of: a).map { scaled($0, by: factor) } }
    case .infix(.divide, let a, .constant(let divisor)) where divisor != 0:
      return terms(of: a).map { scaled($0, by: 1 / divisor) }
    default: return nil
    }
  }

  private func scaled(
    _ sum: (terms: [Term], constant: Double), by factor: Double
  ) -> (terms: [Term], constant: Double) {
    (sum.terms.map { ($0.formula, $0.drive, $0.factor * factor) }, sum.constant * factor)
  }

  /// Whether a number is at least 0 until the next event.
  func isNeverNegative(_ number: Formula) -> Bool {
    let (stage, now) = (scope.world.stage, scope.world.stage.ticks)
    let end = unknown.isEmpty ? stage.nextDueTicks : stage.lastDueTicks
    let look = MotionLook<Interval>(sources, now...max(end ?? now, now))
    sources.findings.append(number.value(in: look).lower >= 0)
    return sources.findings.last == true
  }
}

extension Formula {
  // Whether both are the same number of one shown value.
  fileprivate func isSame(shown other: Formula) -> Bool {
    guard case .shown(let source, let number) = self, case .shown(source, number) = other else {
      return false
    }
    return true
  }

  // The most shown numbers of which it may be the sum.
  fileprivate var shownCount: Int {
    switch self {
    case .shown: 1
    case .sum: 2
    case .negated(let operand): operand.shownCount
    case .infix(_, let a, let b): a.shownCount + b.shownCount
    default: 0
    }
  }
}
