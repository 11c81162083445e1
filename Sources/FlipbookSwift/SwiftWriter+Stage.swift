import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// Views and layers, and what a test checks.
extension SwiftWriter {
  /// The head of a call that runs a closure after a delay.
  func later(by delay: String) -> String {
    form == .app
      ? "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay))" : "stage.after(\(delay))"
  }

  /// An identifier for a thing that is made now, and how its making begins: `let box`, or `box` for a
  /// variable.
  func making(
    _ name: String, _ type: String
  ) throws(Untold) -> (identifier: String, start: String) {
    let identifier = names.declare(name)
    guard survey.remade.contains(name) else { return (identifier, "let \(identifier)") }
    guard variables[identifier, default: type] == type else {
      throw Untold("'\(identifier)' means things of two kinds")
    }
    variables[identifier] = type
    return (identifier, identifier)
  }

  /// The variables whose identifiers stand in the code.
  func held(where isUsed: (String) -> Bool) -> SwiftLines {
    let variables = variables.filter { isUsed($0.key) }.map { "var \($0): \($1)!" }
    let note = "// In a view controller, stored properties."
    return SwiftLines(variables.isEmpty || form == .test ? variables : [note] + variables)
  }

  func view(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return [] }
    let isActor = survey.has(.acting, name)
    if isActor { needs.formUnion([.actionView, .actionLayer]) }
    var (properties, frame) = (call.invocation.properties, "")
    if properties.first?.name.text == "frame" {
      let value = properties.removeFirst().value
      frame = "frame: " + (try text(of: value, as: .rect(.zero), call.place))
    }
    // What the properties say may name the view.
    let parent = try call.name("in").map { name throws(Untold) in try thing(name) } ?? root
    let type = isActor ? "ActionView" : "UIView"
    let (identifier, start) = try making(name, type)
    return try "\(start) = \(type)(\(frame))"
      + assignments(properties, to: identifier, of: .view(Stage().run { UIView() }), call.place)
      + "\(owner(parent, call.place))addSubview(\(identifier))"
  }

  func layer(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return [] }
    let sample = Stage().run { () -> CALayer in
      switch call.verb {
      case "shape": CAShapeLayer()
      case "gradient": CAGradientLayer()
      default: CALayer()
      }
    }
    let isActor = survey.has(.acting, name) && call.verb == "layer"
    if isActor { needs.insert(.actionLayer) }
    let above = try call.expression("in").map { parent throws(Untold) in
      try layer(of: parent, call.place)
    }
    let type = isActor ? "ActionLayer" : Self.types[call.verb] ?? "CALayer"
    let (identifier, start) = try making(name, type)
    newLayers.insert(name)
    let styles = ["lineCap", "lineJoin", "fillRule", "type"].compactMap { style in
      call.name(style).map { "\(identifier).\(style) = .\($0)" }
    }
    return try SwiftLines(["\(start) = \(type)()"] + styles)
      + assignments(call.invocation.properties, to: identifier, of: .layer(sample), call.place)
      + "\(above ?? "\(owner(root, call.place))layer").addSublayer(\(identifier))"
  }

  /// The layer that an expression names, or a view's.
  func layer(of expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    let text = try read(expression, place)
    return try place.value(expression).kind == .view ? "\(owner(text, place))layer" : text
  }

  /// What stands before a member of a view: in closures that is `self`, too.
  func owner(_ view: String, _ place: SwiftPlace) -> String {
    view == "self" && place.scope.place == .entry ? "" : view + "."
  }

  private func assignments(
    _ properties: [(name: Name, value: Expression)], to identifier: String, of thing: Value,
    _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    var (lines, inner): (SwiftLines, _) = ([], place)
    inner.own = .init(identifier: identifier, view: thing)
    for (property, value) in properties {
      let path = Path(root: nil, members: [property], span: property.span)
      lines += try write(
        Assignment(target: path, setting: value, operatorSpan: path.span), inner)
    }
    return lines
  }

  func remove(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    // Promises go with their tests.
    guard let name = call.name(), call.world.promises[name] == nil else { return [] }
    let identifier = try thing(name)
    switch call.place.scope.named(name) {
    case .view: return "\(identifier).removeFromSuperview()"
    case .layer: return "\(identifier).removeFromSuperlayer()"
    case .chain: return "\(identifier).stopAnimation(true)"
    case .gesture: return "\(identifier).view?.removeGestureRecognizer(\(identifier))"
    default: return []
    }
  }

  func expectation(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard !call.isGiven("check") else {
      throw Untold("a test cannot look back past what was done since")
    }
    guard let condition = call.expression("condition") else { return [] }
    guard !hasFailed(condition.span, call.place) else { throw Untold("it did not hold") }
    var place = call.place.reading(.shown)
    place.tolerance = call.number("within")
    place.isNow = place.scope.place == .entry && place.counts.isEmpty
    return SwiftLines(try conditions(condition, place).map { "#expect(\($0))" })
  }

  /// The parts of a condition that have to hold one by one.
  func conditions(_ condition: Expression, _ place: SwiftPlace) throws(Untold) -> [String] {
    switch condition {
    case .infix(.and, let left, let right, _, _):
      try conditions(left, place) + conditions(right, place)
    case .infix(.equal, let left, let right, _, _): try equalities(left, right, place)
    default: [try self.condition(condition, place)]
    }
  }
}
