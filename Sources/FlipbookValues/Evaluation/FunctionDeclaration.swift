import CLanguageTexts

package struct FunctionDeclaration: Sendable {
  package let name: String
  /// Examples of calls, for help and messages; more of them, for help alone.
  package let forms: String
  package let otherForms: String
  package let meaning: String
  /// What it makes; `nil` where that depends on its arguments.
  package let kind: ValueKind?
  /// Its parameters in each way to call it.
  package let ways: [[Parameter]]

  /// Whether names may not shadow it; before a bracket it is always the function.
  package var isReserved: Bool { !Self.later.contains { $0.name == name } }
  package var takesLabels: Bool { ways.joined().contains { !$0.isPositional } }
  var wrongCall: Mistake.Kind { .wrongCall(name, forms: forms) }

  private init(
    _ name: String, _ kind: ValueKind?, _ meaning: String, forms: String, otherForms: String = "",
    _ ways: [Parameter]...
  ) { self.init(name, kind, meaning, forms, otherForms, ways) }

  private init(
    _ name: String, _ kind: ValueKind?, _ meaning: String, _ forms: String, _ otherForms: String,
    _ ways: [[Parameter]]
  ) {
    (self.name, self.kind, self.meaning, self.ways) = (name, kind, meaning, ways)
    (self.forms, self.otherForms) = (forms, otherForms)
  }

  package static func named(_ name: String) -> FunctionDeclaration? { byName[name] }

  // Looked up only.
  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  package static let all = table[0] + [spring] + table[1] + later

  // Functions added later, which do not reserve their names.
  private static let later = table[2] + measures + letGo + table[3]

  package static func near(_ word: String) -> [String] {
    let known = ForeignWord.names(for: word).filter { named($0) != nil }
    guard known.isEmpty else { return known }
    let springs = Timing.named.filter(\.timing.isSpring)
    return NearNames.suggestions(for: word, among: all.map(\.name) + springs.map(\.name))
  }

  // The groups of those that need no more than a row.
  private static let table = TextTable.rows(function_texts()).split(separator: []).map {
    $0.map(FunctionDeclaration.init(row:))
  }

  private init(row parts: [String]) {
    let ways = parts[3].utf8.split(separator: UInt8(ascii: ";")).map { way in
      way.split(separator: UInt8(ascii: " ")).map { parameter in
        let words = Substring(parameter).split(separator: ":").map(String.init)
        return Parameter(
          name: words[0], type: words.count > 1 ? Self.types[words[1]] ?? .value : .number,
          isRequired: true)
      }
    }
    let kind = ValueKind(rawValue: parts[1])
    self.init(parts[0], kind, parts[2], parts[4], parts.count > 5 ? parts[5] : "", ways)
  }

  private static let types: [String: Parameter.Form] = [
    "extent": .extent, "layer": .layer, "path": .path, "share": .share, "timing": .timing,
  ]

  private static let spring = FunctionDeclaration(
    "spring", .timing, "a spring timing",
    forms: springForms.prefix(2).joined(separator: ", ") + " or " + springForms[2],
    otherForms: springForms.dropFirst(3).joined(separator: " or "),
    [need("dampingRatio", "the nearer 0, the more it swings; 1 does not swing"), velocity],
    [
      label("mass", "the mass on the spring; default: 1"),
      need("stiffness", "how strongly it pulls"),
      label("damping", "how strongly it is slowed; default: 10"), velocity,
    ],
    [
      need("duration", "its perceptual duration"),
      label("bounce", "0 none, towards 1 more; default: 0"), velocity,
    ],
    [
      need("response", "SwiftUI's older word for the duration"),
      label("dampingFraction", "0 swings forever, 1 does not swing, more creeps; default: 0.825"),
      velocity,
    ],
    [
      need("tension", "Origami's and React Native's stiffness"),
      label("friction", "Origami's and React Native's damping; default: 7"), velocity,
    ])

  package static let springForms = [
    "spring(dampingRatio: 0.5, initialVelocity: 2)",
    "spring(mass: 1, stiffness: 100, damping: 10)", "spring(duration: 0.5, bounce: 0.3)",
    "spring(response: 0.3, dampingFraction: 0.8)", "spring(tension: 40, friction: 7)",
  ]

  /// The function of that name, or a named spring, which takes a velocity.
  package static func called(_ name: String) -> FunctionDeclaration? {
    named(name)
      ?? Timing.named.first { $0.name == name && $0.timing.isSpring }.map {
        .init(name, .timing, $0.meaning, forms: "\(name)(initialVelocity: 2)", [velocity])
      }
  }

  private static let measures = MotionMeasure.allCases.map { measure in
    FunctionDeclaration(
      measure.rawValue, .number, measure.meaning, forms: "\(measure)(\(measure.example))",
      otherForms: "\(measure)(\(measure.example), for: 2s)",
      parameters(of: measure) + [
        label("for", "how far to look; default: until everything has finished"),
        label("from", "the moment it begins at; default: now"),
        label("to", "the moment it ends at"),
      ])
  }

  // What interactive animations compute with.
  private static let letGo: [FunctionDeclaration] = [
    .init(
      "project", .number, "how far something decelerates from a velocity, as a scroll view does",
      forms: "project(1000, normal) or project(1000, 0.99)",
      values("velocity") + [
        Parameter(
          name: "rate", type: .number, isRequired: true,
          meaning: "the velocity left after a millisecond: normal, 0.998; fast, 0.99")
      ]),
    .init(
      "rubberBand", .number, "how far something moves when dragged beyond its end",
      forms: "rubberBand(120, in: 800)",
      numbers("offset") + [need("in", "the limit it approaches")]),
    .init(
      "relativeVelocity", .number, "a velocity for a spring, in distances per second",
      forms: "relativeVelocity(500, from: 300, to: 50)",
      numbers("velocity") + [need("from", "where it is"), need("to", "where it goes")]),
  ]

  // MARK: What they take

  // Before the stretch of time.
  private static func parameters(of measure: MotionMeasure) -> [Parameter] {
    switch measure {
    case .highest, .lowest, .overshoot, .total: numbers("value")
    case .settled:
      numbers("value") + [label("within", "how near to its end; default: 0.1 % of its way")]
    case .closest: values("a", "b", type: .layer)
    case .duration: values("condition", type: .condition)
    }
  }

  private static let velocity = label(
    "initialVelocity", "initial speed, in distances per second; default: 0")

  private static func numbers(_ names: String...) -> [Parameter] {
    names.map { Parameter(name: $0, type: .number, isRequired: true) }
  }

  private static func values(_ names: String..., type: Parameter.Form = .value) -> [Parameter] {
    names.map { Parameter(name: $0, type: type, isRequired: true) }
  }

  private static func label(_ name: String, _ meaning: String) -> Parameter {
    Parameter(name: name + ":", type: .number, meaning: meaning)
  }

  private static func need(_ name: String, _ meaning: String) -> Parameter {
    Parameter(name: name + ":", type: .number, isRequired: true, meaning: meaning)
  }
}
