import FlipbookLanguage
import FlipbookText

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
  ) {
    (self.name, self.kind, self.meaning, self.ways) = (name, kind, meaning, ways)
    (self.forms, self.otherForms) = (forms, otherForms)
  }

  package static func named(_ name: String) -> FunctionDeclaration? { byName[name] }

  // Looked up only.
  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  package static let all = colors + transforms + timings + arithmetic + later

  // Functions added later, which do not reserve their names.
  private static let later = hue + mathematics + motion + letGo + paths

  package static func near(_ word: String) -> [String] {
    let known = ForeignWord.names(for: word).filter { named($0) != nil }
    guard known.isEmpty else { return known }
    let springs = Timing.named.filter(\.timing.isSpring)
    return NearNames.suggestions(for: word, among: all.map(\.name) + springs.map(\.name))
  }

  private static let colors: [FunctionDeclaration] = [
    .init(
      "rgb", .color, "a colour, parts 0 to 1", forms: "rgb(1, 0.5, 0)",
      numbers("red", "green", "blue")),
    .init(
      "rgba", .color, "a colour with its alpha", forms: "rgba(1, 0.5, 0, 0.8)",
      numbers("red", "green", "blue", "alpha")),
  ]

  private static let transforms: [FunctionDeclaration] = [
    .init(
      "scale", .transform, "a transform that scales",
      forms: "scale(1.5), scale(2, 1) or scale(2, 1, 1)", numbers("factor"), numbers("x", "y"),
      numbers("x", "y", "z")),
    .init(
      "rotate", .transform, "a transform that turns, clockwise or about an axis",
      forms: "rotate(45deg) or rotate(45deg, 0, 1, 0)", numbers("angle"),
      numbers("angle", "x", "y", "z")),
    .init(
      "translate", .transform, "a transform that moves",
      forms: "translate(10, 20) or translate(10, 20, 5)", numbers("x", "y"), numbers("x", "y", "z")),
    .init(
      "perspective", .transform,
      "a transform that makes nearer things larger, from that many points away",
      forms: "perspective(500)", numbers("distance")),
    .init(
      "transform", .transform, "a transform from its numbers a, b, c, d, tx, ty",
      forms: "transform(1, 0, 0, 1, 0, 0)", numbers("a", "b", "c", "d", "tx", "ty")),
  ]

  private static let timings: [FunctionDeclaration] = [
    .init(
      "cubic", .timing, "a timing curve", forms: "cubic(0.42, 0, 0.58, 1)",
      numbers("x1", "y1", "x2", "y2")),
    .init(
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
      ]),
  ]

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

  private static let arithmetic: [FunctionDeclaration] = [
    .init("min", .number, "the smaller number", forms: "min(1, 2)", numbers("a", "b")),
    .init("max", .number, "the larger number", forms: "max(1, 2)", numbers("a", "b")),
    .init("abs", .number, "a number without its sign", forms: "abs(-1)", numbers("a")),
    .init(
      "clamp", .number, "a number held between two others", forms: "clamp(1.2, 0, 1)",
      numbers("number", "lowest", "highest")),
    .init("model", nil, "what was set", forms: "model(box.alpha)", values("path", type: .path)),
    .init("shown", nil, "what is seen now", forms: "shown(box.alpha)", values("path", type: .path)),
  ]

  private static let mathematics: [FunctionDeclaration] = [
    .init("sqrt", .number, "a square root", forms: "sqrt(2)", numbers("a")),
    .init("pow", .number, "a power", forms: "pow(2, 10)", numbers("base", "exponent")),
    .init("exp", .number, "a power of e", forms: "exp(1)", numbers("a")),
    .init("log", .number, "the natural logarithm", forms: "log(2)", numbers("a")),
    .init("sin", .number, "the sine of an angle", forms: "sin(90deg)", numbers("a")),
    .init("cos", .number, "the cosine of an angle", forms: "cos(90deg)", numbers("a")),
    .init("tan", .number, "the tangent of an angle", forms: "tan(45deg)", numbers("a")),
    .init(
      "atan2", .number, "the angle of a direction, in radians", forms: "atan2(1, 1)",
      numbers("y", "x")),
    .init("floor", .number, "the whole number below", forms: "floor(1.5)", numbers("a")),
    .init("ceil", .number, "the whole number above", forms: "ceil(1.5)", numbers("a")),
    .init(
      "round", .number, "the nearest whole number, away from 0 half-way", forms: "round(1.5)",
      numbers("a")),
    .init(
      "sign", .number, "-1, 0 or 1, as a number lies below 0, at it or above", forms: "sign(-2)",
      numbers("a")),
    .init(
      "mix", .number, "the number, point or colour at a share of the way from one to another",
      forms: "mix(100, 200, 25%)", values("from", "to") + values("share", type: .share)),
  ]

  private static let motion: [FunctionDeclaration] =
    [
      .init(
        "velocity", .number, "how fast what is shown changes, a second",
        forms: "velocity(box.center.x)", values("value")),
      .init(
        "acceleration", .number, "how fast the velocity changes, a second",
        forms: "acceleration(box.center.x)", values("value")),
      .init(
        "jerk", .number, "how fast the acceleration changes, a second",
        forms: "jerk(box.center.x)", values("value")),
      .init(
        "eased", .number, "how far a timing is at a share of its time",
        forms: "eased(easeOut, 50%)",
        values("timing", type: .timing) + values("share", type: .share)),
      .init(
        "length", .number, "how long a vector is", forms: "length(velocity(box.center))",
        values("vector", type: .extent)),
      .init(
        "distance", .number, "how far two points are apart, or the middles of two views",
        forms: "distance(box.center, (0, 0)) or distance(box, root)",
        values("a", "b", type: .extent)),
      .init(
        "overlap", .bool, "whether the frames of two views in the same superview overlap",
        forms: "overlap(box, card)", values("a", "b", type: .layer)),
    ]
    + MotionMeasure.allCases.map { measure in
      .init(
        measure.rawValue, .number, measure.meaning, forms: "\(measure)(\(measure.example))",
        otherForms: "\(measure)(\(measure.example), for: 2s)",
        parameters(of: measure) + [
          label("for", "how far to look; default: until everything has finished"),
          label("from", "the moment it begins at; default: now"),
          label("to", "the moment it ends at"),
        ])
    }

  private static let hue: [FunctionDeclaration] = [
    .init(
      "hsl", .color, "a colour by its hue in degrees, saturation and lightness",
      forms: "hsl(9, 100%, 64%)", otherForms: "hsl(9, 100%, 64%, 50%)",
      numbers("hue", "saturation", "lightness"), numbers("hue", "saturation", "lightness", "alpha"))
  ]

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

  // By the words of UIBezierPath.
  private static let paths: [FunctionDeclaration] = [
    .init(
      "oval", .path, "a path around an ellipse in a box, clockwise from its right end",
      forms: "oval(0, 0, 80, 80)", numbers("x", "y", "width", "height")),
    .init(
      "roundedRect", .path, "a path around a box with round corners",
      forms: "roundedRect(0, 0, 80, 40, 8)", numbers("x", "y", "width", "height", "cornerRadius")),
    .init(
      "arc", .path, "a path along a circle about (x, y), from an angle to another",
      forms: "arc(50, 50, 40, -90deg, 270deg)",
      numbers("x", "y", "radius", "startAngle", "endAngle")),
    .init(
      "line", .path, "a path from point to point; closed where it comes back to the first",
      forms: "line((0, 0), (80, 40))", otherForms: "line((0, 0), (80, 0), (40, 60), (0, 0))",
      values("a", "b", type: .extent)),
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
