/// Statements that are carried out once for each number of a range, or for each thing or value of a
/// list: `for i in 0..<12 { … }`, `for v in [box, card] { … }`.
package struct Loop: Hashable, Sendable {
  /// The word that begins one, and the one behind its name.
  package static let (word, separator) = ("for", "in")

  /// What it goes over.
  package enum Values: Hashable, Sendable {
    /// From a number to another one, which belongs to it where it is closed: `...`, and not `..<`.
    case range(Expression, Expression, isClosed: Bool)
    case list([Expression])

    /// The expressions that say it.
    package var expressions: [Expression] {
      switch self {
      case .range(let lower, let upper, _): [lower, upper]
      case .list(let list): list
      }
    }
  }

  /// What stands for the number, the thing or the value.
  package var name: Name
  package var values: Values
  /// What is carried out.
  package var body: Block
  /// From `for` to the closing brace.
  package var span: Span
}

/// Statements that are carried out where a condition holds, and others where it does not:
/// `if box.alpha > 0.5 { … } else { … }`.
package struct Conditional: Hashable, Sendable {
  /// The word that begins one, and the one before what is carried out otherwise.
  package static let (word, alternative) = ("if", "else")

  /// What has to hold.
  package var condition: Expression
  /// What is carried out where it does.
  package var body: Block
  /// What is carried out where it does not; of `else if` the one statement that this is.
  package var otherwise: Block?
  /// From `if` to the last closing brace.
  package var span: Span
}

/// A statement with names that are made of parts, as in `view "c\(i)"`.
///
/// What the names are is known when it is carried out.
package struct Template: Hashable, Sendable {
  /// The statement with those names as they were typed.
  package var statement: Statement
  /// The names, in the order they stand; those in its blocks belong to the statements there.
  package var names: [MadeName]

  /// A statement as it comes out elsewhere.
  package init(statement: Statement, names: [MadeName] = []) {
    (self.statement, self.names) = (statement, names)
  }
}

/// A name in quotes with values in it.
package struct MadeName: Hashable, Sendable {
  /// What it is made of.
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

extension Template {
  /// The text of the statement with its names put in as they come out.
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
