import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// What there is: views and layers, and what is done later.
extension SwiftWriter {
  func writeStage(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    switch call.verb {
    case "view": try view(call)
    case "layer", "shape", "gradient": try layer(call)
    case "remove": try remove(call)
    case "after":
      SwiftLines.call(
        later(by: try number("delay", of: call)),
        [.init(body: call.block().map { fired($0, call.place) } ?? SwiftLines())])
    case "expect": try expectation(call)
    default: nil
    }
  }

  /// The head of a call that runs a closure after a delay.
  func later(by delay: String) -> String {
    form == .app
      ? "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay))" : "stage.after(\(delay))"
  }

  /// Makes an identifier for a thing that is made now.
  ///
  /// - Returns: it, and what its making begins with: `let box`, or `box` for a variable.
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

  /// The variables that hold things, before those are made.
  ///
  /// - Parameter isUsed: whether an identifier stands in the code.
  func held(where isUsed: (String) -> Bool) -> SwiftLines {
    let variables = variables.filter { isUsed($0.key) }
    guard !variables.isEmpty else { return SwiftLines() }
    let note = form == .app ? ["// In a view controller, stored properties."] : []
    return SwiftLines(
      note + variables.map { "var \($0): \($1)!" })
  }

  private func view(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    let isActor = survey.actors.contains(name)
    if isActor { needs.formUnion([.actionView, .actionLayer]) }
    var properties = call.invocation.properties
    var frame = ""
    if properties.first?.name.text == "frame" {
      frame = "frame: " + (try text(of: properties[0].value, as: .rect(.zero), call.place))
      properties.removeFirst()
    }
    // What the properties say may name the view.
    let parent = try call.name("in").map { name throws(Untold) in try thing(name) } ?? root
    let type = isActor ? "ActionView" : "UIView"
    let (identifier, start) = try making(name, type)
    return try SwiftLines("\(start) = \(type)(\(frame))")
      + assignments(properties, to: identifier, of: .view(Stage().run { UIView() }), call.place)
      + SwiftLines("\(owner(parent, call.place))addSubview(\(identifier))")
  }

  // What a layer that draws is made with.
  private static let styles = ["lineCap", "lineJoin", "fillRule", "type"]

  private func layer(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    let sample = Stage().run { () -> CALayer in
      switch call.verb {
      case "shape": CAShapeLayer()
      case "gradient": CAGradientLayer()
      default: CALayer()
      }
    }
    let isActor = survey.actors.contains(name) && call.verb == "layer"
    if isActor { needs.insert(.actionLayer) }
    let above =
      if let parent = call.expression("in") { try layer(of: parent, call.place) } else {
        "\(owner(root, call.place))layer"
      }
    let type = isActor ? "ActionLayer" : Self.types[call.verb] ?? "CALayer"
    let (identifier, start) = try making(name, type)
    newLayers.insert(name)
    let styles = Self.styles.compactMap { style in
      call.name(style).map { "\(identifier).\(style) = .\($0)" }
    }
    return try SwiftLines(["\(start) = \(type)()"] + styles)
      + assignments(call.invocation.properties, to: identifier, of: .layer(sample), call.place)
      + SwiftLines("\(above).addSublayer(\(identifier))")
  }

  /// The layer that an expression names, or a view's.
  func layer(of expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    let text = try read(expression, place)
    switch try place.value(expression) {
    case .view: return "\(owner(text, place))layer"
    default: return text
    }
  }

  /// What stands before a member of a view: closures say `self`.
  func owner(_ view: String, _ place: SwiftPlace) -> String {
    view == "self" && place.scope.place == .entry ? "" : view + "."
  }

  private func assignments(
    _ properties: [(name: Name, value: Expression)], to identifier: String, of thing: Value,
    _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    var lines = SwiftLines()
    var inner = place
    inner.own = .init(identifier: identifier, view: thing)
    for (property, value) in properties {
      let path = Path(root: nil, members: [property], span: property.span)
      lines += try write(
        Assignment(target: path, setting: value, operatorSpan: path.span), inner)
    }
    return lines
  }

  private func remove(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    // Promises go with their tests.
    guard let name = call.name(), call.world.promises[name] == nil else { return SwiftLines() }
    let identifier = try thing(name)
    switch call.place.scope.named(name) {
    case .view: return SwiftLines("\(identifier).removeFromSuperview()")
    case .layer: return SwiftLines("\(identifier).removeFromSuperlayer()")
    case .chain: return SwiftLines("\(identifier).stopAnimation(true)")
    case .gesture:
      return SwiftLines("\(identifier).view?.removeGestureRecognizer(\(identifier))")
    default: return SwiftLines()
    }
  }

  // MARK: Checks

  private func expectation(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard !call.isGiven("check") else {
      throw Untold("a test cannot look back past what was done since")
    }
    guard let condition = call.expression("condition") else { return SwiftLines() }
    let failed = failures[call.place.scope.source] ?? []
    guard !failed.contains(where: { $0.isWithin(condition.span) }) else {
      throw Untold("it did not hold")
    }
    var place = call.place.reading(.shown)
    place.tolerance = call.number("within")
    place.isNow = place.scope.place == .entry && place.counts.isEmpty
    return SwiftLines(try conditions(condition, place).map { "#expect(\($0))" })
  }

  /// What has to hold one by one, for a condition to hold.
  func conditions(_ condition: Expression, _ place: SwiftPlace) throws(Untold) -> [String] {
    switch condition {
    case .infix(.and, let left, let right, _, _):
      try conditions(left, place) + conditions(right, place)
    case .infix(.equal, let left, let right, _, _): try equalities(left, right, place)
    default: [try self.condition(condition, place)]
    }
  }
}

extension Span {
  func isWithin(_ other: Span) -> Bool { lower >= other.lower && upper <= other.upper }
}
