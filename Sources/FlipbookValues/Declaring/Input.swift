/// One input of a command: a parameter, and the type that its argument is read as.
///
/// A command reads it as `call[input]`. What may be left out reads as `nil`, or as what is usual.
package struct Input<Read>: Sendable {
  package internal(set) var parameter: Parameter
  fileprivate let read: @Sendable (Invocation.Bound?, Scope) -> Read

  init(
    _ parameter: Parameter, _ read: @escaping @Sendable (Invocation.Bound?, Scope) -> Read
  ) {
    (self.parameter, self.read) = (parameter, read)
  }

  /// The same by its label only.
  package var labelled: Input {
    var input = self
    input.parameter.isPositional = false
    return input
  }

  /// The same, which takes one thing only, and why.
  package func single(_ reason: String) -> Input {
    var input = self
    input.parameter.single = reason
    return input
  }

  /// The same for a flag that takes a number too, behind its label.
  package var counting: Input {
    var input = self
    input.parameter.isCounting = true
    return input
  }

  /// The same, only where another argument without a label follows it.
  package var leading: Input {
    var input = self
    input.parameter.isLeading = true
    return input
  }

  /// The same under a second label.
  package func also(_ label: String) -> Input {
    var input = self
    input.parameter.otherName = label
    return input
  }

  /// The same, of which several can be named: the verb is said to each of them.
  ///
  /// - Parameter all: what `all` then stands for.
  package func several(
    all: (@Sendable (Scope, _ verb: String) -> [String])? = nil
  ) -> Input {
    var input = self
    (input.parameter.isSeveral, input.parameter.all) = (true, all)
    return input
  }

  /// The same, which is of use only where another one is given.
  package func needing(_ other: any Parametric) -> Input {
    var input = self
    input.parameter.need = other.parameter.name
    return input
  }

  /// The same, which must be given.
  package func required<Given>() -> Input<Given> where Read == Given? {
    var parameter = parameter
    parameter.isRequired = true
    return Input<Given>(parameter) { [read, name = parameter.name] bound, scope in
      guard let given = read(bound, scope) else {
        preconditionFailure("the binder lets '\(name)' be left out")
      }
      return given
    }
  }

  /// The same, which must be given where another one is not.
  package func required(without other: any Parametric) -> Input {
    var input = self
    (input.parameter.isRequired, input.parameter.alternative) = (true, other.parameter.name)
    return input
  }

  /// The same with what it is where it is left out.
  package func or<Given>(_ usual: Given) -> Input<Given> where Read == Given?, Given: Sendable {
    Input<Given>(parameter) { [read] bound, scope in read(bound, scope) ?? usual }
  }

  /// The same for numbers that have bounds.
  ///
  /// - Parameter allowed: says what is, to one who has typed a text for another number.
  package func within(
    _ range: ClosedRange<Double>, _ allowed: @escaping @Sendable (String, Double) -> String
  ) -> Input {
    var input = self
    input.parameter.bounds = Parameter.Bounds(range: range, allowed: allowed)
    return input
  }

  /// The same for numbers that have bounds.
  package func within(_ range: ClosedRange<Double>, _ allowed: String) -> Input {
    within(range) { _, _ in allowed }
  }
}

/// Anything that names a parameter.
package protocol Parametric: Sendable {
  var parameter: Parameter { get }
}

extension Input: Parametric {}

extension Parameter: Parametric {
  package var parameter: Parameter { self }
}

extension Invocation {
  /// What was given for an input.
  package subscript<Read>(input: Input<Read>) -> Read {
    input.read(argument(for: input.parameter.name), scope)
  }
}
