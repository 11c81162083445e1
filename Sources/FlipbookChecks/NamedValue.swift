/// A name that stands for one value after another, as in `sweep` and `solve`.
package struct NamedValue {
  package static let word = Input.word("name", .title, "the name of the value in the block")
    .required()
  package static let from = Input.number("from:", "the first value").required()
  package static let to = Input.number("to:", "the last value").required()

  package let name: Name
  /// The one unit of its bounds; plain numbers fit any.
  package let unit: Quantity.Unit

  /// A number given for one of its bounds, and its place.
  package typealias Bound = (quantity: Quantity, span: Span)

  /// - Parameter bounds: the inputs that give its values.
  package init(_ call: Invocation, _ bounds: [any Parametric]) throws(Mistake) {
    let given = bounds.compactMap { Self.bound($0, call) }
    try self.init(call[Self.word], given, call)
  }

  package init(_ name: Name, _ bounds: [Bound], _ call: Invocation) throws(Mistake) {
    self.name = name
    try call.scope.checkWord(name, ofValue: true)
    if let taken = call.world.names[name.text] {
      guard case .value = taken else {
        throw Mistake(.nameTaken(name.text, by: taken.kind), name.span)
      }
    }
    var unit = Quantity.Unit.plain
    for (quantity, span) in bounds where ![.plain, .count].contains(quantity.unit) {
      guard unit == .plain || unit == quantity.unit else {
        throw Mistake(.mixedUnits(unit.word, quantity.unit.word), span)
      }
      unit = quantity.unit
    }
    self.unit = unit
  }

  private static func bound(_ input: any Parametric, _ call: Invocation) -> Bound? {
    call.argument(for: input.parameter.name)?.evaluated?.quantity.map {
      ($0, call.span(of: input))
    }
  }

  // The range from the first bound to the last; throws unless the last is greater.
  private static func range(
    _ bounds: [Bound], _ call: Invocation
  ) throws(Mistake) -> ClosedRange<Double> {
    let (first, last) = (bounds[0], bounds[1])
    guard first.quantity.value < last.quantity.value else {
      let allowed = "more than \(call.text(of: first.span)), its first value"
      throw Mistake(.outOfRange("to:", allowed: allowed), last.span)
    }
    return first.quantity.value...last.quantity.value
  }

  // MARK: One name, or two

  package static let words = Input.word(
    "name", .title, "the name of the value in the block, or two in brackets"
  ).orTuple.atLeastOne
  package static let starts = Input.number("from:", "the first value, or one for each name")
    .orTuple.atLeastOne
  package static let ends = Input.number("to:", "the last value, or one for each name")
    .orTuple.atLeastOne

  package static func all(
    _ call: Invocation
  ) throws(Mistake) -> [(named: NamedValue, range: ClosedRange<Double>)] {
    let names = call[words].compactMap(\.word)
    if names.count > 2 {
      throw Mistake(
        .unexpectedArgument(names[2].text, hint: "it takes one name, or two"), names[2].span)
    }
    if names.count == 2, names[0].text == names[1].text {
      throw Mistake(.repeatedArgument("'\(names[1].text)'"), names[1].span)
    }
    let typed = try [starts, ends].map { input throws(Mistake) in try bounds(input, names, call) }
    return try names.indices.map { place throws(Mistake) in
      let ends = typed.map { $0[place] }
      return (try NamedValue(names[place], ends, call), try range(ends, call))
    }
  }

  private static func bounds(
    _ input: Input<[Expression]>, _ names: [Name], _ call: Invocation
  ) throws(Mistake) -> [Bound] {
    let typed = call[input]
    guard typed.count == names.count else {
      let list = names.map(\.description).joined(separator: ", ")
      let wanted = names.count == 1 ? "one number" : "two numbers in brackets,"
      throw call.mistake(
        "\(input.parameter.name):", at: input, allowed: "\(wanted) for \(list)")
    }
    return try typed.map { expression throws(Mistake) in
      (try call.scope.quantity(expression), expression.span)
    }
  }

  package func take(_ value: Quantity, on world: World) {
    world.names[name.text] = .value(.number(value))
    world.relativeDistances = []
  }

  package func text(of value: Quantity) -> String { "\(Name.typed(name.text)) = \(value.typed)" }
}

extension [NamedValue] {
  /// Replays on stages on which a block has been carried out with a value for each name.
  package func replay(
    _ call: Invocation, carryingOut block: Block, with values: [Quantity]
  ) -> Replay {
    let block = Block(statements: call.bindings + block.statements, span: block.span)
    return Replay(
      of: call.session, for: call,
      arriving: { world throws(Mistake) in
        for (named, value) in zip(self, values) { named.take(value, on: world) }
        try call.session.perform(block, in: Scope(world: world, source: call.scope.source))
      })
  }

  package var texts: Set<String> { Set(map(\.name.text)) }

  package func text(of values: [Quantity]) -> String {
    zip(self, values).map { $0.text(of: $1) }.joined(separator: ", ")
  }
}

extension Quantity {
  package var typed: String { typed(digits: 6) }

  /// The number with its unit, as it can be typed.
  package func typed(digits: Int) -> String {
    let (factor, suffix) = unit.typed
    return NumberText.brief(value * factor, digits: digits) + suffix
  }

  /// The quantity as people write it, to two digits of itself or, if that is less, of its range.
  package func rounded(from range: ClosedRange<Double>) -> Quantity {
    let factor = unit.typed.factor
    let size = min(value.magnitude, range.upperBound - range.lowerBound) * factor
    let digits = 1 - Int(log10(max(size, 1e-9)).rounded(.down))
    let text = NumberText.fixed(value * factor, digits: max(digits, 0))
    return Quantity(value: (Double(text) ?? value * factor) / factor, unit: unit)
  }

  package var cell: Cell {
    switch unit {
    case .plain, .count: .number(value)
    case .duration: .seconds(value)
    case .share, .angle: .text(typed)
    }
  }
}

extension Quantity.Unit {
  /// The factor for typing a number, and the suffix to type after it.
  package var typed: (factor: Double, suffix: String) {
    switch self {
    case .plain, .count: (1, "")
    case .duration: (1, "s")
    case .share: (100, "%")
    case .angle: (180 / .pi, "deg")
    }
  }
}
