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

  /// What a path reads, in Swift.
  func read(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    switch expression {
    case .path(let path): return try read(path, place)
    case .member(.call(let call), let name, _):
      guard let (inner, place) = place.reading(call), case .path(var path) = inner else { break }
      path.members.append(name)
      return try read(path, place)
    case .call(let call):
      guard let (inner, place) = place.reading(call) else { break }
      return try read(inner, place)
    default: break
    }
    // A member of a pair that is computed.
    guard case .member(let base, let name, _) = expression,
      case .pair(_, _, let form) = try place.value(base), let index = form.index(of: name.text)
    else { throw Untold("Swift writes it otherwise") }
    let (x, y) = try pair(base, place)
    return "(\(index == 0 ? x : y))"
  }

  private func read(_ path: Path, _ place: SwiftPlace) throws(Untold) -> String {
    if let share = share(of: path, place) { return share }
    let found = try find(path, place)
    guard case .number = found.value, let layer = found.layer else { return found.text }
    return "(\(layer).value(forKeyPath: \"\(found.text)\") as! NSNumber).doubleValue"
  }

  /// Follows a path from its beginning.
  func find(_ path: Path, _ place: SwiftPlace) throws(Untold) -> Found {
    var members = path.members[...]
    var found = try root(path, &members, place)
    while let member = members.popFirst() {
      let name = Scope.keyPath(member, &members, of: found.value)
      found = try step(found, name, place)
    }
    return found
  }

  private func root(
    _ path: Path, _ members: inout ArraySlice<Name>, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    guard let root = path.root else {
      guard let own = place.own, let first = members.first,
        own.isLayer || ViewFace.properties[first.text] != nil
      else { return try word(members.popFirst()?.text ?? "", place) }
      return Found(text: own.identifier, value: own.view)
    }
    guard root.text == ValueWords.stage else { return try word(root.text, place) }
    switch members.popFirst()?.text {
    case "isReduceMotionEnabled":
      return Found(text: "UIAccessibility.isReduceMotionEnabled", value: .bool(false))
    case "now":
      return Found(text: form == .app ? "CACurrentMediaTime()" : "stage.now", value: .plain(0))
    default: throw Untold("Swift has no frames of a stage")
    }
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
    if let found = contextual(name, place) { return found }
    let value = ValueWords.value(name)
    switch value {
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
    case "finished": return place.finished.map { Found(text: $0, value: .bool(true)) }
    case "position": return place.position.map { Found(text: $0, value: .position(.end)) }
    default:
      guard let (own, around) = place.gesture, let gesture = place.scope.gesture,
        let value = GestureWord(rawValue: name)?.value(of: gesture)
      else { return nil }
      return Found(text: Self.asked(name, of: own, value, around), value: value)
    }
  }

  // What a gesture tells, points in a view.
  private static func asked(
    _ name: String, of gesture: String, _ value: Value, _ around: String
  ) -> String {
    if case .pair = value { "\(gesture).\(name)(in: \(around))" } else { "\(gesture).\(name)" }
  }

  // MARK: Members

  // What Swift calls a member that it has under another name.
  private static let ownNames: [ValueKind: [String: String]] = [
    .chain: ["step": "stepsBegun"], .dance: ["fractionComplete": "progress"],
  ]
  private static let dances: Set = ["progress", "isReversed", "isRunning", "tag", "hasAnimation"]
  // Numbers that are no `Double` there.
  private static let converted: Set = [
    "opacity", "repeatCount", "shadowOpacity", "speed", "stepsBegun", "stepsLeft", "tag",
  ]
  // What a layer calls a property of its view; and what it has none of.
  private static let ofLayer = [
    "center": "position", "alpha": "opacity", "clipsToBounds": "masksToBounds",
  ]
  private static let ofViews: Set = ["tag", "isUserInteractionEnabled"]

  private func step(
    _ found: Found, _ name: Name, _ place: SwiftPlace
  ) throws(Untold) -> Found {
    let kind = found.value.kind
    let own = Self.ownNames[kind]?[name.text] ?? name.text
    let member = kind == .dance ? Name(own, name.span) : name
    guard kind != .dance || Self.dances.contains(own), kind != .color, own != "isWaiting",
      let value = try? place.scope.member(member, of: FoundValue(value: found.value), path: nil)
        .value
    else { throw Untold("Swift does not tell") }
    var next = Found(text: "\(found.text).\(own)", value: value)
    switch found.value {
    case .view where own == Part.layer.name:
      return Found(
        text: place.isShown ? shown(next.text) : next.text, value: value,
        isPresentation: place.isShown)
    case .view where place.isShown && !Self.ofViews.contains(own) && own != Part.dance.name:
      return property(
        Self.ofLayer[own] ?? own, ofLayer: shown("\(found.text).layer"), value)
    case .layer:
      let isShown = place.isShown && !found.isPresentation
      return property(own, ofLayer: isShown ? shown(found.text) : found.text, value)
    case .view where own == "cornerRadius": next.text = "\(found.text).layer.cornerRadius"
    case .view where own == "transform":
      next.layer = "\(found.text).layer"
      if case .transform(let matrix) = value, !CATransform3DIsAffine(matrix) { next.text += "3D" }
    case .view where own == Part.dance.name: needs.insert(.dance)
    case .gesture(let gesture):
      let around = gesture.view.map { _ in "\(found.text).view?.superview" } ?? "nil"
      next.text = Self.asked(own, of: found.text, value, around)
    case .transform where CATransform3D.keyPaths.contains { $0.name == own }:
      guard let layer = found.layer else { throw Untold("Swift has no such part of a value") }
      return Found(text: "transform.\(own)", value: value, layer: layer)
    case .pair(_, _, let form):
      next.text = "\(found.text).\(form.swiftMembers[form.index(of: own) ?? 0])"
    case .animator where own == Part.timing.name: next.text = ""
    case .timing:
      guard case .number(let number) = value else { break }
      next.text = NumberText.shortest(number.value)
    default: break
    }
    if Self.converted.contains(own) { next.text = "Double(\(next.text))" }
    return next
  }

  // A layer as it is shown.
  private func shown(_ layer: String) -> String {
    needs.insert(.shown)
    return "\(layer).shown"
  }

  private func property(_ name: String, ofLayer layer: String, _ value: Value) -> Found {
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
  /// Whether it is the first number that has a name, or the second.
  func index(of name: String) -> Int? { members.firstIndex { $0.contains(name) } }

  /// What UIKit calls the two numbers.
  var swiftMembers: [String] { self == .size ? ["width", "height"] : ["x", "y"] }
}
