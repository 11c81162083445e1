import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Paths: what is read and where it is set.
extension SwiftWriter {
  /// What a path has come to on its way: its text, and what that is.
  struct Found {
    var text: String
    var value: Value
    /// Where it is a layer, whether what is shown of it is meant.
    var isPresentation = false
    /// Where it is a transform, or a part of one, what the key path of its layer begins with.
    var layer: String?
  }

  /// The identifier of a thing.
  func thing(_ name: String) throws(Untold) -> String {
    guard !isLost(name) else {
      throw Untold("it depends on '\(PrintableText.line(name))', which is not translated")
    }
    guard let identifier = names.identifier(of: name) else {
      throw Untold("'\(PrintableText.line(name))' is not made here")
    }
    return identifier
  }

  /// What stands for a name that is no variable in Swift.
  func substitute(_ expression: Expression, _ place: SwiftPlace) -> Value? {
    expression.word.flatMap { place.values[$0.text] }
  }

  /// What a path reads, in Swift.
  func read(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    switch expression {
    case .path(let path): return try read(path, place)
    case .member(let base, let name, _):
      guard case .call(let call) = base, ["model", "shown"].contains(call.name.description),
        case .expression(.path(var path))? = call.arguments.first?.value
      else { return try member(name.text, of: base, place) }
      var inner = place
      inner.isShown = call.name.description == "shown"
      inner.scope = inner.scope.reading(inner.isShown ? .shown : .model)
      path.members.append(name)
      return try read(path, inner)
    case .call(let call) where ["model", "shown"].contains(call.name.description):
      guard case .expression(let path)? = call.arguments.first?.value else { break }
      var inner = place
      inner.isShown = call.name.description == "shown"
      inner.scope = inner.scope.reading(inner.isShown ? .shown : .model)
      return try read(path, inner)
    default: break
    }
    throw Untold("Swift writes it otherwise")
  }

  // A member of something that is computed.
  private func member(
    _ name: String, of base: Expression, _ place: SwiftPlace
  ) throws(Untold) -> String {
    guard case .pair(_, _, let form) = try place.value(base),
      let index = form.members.firstIndex(where: { $0.contains(name) })
    else { throw Untold("Swift writes it otherwise") }
    let (x, y) = try pair(base, place)
    return "(\(index == 0 ? x : y))"
  }

  private func read(_ path: Path, _ place: SwiftPlace) throws(Untold) -> String {
    if let share = share(of: path, place) { return share }
    let found = try find(path, place)
    switch found.value {
    case .number where found.layer != nil:
      guard let layer = found.layer else { break }
      return "(\(layer).value(forKeyPath: \"\(found.text)\") as! NSNumber).doubleValue"
    default: break
    }
    return found.text
  }

  /// Follows a path from its beginning.
  func find(_ path: Path, _ place: SwiftPlace) throws(Untold) -> Found {
    var members = path.members[...]
    var found = try root(path, &members, place)
    while let name = members.popFirst() {
      found = try step(found, name, &members, place)
    }
    return found
  }

  private func root(
    _ path: Path, _ members: inout ArraySlice<Name>, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    guard let root = path.root else {
      guard let own = place.own, let first = members.first,
        own.isLayer || ViewFace.properties[first.text] != nil
      else {
        return try word(members.popFirst()?.text ?? "", place)
      }
      return Found(text: own.identifier, value: own.view)
    }
    if root.text == ValueWords.stage {
      if members.first?.text == "isReduceMotionEnabled" {
        members.removeFirst()
        return Found(text: "UIAccessibility.isReduceMotionEnabled", value: .bool(false))
      }
      guard members.first?.text == "now" else { throw Untold("Swift has no frames of a stage") }
      members.removeFirst()
      return Found(text: form == .app ? "CACurrentMediaTime()" : "stage.now", value: .plain(0))
    }
    return try word(root.text, place)
  }

  private func word(_ name: String, _ place: SwiftPlace) throws(Untold) -> Found {
    if let value = place.values[name] {
      guard case .number(let quantity) = value else {
        throw Untold("its value differs from pass to pass")
      }
      return Found(text: NumberText.shortest(quantity.value), value: value)
    }
    if let named = place.scope.named(name) {
      if case .value(.timing) = named { return Found(text: "", value: named.value) }
      let identifier = try thing(name)
      return Found(
        text: place.counts.contains(name) ? "Double(\(identifier))" : identifier,
        value: named.value)
    }
    if let text = contextual(name, place) { return text }
    switch ValueWords.value(name) {
    case .number?: return Found(text: "Double.pi", value: .plain(.pi))
    case .bool(let bool)?: return Found(text: "\(bool)", value: .bool(bool))
    case .state(let state)?: return Found(text: ".\(state.word)", value: .state(state))
    case .position(let position)?: return Found(text: ".\(position)", value: .position(position))
    case let value?: return Found(text: "", value: value)
    case nil: throw Untold("'\(PrintableText.line(name))' is not known here")
    }
  }

  // What only a completion or the block of a gesture knows.
  private func contextual(_ name: String, _ place: SwiftPlace) -> Found? {
    switch name {
    case "finished":
      return place.finished.map { Found(text: $0, value: .bool(true)) }
    case "position":
      return place.position.map { Found(text: $0, value: .position(.end)) }
    default:
      guard let gesture = place.gesture, let word = GestureWord(rawValue: name) else { return nil }
      let (own, around) = gesture
      switch word {
      case .translation, .velocity, .location:
        guard let value = place.scope.gesture.flatMap(word.value) else { return nil }
        guard case .pair = value else { return Found(text: "\(own).\(name)", value: value) }
        return Found(text: "\(own).\(name)(in: \(around))", value: value)
      case .scale, .rotation: return Found(text: "\(own).\(name)", value: .plain(1))
      }
    }
  }

  // MARK: Members

  private func step(
    _ found: Found, _ name: Name, _ members: inout ArraySlice<Name>, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    let text = found.text
    switch found.value {
    case .view(let view):
      if name.text == Part.layer.name {
        let layer = place.isShown ? presentation(of: "\(text).layer") : "\(text).layer"
        return Found(text: layer, value: .layer(view.layer), isPresentation: place.isShown)
      }
      if name.text == Part.dance.name { return try dance(found, &members, place) }
      return try property(name.text, of: view, text, place)
    case .layer(let layer):
      let isShown = place.isShown && !found.isPresentation
      return try property(
        name.text, of: layer, isShown ? presentation(of: text) : text, place)
    case .animator(let animator):
      if name.text == Part.timing.name { return try timing(animator, &members, place) }
      return try plain(name.text, of: animator, text)
    case .animation(let animation): return try plain(name.text, of: animation, text)
    case .chain(let chain):
      let own = name.text == "step" ? "stepsBegun" : name.text
      guard own != "isWaiting" else { throw Untold("SwiftyAnimate does not tell") }
      let read = "\(text).\(own)"
      let isCount = ["stepsBegun", "stepsLeft"].contains(own)
      return Found(
        text: isCount ? "Double(\(read))" : read, value: try value(name.text, of: chain))
    case .gesture(let gesture):
      let around = gesture.view.map { _ in "\(text).view?.superview" } ?? "nil"
      let value = try value(name.text, of: gesture)
      if case .pair = value {
        return Found(text: "\(text).\(name.text)(in: \(around))", value: value)
      }
      return Found(text: "\(text).\(name.text)", value: value)
    case .transform(let transform):
      let member = Scope.keyPath(name, &members, of: found.value)
      guard let value = transform.member(member.text) else { throw Untold("it has no such part") }
      if CATransform3D.keyPaths.contains(where: { $0.name == member.text }) {
        guard let layer = found.layer else { throw Untold("Swift has no such part of a value") }
        return Found(text: "transform.\(member.text)", value: value, layer: layer)
      }
      return Found(text: "\(text).\(member.text)", value: value)
    case .pair(_, _, let form):
      guard let index = form.members.firstIndex(where: { $0.contains(name.text) }) else {
        throw Untold("it has no such part")
      }
      return Found(
        text: "\(text).\(form == .size ? ["width", "height"][index] : ["x", "y"][index])",
        value: .plain(0))
    case .rect:
      guard let value = found.value.member(name.text) else { throw Untold("it has no such part") }
      return Found(text: "\(text).\(name.text)", value: value)
    case .timing(let timing):
      guard let number = timing.number(name.text) else { throw Untold("it depends on a duration") }
      return Found(text: NumberText.shortest(number), value: .plain(number))
    default: throw Untold("Swift has no such part")
    }
  }

  // A layer as it is shown.
  private func presentation(of layer: String) -> String {
    needs.insert(.shown)
    return "\(layer).shown"
  }

  private func value<Owner: PropertyOwner>(
    _ name: String, of owner: Owner
  ) throws(Untold) -> Value {
    guard let property = owner.find(name) else { throw Untold("it has no such property") }
    return owner.read(property.place)
  }

  private func plain<Owner: PropertyOwner>(
    _ name: String, of owner: Owner, _ text: String
  ) throws(Untold) -> Found {
    Found(text: "\(text).\(name)", value: try value(name, of: owner))
  }

  // What a view has itself, or its layer for it.
  private func property(
    _ name: String, of view: UIView, _ text: String, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    let face = ViewFace(view: view, layer: view.layer)
    let value = try value(name, of: face)
    let layer = place.isShown ? presentation(of: "\(text).layer") : "\(text).layer"
    if place.isShown, name != "tag", name != "isUserInteractionEnabled" {
      let own = ["center": "position", "alpha": "opacity", "clipsToBounds": "masksToBounds"]
      return try property(own[name] ?? name, of: view.layer, layer, place)
    }
    switch name {
    case "cornerRadius": return Found(text: "\(text).layer.cornerRadius", value: value)
    case "transform":
      guard case .transform(let transform) = value else { break }
      let own = CATransform3DIsAffine(transform) ? "transform" : "transform3D"
      return Found(text: "\(text).\(own)", value: value, layer: layer)
    case "tag": return Found(text: "Double(\(text).tag)", value: value)
    default: break
    }
    return Found(text: "\(text).\(name)", value: value)
  }

  private func property(
    _ name: String, of layer: CALayer, _ text: String, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    let value = try value(name, of: layer)
    switch name {
    case "opacity", "shadowOpacity", "speed":
      return Found(text: "Double(\(text).\(name))", value: value)
    case "transform": return Found(text: "\(text).\(name)", value: value, layer: text)
    case _ where text.hasSuffix(".shown") && !CALayer.common.contains(where: { $0.name == name }):
      let type = CALayer.verb(making: name) == "shape" ? "CAShapeLayer" : "CAGradientLayer"
      return Found(text: "(\(text) as! \(type)).\(name)", value: value)
    default: return Found(text: "\(text).\(name)", value: value)
    }
  }

  private func timing(
    _ animator: UIViewPropertyAnimator, _ members: inout ArraySlice<Name>, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    guard let name = animator.label, let timing = place.scope.world.timing(of: name) else {
      throw Untold("Swift does not tell")
    }
    return Found(text: "", value: .timing(timing))
  }

  private static let dances: Set<String> = [
    "progress", "isReversed", "isRunning", "tag", "hasAnimation",
  ]

  private func dance(
    _ found: Found, _ members: inout ArraySlice<Name>, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    guard let name = members.popFirst()?.text else { throw Untold("Dance has no such value") }
    let own = name == "fractionComplete" ? "progress" : name
    guard Self.dances.contains(own) else { throw Untold("Dance does not tell") }
    needs.insert(.dance)
    let value: Value = own == "progress" || own == "tag" ? .plain(0) : .bool(true)
    let text = "\(found.text).dance.\(own)"
    return Found(text: own == "tag" ? "Double(\(text))" : text, value: value)
  }
}
