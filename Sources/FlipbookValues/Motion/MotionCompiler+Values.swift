import FlipbookLanguage
import Foundation
import HeadlessUIKit

// The operations on values, done on formulas in the same order.
extension MotionCompiler {
  func apply(_ op: PrefixOperator, _ shape: FormulaShape) throws(Opaque) -> FormulaShape {
    switch (op, shape) {
    case (.not, .condition(let condition)): return .condition(.not(condition))
    case (.negate, .number(let formula, let unit)): return .number(.negated(formula), unit)
    case (.negate, .pair(let x, let y, let form)): return .pair(.negated(x), .negated(y), form)
    default: throw .opaque
    }
  }

  func apply(
    _ op: InfixOperator, _ a: FormulaShape, _ b: FormulaShape, _ expression: Expression
  ) throws(Opaque) -> FormulaShape {
    if case .constant(let a) = a, case .constant(let b) = b {
      guard let value = try? Arithmetic.apply(op, a, b, expression.span) else { throw .opaque }
      return .constant(value)
    }
    if let x = a.number, let y = b.number { return .number(.infix(op, x, y), .plain) }
    switch op {
    case .add, .subtract: return try sum(a, b, op)
    case .multiply:
      if let factor = a.number { return try product(b, factor) }
      if let factor = b.number { return try product(a, factor) }
      throw .opaque
    case .divide:
      guard let divisor = b.number else { throw .opaque }
      let (x, y, form) = try pair(a)
      return .pair(.infix(.divide, x, divisor), .infix(.divide, y, divisor), form)
    default: throw .opaque
    }
  }

  func sum(
    _ a: FormulaShape, _ b: FormulaShape, _ op: InfixOperator
  ) throws(Opaque) -> FormulaShape {
    if let x = a.number, let y = b.number { return .number(.infix(op, x, y), .plain) }
    let ((x, y, form), (u, v, other)) = (try pair(a), try pair(b))
    return .pair(.infix(op, x, u), .infix(op, y, v), form.joined(with: other))
  }

  func product(_ a: FormulaShape, _ factor: Formula) throws(Opaque) -> FormulaShape {
    if let number = a.number { return .number(.product(number, factor), .plain) }
    let (x, y, form) = try pair(a)
    return .pair(.product(x, factor), .product(y, factor), form)
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
    if let x = a.number, let y = b.number { return .number(.choice(condition, x, y), .plain) }
    if let x = a.condition, let y = b.condition { return .condition(.choice(condition, x, y)) }
    let ((x, y, form), (u, v, other)) = (try pair(a), try pair(b))
    return .pair(.choice(condition, x, u), .choice(condition, y, v), form.joined(with: other))
  }

  // MARK: Members

  func member(
    _ name: String, of shape: FormulaShape, _ expression: Expression
  ) throws(Opaque) -> FormulaShape {
    switch shape {
    case .pair(let x, let y, let form):
      guard let place = form.members.firstIndex(where: { $0.contains(name) }) else { throw .opaque }
      return .number([x, y][place], .plain)
    case .rect(let parts): return try member(name, of: parts)
    case .color(let parts):
      guard let place = ["red", "green", "blue", "alpha"].firstIndex(of: name) else {
        throw .opaque
      }
      return .number(parts[place], .plain)
    case .constant(let value):
      guard let member = value.member(name) else { throw .opaque }
      return .constant(member)
    case .transform(let parts):
      // Where they stand among the rows.
      guard let place = ["a": 0, "b": 1, "c": 4, "d": 5, "tx": 12, "ty": 13][name] else {
        throw .opaque
      }
      return .number(parts[place], .plain)
    case .number, .condition: throw .opaque
    }
  }

  // As `CGRect` has them, whatever the sign of its size.
  private func member(_ name: String, of parts: [Formula]) throws(Opaque) -> FormulaShape {
    let (x, y) = (edge(parts[0], parts[2]), edge(parts[1], parts[3]))
    let (width, height) = (Formula.function(.abs, [parts[2]]), Formula.function(.abs, [parts[3]]))
    func middle(_ low: Formula, _ length: Formula) -> FormulaShape {
      .number(.sum(low, .infix(.divide, length, .constant(2))), .plain)
    }
    switch name {
    case "origin": return .pair(parts[0], parts[1], .point)
    case "size": return .pair(parts[2], parts[3], .size)
    case "width": return .number(width, .plain)
    case "height": return .number(height, .plain)
    case "minX": return .number(x, .plain)
    case "midX": return middle(x, width)
    case "maxX": return .number(.sum(x, width), .plain)
    case "minY": return .number(y, .plain)
    case "midY": return middle(y, height)
    case "maxY": return .number(.sum(y, height), .plain)
    default: throw .opaque
    }
  }

  private func edge(_ origin: Formula, _ length: Formula) -> Formula {
    .choice(.compared(.less, length, .constant(0)), .sum(origin, length), origin)
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
