package import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// One input of a command: a parameter, and the type that its argument is read as.
///
/// A command reads it as `call[input]`. What may be left out reads as `nil`, or as what is usual.
package struct Input<Read>: Sendable {
  package private(set) var parameter: Parameter
  fileprivate let read: @Sendable (Invocation.Bound?, Scope) -> Read

  private init(
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

  /// The same, only where another argument without a label follows it.
  package var leading: Input {
    var input = self
    input.parameter.isLeading = true
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

// MARK: Numbers

extension Input where Read == Double? {
  /// Seconds, 0 or more.
  package static func duration(_ name: String, _ meaning: String = "") -> Input {
    number(name, .duration, meaning)
  }

  /// A share of something, 1 for all of it.
  package static func share(_ name: String, _ meaning: String = "") -> Input {
    number(name, .share, meaning)
  }

  package static func number(
    _ name: String, _ type: Parameter.Form = .number, _ meaning: String = ""
  ) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      if case .number(let quantity)? = bound?.evaluated { quantity.value } else { nil }
    }
  }
}

extension Input where Read == Bool {
  /// A bare word that is there or not, or `label: true`.
  package static func flag(_ name: String, _ meaning: String = "") -> Input {
    Input(Parameter(name: name, type: .flag, meaning: meaning)) { bound, _ in
      if case .flag? = bound { true } else { bound?.evaluated == .bool(true) }
    }
  }
}

extension Input where Read == Bool? {
  package static func boolean(_ name: String, _ meaning: String = "") -> Input {
    Input(Parameter(name: name, type: .boolean, meaning: meaning)) { bound, _ in
      if case .bool(let bool)? = bound?.evaluated { bool } else { nil }
    }
  }
}

extension Input where Read == Timing? {
  package static func timing(_ name: String, _ meaning: String = "") -> Input {
    Input(Parameter(name: name, type: .timing, meaning: meaning)) { bound, _ in
      if case .timing(let timing)? = bound?.evaluated { timing } else { nil }
    }
  }
}

extension Input where Read == SIMD2<Double>? {
  /// Two numbers with an x between them: columns and rows, or width and height.
  package static func size(_ name: String, _ type: Parameter.Form, _ meaning: String) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      if case .pair(let x, let y, _)? = bound?.evaluated { SIMD2(x, y) } else { nil }
    }
  }
}

extension Input where Read == SIMD2<Double>? {
  /// Two numbers in brackets.
  package static func vector(_ name: String, _ meaning: String) -> Input {
    size(name, .vector, meaning)
  }
}

// MARK: Words

extension Input where Read == Name? {
  /// A name for something new: one that nothing has.
  package static func newName(_ name: String, _ meaning: String = "") -> Input {
    word(name, .newName, meaning)
  }

  /// A plain word, or the name of something.
  package static func word(
    _ name: String, _ type: Parameter.Form, _ meaning: String = "", words: [Choice] = []
  ) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning, words: words)) { bound, _ in
      if case .name(let name)? = bound { name } else { nil }
    }
  }
}

extension Input {
  package static func choice<Word: Choosable>(
    _ name: String, _ meaning: String = ""
  ) -> Input where Read == Word? {
    Input(Parameter(name: name, type: .choice(Word.choices), meaning: meaning)) { bound, _ in
      if case .name(let name)? = bound { Word(rawValue: name.text) } else { nil }
    }
  }
}

// MARK: Things

/// Something that a command was given by its name.
package struct Found<Thing> {
  package let name: Name
  package let thing: Thing
}

extension Input {
  private static func thing<Thing>(
    _ name: String, _ type: Parameter.Form, _ meaning: String,
    _ pick: @escaping @Sendable (Named) -> Thing?
  ) -> Input where Read == Found<Thing>? {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, scope in
      guard case .name(let name)? = bound, let thing = scope.named(name.text).flatMap(pick) else {
        return nil
      }
      return Found(name: name, thing: thing)
    }
  }
}

extension Input where Read == Found<UIView>? {
  package static func view(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .view, meaning) { if case .view(let view) = $0 { view } else { nil } }
  }
}

extension Input where Read == Found<Chain>? {
  package static func chain(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .chain, meaning) { if case .chain(let chain) = $0 { chain } else { nil } }
  }
}

extension Input where Read == Found<UIGestureRecognizer>? {
  package static func gesture(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .gesture, meaning) { if case .gesture(let gesture) = $0 { gesture } else { nil } }
  }
}

extension Input where Read == Found<CAAnimation>? {
  package static func animation(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .animation, meaning) {
      if case .animation(let animation) = $0 { animation } else { nil }
    }
  }
}

extension Input where Read == Found<Named>? {
  /// Anything that has a name.
  package static func anyName(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .anyName, meaning) { $0 }
  }

  /// Anything that has a name; read as ``Input/layer(_:_:_:)`` it may be the layer of a view too.
  package static func object(_ name: String, _ meaning: String = "") -> Input {
    thing(name, .object, meaning) { $0 }
  }
}

extension Input where Read == CALayer? {
  /// A layer, or a view for its layer.
  package static func layer(
    _ name: String, _ meaning: String = "", _ type: Parameter.Form = .layer
  ) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      switch bound?.evaluated {
      case .layer(let layer): layer
      case .view(let view): view.layer
      default: nil
      }
    }
  }
}

// MARK: What is looked at as it stands

extension Input where Read == Block? {
  /// A block, and what may stand in it.
  package static func block(
    _ name: String, _ place: Scope.Place, _ meaning: String = ""
  ) -> Input {
    Input(Parameter(name: name, type: .block(place), meaning: meaning)) { bound, _ in
      if case .block(let block)? = bound { block } else { nil }
    }
  }
}

extension Input where Read == Expression? {
  /// One expression.
  package static func expression(
    _ name: String, _ type: Parameter.Form, _ meaning: String = ""
  ) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      switch bound {
      case .expressions(let expressions): expressions.first
      case .value(_, let expression): expression
      default: nil
      }
    }
  }
}

extension Input where Read == [Expression] {
  /// Any number of expressions.
  package static func list(
    _ name: String, _ type: Parameter.Form, _ meaning: String = "", words: [Choice] = []
  ) -> Input {
    Input(Parameter(name: name, type: type, meaning: meaning, words: words)) { bound, _ in
      if case .expressions(let expressions)? = bound { expressions } else { [] }
    }
  }

  /// The same, of which one at least must be given.
  package var atLeastOne: Input {
    var input = self
    input.parameter.isRequired = true
    return input
  }
}
