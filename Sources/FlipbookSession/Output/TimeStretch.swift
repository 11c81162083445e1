import FlipbookLanguage
import HeadlessUIKit

/// A stretch of the stage's time.
struct TimeStretch: Equatable {
  /// Both ends in ticks; the second is not before the first.
  let start: Int64
  let end: Int64

  /// So many moments and one more, evenly from the start to the end.
  func moments(_ count: Int) -> [Int64] {
    (0...count).map { place in
      let ticks = (Double(end - start) * Double(place) / Double(count)).rounded()
      return min(start.later(by: Int64(exactly: ticks) ?? .max), end)
    }
  }

  /// Both ends in seconds.
  var seconds: ClosedRange<Double> { Stage.seconds(ticks: start)...Stage.seconds(ticks: end) }
}

extension TimeStretch {
  /// The parameters that say which stretch is looked at; a command need not have all of them.
  static let parameters = [
    Parameter(
      name: "from", type: .duration, isPositional: false,
      meaning: "the moment it begins at, which may have been; now unless said"),
    Parameter(
      name: "to", type: .duration, isPositional: false,
      meaning: "the moment it ends at; the last end unless said"),
    Parameter(
      name: "for", type: .duration, isPositional: false,
      meaning: "how far to look; to the last end unless said"),
  ]

  /// Reads `from:`, `to:` and `for:`: from now to the last end of what ends, unless they say else.
  init(of call: Invocation, on session: Session) throws(Mistake) {
    let now = session.world.stage.ticks
    let start = try Self.ticks("from", call) ?? now
    if let length = try Self.ticks("for", call) {
      if let to = call.value("to")?.expression {
        throw Mistake(
          .unexpectedArgument(
            "to: \(call.text(of: to.span))",
            hint: "'for:' tells the length, 'to:' the end: give one of them"), to.span)
      }
      let (end, isBeyond) = start.addingReportingOverflow(length)
      guard !isBeyond else {
        throw Mistake(.beyondTime, call.value("for")?.expression.span ?? call.verbSpan)
      }
      self.init(start: start, end: end)
      return
    }
    let to = try Self.ticks("to", call)
    let end = if let to { to } else { try Self.lastEnd(start, session, call) }
    guard end >= start else {
      let isTo = call.value("to") != nil
      let moment = session.world.text.number(Stage.seconds(ticks: isTo ? start : end)) + "s"
      throw Mistake(
        .outOfRange(
          isTo ? "to:" : "from:",
          allowed: isTo
            ? "the \(call.declaration.name) begins at \(moment)"
            : "all has ended by \(moment): say 'to:' or 'for:' as well"),
        call.value(isTo ? "to" : "from")?.expression.span ?? call.verbSpan)
    }
    self.init(start: start, end: end)
  }

  private static func lastEnd(
    _ start: Int64, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> Int64 {
    let world = session.world
    let now = world.stage.ticks
    if let rest = try session.rest(from: session.timeline.pointer, call) { return rest }
    guard start == now else { return now }
    for path in call.expressions("path") { _ = try call.scope.reading(.shown).evaluate(path) }
    guard now > 0, !world.movesEndlessly else {
      throw Mistake(.noEnd(isEndless: world.movesEndlessly, hasPast: false), call.verbSpan)
    }
    let typed = call.text(of: call.command.span)
    throw Mistake(
      .missingArgument(
        "'for:'", usage: "\(typed) from: 0s for what has been, or \(typed) for: 1s"),
      call.verbSpan)
  }

  private static func ticks(_ label: String, _ call: Invocation) throws(Mistake) -> Int64? {
    try call.duration(label).flatMap(Stage.ticks)
  }
}

extension Int64 {
  /// The tick so many later, or the last one there is.
  func later(by ticks: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(ticks)
    return isBeyond ? .max : sum
  }
}
