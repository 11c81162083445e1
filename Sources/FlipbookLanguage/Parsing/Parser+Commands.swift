extension Parser {
  /// Reads a verb and its arguments, separated by blanks and, optionally, a comma.
  mutating func command() throws(SyntaxError) -> Statement {
    var command = Command(verb: lexer.name(token.span), arguments: [], span: token.span)
    var mayStick = false  // whether the next argument may follow without a blank
    try advance()
    while startsArgument {
      guard mayStick || token.followsBlank || token.kind == .leftBrace else {
        throw .found(.missingBlank, token.span, about: tokenText)
      }
      command.append(try argument())
      mayStick = try skipsComma() || command.endsInBlock
    }
    return .command(command)
  }

  private mutating func skipsComma() throws(SyntaxError) -> Bool {
    guard token.kind == .comma else { return false }
    let comma = token.span
    try advance()
    guard startsArgument else { throw missingValue(after: ",", at: comma) }
    return true
  }

  private var startsArgument: Bool {
    if startsValue || token.kind == .leftBrace { return true }
    return token.kind == .symbol(.plus)  // reported as a missing left side
  }

  private mutating func argument() throws(SyntaxError) -> Argument {
    if let option = optionName() { return try optionArgument(option) }
    let label = startsLabel ? try label(ofBlock: true) : nil
    if token.kind == .leftBrace { return Argument(try block(), label: label) }
    return Argument(try expression(splits: true), label: label)
  }

  /// Whether the current token begins a label: a word directly followed by a colon.
  var startsLabel: Bool { token.kind == .identifier && lexer.bytes[token.span.upper] == .colon }

  /// Reads the current label, up to the value or, if allowed, the block that has to follow.
  mutating func label(ofBlock mayBeBlock: Bool = false) throws(SyntaxError) -> Name {
    let label = lexer.name(token.span)
    try advance()
    let span = label.span.joined(with: token.span)
    try advance()
    guard startsValue || mayBeBlock && token.kind == .leftBrace else {
      throw missingValue(after: label.text + ":", at: span)
    }
    return label
  }

  mutating func block() throws(SyntaxError) -> Block {
    try open("{")
    let statements = try statements()
    return Block(statements: statements, span: try close())
  }
}

extension Command {
  fileprivate var endsInBlock: Bool {
    if case .block? = arguments.last?.value { true } else { false }
  }

  fileprivate mutating func append(_ argument: Argument) {
    arguments.append(argument)
    span = span.joined(with: argument.span)
  }
}

extension Argument {
  fileprivate init(_ block: Block, label: Name?) {
    let span = label.map { $0.span.joined(with: block.span) } ?? block.span
    self.init(label: label, value: .block(block), span: span)
  }

  init(_ operand: Operand, label: Name?) {
    let span = label.map { $0.span.joined(with: operand.span) } ?? operand.span
    self.init(label: label, value: .expression(operand.expression), span: span)
  }
}
