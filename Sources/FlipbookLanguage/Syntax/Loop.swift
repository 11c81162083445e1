/// Statements that are carried out once for each number of a range, or for each thing or value of a
/// list: `for i in 0..<12 { … }`, `for v in [box, card] { … }`.
package struct Loop: Hashable, Sendable {
  package static let (word, separator) = ("for", "in")

  /// Words for all existing things, where a list is expected.
  static let everything = ["all", "views"]

  package enum Values: Hashable, Sendable {
    /// A range from one number to another; `...` is closed, `..<` is not.
    case range(Expression, Expression, isClosed: Bool)
    case list([Expression])

    package var expressions: [Expression] {
      switch self {
      case .range(let lower, let upper, _): [lower, upper]
      case .list(let list): list
      }
    }
  }

  /// The name of the number, the thing or the value.
  package var name: Name
  package var values: Values
  package var body: Block
  /// From `for` to the closing brace.
  package var span: Span
}

/// Statements that are carried out where a condition holds, and others where it does not:
/// `if box.alpha > 0.5 { … } else { … }`.
package struct Conditional: Hashable, Sendable {
  package static let (word, alternative) = ("if", "else")

  package var condition: Expression
  package var body: Block
  /// The block after `else`; an `else if` is a block of one statement.
  package var otherwise: Block?
  /// From `if` to the last closing brace.
  package var span: Span
}

/// A statement with names that get their values when it is carried out, as in `view "c\(i)"`.
package struct Template: Hashable, Sendable {
  /// The statement with those names as they were typed.
  package var statement: Statement
  /// The names, in order; those in its blocks belong to the statements there.
  package var names: [MadeName]

  package init(statement: Statement, names: [MadeName] = []) {
    (self.statement, self.names) = (statement, names)
  }

  /// The text of the statement with its names filled in.
  package func text<Failure>(
    in source: String, _ typed: (MadeName) throws(Failure) -> String
  ) throws(Failure) -> String {
    var (text, place) = ("", statement.span.lower)
    for name in names {
      text += Span(place, name.span.lower).text(in: source)
      text += try typed(name)
      place = name.span.upper
    }
    return text + Span(place, statement.span.upper).text(in: source)
  }
}

/// A name in quotes with values in it.
package struct MadeName: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case value(Expression)
  }

  package var parts: [Part]
  /// The typed text, quotes included.
  package var span: Span

  /// The name, each value in it written as text.
  package func text<Failure>(
    _ write: (Expression) throws(Failure) -> String
  ) throws(Failure) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .value(let value): text += try write(value)
      }
    }
    return text
  }
}
