package enum Arithmetic {
  package static func apply(
    _ op: InfixOperator, _ lhs: Value, _ rhs: Value, _ span: Span
  ) throws(Mistake) -> Value {
    if op.divides, case .number(let divisor) = rhs, divisor.value == 0 {
      throw Mistake(.divisionByZero, span)
    }
    let result = try value(op, lhs, rhs, span)
    guard result.isFinite else { throw Mistake(.notFinite, span) }
    return result
  }

  private static func value(
    _ op: InfixOperator, _ lhs: Value, _ rhs: Value, _ span: Span
  ) throws(Mistake) -> Value {
    switch (lhs, rhs, op) {
    case (.number(let a), .number(let b), _): return .number(try numbers(op, a, b, span))
    case (.pair(let x, let y, let a), .pair(let u, let v, let b), .add),
      (.pair(let x, let y, let a), .pair(let u, let v, let b), .subtract):
      return .pair(op.value(x, u), op.value(y, v), a.joined(with: b))
    case (.pair(let x, let y, let form), .number(let n), .multiply),
      (.number(let n), .pair(let x, let y, let form), .multiply),
      (.pair(let x, let y, let form), .number(let n), .divide):
      return .pair(op.value(x, n.value), op.value(y, n.value), form)
    case (.transform(let a), .transform(let b), .multiply):
      return .transform(CATransform3DConcat(a, b))
    default: throw Mistake(.noOperator(op.rawValue, lhs: lhs.kind.noun, rhs: rhs.kind.noun), span)
    }
  }

  private static func numbers(
    _ op: InfixOperator, _ a: Quantity, _ b: Quantity, _ span: Span
  ) throws(Mistake) -> Quantity {
    let (a, b) = (a.uncounted, b.uncounted)
    let value = op.value(a.value, b.value)
    if op.cancelsUnits { return Quantity(value: value, unit: a.unit == b.unit ? .plain : a.unit) }
    guard op.mixesUnits || a.unit == b.unit || a.unit == .plain || b.unit == .plain else {
      throw Mistake(.mixedUnits(a.unit.word, b.unit.word), span)
    }
    return Quantity(value: value, unit: a.unit == .plain ? b.unit : a.unit)
  }
}

extension Quantity {
  // Counts become plain numbers in arithmetic.
  fileprivate var uncounted: Quantity {
    Quantity(value: value, unit: unit == .count ? .plain : unit)
  }
}
