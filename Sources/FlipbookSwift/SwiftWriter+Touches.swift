import FlipbookCommands
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
    guard let word = call.name("kind"), let kind = GestureCommand.Kind(rawValue: word),
      let name = call.name("view"), case .view(let view)? = call.place.scope.named(name)
    else { return SwiftLines() }
    needs.insert(.gestureClosures)
    let owner = try thing(name)
    let own = call.name().map { names.declare($0) } ?? names.fresh(word)
    var inner = call.place
    inner.gesture = (own, owner == "self" ? "superview" : "\(owner).superview")
    inner.own = .init(identifier: owner, view: .view(view))
    inner.scope.view = view
    let sample = view.performOnStage { kind.make() }
    view.addGestureRecognizer(sample)
    defer { view.removeGestureRecognizer(sample) }
    inner.scope.gesture = sample
    let body = body(of: call, kind, own, inner)
    var lines = SwiftLines("let \(own) = \(kind.type)()")
    if !body.isEmpty {
      lines += SwiftLines.call(
        "\(own).addAction", [.init(parameters: "[unowned \(own)] _", body: body)])
    }
    for option in ["numberOfTapsRequired", "minimumPressDuration", "allowableMovement"]
    where call.isGiven(option) {
      lines += "\(own).\(option) = \(try number(option, of: call))"
    }
    if let other = call.name("requireToFail") {
      lines += "\(own).require(toFail: \(try thing(other)))"
    }
    if call.has("simultaneously") {
      throw Untold("a delegate says what goes on together")
    }
    lines += "\(owner == "self" ? "" : owner + ".")addGestureRecognizer(\(own))"
    return lines
  }

  private func body(
    of call: SwiftCall, _ kind: GestureCommand.Kind, _ own: String, _ place: SwiftPlace
  ) -> SwiftLines {
    var lines = SwiftLines()
    if let block = call.block("action") { lines += fired(block, place) }
    if kind == .tap {
      if let block = call.block("ended") { lines += fired(block, place) }
      return lines
    }
    let states = ["began", "changed", "ended", "cancelled"]
    let parts = states.compactMap { state in
      call.block(state).map { (state, fired($0, place)) }
    }
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
    func numbers() throws(Untold) -> String {
      var text = ""
      if call.isGiven("hold") { text += ", hold: \(try number("hold", of: call))" }
      if call.isGiven("rate") { text += ", samplesPerSecond: \(try number("rate", of: call))" }
      return text
    }
    guard !call.has("cancelled") else { return try planned(view, call) }
    let ways = ["by", "flick", "taps", "pinch", "rotate", "samples"]
    if !ways.contains(where: call.isGiven) {
      // A finger that goes nowhere taps, or presses.
      let hold = try number("hold", of: call, or: "0.05")
      let over = try number("over", of: call)
      return "touch(\(view), by: .zero, over: \(over), hold: \(hold))"
    }
    let over = try number("over", of: call, or: "0.3")
    func vector(_ label: String) throws(Untold) -> String? {
      guard let expression = call.expression(label) else { return nil }
      let (x, y) = try pair(expression, call.place)
      return "CGVector(dx: \(x), dy: \(y))"
    }
    if let way = try vector("by") {
      let timing = try timing(of: call).map { ", timing: \($0.parameters)" } ?? ""
      return "touch(\(view), by: \(way), over: \(over)\(timing)\(try numbers()))"
    }
    if let velocity = try vector("flick"), !call.isGiven("timing"), !call.isGiven("hold") {
      let over = call.isGiven("over") ? ", over: \(over)" : ""
      let rate = try numbers()
      return "touch(\(view), flick: \(velocity)\(over)\(rate))"
    }
    if call.isGiven("taps") { return "touch(\(view), taps: \(try number("taps", of: call)))" }
    for label in ["pinch", "rotate"] where call.isGiven(label) && !call.isGiven("timing") {
      let amount = try number(label, of: call)
      return "touch(\(view), \(label): \(amount), over: \(over)\(try numbers()))"
    }
    return try planned(view, call)
  }

  // A finger by its samples, as a hand has made them.
  private func planned(_ view: String, _ call: SwiftCall) throws(Untold) -> String {
    let parts = call.expressions("samples")
    guard !parts.isEmpty else { throw Untold("Swift plans it by its samples") }
    var samples: [String] = []
    for part in parts {
      guard case .tuple(let numbers, _) = part, numbers.count == 3 else {
        throw Untold("Swift plans it by its samples")
      }
      let time = try number(numbers[0], call.place)
      let (x, y) = (try number(numbers[1], call.place), try number(numbers[2], call.place))
      samples.append(".init(time: \(time), point: CGPoint(x: \(x), y: \(y)))")
    }
    let end = call.has("cancelled") ? ", isCancelled: true" : ""
    return "touch([PlannedTouch(samples: [\(samples.joined(separator: ", "))]\(end))])"
  }
}

extension GestureCommand.Kind {
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
