/// Turns expressions into formulas that hold until the next event.
///
/// Expressions have been evaluated once before, so mistakes need not be found again here.
struct MotionCompiler {
  let scope: Scope
  let sources: MotionSources
  /// Whether everything compiled is known between moments; otherwise it is sampled.
  var isKnown = true
  /// Whether `==` means exactly equal, not equal to the digits written.
  var isExact = false
  /// The names of numbers with many values; nothing that these could change is a constant.
  var unknown: Set<String> = []
  /// The state with which each gesture's state was last compared.
  var states: [String: String] = [:]

  init(_ scope: Scope, _ sources: MotionSources) { (self.scope, self.sources) = (scope, sources) }

  /// Why something is not a formula.
  enum Opaque: Error { case opaque, mistake(Mistake) }

  func found<Part>(_ part: Part?) throws(Opaque) -> Part {
    guard let part else { throw .opaque }
    return part
  }

  // MARK: Expressions

  mutating func shape(of expression: Expression) throws(Opaque) -> FormulaShape {
    switch expression {
    case .number, .color, .string: return try constant(expression)
    case .path(let path): return try shape(of: path)
    case .member(let base, let name, _):
      if let (reading, path) = expression.reading { return try shape(of: path, reading) }
      return try member(name.text, of: shape(of: base))
    case .tuple(let parts, _): return try tuple(parts, expression)
    case .call(let call): return try shape(of: call)
    case .prefix(let op, let operand, _):
      let inner = try shape(of: operand)
      guard inner.isConstant else { return try apply(op, inner) }
      return .constant(try found(try? scope.evaluate(expression)))
    case .infix(let op, let a, let b, _, _):
      guard op.isArithmetic else { return .condition(try condition(expression)) }
      return try apply(op, shape(of: a), shape(of: b))
    case .choice(let condition, let a, let b, _):
      return try choice(self.condition(condition), shape(of: a), shape(of: b))
    }
  }

  mutating func number(_ expression: Expression) throws(Opaque) -> Formula {
    try found(shape(of: expression).number)
  }

  func constant(
    _ expression: Expression, _ reading: Scope.Reading? = nil
  ) throws(Opaque) -> FormulaShape {
    do throws(Mistake) {
      return .constant(try scope.reading(reading ?? scope.reading).evaluate(expression))
    } catch { throw .mistake(error) }
  }

  private mutating func tuple(
    _ parts: [Expression], _ expression: Expression
  ) throws(Opaque) -> FormulaShape {
    let numbers = try parts.map { part throws(Opaque) in try number(part) }
    if numbers.allSatisfy({ $0.constant != nil }) { return try constant(expression) }
    return parts.count == 2 ? .pair(numbers[0], numbers[1], .tuple) : .rect(numbers)
  }

  private mutating func shape(
    of expression: Expression, _ reading: Scope.Reading
  ) throws(Opaque) -> FormulaShape {
    if reading == .model {
      if !unknown.isEmpty, try !shape(of: expression).isConstant { throw .opaque }
      return try constant(expression, .model)
    }
    guard scope.reading == .model else { return try shape(of: expression) }
    var inner = MotionCompiler(scope.reading(.shown), sources)
    defer { isKnown = isKnown && inner.isKnown }
    return try inner.shape(of: expression)
  }

  private mutating func shape(of call: Call) throws(Opaque) -> FormulaShape {
    if let (reading, inner) = Expression.call(call).reading { return try shape(of: inner, reading) }
    let name = call.name.description
    if name == "overlap" {
      guard let frames = try? scope.overlap(call.values, call) else { throw .opaque }
      return try shape(of: frames)
    }
    var arguments: [FormulaShape] = []
    for part in call.values {
      if name == "project", let rate = scope.deceleration(part) {
        arguments.append(.constant(.plain(rate)))
      } else {
        arguments.append(try shape(of: part))
      }
    }
    if arguments.allSatisfy(\.isConstant), name != "distance" { return try constant(.call(call)) }
    switch (name, arguments.count) {
    case ("velocity", 1), ("acceleration", 1), ("jerk", 1):
      var shape = arguments[0]
      for _ in 0..<(Scope.orders[name] ?? 1) { shape = try velocity(of: shape) }
      return shape
    case ("length", 1):
      let (x, y, _) = try pair(arguments[0])
      return .number(.function(.length, [x, y]))
    case ("distance", 2):
      guard arguments.compactMap(\.layer).areInOnePlace else { throw .opaque }
      let (x, y, _) = try pair(apply(.subtract, point(of: arguments[1]), point(of: arguments[0])))
      return .number(.function(.length, [x, y]))
    case ("mix", 3):
      let rest = try apply(.subtract, .constant(.plain(1)), arguments[2])
      let from = try apply(.multiply, arguments[0], rest)
      return try apply(.add, from, apply(.multiply, arguments[1], arguments[2]))
    case ("project", 2):
      let left = FormulaShape.constant(.plain(1 - (try found(arguments[1].number?.constant))))
      let way = try apply(.divide, arguments[0], .constant(.plain(1000)))
      return try apply(.divide, apply(.multiply, way, arguments[1]), left)
    case ("rubberBand", 2):
      return .number(try pulled(found(arguments[0].number), in: found(arguments[1].number)))
    default:
      guard let function = NumberFunction(rawValue: name), function != .length else {
        throw .opaque
      }
      let numbers = try arguments.map { part throws(Opaque) in try found(part.number) }
      return .number(.function(function, numbers))
    }
  }

  private func velocity(of shape: FormulaShape) throws(Opaque) -> FormulaShape {
    switch shape {
    case .number(let formula): return .number(.velocity(formula))
    case .pair(let x, let y, _): return .pair(.velocity(x), .velocity(y), .tuple)
    default: throw .opaque
    }
  }

  // The distance that a rubber band gives way, as HeadlessUIKit computes it.
  private func pulled(_ offset: Formula, in size: Formula) -> Formula {
    func way(_ offset: Formula) -> Formula {
      let pull = Formula.product(.function(.max, [offset, .constant(0)]), .constant(resistance))
      let rest = Formula.infix(.add, .infix(.divide, pull, size), .constant(1))
      return .product(.difference(.constant(1), .infix(.divide, .constant(1), rest)), size)
    }
    let both = Formula.difference(way(offset), way(.negated(offset)))
    return .choice(.compared(.greater, size, .constant(0)), both, .constant(0))
  }

  // A view's center, a layer's position.
  private mutating func point(of shape: FormulaShape) -> FormulaShape {
    guard let layer = shape.layer else { return shape }
    if let source = ShownValue(of: layer, keyPath: "position"),
      let moving = add(source, .init(layer, "position"), .pair)
    {
      return moving
    }
    let point = (layer.presentation() ?? layer).position
    return .constant(.pair(Double(point.x), Double(point.y), .point))
  }

  // MARK: Conditions

  mutating func condition(_ expression: Expression) throws(Opaque) -> FormulaCondition {
    switch expression {
    case .prefix(.not, let operand, _): return .not(try condition(operand))
    case .infix(.and, let a, let b, _, _): return .and(try condition(a), try condition(b))
    case .infix(.or, let a, let b, _, _): return .or(try condition(a), try condition(b))
    case .infix(let op, let a, let b, _, _) where op.isComparison:
      return try comparison(op, a, b, expression)
    case .choice(let first, let a, let b, _):
      return .choice(try condition(first), try condition(a), try condition(b))
    default: return try found(shape(of: expression).condition)
    }
  }

  private mutating func comparison(
    _ op: InfixOperator, _ a: Expression, _ b: Expression, _ expression: Expression
  ) throws(Opaque) -> FormulaCondition {
    let left = try shape(of: a)
    var state: Value?
    if case .constant(let value) = left { state = scope.state(b, beside: value) }
    let right = if let state { FormulaShape.constant(state) } else { try shape(of: b) }
    if let unseen = unseen(a, right) ?? unseen(b, left) { throw .mistake(unseen) }
    // Constants may be sums too, with rounding in their last digits.
    if op.isOrder, let a = left.number, let b = right.number {
      return related(.subtract, a, b).map { .compared(op, $0, .constant(0)) } ?? .compared(op, a, b)
    }
    if left.isConstant, right.isConstant {
      guard case .constant(.bool(let holds)) = try constant(expression) else { throw .opaque }
      return .constant(holds)
    }
    guard !op.isOrder, let one = left.numbers, let other = right.numbers, one.count == other.count
    else { throw .opaque }
    let near =
      isExact && one.count == 1 ? [0] : Comparison.tolerances(a, b, count: one.count, in: scope)
    let pairs = one.indices.map { place in
      let within = near.map { Formula.constant($0[place]) } ?? size(one)
      let apart = related(.subtract, one[place], other[place])
      return apart.map { ($0, .constant(0), within: within) }
        ?? (one[place], other[place], within: within)
    }
    return op == .equal ? .near(pairs) : .not(.near(pairs))
  }

  // The tolerance of values without written digits.
  private func size(_ left: [Formula]) -> Formula {
    let sizes = left.map(Formula.magnitude) + [.constant(1)]
    return .product(.constant(Comparison.nearShare), .function(.max, sizes))
  }
}

extension FormulaShape {
  var isConstant: Bool { if case .constant = self { true } else { false } }

  var number: Formula? {
    switch self {
    case .number(let formula): formula
    case .constant(.number(let quantity)): .constant(quantity.value)
    default: nil
    }
  }

  var numbers: [Formula]? {
    switch self {
    case .number(let formula): [formula]
    case .pair(let x, let y, _): [x, y]
    case .rect(let parts), .color(let parts): parts
    case .constant(.transform), .transform, .condition: nil
    case .constant(let value): value.components.map { $0.map(Formula.constant) }
    }
  }
}
