import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Blocks as Core Animation's own animations: one of a layer for each value that is set.
extension SwiftWriter {
  /// What stays as it is where animations of layers are asked for, and why.
  static let unlayered = [
    "begin": "UIKit's own: between begin and commit it makes the animations itself.",
    "chain": "SwiftyAnimate's own: its steps are UIKit's blocks.",
    "dance": "Dance's own: it animates with an animator, which can be paused and turned around.",
    "keyframes": "UIKit's own: Core Animation's keyframes take their values beforehand.",
  ]

  /// A block whose values are animated by their layers.
  ///
  /// - Parameter done: what is done when they are over.
  func motions(
    _ call: SwiftCall, delay: String?, startsAsSeen: Bool, _ done: SwiftLines
  ) throws(Untold) -> SwiftLines {
    guard call.place.scope.place != .animation else {
      throw Untold("a block within another takes over its time")
    }
    var place = call.place.inside(.animation)
    let pace = try pace(of: call, delay)
    place.motion = .init(
      pace: pace, startsAsSeen: startsAsSeen,
      mayMeetItself: call.place.scope.place != .entry)
    let block = call.block().map { self.body($0, place) } ?? SwiftLines()
    let body = SwiftLines(pace.first) + block
    guard !done.isEmpty else { return body }
    var lines = SwiftLines("CATransaction.begin()")
    lines += SwiftLines.call("CATransaction.setCompletionBlock", [.init(body: done)])
    return lines + body + SwiftLines("CATransaction.commit()")
  }

  /// What is done at the end of a block, where only its end is told.
  func done(_ call: SwiftCall) -> SwiftLines {
    let lines = call.block("completion").map { fired($0, call.place) } ?? SwiftLines()
    guard let name = call.name(), survey.completed.contains(name) else { return lines }
    return lines + SwiftLines("\(names.declare("completion \(name)"))(true)")
  }

  // The properties that all animations of a block have.
  private func pace(of call: SwiftCall, _ delay: String?) throws(Untold) -> LayerMotion.Pace {
    let timing = call.timing() ?? .curve(.easeInOut)
    let told = try self.timing(of: call) ?? .usual
    var lines = rhythm(timing, duration: call.number("duration") ?? 0.25)
    var first: [String] = []
    if case .call(let spring)? = call.expression("timing"), timing.isSpring {
      let open = spring.arguments.filter { !isKnown($0.value, call.place) }
      let isPush = open.allSatisfy { $0.label?.text == "initialVelocity" }
      switch told {
      case .physics(_, _, _, let push) where isPush, .bounce(_, _, let push) where isPush:
        lines.removeAll { !open.isEmpty && $0.hasPrefix("initialVelocity") }
        if !open.isEmpty {
          // It may read what is set in the block.
          let velocity = names.fresh("velocity")
          first = ["let \(velocity) = \(push)"]
          lines.append("initialVelocity = \(velocity)")
        }
      case _ where open.isEmpty: break
      default: throw Untold("its spring is known when it runs")
      }
    }
    switch told {
    case .physics, .bounce: lines.append("duration = settlingDuration")
    default: lines.append("duration = \(try number("duration", of: call, or: "0.25"))")
    }
    if let delay {
      lines += ["beginTime = CACurrentMediaTime() + \(delay)", "fillMode = .backwards"]
    }
    if call.has("repeat") { lines.append("repeatCount = .greatestFiniteMagnitude") }
    if call.has("autoreverse") { lines.append("autoreverses = true") }
    return .init(
      type: timing.isSpring ? "CASpringAnimation" : "CABasicAnimation",
      first: first, lines: lines)
  }

  // Whether a number of a spring is the same whenever it runs.
  private func isKnown(_ value: ArgumentValue, _ place: SwiftPlace) -> Bool {
    guard case .expression(let expression) = value else { return true }
    let isNow = place.scope.place == .entry && place.counts.isEmpty
    return isNow || expression.isLiteral
  }

  /// What is set in a block, with the animations of what that changes; `nil` where it moves nothing
  /// of a view's layer.
  func moving(
    _ assignment: Assignment, _ setting: SwiftLines, _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines? {
    guard let motion = place.motion, let (identifier, view) = owner(of: assignment.target, place)
    else { return nil }
    let root = assignment.target.root?.text
    let members = assignment.target.members.map(\.text).drop { $0 == Part.layer.name }
    guard let property = members.first, let keys = Moved.keys(of: members) else { return nil }
    let isAdded = motion.mayMeetItself || root.map { survey.movesAgain($0, property) } ?? true
    if keys.contains(where: { $0.kind == .matrix }) { try look(at: assignment, of: view, place) }
    var (before, after) = (SwiftLines(), SwiftLines())
    for key in keys {
      let isSum = isAdded && ![.absolute, .matrix].contains(key.kind)
      let (old, new) =
        isSum ? sum(key, of: identifier, motion) : way(key, of: identifier, motion, isAdded)
      before += old
      after += new
    }
    return before + setting + after
  }

  // The view whose property a path is.
  private func owner(of path: Path, _ place: SwiftPlace) -> (identifier: String, view: UIView)? {
    guard let root = path.root else {
      guard let own = place.own, case .view(let view) = own.view else { return nil }
      return (own.identifier, view)
    }
    guard case .view(let view)? = place.scope.named(root.text) else { return nil }
    return names.identifier(of: root.text).map { ($0, view) }
  }

  // Where a transform of UIKit's is not what one of a layer is.
  private func look(
    at assignment: Assignment, of view: UIView, _ place: SwiftPlace
  ) throws(Untold) {
    guard view.layer.animationKeys()?.contains(where: { $0.hasPrefix("transform") }) != true else {
      throw Untold("UIKit adds up transforms in a way of its own")
    }
    guard case .transform(let new) = try place.value(assignment.value) else { return }
    let turn = CATransform3DConcat(CATransform3DInvert(view.layer.transform), new)
    guard turn.m11 + turn.m22 + turn.m33 > -1 + 1e-9 else {
      throw Untold("half a turn goes either way, and a layer's need not go as UIKit's")
    }
  }

  // An animation from one value to another, before that is set and behind.
  private func way(
    _ key: Moved, of view: String, _ motion: LayerMotion, _ meetsOthers: Bool
  ) -> (SwiftLines, SwiftLines) {
    let (name, made) = animation(key, of: view, motion)
    // A layer's opacity is a narrower number than its view's.
    let value = key.path == "opacity" ? "\(view).alpha" : "\(view).layer.\(key.path)"
    let isSeen = motion.startsAsSeen && meetsOthers
    if isSeen { needs.insert(.shown) }
    let start = isSeen ? "\(view).layer.shown.\(key.path)" : value
    return (
      SwiftLines([made, "\(name).fromValue = \(start)"]),
      SwiftLines(
        ["\(name).toValue = \(value)"] + motion.lines(of: name)
          + ["\(view).layer.add(\(name), forKey: \"\(key.path)\")"])
    )
  }

  // An animation of what is still missing, which adds up with others: none replaces another.
  private func sum(
    _ key: Moved, of view: String, _ motion: LayerMotion
  ) -> (SwiftLines, SwiftLines) {
    let (name, made) = animation(key, of: view, motion)
    let old = names.fresh("old" + SwiftNames.capitalized(name))
    let value = "\(view).layer.\(key.path)"
    return (
      SwiftLines("let \(old) = \(value)"),
      SwiftLines(
        [
          made, "\(name).isAdditive = true",
          "\(name).fromValue = \(key.kind.difference(old, value))",
          "\(name).toValue = \(key.kind.zero)",
        ] + motion.lines(of: name) + ["\(view).layer.add(\(name), forKey: nil)"])
    )
  }

  private func animation(
    _ key: Moved, of view: String, _ motion: LayerMotion
  ) -> (name: String, made: String) {
    let owner = view == "self" ? "own" : SwiftNames.identifier(for: view)
    let name = names.fresh(owner + SwiftNames.capitalized(key.path))
    return (name, "let \(name) = \(motion.pace.type)(keyPath: \"\(key.path)\")")
  }
}

/// How the values of a block move, where each is an animation of its layer.
struct LayerMotion {
  /// What all its animations are like: their class, what comes first, and what is set of them.
  struct Pace {
    let type: String
    let first: [String]
    let lines: [String]
  }

  let pace: Pace
  /// Whether what is absolute starts where it is seen, and not from the model.
  let startsAsSeen: Bool
  /// Whether it can be run more than once.
  let mayMeetItself: Bool

  fileprivate func lines(of name: String) -> [String] {
    pace.lines.map { "\(name).\($0.replacing("= settling", with: "= \(name).settling"))" }
  }
}

/// A value of a layer that a property of a view changes.
private struct Moved {
  enum Kind {
    case number, point, size, absolute, matrix

    var zero: String {
      switch self {
      case .point: "CGPoint.zero"
      case .size: "CGSize.zero"
      default: "0"
      }
    }

    func difference(_ old: String, _ new: String) -> String {
      switch self {
      case .point: "CGPoint(x: \(old).x - \(new).x, y: \(old).y - \(new).y)"
      case .size:
        "CGSize(width: \(old).width - \(new).width, height: \(old).height - \(new).height)"
      default: "\(old) - \(new)"
      }
    }
  }

  let path: String
  let kind: Kind

  private static let absolute: Set<String> = [
    "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity",
    "shadowRadius", "shadowOffset", "shadowColor", "zPosition",
  ]

  /// The key paths that setting a property of a view changes; `nil` of what does not move.
  static func keys(of members: ArraySlice<String>) -> [Moved]? {
    let path = members.joined(separator: ".")
    let (position, size) = (
      Moved(path: "position", kind: .point), Moved(path: "bounds.size", kind: .size)
    )
    func part(_ of: Moved, _ name: String) -> Moved {
      Moved(path: "\(of.path).\(name)", kind: .number)
    }
    switch path {
    case "alpha": return [Moved(path: "opacity", kind: .absolute)]
    case "center", "position", "frame.origin": return [position]
    case "center.x", "position.x", "frame.origin.x": return [part(position, "x")]
    case "center.y", "position.y", "frame.origin.y": return [part(position, "y")]
    case "bounds.size": return [size]
    case "bounds.size.width": return [part(size, "width")]
    case "bounds.size.height": return [part(size, "height")]
    case "frame", "frame.size": return [position, size]
    case "frame.size.width": return [part(position, "x"), part(size, "width")]
    case "frame.size.height": return [part(position, "y"), part(size, "height")]
    case "bounds": return [Moved(path: "bounds.origin", kind: .point), size]
    case _ where members.first == "transform": return [Moved(path: "transform", kind: .matrix)]
    case _ where absolute.contains(path): return [Moved(path: path, kind: .absolute)]
    default: return nil
    }
  }
}

extension ArgumentValue {
  fileprivate var isLiteral: Bool {
    if case .expression(let expression) = self { expression.isLiteral } else { false }
  }
}
