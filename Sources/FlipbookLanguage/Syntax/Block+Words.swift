extension Block {
  /// Every word in the block that could be somebody's name, each once, in the order they stand.
  ///
  /// Verbs, words for values and the first words of paths are among them; labels and what stands
  /// behind a dot are not.
  ///
  /// Of names made of parts the words in their values are, and not what they come to.
  package var words: [String] {
    var list = WordList()
    list.add(self)
    return list.words
  }

  /// The places of a word in it that could be somebody's name, in their order.
  package func places(of word: String) -> [Span] {
    var list = WordList()
    list.sought = word
    list.add(self)
    return list.places.sorted { $0.lower < $1.lower }
  }
}

extension Entry {
  /// Every word in the entry that could be somebody's name, as in a block.
  package var words: [String] {
    var list = WordList()
    for statement in statements { list.add(statement) }
    return list.words
  }
}

/// Walks over statements and keeps the words that could be names.
private struct WordList {
  private(set) var words: [String] = []
  private var seen: Set<String> = []
  /// The word whose places are wanted, and these.
  var sought: String?
  private(set) var places: [Span] = []

  mutating func add(_ block: Block) {
    for statement in block.statements { add(statement) }
  }

  private mutating func add(_ name: Name?) {
    guard let name else { return }
    if name.text == sought { places.append(name.span) }
    if seen.insert(name.text).inserted { words.append(name.text) }
  }

  mutating func add(_ statement: Statement) {
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
      if let otherwise = conditional.otherwise { add(otherwise) }
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
    case .number, .color: break
    case .string(let name): add(name)
    case .path(let path): add(path.root)
    case .call(let call):
      add(call.name.root)
      add(call.arguments)
    case .tuple(let components, _): for component in components { add(component) }
    case .member(let owner, _, _), .prefix(_, let owner, _): add(owner)
    case .infix(_, let left, let right, _, _):
      add(left)
      add(right)
    case .choice(let condition, let first, let second, _):
      add(condition)
      add(first)
      add(second)
    }
  }
}
