/// One thing an entry asks for.
package indirect enum Statement: Hashable, Sendable {
  /// `start slide after: 2s`
  case command(Command)
  /// `box.center.x += 20`
  case assignment(Assignment)
  /// `let time = 1s`
  case binding(Binding)
  /// `box.alpha`, `2 * 3`
  case query(Expression)
  /// `for i in 0..<12 { … }`
  case loop(Loop)
  /// `if C { … } else { … }`
  case conditional(Conditional)
  /// Any of these with made names.
  case template(Template)

  /// The typed text of the statement, without the separator after it.
  package var span: Span {
    switch self {
    case .command(let command): command.span
    case .assignment(let assignment): assignment.span
    case .binding(let binding): binding.span
    case .query(let expression): expression.span
    case .loop(let loop): loop.span
    case .conditional(let conditional): conditional.span
    case .template(let template): template.statement.span
    }
  }

  /// The blocks of a loop or a conditional, whose statements are carried out with it.
  package var bodies: [Block] {
    switch self {
    case .loop(let loop): [loop.body]
    case .conditional(let conditional):
      [conditional.body] + (conditional.otherwise.map { [$0] } ?? [])
    case .template(let template): template.statement.bodies
    case .command, .assignment, .binding, .query: []
    }
  }

  /// Its commands, those in loops and conditionals included.
  package var commands: [Command] {
    switch self {
    case .command(let command): [command]
    case .template(let template): template.statement.commands
    case .loop, .conditional: bodies.flatMap { $0.statements.flatMap(\.commands) }
    case .assignment, .binding, .query: []
    }
  }

  /// Whether something holds for it or, if it is a loop or a conditional, for any statement in it.
  package func contains(_ holds: (Statement) -> Bool) -> Bool {
    switch self {
    case .template(let template): template.statement.contains(holds)
    case .loop, .conditional: bodies.contains { $0.statements.contains { $0.contains(holds) } }
    case .command, .assignment, .binding, .query: holds(self)
    }
  }
}
