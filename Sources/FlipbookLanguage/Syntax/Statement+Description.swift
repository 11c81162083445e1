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
  // Only what no rule of the language could take for anything else; the rest is put in quotes.
  fileprivate var isPlainWord: Bool {
    let bytes = text.utf8
    let isSafe = bytes.allSatisfy { $0.continuesWord || $0 == .dot || $0 == .slash || $0 == .minus }
    return isSafe && bytes.contains { $0.continuesWord || $0 == .dot }
  }
}
