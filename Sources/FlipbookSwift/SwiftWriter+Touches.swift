import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Gestures, and the fingers that a test plans.
extension SwiftWriter {
  func writeTouch(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    switch call.verb {
    case "gesture": try gesture(call)
    case "touch": try touch(call)
    default: nil
    }
  }

  private func gesture(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let word = call.name("kind"), let kind = GestureKind(rawValue: word),
      let name = call.name("view"), case .view(let view)? = call.place.scope.named(name)
    else { return SwiftLines() }
    needs.insert(.gestureClosures)
    let owner = try thing(name)
    let unnamed = call.name() == nil ? names.fresh(word) : ""
    let (own, start) =
      try call.name().map { (name) throws(Untold) in try making(name, kind.type) }
      ?? (unnamed, "let \(unnamed)")
    var inner = call.place
    inner.gesture = (own, owner == "self" ? "superview" : "\(owner).superview")
    inner.own = .init(identifier: owner, view: .view(view))
    inner.scope.view = view
    let sample = view.performOnStage { kind.make() }
    view.addGestureRecognizer(sample)
    defer { view.removeGestureRecognizer(sample) }
    inner.scope.gesture = sample
    let body = body(of: call, kind, own, inner)
    var lines = SwiftLines("\(start) = \(kind.type)()")
    if !body.isEmpty {
      lines += SwiftLines.call(
        "\(own).addAction",
        [.init(parameters: captures([own] + around(view, call.world), in: body) + "_", body: body)])
    }
    for option in ["numberOfTapsRequired", "minimumPressDuration", "allowableMovement"]
    where call.isGiven(option) {
      lines += "\(own).\(option) = \(try number(option, of: call))"
    }
    if let other = call.name("requireToFail") {
      lines += "\(own).require(toFail: \(try thing(other)))"
    }
    if call.has("simultaneously") {
      needs.insert(.company)
      lines += "\(own).delegate = Company.shared"
    }
    lines += "\(self.owner(owner, call.place))addGestureRecognizer(\(own))"
    return lines
  }

  /// The identifiers of a view and all around it: they hold what they have.
  func around(_ view: UIView, _ world: World) -> [String] {
    sequence(first: view, next: \.superview).compactMap {
      world.name(of: $0.layer).flatMap(names.identifier)
    }
  }

  /// What a closure must not hold, as what is held by that holds the closure.
  func captures(_ identifiers: [String], in body: SwiftLines) -> String {
    let words = body.words
    let held = identifiers.filter(words.contains)
    return held.isEmpty
      ? "" : "[" + held.map { "unowned " + names.captured($0) }.joined(separator: ", ") + "] "
  }

  private func body(
    of call: SwiftCall, _ kind: GestureKind, _ own: String, _ place: SwiftPlace
  ) -> SwiftLines {
    var lines = SwiftLines()
    if let block = call.block("action") { lines += fired(block, place) }
    if kind == .tap {
      if let block = call.block("ended") { lines += fired(block, place) }
      return lines
    }
    let states = ["began", "changed", "ended", "cancelled"]
    let parts = states.compactMap { state in call.block(state).map { (state, fired($0, place)) } }
    guard !parts.isEmpty else { return lines }
    lines += "switch \(own).state {"
    for (state, body) in parts {
      lines += "case .\(state):"
      // A comment alone is no statement, and a value that nothing reads is left out.
      let isDone = body.lines.contains { !$0.hasPrefix("//") && !$0.hasPrefix("let ") }
      lines += (body + SwiftLines(isDone ? [] : ["break"])).indented
    }
    lines += "default: break"
    lines += "}"
    return lines
  }

  // MARK: Fingers

  private func touch(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name("view") else { return SwiftLines() }
    let line = try finger(on: try thing(name), call)
    // What was made in this turn is not seen, nor touched, before it is over.
    guard form == .app else { return SwiftLines(["CATransaction.flush()", "stage.\(line)"]) }
    var lines = SwiftLines("#if canImport(HeadlessUIKit)  // A finger; on a device, your own.")
    lines += "  CATransaction.flush()"
    lines += "  Stage.current?.\(line)"
    lines += "#endif"
    return lines
  }

  private func finger(on view: String, _ call: SwiftCall) throws(Untold) -> String {
    if call.isGiven("samples") { return try planned(view, call) }
    if call.isGiven("taps") {
      guard !call.has("cancelled") else { throw Untold("Swift's taps end as taps do") }
      return "touch(\(view), taps: \(try number("taps", of: call)))"
    }
    var (over, hold) = (try number("over", of: call, or: "0.3"), call.isGiven("hold"))
    var (parts, hasUsualTime): ([String], Bool) = ([], false)
    if let way = call.expression("by") {
      let (x, y) = try pair(way, call.place)
      parts = ["by: CGVector(dx: \(x), dy: \(y))"]
    } else if let way = call.expression("flick") {
      let (x, y) = try pair(way, call.place)
      over = try number("over", of: call, or: "0.1")
      let isPlain = !["timing", "hold", "cancelled"].contains(where: call.isGiven)
      hasUsualTime = isPlain && !call.isGiven("over")
      parts = [
        isPlain
          ? "flick: CGVector(dx: \(x), dy: \(y))"
          : "by: CGVector(dx: (\(x)) * \(over), dy: (\(y)) * \(over))"
      ]
    } else if let label = ["pinch", "rotate"].first(where: call.isGiven) {
      parts = ["\(label): \(try number(label, of: call))"]
    } else {
      // A finger that goes nowhere taps, or presses.
      (parts, over, hold) = (["by: .zero"], try number("over", of: call), true)
    }
    if !hasUsualTime { parts.append("over: \(over)") }
    if let timing = try timing(of: call) { parts.append("timing: \(timing.parameters)") }
    if hold { parts.append("hold: \(try number("hold", of: call, or: "0.05"))") }
    if call.isGiven("rate") { parts.append("samplesPerSecond: \(try number("rate", of: call))") }
    if call.has("cancelled") { parts.append("isCancelled: true") }
    return "touch(\(view), \(parts.joined(separator: ", ")))"
  }

  // A finger by its samples, as a hand has made them.
  private func planned(_ view: String, _ call: SwiftCall) throws(Untold) -> String {
    var (samples, last) = ([String](), "0")
    for part in call.expressions("samples") {
      guard case .tuple(let parts, _) = part, parts.count == 3 else {
        throw Untold("Swift plans it by its samples")
      }
      let n = try numbers(parts, call.place)
      last = n[0]
      samples.append(".init(time: \(n[0]), point: \(Self.point(n[1], n[2])))")
    }
    let hold = call.isGiven("hold") ? ", end: \(last) + \(try number("hold", of: call))" : ""
    let end = hold + (call.has("cancelled") ? ", isCancelled: true" : "")
    return "touch([PlannedTouch(samples: [\(samples.joined(separator: ", "))]\(end))])"
  }
}

extension GestureKind {
  fileprivate var type: String {
    switch self {
    case .pan: "UIPanGestureRecognizer"
    case .tap: "UITapGestureRecognizer"
    case .press: "UILongPressGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotate: "UIRotationGestureRecognizer"
    }
  }
}
