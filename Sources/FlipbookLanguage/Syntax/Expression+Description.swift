import FlipbookText

// Canonical text: one blank around infix operators, and brackets only where reading the text again
// would otherwise give another tree. Two syntax trees with equal descriptions differ in spans only.

extension Expression: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let literal): literal.text
    case .color(let literal): literal.text
    case .string(let name): name.quoted
    case .path(let path): path.description
    case .call(let call): call.description
    case .tuple(let components, _):
      "(" + components.map(\.description).joined(separator: ", ") + ")"
    case .member(let base, let name, _): base.textAsBase + "." + name.text
    case .prefix(let op, let operand, _): op.rawValue + operand.text(asOperandOf: op)
    case .infix(let op, let lhs, let rhs, _, _):
      lhs.text(leftOf: op) + " " + op.rawValue + " " + rhs.text(rightOf: op)
    case .choice(let condition, let first, let second, _):
      condition.textAsCondition + " ? " + first.description + " : " + second.description
    }
  }

  private var bracketed: String { "(" + description + ")" }
  private var textAsCondition: String { if case .choice = self { bracketed } else { description } }

  private var textAsBase: String {
    switch self {
    case .call, .tuple, .member: description
    default: bracketed
    }
  }

  // A second minus is bracketed because `--word` starts an option of a command.
  private func text(asOperandOf op: PrefixOperator) -> String {
    switch self {
    case .infix, .choice: bracketed
    case .prefix(.negate, _, _) where op == .negate: bracketed
    default: description
    }
  }

  private func text(leftOf op: InfixOperator) -> String {
    if case .choice = self { return bracketed }
    guard case .infix(let inner, _, _, _, _) = self else { return description }
    let binds = inner.precedence >= op.precedence
    return binds && !(inner.isComparison && op.isComparison) ? description : bracketed
  }

  private func text(rightOf op: InfixOperator) -> String {
    if case .choice = self { return bracketed }
    guard case .infix(let inner, _, _, _, _) = self else { return description }
    return inner.precedence > op.precedence ? description : bracketed
  }
}

extension Call: CustomStringConvertible {
  package var description: String {
    name.description + "(" + arguments.map(\.description).joined(separator: ", ") + ")"
  }
}

extension Path: CustomStringConvertible {
  package var description: String {
    (root?.description ?? "") + members.map { "." + $0.text }.joined()
  }
}

extension Name: CustomStringConvertible {
  /// The name as it can be typed: in quotes unless it is an identifier.
  package var description: String { isIdentifier ? text : quoted }
  package static func typed(_ text: String) -> String { Name(text, Span(0, 0)).description }

  /// The name in quotes, with `"`, `\` and line breaks escaped.
  package var quoted: String {
    guard !isMade else { return "\"\(text)\"" }
    return "\"" + text.escaping(["\"", "\\"]).rewriting { $0 == "\n" ? "\\n" : nil } + "\""
  }

  private var isIdentifier: Bool {
    guard let first = text.unicodeScalars.first, first.startsIdentifier else { return false }
    return text.unicodeScalars.allSatisfy(\.continuesIdentifier)
  }
}
