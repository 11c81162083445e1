// Springs given by their numbers, and presets with a velocity.
extension Scope {
  func spring(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> Value {
    var numbers = try labelled(call, "spring", SpringFamily.ranges, usage: function.forms)
    let velocity = numbers.removeValue(forKey: "initialVelocity") ?? 0
    guard let family = SpringFamily.all.first(where: { numbers[$0.key] != nil }),
      Set(numbers.keys).isSubset(of: family.labels.map(\.name))
    else { throw Mistake(SpringFamily.mistake(numbers, usage: function.forms), call.span) }
    let values = family.labels.map { numbers[$0.name] ?? $0.usual }
    if family.key == "tension", place == .entry, !isRehearsal {
      let typed = values.map(NumberText.shortest)
      world.answer.remark =
        "tension and friction are Origami's; react-spring's are stiffness and damping:\n "
        + "spring(stiffness: \(typed[0]), damping: \(typed[1]))"
    }
    return .timing(family.make(values, velocity))
  }

  func pushed(_ timing: Timing, _ name: String, _ call: Call) throws(Mistake) -> Value {
    guard timing.isSpring else {
      if call.arguments.allSatisfy({ $0.label == nil }), let timing = try foreign(call) {
        return timing
      }
      throw Mistake(
        Name(name, call.name.span), isNot: "a spring: a curve takes no velocity",
        hint: "write \(name), or a spring: fluidDrawer(initialVelocity: 2)")
    }
    let usage = "\(name)(initialVelocity: 2)"
    let ranges = SpringFamily.ranges.filter { $0.label == "initialVelocity" }
    guard let velocity = try labelled(call, name, ranges, usage: usage)["initialVelocity"] else {
      throw Mistake(.wrongCall(name, forms: usage), call.span)
    }
    let isWord = Timing.named(name) == timing
    return .timing((isWord ? .preset(name, timing.unnamed) : timing).pushed(velocity))
  }

  // A gesture's velocity is a pair, in points per second.
  private func value(of label: String, _ expression: Expression) throws(Mistake) -> Double {
    let thrown = text(of: expression)
    let isOne = isRehearsal && ["velocity.x", "velocity.y"].contains(thrown)
    guard label == "initialVelocity", isOne || (try? evaluate(expression))?.kind == .pair else {
      return try number(expression)
    }
    // The block's assignments tell which component is meant, and the distance to divide by.
    let rest = Span(expression.span.upper, source.utf8.count).text(in: source)
    let moves = rest.matches(of: /(\w+(?:\.\w+)*)\.([xy]) *([-+]?)= *(-?[\w.]+)/)
    let forms = moves.map { move in
      let way = move.3.isEmpty ? "(\(move.4) - \(move.1).\(move.2))" : move.3 + move.4
      return ".\(move.2) / \(way.hasPrefix("+") ? way.dropFirst() : way[...])"
    }
    guard isOne else { throw Mistake(.velocityPair(thrown, forms: forms), expression.span) }
    if let way = forms.first(where: { thrown.hasSuffix($0.prefix(2)) })?.dropFirst(2) {
      world.answer.remark = "initialVelocity is in distances a second:\n \(thrown)\(way)"
    }
    return try number(expression)
  }

  // The result is only for lookups, never iterated.
  private func labelled(
    _ call: Call, _ name: String, _ ranges: [SpringFamily.Range], usage: String
  ) throws(Mistake) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (argument, expression) in zip(call.arguments, call.values) {
      guard let label = argument.label?.text, numbers[label] == nil else {
        let isRatio = name == "spring" && argument.label == nil && call.arguments.count == 1
        let form = isRatio ? "spring(dampingRatio: \(argument.span.text(in: source)))" : usage
        throw Mistake(.wrongCall(name, forms: form), argument.span)
      }
      guard label != "blendDuration" else {
        let hint =
          "leave it out: SwiftUI blends the response of a spring that is under way, "
          + "and here each spring keeps its own"
        throw Mistake(.unexpectedArgument("blendDuration:", hint: hint), argument.span)
      }
      guard let range = ranges.first(where: { $0.label == label }) else {
        let near = NearNames.suggestions(for: label, among: ranges.map(\.label).sorted())
        throw Mistake(.unknownLabel(label, verb: name, near: near, usage: usage), argument.span)
      }
      let value = try self.value(of: label, expression)
      guard range.numbers.contains(value) else {
        throw mistake(expression, allowed: "'\(label):' takes \(range.meaning)")
      }
      numbers[label] = value
    }
    return numbers
  }
}

/// Labels that describe a spring together; the first identifies them.
private struct SpringFamily {
  let labels: [(name: String, usual: Double)]
  let make: @Sendable ([Double], _ velocity: Double) -> Timing

  var key: String { labels[0].name }

  // Defaults are those of UIKit, SwiftUI and React Native.
  static let all = [
    SpringFamily(labels: [("dampingRatio", 1)]) { .spring(.ratio($0[0]), velocity: $1) },
    SpringFamily(labels: [("stiffness", 100), ("mass", 1), ("damping", 10)]) {
      .spring(.physics(mass: $0[1], stiffness: $0[0], damping: $0[2]), velocity: $1)
    },
    SpringFamily(labels: [("duration", 0.5), ("bounce", 0)]) {
      .spring(.bounce($0[1], duration: $0[0]), velocity: $1)
    },
    SpringFamily(labels: [("response", 0.5), ("dampingFraction", 0.825)]) {
      .spring(.response($0[0], dampingFraction: $0[1]), velocity: $1)
    },
    SpringFamily(labels: [("tension", 40), ("friction", 7)]) {
      .spring(.tension($0[0], friction: $0[1]), velocity: $1)
    },
  ]

  typealias Range = (label: String, numbers: ClosedRange<Double>, meaning: String)

  static let ranges: [Range] = [
    ("dampingRatio", 0...1, "0 (swings until its time is over) to 1 (does not swing)"),
    ("initialVelocity", -1e9...1e9, "a number between -1e9 and 1e9"),
    ("mass", 1e-9...1e9, "a number above 0, up to 1e9"),
    ("stiffness", 1e-9...1e9, "a number above 0, up to 1e9"),
    ("damping", 0...1e9, "a number from 0 to 1e9"),
    ("duration", 1e-9...1e9, "a duration above 0, up to 1e9s"),
    ("bounce", (-1.0).nextUp...1.0.nextDown, "a number between -1 and 1"),
    ("response", 1e-9...1e9, "a duration above 0, up to 1e9s"),
    ("dampingFraction", 0...1e9, "0 (swings forever) to 1 (does not swing), or more: it creeps"),
    (
      "tension", (Origami.leastTension + 1e-9)...1e9,
      "a number above \(NumberText.brief(Origami.leastTension)), up to 1e9"
    ),
    (
      "friction", Origami.leastFriction...1e9,
      "a number from \(NumberText.brief(Origami.leastFriction)) to 1e9"
    ),
  ]

  /// The mistake of labels that make no spring: usually one is missing.
  static func mistake(_ numbers: [String: Double], usage: String) -> Mistake.Kind {
    let given = Set(numbers.keys)
    guard !given.isEmpty,
      let family = all.first(where: { given.isSubset(of: $0.labels.map(\.name)) }),
      !given.contains(family.key)
    else { return .wrongCall("spring", forms: usage) }
    let labels = family.labels.filter { $0.name == family.key || given.contains($0.name) }
    let parts = labels.map { "\($0.name): \(NumberText.shortest(numbers[$0.name] ?? $0.usual))" }
    return .missingArgument("'\(family.key):'", usage: "spring(\(parts.joined(separator: ", ")))")
  }
}
