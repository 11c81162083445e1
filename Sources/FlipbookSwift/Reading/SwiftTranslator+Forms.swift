struct SwiftInvocation {
  /// Its type or library, with a dot: `UIView.`, `dance.`.
  var family = ""
  /// The text before the call, as typed in Flipbook.
  var owner: String?
  var arguments: [SwiftSyntax.Argument] = []
  /// The name of the thing that it makes, and whether the line gives that name.
  var target: String?
  var isNamed = false
}

extension SwiftTranslator {
  /// The line of the first form that takes all arguments.
  mutating func line(_ forms: [SwiftForm], _ call: inout SwiftInvocation) throws -> String {
    for form in forms {
      guard let values = Self.values(for: form, of: call) else { continue }
      var line = ""
      for part in form.parts { line += try text(of: part, form, values, &call) }
      isOpen = isOpen || line.hasSuffix(" {")
      return line
    }
    throw NotRead()
  }

  // The arguments by their labels in the form; `nil` where one is missing or left over.
  private static func values(
    for form: SwiftForm, of call: SwiftInvocation
  ) -> [String: SwiftSyntax]? {
    var (values, rest): ([String: SwiftSyntax], _) = ([:], call.arguments)
    for slot in form.slots where values[slot.label] == nil {
      let index =
        rest.firstIndex { $0.label == slot.label }
        ?? rest.firstIndex { slot.isBlock && $0.label == "{" }
      if slot.isFixed {
        guard (slot.isOwner ? call.owner : call.target ?? slot.word) != nil else { return nil }
      } else if let index {
        values[slot.label] = rest.remove(at: index).value
      } else if !slot.isOptional || slot.marks.contains("=") {
        return nil
      }
    }
    return rest.isEmpty && (call.owner == nil || form.hasOwner) ? values : nil
  }

  private mutating func text(
    of part: SwiftForm.Part, _ form: SwiftForm, _ values: [String: SwiftSyntax],
    _ call: inout SwiftInvocation
  ) throws -> String {
    guard part.slots.allSatisfy({ $0.isFixed || values[$0.label] != nil }) else { return "" }
    var text = ""
    for (more, slot) in part.pieces where !more.isEmpty {
      // Nothing can follow an open block.
      guard !isOpen else { throw NotRead() }
      if let slot, let value = values[slot.label] {
        let filled = try self.text(value, in: slot, of: form, call)
        let isNothing = slot.marks.contains("~") && Double(filled.filter { $0 != "s" }) == 0
        if part.isOptional, isNothing || ["", "nil", "false"].contains(filled) { return "" }
        guard filled != "nil", !filled.isEmpty else { throw NotRead() }
        text += filled
      } else if let slot, slot.isFixed {
        if !slot.isOwner {
          (call.target, call.isNamed) = (call.target ?? (slot.word ?? "").freeName(isKnown), true)
        }
        text += (slot.isOwner ? call.owner : call.target) ?? ""
      } else {
        text += more
      }
    }
    return text
  }

  private mutating func text(
    _ value: SwiftSyntax, in slot: SwiftForm.Slot, of form: SwiftForm, _ call: SwiftInvocation
  ) throws -> String {
    if case .path(let links) = value, links.count == 1, links[0].name == "nil" { return "nil" }
    if slot.isBlock {
      guard case .closure(let closure) = value else { throw NotRead() }
      let word = slot.word == "resume" ? call.target.map { "resume " + $0 } : slot.word
      let isAnimated = commands.named(form.verb)?.block == .animation
      return try block(
        closure, calling: word, isAnimated: isAnimated && !slot.label.contains("ompletion"))
    }
    if slot.label == "options" { return try options(value, of: form) }
    let text = try bare(value, for: slot.label)
    if case .row = value, form.isJoined || text.contains("?") { return "(\(text))" }
    if let unit = slot.word, text.first?.isNumber == true, Double(text) != nil {
      return text + unit
    }
    if slot.label == "keyPath" {
      guard text.hasPrefix("\"") else { throw NotRead() }
      return text.filter { $0 != "\"" }
    }
    let isBare = slot.marks.contains("*")
    guard isBare || slot.marks.contains("/") else { return text }
    let numbers = text.dropFirst().dropLast().split(separator: ", ")
    guard text.hasPrefix("("), isBare || numbers.count == 2 && numbers[0] == numbers[1] else {
      throw NotRead()
    }
    return isBare ? numbers.joined(separator: ", ") : String(numbers[0])
  }
}
