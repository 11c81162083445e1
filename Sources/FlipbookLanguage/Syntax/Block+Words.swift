extension Block {
  /// All words in the block that could be names, in order.
  ///
  /// These include verbs, value words and the first words of paths, but no labels and no words
  /// after a dot. Of made names, they include only the words in their values.
  package var words: [String] { WordList(statements).names.map(\.text) }

  /// The places of a word in the block that could be a name, in order.
  package func places(of word: String) -> [Span] {
    WordList(statements).names.filter { $0.text == word }.map(\.span).sorted { $0.lower < $1.lower }
  }
}

extension Entry {
  /// All words in the entry that could be names, as in a block, each once.
  package var words: [String] { WordList(statements).distinct }
}

/// Collects the words in statements that could be names.
private struct WordList {
  private(set) var names: [Name] = []

  init(_ statements: [Statement]) { statements.forEach { add($0) } }

  var distinct: [String] {
    var seen: Set<String> = []
    return names.map(\.text).filter { seen.insert($0).inserted }
  }

  private mutating func add(_ block: Block) { block.statements.forEach { add($0) } }
  private mutating func add(_ name: Name?) { name.map { names.append($0) } }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .command(let command):
      add(command.verb)
      add(command.arguments)
    case .assignment(let assignment):
      add(assignment.target.root)
      add(assignment.value)
    case .binding(let binding): add(binding.value)
    case .query(let expression): add(expression)
    case .loop(let loop):
      loop.values.expressions.forEach { add($0) }
      add(loop.body)
    case .conditional(let conditional):
      add(conditional.condition)
      add(conditional.body)
      conditional.otherwise.map { add($0) }
    case .template(let template):
      for case .value(let value) in template.names.flatMap(\.parts) { add(value) }
      add(template.statement)
    }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument.value {
      case .expression(let expression): add(expression)
      case .block(let block): add(block)
      case .word(let name): add(name)
      }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .string(let name): add(name)
    case .path(let path): add(path.root)
    case .call(let call): add(call.name.root)
    default: break
    }
    expression.parts.forEach { add($0) }
  }
}
