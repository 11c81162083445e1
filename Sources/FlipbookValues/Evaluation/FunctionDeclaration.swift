import CLanguageTexts

package struct FunctionDeclaration: Sendable {
  package let name: String
  /// Examples of calls, for help and messages; `otherForms` are shown in help only.
  package let forms: String
  package let otherForms: String
  package let meaning: String
  /// The kind of its result; `nil` where that depends on its arguments.
  package let kind: ValueKind?
  /// Its parameters, for each way to call it.
  package let overloads: [[Parameter]]

  /// Whether names may not shadow it; before a bracket it is always the function.
  package var isReserved: Bool { !Self.later.contains { $0.name == name } }
  package var takesLabels: Bool { overloads.joined().contains { !$0.isPositional } }
  var wrongCall: Mistake.Kind { .wrongCall(name, forms: forms) }

  package static func named(_ name: String) -> FunctionDeclaration? { byName[name] }

  // Only for lookups, never iterated.
  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  package static let all = table[0] + later

  // Functions added later, which do not reserve their names.
  private static let later = table[1]

  package static func near(_ word: String) -> [String] {
    let known = ForeignWord.names(for: word).filter { named($0) != nil }
    guard known.isEmpty else { return known }
    let springs = Timing.named.filter(\.timing.isSpring)
    return NearNames.suggestions(for: word, among: all.map(\.name) + springs.map(\.name))
  }

  private static let table = TextTable.rows(function_texts()).split(separator: []).map {
    $0.map(FunctionDeclaration.init(row:))
  }

  private init(row parts: [String]) {
    (name, kind, meaning) = (parts[0], ValueKind(rawValue: parts[1]), parts[2])
    (forms, otherForms) = (parts[4], parts.count > 5 ? parts[5] : "")
    overloads = parts[3].utf8.split(separator: UInt8(ascii: ";")).map { way in
      way.split(separator: UInt8(ascii: " ")).map {
        Self.parameter(
          $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }, of: parts[0])
      }
    }
  }

  // A parameter and its type after a colon. Nothing or a question mark after the colon makes it a
  // label, a question mark an optional one; a star gives a number the meaning that labels have.
  private static func parameter(_ words: [String], of function: String) -> Parameter {
    let mark = words.count > 1 ? words[1] : nil
    let isLabel = mark == "" || mark == "?"
    guard isLabel || mark == "*" else {
      let type = mark.map { types[$0] ?? .value } ?? .number
      return Parameter(name: words[0], type: type, isRequired: true)
    }
    return Parameter(
      name: words[0] + (isLabel ? ":" : ""), type: .number, isRequired: mark != "?",
      meaning: labels["\(function) \(words[0])"] ?? labels[words[0]] ?? "")
  }

  private static let types: [String: Parameter.Form] = [
    "condition": .condition, "extent": .extent, "layer": .layer, "path": .path, "share": .share,
    "timing": .timing,
  ]

  private static let labels = Dictionary(
    uniqueKeysWithValues: TextTable.rows(function_labels()).map { ($0[0], $0[1]) })

  /// The function of that name, or a named spring, which takes a velocity.
  package static func called(_ name: String) -> FunctionDeclaration? {
    named(name)
      ?? Timing.named.first { $0.name == name && $0.timing.isSpring }.map {
        let form = "\(name)(initialVelocity: 2)"
        return .init(
          row: [name, ValueKind.timing.rawValue, $0.meaning, "initialVelocity:?", form])
      }
  }
}
