// The kinds of inputs, by the type an argument is read as.

extension Input {
  private static func evaluated<Kind>(
    _ name: String, _ type: Parameter.Form, _ meaning: String,
    _ pick: @escaping @Sendable (Value) -> Kind?
  ) -> Input where Read == Kind? {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      bound?.evaluated.flatMap(pick)
    }
  }

  private static func thing<Thing>(
    _ name: String, _ type: Parameter.Form, _ meaning: String,
    _ pick: @escaping @Sendable (Named) -> Thing? = { $0.thing as? Thing }
  ) -> Input where Read == NamedThing<Thing>? {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, scope in
      guard let name = bound?.name, let thing = scope.named(name.text).flatMap(pick) else {
        return nil
      }
      return NamedThing(name: name, thing: thing)
    }
  }

  // MARK: Values

  package static func number(_ name: String, _ meaning: String = "") -> Input
  where Read == Double? { number(name, .number, meaning) }

  private static func number(_ name: String, _ type: Parameter.Form, _ meaning: String) -> Input
  where Read == Double? { evaluated(name, type, meaning) { Double.fitting($0) } }

  /// A whole number in a range; `allowed` is the message for any other number.
  package static func count(
    _ name: String, _ meaning: String, in range: ClosedRange<Double>, _ allowed: String
  ) -> Input where Read == Int? {
    evaluated(name, .number, meaning) { Double.fitting($0).flatMap { Int(exactly: $0) } }
      .within(range, allowed).changing { $0.parameter.bounds?.isWhole = true }
  }

  /// Seconds, 0 or more.
  package static func duration(_ name: String, _ meaning: String = "") -> Input
  where Read == Double? { number(name, .duration, meaning) }

  /// A share of something, 1 for all of it.
  package static func share(_ name: String, _ meaning: String = "") -> Input
  where Read == Double? { number(name, .share, meaning) }

  /// A share of something, or seconds of it.
  package static func part(_ name: String, _ meaning: String = "") -> Input
  where Read == Quantity? { evaluated(name, .part, meaning, \.quantity) }

  package static func value(_ name: String, _ meaning: String = "") -> Input
  where Read == Value? { evaluated(name, .value, meaning) { $0 } }

  package static func boolean(_ name: String, _ meaning: String = "") -> Input
  where Read == Bool? { evaluated(name, .boolean, meaning, \.bool) }

  /// - Parameter orFile: whether it may be the file of a recorded timing, which reads as `nil`.
  package static func timing(
    _ name: String, _ meaning: String = "", orFile: Bool = false
  ) -> Input where Read == Timing? {
    evaluated(name, orFile ? .timingOrFile : .timing, meaning, \.timing)
  }

  /// Two numbers: columns and rows, or width and height, written with an x between them.
  package static func size(_ name: String, _ type: Parameter.Form, _ meaning: String) -> Input
  where Read == SIMD2<Double>? {
    evaluated(name, type, meaning) {
      if case .pair(let x, let y, _) = $0 { SIMD2(x, y) } else { nil }
    }
  }

  package static func vector(_ name: String, _ meaning: String) -> Input
  where Read == SIMD2<Double>? { size(name, .vector, meaning) }

  /// A bare word that is present or not, or `label: true`.
  package static func flag(_ name: String, _ meaning: String = "") -> Input where Read == Bool {
    Input(Parameter(name: name, type: .flag, meaning: meaning)) { bound, _ in
      switch bound {
      case .flag?, .value(.number, _)?: true
      default: bound?.evaluated == .bool(true)
      }
    }
  }

  // MARK: Words

  package static func newName(_ name: String, _ meaning: String = "") -> Input
  where Read == Name? { word(name, .newName, meaning) }

  /// A plain word, or the name of something.
  package static func word(
    _ name: String, _ type: Parameter.Form, _ meaning: String = "", words: [Choice] = []
  ) -> Input where Read == Name? {
    Input(Parameter(name: name, type: type, meaning: meaning, words: words)) { bound, _ in
      bound?.name
    }
  }

  package static func choice(
    _ name: String, _ meaning: String = "", of words: KeyValuePairs<String, String>
  ) -> Input where Read == String? {
    let choices = words.map { Choice($0, $1) }
    return Input(Parameter(name: name, type: .choice(choices), meaning: meaning)) { bound, _ in
      bound?.name?.text
    }
  }

  package static func choice<Word: Choosable>(
    _ name: String, _ meaning: String = ""
  ) -> Input where Read == Word? {
    Input(Parameter(name: name, type: .choice(Word.choices), meaning: meaning)) { bound, _ in
      (bound?.name?.text).flatMap(Word.init)
    }
  }

  // MARK: Things

  package static func view(_ name: String, _ meaning: String = "") -> Input
  where Read == NamedThing<UIView>? { thing(name, .view, meaning) }

  package static func chain(_ name: String, _ meaning: String = "") -> Input
  where Read == NamedThing<Chain>? { thing(name, .chain, meaning) }

  package static func gesture(_ name: String, _ meaning: String = "") -> Input
  where Read == NamedThing<UIGestureRecognizer>? { thing(name, .gesture, meaning) }

  package static func animation(_ name: String, _ meaning: String = "") -> Input
  where Read == NamedThing<CAAnimation>? { thing(name, .animation, meaning) }

  /// Anything that has a name; read as ``Input/layer(_:_:_:)`` it may be the layer of a view too.
  package static func object(_ name: String, _ meaning: String = "") -> Input
  where Read == NamedThing<Named>? { thing(name, .object, meaning) { $0 } }

  /// A layer, or a view that stands for its layer.
  package static func layer(
    _ name: String, _ meaning: String = "", _ type: Parameter.Form = .layer
  ) -> Input where Read == CALayer? { evaluated(name, type, meaning, \.layer) }

  // MARK: Syntax

  package static func block(_ name: String, _ place: Scope.Place, _ meaning: String = "") -> Input
  where Read == Block? {
    Input(Parameter(name: name, type: .block(place), meaning: meaning)) { bound, _ in
      if case .block(let block)? = bound { block } else { nil }
    }
  }

  package static func expression(
    _ name: String, _ type: Parameter.Form, _ meaning: String = ""
  ) -> Input where Read == Expression? {
    Input(Parameter(name: name, type: type, meaning: meaning)) { bound, _ in
      switch bound {
      case .expressions(let expressions): expressions.first
      case .value(_, let expression): expression
      default: nil
      }
    }
  }

  package static func list(
    _ name: String, _ type: Parameter.Form, _ meaning: String = "", words: [Choice] = []
  ) -> Input where Read == [Expression] {
    Input(Parameter(name: name, type: type, meaning: meaning, words: words)) { bound, _ in
      if case .expressions(let expressions)? = bound { expressions } else { [] }
    }
  }
}

extension Input where Read == [Expression] {
  package var atLeastOne: Input { changing { $0.parameter.isRequired = true } }
}

package struct NamedThing<Thing> {
  package let name: Name
  package let thing: Thing
}

extension Invocation {
  /// The number given after the label of a flag.
  package func count(of flag: Input<Bool>) -> Double? {
    argument(for: flag.parameter.name)?.evaluated?.quantity?.value
  }
}
