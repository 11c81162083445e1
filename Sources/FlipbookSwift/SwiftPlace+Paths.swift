// Paths. `Scope` finds what names and members mean; here is how Swift writes them.
extension SwiftPlace {
  /// The text of a path so far, and its value.
  struct Found {
    var text: String
    var value: Value
    var isPresentation = false
    /// The layer of a transform, or of a part of one; then the text is a key path.
    var layer: String?
  }

  func read(_ expression: Expression) throws(NoSwift) -> String {
    if let (how, inner) = expression.reading { return try reading(how).read(inner) }
    switch expression {
    case .path(let path): return try read(path)
    case .member(let base, let name, _):
      // A member of a computed pair.
      guard case .pair(_, _, let form) = try value(base), let index = form.index(of: name.text)
      else { break }
      return "(\(try terms(base, as: .pair)[index].text))"
    default: break
    }
    throw NoSwift("Swift writes it otherwise")
  }

  private func read(_ path: Path) throws(NoSwift) -> String {
    if let share = share(of: path) { return share }
    let found = try find(path)
    guard case .number = found.value, let layer = found.layer else { return found.text }
    return "(\(layer).value(forKeyPath: \"\(found.text)\") as! NSNumber).doubleValue"
  }

  func find(_ path: Path) throws(NoSwift) -> Found {
    var members = path.members[...]
    var found = try root(path, &members)
    while let member = members.popFirst() {
      let name = Scope.keyPath(member, &members, of: found.value)
      found = try step(found, name)
    }
    return found
  }

  private func root(_ path: Path, _ members: inout ArraySlice<Name>) throws(NoSwift) -> Found {
    guard let root = path.root else {
      guard let own, let first = members.first,
        own.isLayer || ViewFace.properties[first.text] != nil
      else { return try word(members.popFirst()?.text ?? "") }
      return Found(text: own.identifier, value: own.view)
    }
    guard root.text == ValueWords.stage else { return try word(root.text) }
    switch members.popFirst()?.text {
    case "isReduceMotionEnabled":
      return Found(text: "UIAccessibility.isReduceMotionEnabled", value: .bool(false))
    case "now":
      return Found(
        text: writer.form == .app ? "CACurrentMediaTime()" : "stage.now", value: .plain(0))
    default: throw NoSwift("Swift has no frames of a stage")
    }
  }

  private func word(_ name: String) throws(NoSwift) -> Found {
    if let value = values[name] {
      guard case .number(let quantity) = value else {
        throw NoSwift("its value differs from pass to pass")
      }
      return Found(text: quantity.value.literal, value: value)
    }
    if let named = scope.named(name) {
      if case .value(.timing) = named { return Found(text: "", value: named.value) }
      let identifier = try writer.thing(name)
      return Found(
        text: counts.contains(name) ? "Double(\(identifier))" : identifier, value: named.value)
    }
    if let found = contextual(name) { return found }
    guard let value = ValueWords.value(name) else {
      throw NoSwift("'\(PrintableText.line(name))' is not known here")
    }
    let text =
      switch value {
      case .number: "Double.pi"
      case .bool(let bool): "\(bool)"
      case .state(let state): ".\(state.word)"
      case .position(let position): ".\(position)"
      default: ""
      }
    return Found(text: text, value: value)
  }

  // A word of a completion or a gesture's block.
  private func contextual(_ name: String) -> Found? {
    switch name {
    case "finished": return finished.map { Found(text: $0, value: .bool(true)) }
    case "position": return position.map { Found(text: $0, value: .position(.end)) }
    default:
      guard let (own, around) = gesture, let gesture = scope.gesture,
        let value = GestureWord(rawValue: name)?.value(of: gesture)
      else { return nil }
      return Self.found(name, ofGesture: own, value, around)
    }
  }

  // A value of a gesture: points are in a view's coordinates.
  private static func found(
    _ name: String, ofGesture gesture: String, _ value: Value, _ around: String
  ) -> Found {
    let view = value.kind == .pair ? "(in: \(around))" : ""
    return Found(text: "\(gesture).\(name)\(view)", value: value)
  }

  // MARK: Members

  // Members that have another name in Swift.
  private static let ownNames: [ValueKind: [String: String]] = [
    .chain: ["step": "stepsBegun"], .dance: ["fractionComplete": "progress"],
  ]
  private static let dances: Set = ["progress", "isReversed", "isRunning", "tag", "hasAnimation"]
  // Numbers that are `Float` or `Int` in UIKit.
  private static let converted: Set = [
    "opacity", "repeatCount", "shadowOpacity", "speed", "stepsBegun", "stepsLeft", "tag",
  ]
  // A layer's names for its view's properties, and the properties that a layer lacks.
  private static let ofLayer = [
    "center": "position", "alpha": "opacity", "clipsToBounds": "masksToBounds",
  ]
  private static let ofViews: Set = ["tag", "isUserInteractionEnabled"]

  private func step(_ found: Found, _ name: Name) throws(NoSwift) -> Found {
    let kind = found.value.kind
    let own = Self.ownNames[kind]?[name.text] ?? name.text
    let member = kind == .dance ? Name(own, name.span) : name
    guard kind != .dance || Self.dances.contains(own), kind != .color, own != "isWaiting",
      let value = try? scope.member(member, of: FoundValue(value: found.value), path: nil).value
    else { throw NoSwift("Swift does not tell") }
    var next = Found(text: "\(found.text).\(own)", value: value)
    switch found.value {
    case .view where own == Part.layer.name:
      (next.text, next.isPresentation) = (shown(next.text), isShown)
      return next
    case .view where own == Part.dance.name: writer.needs.insert(.dance)
    case .view where isShown && !Self.ofViews.contains(own):
      return property(Self.ofLayer[own] ?? own, of: shown("\(found.text).layer"), value)
    case .view where own == "cornerRadius": next.text = "\(found.text).layer.cornerRadius"
    case .view where own == "transform":
      next.layer = "\(found.text).layer"
      if case .transform(let matrix) = value, !CATransform3DIsAffine(matrix) { next.text += "3D" }
    case .layer:
      return property(own, of: found.isPresentation ? found.text : shown(found.text), value)
    case .gesture(let gesture):
      let around = gesture.view.map { _ in "\(found.text).view?.superview" } ?? "nil"
      next = Self.found(own, ofGesture: found.text, value, around)
    case .transform where CATransform3D.keyPaths.contains { $0.name == own }:
      guard let layer = found.layer else { throw NoSwift("Swift has no such part of a value") }
      return Found(text: "transform.\(own)", value: value, layer: layer)
    case .pair(_, _, let form):
      next.text = "\(found.text).\(form.swiftMembers[form.index(of: own) ?? 0])"
    case .animator where own == Part.timing.name: next.text = ""
    case .timing: if case .number(let number) = value { next.text = number.value.literal }
    default: break
    }
    if Self.converted.contains(own) { next.text = "Double(\(next.text))" }
    return next
  }

  // A layer, or its presentation if shown values are read.
  private func shown(_ layer: String) -> String {
    guard isShown else { return layer }
    writer.needs.insert(.shown)
    return "\(layer).shown"
  }

  private func property(_ name: String, of layer: String, _ value: Value) -> Found {
    var found = Found(text: "\(layer).\(name)", value: value)
    if name == "transform" { found.layer = layer }
    if layer.hasSuffix(".shown"), !CALayer.common.contains(where: { $0.name == name }) {
      let type = CALayer.verb(making: name) == "shape" ? "CAShapeLayer" : "CAGradientLayer"
      found.text = "(\(layer) as! \(type)).\(name)"
    }
    if Self.converted.contains(name) { found.text = "Double(\(found.text))" }
    return found
  }
}

extension PairForm {
  func index(of name: String) -> Int? { members.firstIndex { $0.contains(name) } }

  var swiftMembers: [String] { self == .size ? ["width", "height"] : ["x", "y"] }
}
