package import FlipbookLanguage
package import FlipbookPictures
package import FlipbookSession
import FlipbookText
package import FlipbookValues
import Foundation
import OrderedCollections

/// A name that stands for one value after another, as in `sweep` and `solve`.
package struct NamedValue {
  package static let word = Input.word("name", .title, "the name of the value in the block")
    .required()
  package static let from = Input.number("from:", "the first value").required()
  package static let to = Input.number("to:", "the last value").required()

  package let name: Name
  /// The one unit of its bounds; plain numbers fit any.
  package let unit: Quantity.Unit
  private let source: String

  /// A number that is given for its values, and where.
  package typealias Bound = (quantity: Quantity, span: Span)

  /// - Parameter bounds: the inputs that give its values.
  package init(_ call: Invocation, _ bounds: [any Parametric]) throws(Mistake) {
    let given = bounds.compactMap { Self.bound($0, call) }
    try self.init(call[Self.word], given, call)
  }

  package init(_ name: Name, _ bounds: [Bound], _ call: Invocation) throws(Mistake) {
    (self.name, source) = (name, call.scope.source)
    try call.scope.checkWord(name)
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

  /// The values from 'from:' to 'to:', of which there is more than one.
  package static func range(of call: Invocation) throws(Mistake) -> ClosedRange<Double> {
    try range([Self.from, Self.to].compactMap { bound($0, call) }, call)
  }

  package static func range(_ bounds: [Bound], _ call: Invocation) throws(Mistake) -> ClosedRange<
    Double
  > {
    let (first, last) = (bounds[0], bounds[1])
    guard first.quantity.value < last.quantity.value else {
      let allowed = "more than \(call.text(of: first.span)), its first value"
      throw Mistake(.outOfRange("to:", allowed: allowed), last.span)
    }
    return first.quantity.value...last.quantity.value
  }

  /// Replays on stages on which a block has been carried out with a value for the name.
  package func replay(
    _ call: Invocation, carryingOut block: Block, with value: Quantity
  ) -> Replay {
    let session = call.session
    return Replay(
      of: session, for: call,
      arriving: { world throws(Mistake) in
        take(value, on: world)
        try session.perform(block, in: Scope(world: world, source: source))
      })
  }

  package func take(_ value: Quantity, on world: World) {
    world.names[name.text] = .value(.number(value))
  }

  package func text(of value: Quantity) -> String { "\(Name.typed(name.text)) = \(value.typed)" }
}

extension Quantity {
  package var typed: String { typed(digits: 6) }

  /// The number with its unit, as it can be typed.
  package func typed(digits: Int) -> String {
    let (factor, suffix) = unit.typed
    return NumberText.brief(value * factor, digits: digits) + suffix
  }

  /// The same with two digits, as people write it.
  package var rounded: Quantity {
    let factor = unit.typed.factor
    let digits = 1 - Int(log10(max((value * factor).magnitude, 1e-9)).rounded(.down))
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
  /// What a number is multiplied by to be typed, and what is typed behind it.
  package var typed: (factor: Double, suffix: String) {
    switch self {
    case .plain, .count: (1, "")
    case .duration: (1, "s")
    case .share: (100, "%")
    case .angle: (180 / .pi, "deg")
    }
  }
}
