import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Gestures, and the touches that a test plans.
extension SwiftWriter {
  func gesture(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let word = call.name("kind"), let kind = GestureKind(rawValue: word),
      let name = call.name("view"), case .view(let view)? = call.place.scope.named(name)
    else { return [] }
    needs.insert(.gestureClosures)
    let owner = try thing(name)
    let unnamed = call.name() == nil ? names.fresh(word) : ""
    let sample = view.performOnStage { kind.make() }
    let type = "\(Swift.type(of: sample))"
    let (own, start) =
      try call.name().map { name throws(Untold) in try making(name, type) }
      ?? (unnamed, "let \(unnamed)")
    var inner = call.place
    inner.gesture = (own, owner == "self" ? "superview" : "\(owner).superview")
    inner.own = .init(identifier: owner, view: .view(view))
    inner.scope.view = view
    view.addGestureRecognizer(sample)
    defer { view.removeGestureRecognizer(sample) }
    inner.scope.gesture = sample
    let body = body(of: call, kind, own, inner)
    var lines: SwiftLines = ["\(start) = \(type)()"]
    if !body.isEmpty {
      let captures = captures([own] + around(view, call.world), in: body)
      lines += SwiftLines.call(
        "\(own).addAction", [.init(parameters: captures + "_", body: body)])
    }
    let settings = ["numberOfTapsRequired", "minimumPressDuration", "allowableMovement"]
    for setting in settings where call.isGiven(setting) {
      lines += "\(own).\(setting) = \(try number(setting, of: call))"
    }
    if let other = call.name("requireToFail") {
      lines += "\(own).require(toFail: \(try thing(other)))"
    }
    if call.has("simultaneously") {
      needs.insert(.company)
      lines += "\(own).delegate = Company.shared"
    }
    return lines + "\(self.owner(owner, call.place))addGestureRecognizer(\(own))"
  }

  /// The identifiers of a view and of those around it, which hold what they have.
  func around(_ view: UIView, _ world: World) -> [String] {
    sequence(first: view, next: \.superview).compactMap {
      world.name(of: $0.layer).flatMap(names.identifier)
    }
  }

  /// What a closure must not hold, as that holds the closure.
  func captures(_ identifiers: [String], in body: SwiftLines) -> String {
    let held = identifiers.filter(body.words.contains).map { "unowned " + names.captured($0) }
    return held.isEmpty ? "" : "[\(held.joined(separator: ", "))] "
  }

  private func body(
    of call: SwiftCall, _ kind: GestureKind, _ own: String, _ place: SwiftPlace
  ) -> SwiftLines {
    func lines(_ input: String) -> SwiftLines? { call.block(input).map { fired($0, place) } }
    let action = lines("action") ?? []
    if kind == .tap { return action + (lines("ended") ?? []) }
    let cases = ["began", "changed", "ended", "cancelled"].compactMap { state -> SwiftLines? in
      guard let body = lines(state) else { return nil }
      // A comment alone is no statement, and a value that nothing reads is left out.
      let isDone = body.lines.contains { !$0.hasPrefix("//") && !$0.hasPrefix("let ") }
      return "case .\(state):" + (body + SwiftLines(isDone ? [] : ["break"])).indented
    }
    guard !cases.isEmpty else { return action }
    return action + "switch \(own).state {" + cases.reduce([], +) + ["default: break", "}"]
  }

  // MARK: Touches

  func touch(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name("view") else { return [] }
    let line = try touch(on: try thing(name), call)
    // What was made in this turn is not seen, nor touched, before it is over.
    guard form == .app else { return ["CATransaction.flush()", "stage.\(line)"] }
    return [
      "#if canImport(HeadlessUIKit)  // A finger; on a device, your own.",
      "  CATransaction.flush()", "  Stage.current?.\(line)", "#endif",
    ]
  }

  private func touch(on view: String, _ call: SwiftCall) throws(Untold) -> String {
    if call.isGiven("samples") { return try planned(call) }
    if call.isGiven("taps") {
      guard !call.has("cancelled") else { throw Untold("Swift's taps end as taps do") }
      return "touch(\(view), taps: \(try number("taps", of: call)))"
    }
    func vector(_ x: String, _ y: String) -> String { "CGVector(dx: \(x), dy: \(y))" }
    var over = "over: \(try number("over", of: call, or: "0.3"))"
    var hold = try given(["hold": "hold: $"], of: call)
    var way = try given(["pinch": "pinch: $", "rotate": "rotate: $"], of: call).first
    if let by = call.expression("by") {
      let (x, y) = try pair(by, call.place)
      way = "by: " + vector(x, y)
    } else if let flick = call.expression("flick") {
      let (x, y) = try pair(flick, call.place)
      let time = try number("over", of: call, or: "0.1")
      let isPlain = !["timing", "hold", "cancelled"].contains(where: call.isGiven)
      over = isPlain && !call.isGiven("over") ? "" : "over: \(time)"
      way =
        isPlain ? "flick: " + vector(x, y) : "by: " + vector("(\(x)) * \(time)", "(\(y)) * \(time)")
    } else if way == nil {
      // One that goes nowhere taps, or presses.
      (way, over) = ("by: .zero", "over: \(try number("over", of: call))")
      hold = ["hold: \(try number("hold", of: call, or: "0.05"))"]
    }
    let timing = try timing(of: call).map { ["timing: \($0.parameters)"] } ?? []
    let parts =
      [view, way ?? ""] + (over.isEmpty ? [] : [over]) + timing + hold
      + (try given(["rate": "samplesPerSecond: $"], of: call))
      + (call.has("cancelled") ? ["isCancelled: true"] : [])
    return "touch(\(parts.joined(separator: ", ")))"
  }

  // A touch by its samples, as a hand has made it.
  private func planned(_ call: SwiftCall) throws(Untold) -> String {
    var (samples, last) = ([String](), "0")
    for part in call.expressions("samples") {
      guard case .tuple(let parts, _) = part, parts.count == 3 else {
        throw Untold("Swift plans it by its samples")
      }
      let n = try numbers(parts, call.place)
      last = n[0]
      samples.append(".init(time: \(n[0]), point: \(Self.point(n[1], n[2])))")
    }
    let hold = try given(["hold": ", end: \(last) + $"], of: call).joined()
    let end = hold + (call.has("cancelled") ? ", isCancelled: true" : "")
    return "touch([PlannedTouch(samples: \(Self.array(samples))\(end))])"
  }
}
