import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
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
  static let from = Input.duration(
    "from", "the moment it begins at, which may have been; now unless said"
  ).labelled
  static let to = Input.duration("to", "the moment it ends at; the last end unless said").labelled
  static let length = Input.duration(
    "for", "how far to look; to the last end unless said"
  ).labelled
  /// What says which stretch is looked at.
  static let parameters: [any Parametric] = [from, to, length]

  /// Reads `from:`, `to:` and `for:`: from now to the last end of what ends, unless they say else.
  ///
  /// - Parameter paths: what is looked at.
  init(of call: Invocation, _ paths: [Expression]) throws(Mistake) {
    let session = call.session
    let now = session.world.stage.ticks
    let start = call[Self.from].flatMap(Stage.ticks) ?? now
    if let length = call[Self.length].flatMap(Stage.ticks) {
      guard !call.isGiven(Self.to) else {
        throw Mistake(
          .unexpectedArgument(
            "to: \(call.text(of: Self.to))",
            hint: "'for:' tells the length, 'to:' the end: give one of them"),
          call.span(of: Self.to))
      }
      let (end, isBeyond) = start.addingReportingOverflow(length)
      guard !isBeyond else { throw Mistake(.beyondTime, call.span(of: Self.length)) }
      self.init(start: start, end: end)
      return
    }
    let to = call[Self.to].flatMap(Stage.ticks)
    let end = if let to { to } else { try Self.lastEnd(start, call, paths) }
    guard end >= start else {
      let isTo = to != nil
      let moment = session.world.text.number(Stage.seconds(ticks: isTo ? start : end)) + "s"
      throw Mistake(
        .outOfRange(
          isTo ? "to:" : "from:",
          allowed: isTo
            ? "the \(call.declaration.name) begins at \(moment)"
            : "all has ended by \(moment): say 'to:' or 'for:' as well"),
        call.span(of: isTo ? Self.to : Self.from))
    }
    self.init(start: start, end: end)
  }

  private static func lastEnd(
    _ start: Int64, _ call: Invocation, _ paths: [Expression]
  ) throws(Mistake) -> Int64 {
    let (session, world) = (call.session, call.session.world)
    let now = world.stage.ticks
    if let rest = try session.rest(from: session.timeline.pointer, call) { return rest }
    guard start == now else { return now }
    for path in paths { _ = try call.scope.reading(.shown).evaluate(path) }
    guard now > 0, !world.movesEndlessly else {
      throw Mistake(.noEnd(isEndless: world.movesEndlessly, hasPast: false), call.verbSpan)
    }
    let typed = call.text(of: call.command.span)
    throw Mistake(
      .missingArgument(
        "'for:'", usage: "\(typed) from: 0s for what has been, or \(typed) for: 1s"),
      call.verbSpan)
  }
}

extension Int64 {
  /// The tick so many later, or the last one there is.
  func later(by ticks: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(ticks)
    return isBeyond ? .max : sum
  }
}
