// Views, layers, and the checks of a test.
extension SwiftCall {
  func view() throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return [] }
    let isActor = writer.survey.has(.acting, name)
    if isActor { writer.needs.formUnion([.actionView, .actionLayer]) }
    var (properties, frame) = (invocation.properties, "")
    if properties.first?.name.text == "frame" {
      let value = properties.removeFirst().value
      frame = "frame: " + (try place.text(of: value, as: .rect(.zero)))
    }
    // The view is declared before its properties are written, because they may name it.
    let parent = try self.name("in").map(writer.thing) ?? writer.root
    let type = isActor ? "ActionView" : "UIView"
    let (identifier, start) = try writer.making(name, type)
    return try "\(start) = \(type)(\(frame))"
      + assignments(properties, to: identifier, of: .view(Stage().run { UIView() }))
      + "\(place.owner(parent))addSubview(\(identifier))"
  }

  func layer() throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return [] }
    let sample = Stage().run { () -> CALayer in
      verb == "shape" ? CAShapeLayer() : verb == "gradient" ? CAGradientLayer() : CALayer()
    }
    let isActor = writer.survey.has(.acting, name) && verb == "layer"
    if isActor { writer.needs.insert(.actionLayer) }
    let above = try expression("in").map(place.layer)
    let type = isActor ? "ActionLayer" : SwiftWriter.types[verb] ?? "CALayer"
    let (identifier, start) = try writer.making(name, type)
    writer.newLayers.insert(name)
    let styles = ["lineCap", "lineJoin", "fillRule", "type"].compactMap { style in
      self.name(style).map { "\(identifier).\(style) = .\($0)" }
    }
    return try SwiftLines(["\(start) = \(type)()"] + styles)
      + assignments(invocation.properties, to: identifier, of: .layer(sample))
      + "\(above ?? "\(place.owner(writer.root))layer").addSublayer(\(identifier))"
  }

  private func assignments(
    _ properties: [(name: Name, value: Expression)], to identifier: String, of thing: Value
  ) throws(NoSwift) -> SwiftLines {
    var (lines, inner): (SwiftLines, _) = ([], place)
    inner.own = .init(identifier: identifier, view: thing)
    for (property, value) in properties {
      let path = Path(root: nil, members: [property], span: property.span)
      lines += try inner.write(Assignment(target: path, setting: value, operatorSpan: path.span))
    }
    return lines
  }

  func remove() throws(NoSwift) -> SwiftLines {
    guard let name = name() else {
      throw NoSwift("only a gesture with a name can be removed: write name: NAME")
    }
    // A promise has no code of its own; the file ends its looks.
    guard world.promises[name] == nil else { return [] }
    let identifier = try writer.thing(name)
    switch place.scope.named(name) {
    case .view: return "\(identifier).removeFromSuperview()"
    case .layer: return "\(identifier).removeFromSuperlayer()"
    case .chain: return "\(identifier).stopAnimation(true)"
    case .gesture: return "\(identifier).view?.removeGestureRecognizer(\(identifier))"
    default: return []
    }
  }

  func expectation() throws(NoSwift) -> SwiftLines {
    guard !isGiven("check") else {
      throw NoSwift("a test cannot look back past what was done since")
    }
    guard let condition = expression("condition") else { return [] }
    guard !place.hasFailed(condition.span) else { throw NoSwift("it did not hold") }
    var place = self.place.reading(.shown)
    place.tolerance = amount("within")
    place.isNow = place.scope.place == .entry && place.counts.isEmpty
    return SwiftLines(try place.conditions(condition).map { "#expect(\($0))" })
  }
}

extension SwiftPlace {
  func layer(of expression: Expression) throws(NoSwift) -> String {
    let text = try read(expression)
    return try value(expression).kind == .view ? "\(owner(text))layer" : text
  }

  /// A view and a dot, to precede a member; empty for `self` outside closures.
  func owner(_ view: String) -> String { view == "self" && scope.place == .entry ? "" : view + "." }

  /// The parts of a condition that have to hold one by one.
  func conditions(_ condition: Expression) throws(NoSwift) -> [String] {
    switch condition {
    case .infix(.and, let left, let right, _, _): try conditions(left) + conditions(right)
    case .infix(.equal, let left, let right, _, _): try equalities(left, right)
    default: [try self.condition(condition)]
    }
  }
}

extension SwiftWriter {
  /// An identifier for a new thing, and how its declaration begins: `let box`, or `box` for a variable.
  func making(
    _ name: String, _ type: String
  ) throws(NoSwift) -> (identifier: String, start: String) {
    let identifier = names.declare(name)
    guard survey.needVariables.contains(name) else { return (identifier, "let \(identifier)") }
    guard variables[identifier, default: type] == type else {
      throw NoSwift("'\(identifier)' means things of two kinds")
    }
    variables[identifier] = type
    return (identifier, identifier)
  }

  /// The declarations of the variables that are used.
  func held(where isUsed: (String) -> Bool) -> SwiftLines {
    let variables = variables.filter { isUsed($0.key) }.map { "var \($0): \($1)!" }
    let note = "// In a view controller, stored properties."
    return SwiftLines(variables.isEmpty || form == .test ? variables : [note] + variables)
  }
}
