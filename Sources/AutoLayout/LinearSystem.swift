/// A number and multiples of unknowns.
struct LinearSum {
  var constant: Double
  // In the order of the unknowns; no factor is zero.
  private(set) var terms: [Term]

  typealias Term = (unknown: Int, factor: Double)

  init(constant: Double = 0) { (self.constant, terms) = (constant, []) }
  init(unknown: Int) { (constant, terms) = (0, [(unknown, 1)]) }

  mutating func add(_ factor: Double, of other: LinearSum) {
    constant += factor * other.constant
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var rest = terms[...]
    for term in other.terms {
      while let first = rest.first, first.unknown < term.unknown {
        merged.append(rest.removeFirst())
      }
      let own = rest.first?.unknown == term.unknown ? rest.removeFirst().factor : 0
      let sum = own + factor * term.factor
      // A smaller sum is the rounding of numbers that cancel out.
      if abs(sum) > 1e-9 { merged.append((term.unknown, sum)) }
    }
    terms = merged + rest
  }

  /// Solves the sum, taken as zero, for the unknown with the largest factor.
  func solved() -> (unknown: Int, LinearSum)? {
    guard let pivot = terms.max(by: { abs($0.factor) < abs($1.factor) }) else { return nil }
    var sum = LinearSum()
    sum.add(-1 / pivot.factor, of: self)
    sum.terms.removeAll { $0.unknown == pivot.unknown }
    return (pivot.unknown, sum)
  }
}

/// Equations that are added one by one; one that contradicts those before it is refused.
///
/// By Gaussian elimination, each equation gives one unknown in terms of others. These are replaced
/// on demand, and the result is kept, so a chain of N equalities takes N steps, in any order.
struct LinearSystem {
  // By unknown; `nil` for those without an equation.
  private var solved: [LinearSum?]

  init(unknowns: Int) { solved = Array(repeating: nil, count: unknowns) }

  /// Adds the equation that a sum is zero, to within a millionth; returns whether it can be.
  mutating func add(zero sum: LinearSum) -> Bool {
    for term in sum.terms { flatten(term.unknown) }
    let sum = reduced(sum)
    guard let (unknown, rest) = sum.solved() else { return abs(sum.constant) < 1e-6 }
    solved[unknown] = rest
    return true
  }

  /// The value of an unknown, if the equations determine it.
  mutating func value(of unknown: Int) -> Double? {
    flatten(unknown)
    return solved[unknown].flatMap { $0.terms.isEmpty ? $0.constant : nil }
  }

  private func isFlat(_ unknown: Int) -> Bool {
    solved[unknown]?.terms.allSatisfy { solved[$0.unknown] == nil } ?? true
  }

  // Substitutes until only unknowns without an equation are left.
  private mutating func flatten(_ unknown: Int) {
    var waiting = [unknown]
    while let next = waiting.last {
      guard let sum = solved[next], !isFlat(next) else {
        waiting.removeLast()
        continue
      }
      let inner = sum.terms.map(\.unknown).filter { !isFlat($0) }
      if inner.isEmpty { solved[next] = reduced(sum) }
      waiting += inner
    }
  }

  private func reduced(_ sum: LinearSum) -> LinearSum {
    sum.terms.reduce(into: LinearSum(constant: sum.constant)) { result, term in
      result.add(term.factor, of: solved[term.unknown] ?? LinearSum(unknown: term.unknown))
    }
  }
}
