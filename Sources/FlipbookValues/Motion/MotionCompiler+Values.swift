// The operations on values, done on formulas in the same order.
extension MotionCompiler {
  func apply(_ op: PrefixOperator, _ shape: FormulaShape) throws(Opaque) -> FormulaShape {
    switch (op, shape) {
    case (.not, .condition(let condition)): return .condition(.not(condition))
    case (.negate, .number(let formula)): return .number(.negated(formula))
    case (.negate, .pair(let x, let y, let form)): return .pair(.negated(x), .negated(y), form)
    default: throw .opaque
    }
  }

  func apply(
    _ op: InfixOperator, _ a: FormulaShape, _ b: FormulaShape
  ) throws(Opaque) -> FormulaShape {
    if case .constant(let a) = a, case .constant(let b) = b {
      return .constant(try found(try? Arithmetic.apply(op, a, b, Span(0, 0))))
    }
    switch op {
    case .add, .subtract: return try joined(a, b) { joined(op, $0, $1) }
    case _ where a.number != nil && b.number != nil: return try joined(a, b) { .infix(op, $0, $1) }
    case .multiply, .divide:
      let (whole, factor) = op == .multiply && a.number != nil ? (b, a.number) : (a, b.number)
      let (other, (x, y, form)) = (try found(factor), try pair(whole))
      return .pair(.infix(op, x, other), .infix(op, y, other), form)
    default: throw .opaque
    }
  }

  // Joins two numbers, or the numbers of two pairs.
  private func joined(
    _ a: FormulaShape, _ b: FormulaShape, _ join: (Formula, Formula) -> Formula
  ) throws(Opaque) -> FormulaShape {
    if let x = a.number, let y = b.number { return .number(join(x, y)) }
    let ((x, y, form), (u, v, other)) = (try pair(a), try pair(b))
    return .pair(join(x, u), join(y, v), form.joined(with: other))
  }

  func pair(_ shape: FormulaShape) throws(Opaque) -> (Formula, Formula, PairForm) {
    switch shape {
    case .pair(let x, let y, let form): return (x, y, form)
    case .constant(.pair(let x, let y, let form)): return (.constant(x), .constant(y), form)
    default: throw .opaque
    }
  }

  func choice(
    _ condition: FormulaCondition, _ a: FormulaShape, _ b: FormulaShape
  ) throws(Opaque) -> FormulaShape {
    if case .constant(let holds) = condition { return holds ? a : b }
    if let x = a.condition, let y = b.condition { return .condition(.choice(condition, x, y)) }
    return try joined(a, b) { .choice(condition, $0, $1) }
  }

  // MARK: Members

  func member(_ name: String, of shape: FormulaShape) throws(Opaque) -> FormulaShape {
    let number: Formula?
    switch shape {
    case .constant(let value): return .constant(try found(value.member(name)))
    case .rect(let parts): return try member(name, of: parts)
    case .pair(let x, let y, let form):
      number = form.members.firstIndex { $0.contains(name) }.map { [x, y][$0] }
    case .color(let parts):
      number = ["red", "green", "blue", "alpha"].firstIndex(of: name).map { parts[$0] }
    case .transform(let parts):
      // The indices in the matrix, row by row.
      number = ["a": 0, "b": 1, "c": 4, "d": 5, "tx": 12, "ty": 13][name].map { parts[$0] }
    case .number, .condition: number = nil
    }
    return .number(try found(number))
  }

  // The members as `CGRect` computes them, for negative sizes too.
  private func member(_ name: String, of parts: [Formula]) throws(Opaque) -> FormulaShape {
    let (x, y) = (edge(parts[0], parts[2]), edge(parts[1], parts[3]))
    let (width, height) = (size(parts[2]), size(parts[3]))
    func sum(_ a: Formula, _ b: Formula) -> Formula { joined(.add, a, b) }
    func half(_ length: Formula) -> Formula { .infix(.divide, length, .constant(2)) }
    switch name {
    case "origin": return .pair(parts[0], parts[1], .point)
    case "size": return .pair(parts[2], parts[3], .size)
    case "width": return .number(width)
    case "height": return .number(height)
    case "minX": return .number(x)
    case "midX": return .number(sum(x, half(width)))
    case "maxX": return .number(sum(x, width))
    case "minY": return .number(y)
    case "midY": return .number(sum(y, half(height)))
    case "maxY": return .number(sum(y, height))
    default: throw .opaque
    }
  }

  private func edge(_ origin: Formula, _ length: Formula) -> Formula {
    isNeverNegative(length)
      ? origin
      : .function(.min, [joined(.add, origin, length), origin])
  }

  private func size(_ length: Formula) -> Formula {
    isNeverNegative(length) ? length : .magnitude(length)
  }
}

extension FormulaShape {
  var condition: FormulaCondition? {
    switch self {
    case .condition(let condition): condition
    case .constant(.bool(let holds)): .constant(holds)
    default: nil
    }
  }
}
