/// One input of a command: a parameter, and the type as which its argument is read.
///
/// A command reads it as `call[input]`. An omitted input reads as `nil`, or as its default.
package struct Input<Read>: Sendable {
  package internal(set) var parameter: Parameter
  fileprivate let read: @Sendable (Invocation.Bound?, Scope) -> Read

  init(_ parameter: Parameter, _ read: @escaping @Sendable (Invocation.Bound?, Scope) -> Read) {
    (self.parameter, self.read) = (parameter, read)
  }

  /// The input, limited to one thing, with the reason.
  package func single(_ reason: String) -> Input { changing { $0.parameter.single = reason } }

  /// The flag, which also takes a number after its label.
  package var counting: Input { changing { $0.parameter.isCounting = true } }

  /// The input for animators, which also takes animate blocks.
  package var orBlocks: Input { changing { $0.parameter.takesBlocks = true } }

  /// The input, taken only where another argument without a label follows it.
  package var leading: Input { changing { $0.parameter.isLeading = true } }

  package func also(_ label: String) -> Input { changing { $0.parameter.otherName = label } }

  /// The input, which takes several things or `all`; the verb is applied to each.
  package func several(all: (@Sendable (Scope, _ verb: String) -> [String])? = nil) -> Input {
    changing { ($0.parameter.isSeveral, $0.parameter.all) = (true, all) }
  }

  /// The input, which is useful only where another one is given.
  package func needing(_ other: any Parametric) -> Input {
    changing { $0.parameter.need = other.parameter.name }
  }

  package func required<Given>() -> Input<Given> where Read == Given? {
    Input<Given>(parameter.changing { $0.isRequired = true }) {
      [read, name = parameter.name] bound, scope in
      guard let given = read(bound, scope) else {
        preconditionFailure("the binder lets '\(name)' be left out")
      }
      return given
    }
  }

  /// The input, made required; it may still read as nil.
  package var given: Input { changing { $0.parameter.isRequired = true } }

  /// The input, required where another one is not given.
  package func required(without other: any Parametric) -> Input {
    changing { ($0.parameter.isRequired, $0.parameter.alternative) = (true, other.parameter.name) }
  }

  /// The input, or several of them in brackets; reads as the typed expressions.
  package var orTuple: Input<[Expression]> {
    Input<[Expression]>(parameter.changing { $0.isTuple = true }) { bound, _ in
      if case .expressions(let parts)? = bound { parts } else { [] }
    }
  }

  package func or<Given>(_ usual: Given) -> Input<Given> where Read == Given?, Given: Sendable {
    Input<Given>(parameter) { [read] bound, scope in read(bound, scope) ?? usual }
  }

  /// The input, which reads as nil where it is omitted.
  package var orNone: Input<Read?> {
    Input<Read?>(parameter) { [read] bound, scope in bound.map { read($0, scope) } }
  }

  /// The input with bounds; `allowed` makes the message from the typed text and its number.
  package func within(
    _ range: ClosedRange<Double>, _ allowed: @escaping @Sendable (String, Double) -> String
  ) -> Input { changing { $0.parameter.bounds = Parameter.Bounds(range: range, allowed: allowed) } }

  package func within(_ range: ClosedRange<Double>, _ allowed: String) -> Input {
    within(range) { _, _ in allowed }
  }
}

package protocol Parametric: Sendable { var parameter: Parameter { get } }

extension Input: Parametric, Changeable {}

extension Parameter: Parametric, Changeable { package var parameter: Parameter { self } }

extension Invocation {
  package subscript<Read>(input: Input<Read>) -> Read {
    input.read(argument(for: input.parameter.name), scope)
  }
}

extension Parameter {
  /// What it is for, or what it takes, as help and completion show it.
  package func detail(among commands: Commands) -> String {
    guard meaning.isEmpty else { return meaning }
    // The same label with the same type has the same meaning; so has the same flag.
    let others = commands.all.flatMap(\.parameters).filter {
      $0.name == name && $0.type.placeholder == type.placeholder && !$0.meaning.isEmpty
    }
    if isFlag || !isPositional && !type.isNewName, let other = others.first { return other.meaning }
    let (noun, hint) = type.expectation
    return noun + (hint.map { ": \($0)" } ?? "")
  }
}
