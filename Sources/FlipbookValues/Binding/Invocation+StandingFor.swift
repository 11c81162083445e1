import FlipbookLanguage
import HeadlessUIKit

// What things stand for in looks along time.
extension Invocation {
  /// The numbers, or other values, that expressions stand for.
  ///
  /// An animator, a chain or a dance stands for its progress, a view, a layer or an animate block for
  /// what is `moving` in it, a block that has ended for its progress, a pair or a rectangle for its
  /// parts unless these keep what they are.
  package mutating func spelledOut(
    _ expressions: [Expression], keepsWholes: Bool = false,
    moving: (_ name: String) throws(Mistake) -> [String]
  ) throws(Mistake) -> [Expression] {
    var result: [Expression] = []
    for expression in expressions {
      guard let texts = try numbers(of: expression, keepsWholes, moving) else {
        if isTyped { scope.remarkOnScale(expression) }
        result.append(expression)
        continue
      }
      for text in texts { spelled(text).map { result.append($0) } }
    }
    return result
  }

  // `nil` for what stands for itself.
  private func numbers(
    of expression: Expression, _ keepsWholes: Bool,
    _ moving: (String) throws(Mistake) -> [String]
  ) throws(Mistake) -> [String]? {
    let text = text(of: expression.span)
    if let block = expression.word?.text, scope.isBlock(block) {
      let moving = world.stage.movingBlocks.filter { $0.name == Name.typed(block) }
      let paths = moving.flatMap(\.motions).map { world.path(ofKeyPath: $0.keyPath, on: $0.layer) }
      return paths.isEmpty ? ["\(text).progress"] : paths
    }
    // What has a name is meant, even where its name is a word for a value.
    let thing = expression.word.flatMap { scope.named($0.text)?.value }
    switch thing ?? (try? scope.reading(.shown).evaluate(expression)) {
    case .animator?, .chain?, .dance?: return [text + ".progress"]
    case .view(let view)?: return try parts(of: expression, view.layer, moving)
    case .layer(let layer)?: return try parts(of: expression, layer, moving)
    case .transform? where !keepsWholes:
      guard case .path(let path) = expression, let root = path.root else { return nil }
      let moves = try moving(Name.typed(root.text)).filter { $0.hasPrefix(text + ".") }
      guard moves.isEmpty else { return moves }
      throw Mistake(
        "nothing moves in '\(text)' in this time", hint: "name one of its values: \(text).ty",
        expression.span)
    case .pair(_, _, let form)? where !keepsWholes:
      return members(form == .size ? ["width", "height"] : ["x", "y"], of: expression)
    case .rect? where !keepsWholes:
      return members(["origin.x", "origin.y", "size.width", "size.height"], of: expression)
    default: return nil
    }
  }

  private func parts(
    of expression: Expression, _ layer: CALayer, _ moving: (String) throws(Mistake) -> [String]
  ) throws(Mistake) -> [String] {
    guard let name = world.name(of: layer) else { return [] }
    let texts = try moving(Name.typed(name))
    guard texts.isEmpty else { return texts }
    throw Mistake(
      "nothing moves in '\(text(of: expression.span))' during this time",
      hint: "name one of its values: \(name).alpha", expression.span)
  }

  private func members(_ names: [String], of expression: Expression) -> [String] {
    let text = text(of: expression.span)
    if case .path = expression { return names.map { "\(text).\($0)" } }
    return names.map { "(\(text)).\($0)" }
  }
}
