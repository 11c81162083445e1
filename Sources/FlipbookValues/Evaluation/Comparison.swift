/// One comparison of a condition: its two sides and the tolerance between them.
///
/// `==` holds when the sides differ by at most half a unit of the last digit written: `== 0.13`
/// holds for 0.129162. Without decimals the difference must be less than half a unit. Without
/// written digits, or with computed ones as in `1 / 3`, the sides must agree to a share of 1e-9.
package struct Comparison {
  package let op: InfixOperator
  package let left: Value
  package let right: Value
  private let tolerances: [Double]
  private let span: Span

  package init(
    _ op: InfixOperator, _ lhs: Expression, _ rhs: Expression, _ span: Span,
    within: Double? = nil, in scope: Scope
  ) throws(Mistake) {
    self.op = op
    self.span = span
    let first = try scope.evaluate(lhs)
    let state = scope.state(rhs, beside: first)
    let second = if let state { state } else { try scope.evaluate(rhs) }
    func isNumber(_ value: Value) -> Bool { value.kind == .number || value.kind.isProgress }
    left = isNumber(second) ? try scope.operand(lhs) : first
    right = isNumber(first) ? try scope.operand(rhs) : second
    let count = max(left.components?.count ?? 1, 1)
    let size = (left.components ?? []).map(abs).max() ?? 1
    tolerances =
      within.map { Array(repeating: $0, count: count) }
      ?? Self.tolerances(lhs, rhs, count: count, in: scope)
      ?? Array(repeating: Self.nearShare * max(size, 1), count: count)
  }

  /// The tolerance of each number by the digits written; `nil` if neither side has any.
  package static func tolerances(
    _ lhs: Expression, _ rhs: Expression, count: Int, in scope: Scope
  ) -> [Double]? {
    let left = scope.writtenTolerances(lhs, count: count)
    let right = scope.writtenTolerances(rhs, count: count)
    guard let left, let right else { return left ?? right }
    return zip(left, right).map { max($0, $1) }
  }

  /// The tolerance without written digits, as a share of the numbers' size.
  package static let nearShare = 1e-9

  package var holds: Bool {
    get throws(Mistake) {
      if op == .equal { return try areEqual }
      if op == .notEqual { return try !areEqual }
      guard case .number(let a) = left, case .number(let b) = right else { throw mismatch }
      return switch op {
      case .less: a.value < b.value
      case .lessOrEqual: a.value <= b.value
      case .greater: a.value > b.value
      default: a.value >= b.value
      }
    }
  }

  /// Whether two numbers that count as equal differ by more than a twentieth (choice): 0.095 and 0.
  package var isCoarse: Bool {
    guard op == .equal, case .number(let a) = left, case .number(let b) = right else {
      return false
    }
    let (way, size) = (abs(a.value - b.value), max(abs(a.value), abs(b.value)))
    return way > size / 20 && way > Self.nearShare
  }

  private var mismatch: Mistake {
    Mistake(.noOperator(op.rawValue, lhs: left.kind.noun, rhs: right.kind.noun), span)
  }

  private var areEqual: Bool {
    get throws(Mistake) {
      guard left.kind == right.kind else { throw mismatch }
      guard let a = left.components, let b = right.components, a.count == b.count else {
        return left == right
      }
      return a.indices.allSatisfy { abs(a[$0] - b[$0]) <= tolerances[$0] }
    }
  }
}

extension Scope {
  /// The gesture state that a word means when it is compared with another state.
  func state(_ expression: Expression, beside other: Value) -> Value? {
    let words = UIGestureRecognizer.State.words
    guard case .word(let state) = other, words.contains(state), let word = expression.word?.text,
      words.contains(word), named(word) == nil
    else { return nil }
    return .word(word)
  }

  /// The tolerance of each number written here; `nil` where none is written.
  package func writtenTolerances(_ expression: Expression, count: Int) -> [Double]? {
    switch expression {
    case .number(let literal): return Array(repeating: tolerance(literal), count: count)
    case .color: return Array(repeating: 0.5 / 255, count: count)
    case .tuple(let parts, _) where parts.count == count:
      return parts.map { writtenTolerances($0, count: 1)?.first ?? Comparison.nearShare }
    case .call(let call) where ["rgb", "rgba"].contains(call.name.description):
      let list = call.values.map { writtenTolerances($0, count: 1)?.first ?? Comparison.nearShare }
      return list + Array(repeating: Comparison.nearShare, count: max(count - list.count, 0))
    case .prefix(_, let operand, _): return writtenTolerances(operand, count: count)
    default: return nil
    }
  }

  // Half a unit of the last digit. Without decimals exactly half a unit does not count as equal, or
  // 0.5 would equal both 0 and 1; with decimals it does, with room for binary rounding.
  private func tolerance(_ literal: NumberLiteral) -> Double {
    var half = 0.5
    for _ in 0..<min(literal.fractionDigits, 30) { half /= 10 }
    half *= literal.fractionDigits == 0 ? 1 - 1e-9 : 1 + 1e-9
    return quantity(half, in: literal.unit).value
  }
}
