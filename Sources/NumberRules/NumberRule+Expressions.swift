// How expressions depend on the numbers.
extension NumberRule {
  func checkFree(_ expression: Expression) throws(Unknown) {
    guard try dependence(of: expression) == .none else { throw Unknown() }
  }

  // `.throughThings` means values that the number may have changed.
  func dependence(of expression: Expression) throws(Unknown) -> Dependence {
    let course = try course(of: expression)
    guard course < .monotonic else { throw Unknown() }
    return course
  }

  /// The dependence of an expression, which may also be `.monotonic`.
  func course(of expression: Expression) throws(Unknown) -> Dependence {
    switch expression {
    case .number, .color: return .none
    case .string(let name):
      guard names[name.text] == nil else { throw Unknown() }
      return .none
    case .path(let path):
      guard let root = path.root else {
        // A word, or a property of the block's view.
        let isWord = path.members.count == 1 && ViewFace.properties[path.members[0].text] == nil
        return isWord ? .none : .throughThings
      }
      if names[root.text] != nil {
        guard path.members.allSatisfy({ ["x", "y"].contains($0.text) }) else { throw Unknown() }
        return monotonicNames.contains(root.text) ? .monotonic : .linear
      }
      // Gestures read models, not shown values.
      guard !passesTime || path.members.isEmpty || finger != nil && isLinear(path.members) else {
        throw Unknown()
      }
      let isOfThing = !path.members.isEmpty || isThing(root)
      guard !passesTime || !isOfThing || !path.members.isEmpty else { throw Unknown() }
      return isOfThing ? .throughThings : .none
    case .prefix(.negate, let operand, _): return try course(of: operand)
    case .call(let call) where call.name.description == "relativeVelocity":
      let parts = try call.values.map { part throws(Unknown) in try dependence(of: part) }
      return parts.dropFirst().max() == Dependence.none ? parts[0] : .monotonic
    case .call(let call) where ["scale", "translate"].contains(call.name.description):
      return try greatest(call.values)
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

  // Any other name may stand for a thing that one of the numbers has changed.
  func numbers(in expression: Expression) -> Set<String> {
    Block(statements: [.query(expression)], span: expression.span).words
      .reduce(into: []) { $0.formUnion(names[$1] ?? numbers) }
  }

  func greatest(_ expressions: [Expression]) throws(Unknown) -> Dependence {
    try expressions.map { part throws(Unknown) in try dependence(of: part) }.max()
      ?? Dependence.none
  }

  func isLinear(_ members: [Name]) -> Bool {
    var rest = members.map(\.text)[...]
    if rest.first == "layer" { rest.removeFirst() }
    guard let property = rest.popFirst() else { return false }
    // A transform counts only as a whole.
    if property == "transform" { return rest.isEmpty }
    let isKnown =
      property == "frame" ? rest.popFirst() == "origin" : Self.properties.contains(property)
    return isKnown && rest.allSatisfy(["x", "y"].contains)
  }

  /// Whether it is the name of a thing, and not one of the numbers.
  func isThing(_ expression: Expression) -> Bool {
    guard case .path(let path) = expression, let root = path.root, path.members.isEmpty else {
      return false
    }
    return names[root.text] == nil && isThing(root)
  }

  private func isThing(_ name: Name) -> Bool {
    made.contains(name.text) || before.thing(name.text) != nil
  }
}
