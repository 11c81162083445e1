@testable import FlipbookLanguage

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

extension Entry: CustomStringConvertible {
  package var description: String { statements.map(\.description).joined(separator: "\n") }
}

extension Statement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .command(let command): command.description
    case .assignment(let assignment): assignment.description
    case .binding(let binding): "let \(binding.name) = \(binding.value)"
    case .query(.path(let path)) where path.root != nil && path.members.isEmpty:
      "(\(path))"  // a bare word would be a verb
    case .query(let expression): expression.description
    case .loop(let loop): "\(Loop.word) \(loop.name) \(Loop.separator) \(loop.values) \(loop.body)"
    case .conditional(let conditional): conditional.description
    case .template(let template): template.statement.description
    }
  }
}

extension Loop.Values: CustomStringConvertible {
  package var description: String {
    switch self {
    case .range(let lower, let upper, let isClosed): "\(lower)\(isClosed ? "..." : "..<")\(upper)"
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    }
  }
}

extension Conditional: CustomStringConvertible {
  package var description: String {
    let first = "\(Self.word) \(condition) \(body)"
    guard let otherwise else { return first }
    if case .conditional(let next)? = otherwise.statements.first, next.span == otherwise.span {
      return "\(first) \(Self.alternative) \(next)"
    }
    return "\(first) \(Self.alternative) \(otherwise)"
  }
}

extension Assignment: CustomStringConvertible {
  package var description: String { "\(target) \(self.operator.rawValue) \(value)" }
}

extension Command: CustomStringConvertible {
  package var description: String {
    ([verb.text] + arguments.map(\.description)).joined(separator: " ")
  }
}

extension Argument: CustomStringConvertible {
  package var description: String { (label.map { $0.text + ": " } ?? "") + value.description }
}

extension ArgumentValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expression(let expression): expression.description
    case .block(let block): block.description
    case .word(let name): name.isPlainWord ? name.text : name.quoted
    }
  }
}

extension Block: CustomStringConvertible {
  package var description: String {
    statements.isEmpty ? "{}" : "{ " + statements.map(\.description).joined(separator: "; ") + " }"
  }
}

extension Name {
  // Whether no rule of the language could read it as anything else; other words are put in quotes.
  fileprivate var isPlainWord: Bool {
    let bytes = text.utf8
    let isSafe = bytes.allSatisfy { $0.continuesWord || $0 == .dot || $0 == .slash || $0 == .minus }
    return isSafe && bytes.contains { $0.continuesWord || $0 == .dot }
  }
}
