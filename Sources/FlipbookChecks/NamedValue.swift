import FlipbookCommands
package import FlipbookLanguage
package import FlipbookPictures
package import FlipbookSession
import FlipbookText
package import FlipbookValues
import Foundation
import OrderedCollections

/// A name that stands for one value after another, as in `sweep` and `solve`.
package struct NamedValue {
  package let name: Name
  /// The one unit of its bounds; plain numbers fit any.
  package let unit: Quantity.Unit
  private let source: String

  /// - Parameter bounds: the inputs that give its values.
  package init(_ call: Invocation, _ bounds: [any Parametric]) throws(Mistake) {
    name = call[SweepCommand.name]
    source = call.scope.source
    try call.scope.checkWord(name)
    if let taken = call.world.names[name.text] {
      guard case .value = taken else {
        throw Mistake(.nameTaken(name.text, by: taken.kind), name.span)
      }
    }
    var unit = Quantity.Unit.plain
    for input in bounds {
      guard case .number(let quantity)? = call.argument(for: input.parameter.name)?.evaluated,
        quantity.unit != .plain, quantity.unit != .count
      else { continue }
      guard unit == .plain || unit == quantity.unit else {
        throw Mistake(.mixedUnits(unit.word, quantity.unit.word), call.span(of: input))
      }
      unit = quantity.unit
    }
    self.unit = unit
  }

  /// The values from 'from:' to 'to:', of which there is more than one.
  package static func range(of call: Invocation) throws(Mistake) -> ClosedRange<Double> {
    let (first, last) = (call[SweepCommand.from], call[SweepCommand.to])
    guard first < last else {
      throw call.mistake(
        "to:", at: SweepCommand.to,
        allowed: "more than \(call.text(of: SweepCommand.from)), its first value")
    }
    return first...last
  }

  /// Replays on stages on which a block has been carried out with a value for the name.
  package func replay(
    _ call: Invocation, carryingOut block: Block, with value: Quantity
  ) -> Replay {
    let session = call.session
    return Replay(
      of: session, for: call,
      arriving: { world throws(Mistake) in
        try carryOut(block, on: world, of: session, with: value)
      })
  }

  /// Carries out a block on a stage with a value for the name.
  func carryOut(
    _ block: Block, on world: World, of session: Session, with value: Quantity
  ) throws(Mistake) {
    world.names[name.text] = .value(.number(value))
    try session.perform(block, in: Scope(world: world, source: source))
  }

  package func text(of value: Quantity) -> String { "\(Name.typed(name.text)) = \(value.typed)" }
}

extension Quantity {
  var typed: String { typed(digits: 6) }

  /// The number with its unit, as it can be typed.
  package func typed(digits: Int) -> String {
    let (factor, suffix) = unit.typed
    return NumberText.brief(value * factor, digits: digits) + suffix
  }

  /// The same with two digits, as people write it.
  var rounded: Quantity {
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
