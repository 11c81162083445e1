// Gestures, and the touches that a test plans.
extension SwiftCall {
  func gesture() throws(NoSwift) -> SwiftLines {
    guard let word = name("kind"), let kind = GestureKind(rawValue: word),
      let name = name("view"), case .view(let view)? = place.scope.named(name)
    else { return [] }
    writer.needs.insert(.gestureClosures)
    let owner = try writer.thing(name)
    let unnamed = self.name() == nil ? writer.names.fresh(word) : ""
    let sample = view.performOnStage { kind.make() }
    let type = "\(Swift.type(of: sample))"
    let (own, start) =
      try self.name().map { name throws(NoSwift) in try writer.making(name, type) }
      ?? (unnamed, "let \(unnamed)")
    var inner = place
    inner.gesture = (own, owner == "self" ? "superview" : "\(owner).superview")
    inner.own = .init(identifier: owner, view: .view(view))
    inner.scope.view = view
    view.addGestureRecognizer(sample)
    defer { view.removeGestureRecognizer(sample) }
    inner.scope.gesture = sample
    let body = inner.body(of: self, kind, own)
    writer.gestureWords["\(Name.typed(name)).\(word)", default: []].formUnion(body.words)
    var lines: SwiftLines = ["\(start) = \(type)()"]
    if !body.isEmpty {
      let captures = writer.captures([own] + writer.around(view, world), in: body)
      lines += SwiftLines.call("\(own).addAction", [.init(parameters: captures + "_", body: body)])
    }
    for setting in invocation.declaration.parameters where setting.isSetting {
      guard isGiven(setting.name) else { continue }
      let word = self.name(setting.name)
      let value = if let word { "." + word } else { try number(setting.name) }
      lines += "\(own).\(setting.name) = \(value)"
    }
    if let other = self.name("requireToFail") {
      lines += "\(own).require(toFail: \(try writer.thing(other)))"
    }
    if has("simultaneously") {
      writer.needs.insert(.company)
      lines += "\(own).delegate = Company.shared"
    }
    return lines + "\(place.owner(owner))addGestureRecognizer(\(own))"
  }

  func touch() throws(NoSwift) -> SwiftLines {
    guard let name = name("view") else { return [] }
    let line = try touch(on: try writer.thing(name))
    // Things made in this turn can be touched only after it ends.
    guard writer.form == .app else { return ["CATransaction.flush()", "stage.\(line)"] }
    return [
      "#if canImport(HeadlessUIKit)  // A finger; on a device, your own.",
      "  CATransaction.flush()", "  Stage.current?.\(line)", "#endif",
    ]
  }

  private func touch(on view: String) throws(NoSwift) -> String {
    if isGiven("samples") { return try planned() }
    if isGiven("taps") {
      guard !has("cancelled") else { throw NoSwift("Swift's taps end as taps do") }
      return "touch(\(view), taps: \(try number("taps")))"
    }
    var over = "over: \(try number("over", or: "0.3"))"
    var hold = try given(["hold": "hold: $"])
    var way = try given(["pinch": "pinch: $", "rotate": "rotate: $"]).first
    if let by = expression("by") {
      let (x, y) = try place.pair(by)
      way = "by: " + SwiftForm.call("CGVector", [x, y])
    } else if let flick = expression("flick") {
      let (x, y) = try place.pair(flick)
      let time = try number("over", or: "0.1")
      let isPlain = !["timing", "hold", "cancelled"].contains(where: isGiven)
      over = isPlain && !isGiven("over") ? "" : "over: \(time)"
      let vector = isPlain ? [x, y] : ["(\(x)) * \(time)", "(\(y)) * \(time)"]
      way = (isPlain ? "flick: " : "by: ") + SwiftForm.call("CGVector", vector)
    } else if way == nil {
      // A touch that does not move taps or presses.
      (way, over) = ("by: .zero", "over: \(try number("over"))")
      hold = ["hold: \(try number("hold", or: "0.05"))"]
    }
    let timing = try timing().map { ["timing: \($0.parameters)"] } ?? []
    let parts =
      [view, way ?? ""] + (over.isEmpty ? [] : [over]) + timing + hold
      + (try given(["rate": "samplesPerSecond: $"]))
      + (has("cancelled") ? ["isCancelled: true"] : [])
    return "touch(\(parts.joined(separator: ", ")))"
  }

  // A touch by its samples, as it was recorded.
  private func planned() throws(NoSwift) -> String {
    var (samples, last) = ([String](), "0")
    for part in expressions("samples") {
      guard case .tuple(let parts, _) = part, parts.count == 3 else {
        throw NoSwift("Swift plans it by its samples")
      }
      let n = try place.numbers(parts)
      last = n[0]
      samples.append(".init(time: \(n[0]), point: \(SwiftPlace.point(n[1], n[2])))")
    }
    let hold = try given(["hold": ", end: \(last) + $"]).joined()
    let end = hold + (has("cancelled") ? ", isCancelled: true" : "")
    return "touch([PlannedTouch(samples: \(samples.arrayLiteral)\(end))])"
  }
}

extension Parameter {
  // Whether it is a number or a word that the recognizer has under the same name in UIKit.
  fileprivate var isSetting: Bool {
    switch type {
    case .number, .duration, .choice: !isPositional
    default: false
    }
  }
}

extension SwiftPlace {
  fileprivate func body(of call: SwiftCall, _ kind: GestureKind, _ own: String) -> SwiftLines {
    func lines(_ input: String) -> SwiftLines? { call.block(input).map { fired($0) } }
    let action = lines("action") ?? []
    if !kind.isLasting { return action + (lines("ended") ?? []) }
    let cases = ["began", "changed", "ended", "cancelled"].compactMap { state -> SwiftLines? in
      guard let body = lines(state) else { return nil }
      // A case needs a statement. Comments are none, and values that nothing reads are left out.
      let isDone = body.lines.contains { !$0.hasPrefix("//") && !$0.hasPrefix("let ") }
      return "case .\(state):" + (body + SwiftLines(isDone ? [] : ["break"])).indented
    }
    guard !cases.isEmpty else { return action }
    return action + "switch \(own).state {" + cases.reduce([], +) + ["default: break", "}"]
  }
}

extension SwiftWriter {
  func around(_ view: UIView, _ world: World) -> [String] {
    sequence(first: view, next: \.superview).compactMap {
      world.name(of: $0.layer).flatMap(names.identifier)
    }
  }

  /// Unowned captures of the things that retain the closure.
  func captures(_ identifiers: [String], in body: SwiftLines) -> String {
    let held = identifiers.filter(body.words.contains).map { "unowned " + names.captured($0) }
    return held.isEmpty ? "" : "[\(held.joined(separator: ", "))] "
  }
}
