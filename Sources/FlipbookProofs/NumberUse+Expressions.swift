import FlipbookLanguage

// How expressions depend on the numbers.
extension NumberUse {
  func checkFree(_ expression: Expression) throws(Unknown) {
    guard try dependence(of: expression) == .none else { throw Unknown() }
  }

  // `.ofThings` is what the number may have led elsewhere.
  func dependence(of expression: Expression) throws(Unknown) -> Dependence {
    switch expression {
    case .number, .color: return .none
    case .string(let name):
      guard names[name.text] == nil else { throw Unknown() }
      return .none
    case .path(let path):
      guard let root = path.root else { return path.members.count == 1 ? .none : .ofThings }
      if names[root.text] != nil {
        guard path.members.isEmpty else { throw Unknown() }
        return .even
      }
      guard !passesTime || path.members.isEmpty else { throw Unknown() }
      return path.members.isEmpty ? .none : .ofThings
    case .prefix(.negate, let operand, _): return try dependence(of: operand)
    case .tuple(let parts, _): return try greatest(parts)
    case .infix(let op, let a, let b, _, _) where op == .add || op == .subtract:
      return max(try dependence(of: a), try dependence(of: b))
    case .infix(.multiply, let a, let b, _, _):
      let (left, right) = (try dependence(of: a), try dependence(of: b))
      guard min(left, right) == .none else { throw Unknown() }
      return max(left, right)
    case .infix(.divide, let a, let b, _, _):
      guard try dependence(of: b) == .none else { throw Unknown() }
      return try dependence(of: a)
    default:
      guard try greatest(expression.parts) == .none else { throw Unknown() }
      return .none
    }
  }

  // Any other name may stand for what one of the numbers has set.
  func numbers(in expression: Expression) -> Set<String> {
    Block(statements: [.query(expression)], span: expression.span).words
      .reduce(into: []) { $0.formUnion(names[$1] ?? numbers) }
  }

  func greatest(_ expressions: [Expression]) throws(Unknown) -> Dependence {
    try expressions.map { part throws(Unknown) in try dependence(of: part) }.max()
      ?? Dependence.none
  }

  func isEvenly(_ members: [Name]) -> Bool {
    var rest = members.map(\.text)[...]
    if rest.first == "layer" { rest.removeFirst() }
    guard let property = rest.popFirst() else { return false }
    let isKnown =
      property == "frame" ? rest.popFirst() == "origin" : Self.properties.contains(property)
    return isKnown && rest.allSatisfy(["x", "y"].contains)
  }
}
