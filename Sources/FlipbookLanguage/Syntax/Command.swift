/// A verb and its arguments: `animate 0.3s delay: 0.2s { box.alpha = 0 }`.
package struct Command: Hashable, Sendable {
  package var verb: Name
  package var arguments: [Argument]
  /// From the verb to the end of the last argument.
  package var span: Span

  package init(verb: Name, arguments: [Argument], span: Span) {
    (self.verb, self.arguments, self.span) = (verb, arguments, span)
  }
}

/// One argument of a command or a call, with its label if it has one.
package struct Argument: Hashable, Sendable {
  /// The word before the colon; nil for a positional argument or a flag.
  package var label: Name?
  package var value: ArgumentValue
  /// From the label, if there is one, to the end of the value, brackets included.
  package var span: Span

  package init(label: Name?, value: ArgumentValue, span: Span) {
    (self.label, self.value, self.span) = (label, value, span)
  }
}

package enum ArgumentValue: Hashable, Sendable {
  /// A value; the only case in calls.
  case expression(Expression)
  /// Statements in braces; only in commands.
  case block(Block)
  /// A plain word, such as a file's name; only after verbs that take words.
  case word(Name)

  /// The typed text of the value; for one in plain brackets, the text inside them.
  package var span: Span {
    switch self {
    case .expression(let expression): expression.span
    case .block(let block): block.span
    case .word(let name): name.span
    }
  }

  package var expression: Expression? {
    if case .expression(let value) = self { value } else { nil }
  }
  package var block: Block? { if case .block(let block) = self { block } else { nil } }
}

/// Statements in braces.
package struct Block: Hashable, Sendable {
  package var statements: [Statement]
  /// From the opening to the closing brace, both included.
  package var span: Span

  package init(statements: [Statement], span: Span) {
    (self.statements, self.span) = (statements, span)
  }
}

/// The input of one press of Enter: its statements, and the text they were read from.
package struct Entry: Hashable, Sendable {
  /// The statements in the order typed; empty for a blank line or a comment.
  package var statements: [Statement]
  /// The text as typed, to which every span refers.
  package var text: String
  /// The moments, in ticks, at which `until` conditions stopped that matched only to the digits
  /// written, by their order in the entry; known once it has been carried out.
  package var stops: [Int: Int64] = [:]
  /// The number of its looks along time that run before it ends; `nil` for all of them.
  package var looks: Int?
  /// The typed text, if this entry is kept instead: the step of a `goto`, or the part before the
  /// moment at which a promise stopped it.
  package var typed: String?
  /// Where a promise stopped it, in words to follow its text.
  package var stop = ""

  package init(statements: [Statement], text: String) {
    (self.statements, self.text) = (statements, text)
  }

  /// Whether another entry means the same, apart from the places of its words, blanks, needless
  /// brackets and comments.
  package func says(theSameAs other: Entry) -> Bool { isSame(statements, other.statements) }
}

private func isSame(_ one: Any, _ other: Any) -> Bool {
  if one is Span { return true }
  if let one = one as? Block, let other = other as? Block, one.hasBraces != other.hasBraces {
    return false
  }
  let (parts, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
  guard !parts.isEmpty else { return others.isEmpty && "\(one)" == "\(other)" }
  return parts.count == others.count
    && zip(parts, others).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
}

extension Block {
  // An `if` directly after an `else` is a block without braces.
  fileprivate var hasBraces: Bool { statements.first?.span != span }
}
