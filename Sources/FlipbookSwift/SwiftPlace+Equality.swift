extension SwiftPlace {
  /// `==` or `!=` of two values: numbers are equal to the digits as written.
  func equality(
    _ op: InfixOperator, _ left: Expression, _ right: Expression
  ) throws(NoSwift) -> String {
    let value = try self.value(left)
    if case .transform(let matrix) = value {
      let other = try self.matrix(right)
      let isPlane = CATransform3DIsAffine(matrix) && CATransform3DIsAffine(other)
      let (first, second) = try transforms(left, right, isPlane: isPlane)
      return isPlane
        ? "\(first) \(op.rawValue) \(second)"
        : "\(op == .equal ? "" : "!")CATransform3DEqualToTransform(\(first), \(second))"
    }
    guard value.components != nil else {
      return "\(try side(left, value)) \(op.rawValue) \(try side(right, value))"
    }
    if let compared = wholes(left, op, right) { return compared.text }
    // Model values are exact; shown values move.
    if writer.form == .app, !isShown, case .number = value {
      let (first, second) = (try term(left).text(beside: 3), try term(right))
      let isPlain = second.text.allSatisfy(\.isNumber)
      return Term.joined(Term(text: isPlain ? first.withoutConversion : first), op, second).text
    }
    let all = try equalities(left, right).joined(separator: " && ")
    return op == .equal ? all : "!(\(all))"
  }

  // One side of a comparison of values without numbers.
  private func side(_ expression: Expression, _ value: Value) throws(NoSwift) -> String {
    if case .bool = value { return try boolean(expression).text(beside: 4) }
    return try text(of: expression, as: value)
  }

  /// A comparison of whole numbers; `nil` for others.
  func wholes(_ left: Expression, _ op: InfixOperator, _ right: Expression) -> Term? {
    guard let first = whole(left), let second = whole(right) else { return nil }
    return .joined(first, op, second)
  }

  // A loop's variable, a whole number, or a sum of such.
  private func whole(_ expression: Expression) -> Term? {
    switch expression {
    case .number(let literal) where literal.unit == nil:
      return Int(exactly: literal.value).map { Term(text: String($0)) }
    case .path(let path):
      guard let word = path.word?.text, counts.contains(word) else { return nil }
      return writer.names.identifier(of: word).map { Term(text: $0) }
    case .infix(let op, let left, let right, _, _) where op.keepsWholes:
      return wholes(left, op, right)
    default: return nil
    }
  }

  /// The conditions for two values to be equal, one for each number.
  func equalities(_ left: Expression, _ right: Expression) throws(NoSwift) -> [String] {
    let value = try self.value(left)
    guard let components = value.components else {
      return [try condition(.infix(.equal, left, right, opSpan: left.span, span: left.span))]
    }
    let tolerances = self.tolerances(left, right, components)
    let first = try terms(left, as: value.kind)
    let parts = zip(first, try terms(right, as: value.kind))
    return zip(parts, tolerances).map { (sides: (Term, Term), tolerance) -> String in
      "abs(\(Term.joined(sides.0, .subtract, sides.1).text)) <= \(Self.plain(tolerance))"
    }
  }

  // The tolerances of equal numbers: the written digits, or less if the session was closer.
  private func tolerances(
    _ left: Expression, _ right: Expression, _ components: [Double]
  ) -> [Double] {
    let count = components.count
    if let tolerance { return Array(repeating: tolerance, count: count) }
    let written =
      Comparison.tolerances(left, right, count: count, in: scope)
      ?? Array(
        repeating: Comparison.nearShare * max(components.map(abs).max() ?? 1, 1), count: count)
    guard isNow, let others = (try? self.value(right))?.components, others.count == count
    else { return written }
    // Choice: three digits, as the session shows numbers.
    let near = 0.001
    return zip(written, zip(components, others)).map { written, sides in
      abs(sides.0 - sides.1) <= near / 2 ? min(written, near) : written
    }
  }

  /// A component of a colour, which can only be read.
  func share(of path: Path) -> String? {
    var color = path
    guard let name = color.members.popLast(), let found = try? find(color),
      case .color = found.value, let index = found.value.memberNames.firstIndex(of: name.text)
    else { return nil }
    return Self.component(index, of: found.text)
  }

  static func component(_ index: Int, of path: String) -> String {
    let color = path.contains(".shown.") || path.contains(".layer.") ? path : path + "?.cgColor"
    return "(\(color)?.components?[\(index)] ?? 0)"
  }

  /// A tolerance as text: half a unit of a digit exactly, any other rounded up to two digits.
  static func plain(_ tolerance: Double) -> String {
    for half in sequence(first: 0.5, next: { $0 / 10 }).prefix(16)
    where abs(half - tolerance) < half * 1e-6 { return half.literal }
    guard tolerance > 1e-300, tolerance < 1e15 else { return tolerance.literal }
    let unit = pow(10, (log10(tolerance)).rounded(.down) - 1)
    let digits = max(0, Int(1 - log10(unit).rounded(.down)))
    return NumberText.brief((tolerance / unit).rounded(.up) * unit, digits: min(digits, 12))
  }
}

extension Expression {
  /// Whether it is a colour literal, not a path to a colour.
  var isWrittenColor: Bool {
    switch self {
    case .color: true
    case .call(let call): call.isColor
    default: word != nil
    }
  }
}
