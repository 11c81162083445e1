import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Commands that a row of SwiftForm writes.
extension SwiftCall {
  /// A command by the first form that takes all its inputs; `nil` where none does.
  func told(_ owner: String = "", isDance: Bool = false) throws(Untold) -> SwiftLines? {
    for form in SwiftForm.commands.written[verb] ?? []
    where form.call.hasPrefix("dance.") == isDance {
      guard let (arguments, closures) = try arguments(of: form) else { continue }
      // A call whose block does nothing is none.
      let blocks = form.slots.count { $0.isBlock && !$0.isOptional }
      guard closures.count >= blocks else { return [] }
      let head = owner.isEmpty ? form.call : "\(owner).\(form.call)"
      let list = arguments.joined(separator: ", ")
      if head.last == "=" { return "\(head.dropLast()) = \(list)" }
      let isBare = arguments.isEmpty && !closures.isEmpty
      return .call(isBare ? head : "\(head)(\(list))", closures)
    }
    return nil
  }

  private func arguments(of form: SwiftForm) throws(Untold) -> ([String], [SwiftLines.Closure])? {
    let all = invocation.declaration.parameters
    var (places, used) = (all.filter(\.isPositional)[...], Set<String>())
    var (texts, closures): ([String], [SwiftLines.Closure]) = ([], [])
    for slot in form.slots {
      let input = slot.input.isEmpty ? places.popFirst() : all.first { $0.name == slot.input }
      guard let input else { return nil }
      used.insert(input.name)
      if slot.isFixed { continue }
      if slot.isBlock, let block = block(input.name) {
        closures += closure(block, input, slot)
      } else if let text = try argument(input, slot) {
        texts.append(slot.labelled(text))
      } else if !slot.isOptional {
        return nil
      }
    }
    return all.contains { isGiven($0.name) && !used.contains($0.name) } ? nil : (texts, closures)
  }

  // A block as a closure; none for a completion that does nothing.
  private func closure(
    _ block: Block, _ input: Parameter, _ slot: SwiftForm.Slot
  ) -> [SwiftLines.Closure] {
    if case .block(.animation) = input.type { return [writer.later(place.animated(block))] }
    var place = place
    if slot.word == "position" { (place.position, place.scope.position) = ("position", .end) }
    return [place.completion(block, asking: slot.word ?? "")].compactMap(\.self)
  }

  private func argument(_ input: Parameter, _ slot: SwiftForm.Slot) throws(Untold) -> String? {
    switch invocation.argument(for: input.name) {
    case nil where slot.usual == "name": return name("animation").map(SwiftNames.literal)
    case nil: return slot.usual
    case .flag: return "true"
    case .value(.bool(let bool), _): return "\(bool)"
    case .value(.timing, _): return try timing(input.name)?.parameters
    case .value(_, let expression): return try place.number(expression)
    case .expressions(let list):
      guard case .timing(.curve(let curve))? = try list.first.map(place.value) else { return nil }
      return ".\(curve)"
    case .name(let name):
      switch input.type {
      case .choice: return ".\(name.text)"
      case .animation: return try writer.thing(name.text)
      default: return SwiftNames.literal(name.text)
      }
    case .names: throw Untold("it is said to several")
    case .block: return nil
    }
  }
}
