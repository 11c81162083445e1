/// One thing an entry asks for.
package indirect enum Statement: Hashable, Sendable {
  /// A verb with its arguments: `start slide after: 2s`.
  case command(Command)
  /// A path that is set or changed: `box.center.x += 20`.
  case assignment(Assignment)
  /// A name given to a value: `let time = 1s`.
  case binding(Binding)
  /// A value that is asked for: `box.alpha`, `2 * 3`.
  case query(Expression)

  /// The typed text of the statement, without the separator behind it.
  package var span: Span {
    switch self {
    case .command(let command): command.span
    case .assignment(let assignment): assignment.span
    case .binding(let binding): binding.span
    case .query(let expression): expression.span
    }
  }
}
