import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// The command that plots values over time.
enum PlotCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "plot", group: .look, kind: .looks,
      parameters: [
        Parameter(name: "path", type: .expressions, isRequired: true),
        Parameter(
          name: "from", type: .duration, isPositional: false,
          meaning: "the moment it begins at, which may have been; now unless said"),
        Parameter(
          name: "to", type: .duration, isPositional: false,
          meaning: "the moment it ends at; the last end unless said"),
        Parameter(
          name: "for", type: .duration, isPositional: false,
          meaning: "how far to look; to the last end unless said"),
        .size,
      ],
      help: "plots what is shown over time, from now unless said; time stands",
      example: "view box\nanimate 1s { box.center.x += 100 }\nstep 0.5s\n"
        + "plot box.center.x from: 0s",
      action: .session(plot))
  ]

  /// Choice: a picture is a screen high.
  static let rows = 20
  // Choice: two samples in a column show all that it can.
  private static let samplesInColumn = 2

  @Sendable private static func plot(_ session: Session, _ call: Invocation) throws(Mistake) {
    let size = try call.pictureSize(rows: rows)
    let paths = call.expressions("path")
    try call.checkCurveCount(paths)
    for path in paths { try checkPath(path, call) }
    let stretch = try stretch(session, call)
    let curves = try session.curves(
      of: paths, at: stretch.moments(size.columns * samplesInColumn),
      on: session.timeline.pointer, call)
    var plot = Plot(panels: [PlotPanel(curves: curves)], times: stretch.seconds)
    if stretch.start < session.world.stage.ticks {
      plot.playhead = Plot.Playhead(
        time: session.now, text: "now, \(session.moment)", isPresent: true)
    }
    plot.print(size, in: session.world)
  }

  private static func checkPath(_ path: Expression, _ call: Invocation) throws(Mistake) {
    guard case .timing? = try? call.scope.evaluate(path) else { return }
    let text = call.text(of: path.span)
    throw Mistake(
      .wrongArgument(
        text, expected: "a path: it is a timing", hint: "'curve' draws timings: curve \(text)"),
      path.span)
  }

  // MARK: The stretch

  private static func stretch(_ session: Session, _ call: Invocation) throws(Mistake) -> TimeStretch
  {
    let now = session.world.stage.ticks
    let start = try ticks("from", call) ?? now
    if let length = try ticks("for", call) {
      if let to = call.value("to")?.expression {
        throw Mistake(
          .unexpectedArgument(
            "to: \(call.text(of: to.span))",
            hint: "'for:' tells the length, 'to:' the end: give one of them"), to.span)
      }
      let (end, isBeyond) = start.addingReportingOverflow(length)
      guard !isBeyond else { throw Mistake(.beyondTime, call.verbSpan) }
      return TimeStretch(start: start, end: end)
    }
    let to = try ticks("to", call)
    let end = if let to { to } else { try lastEnd(start, session, call) }
    guard end >= start else {
      let isTo = call.value("to") != nil
      let moment = session.world.text.number(Stage.seconds(ticks: isTo ? start : end)) + "s"
      throw Mistake(
        .outOfRange(
          isTo ? "to:" : "from:",
          allowed: isTo
            ? "the plot begins at \(moment)"
            : "all has ended by \(moment): say 'to:' or 'for:' as well"),
        call.value(isTo ? "to" : "from")?.expression.span ?? call.verbSpan)
    }
    return TimeStretch(start: start, end: end)
  }

  private static func lastEnd(
    _ start: Int64, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> Int64 {
    let now = session.world.stage.ticks
    if let rest = try session.rest(from: session.timeline.pointer, call) { return rest }
    guard start == now else { return now }
    for path in call.expressions("path") { _ = try call.scope.reading(.shown).evaluate(path) }
    let path = call.expressions("path").first.map { call.text(of: $0.span) } ?? ""
    let past = now > 0 ? "plot \(path) from: 0s for what has been, or " : ""
    throw Mistake(
      .missingArgument("'for:'", usage: "\(past)plot \(path) for: 1s"), call.verbSpan)
  }

  private static func ticks(_ label: String, _ call: Invocation) throws(Mistake) -> Int64? {
    try call.duration(label).flatMap(Stage.ticks)
  }
}

extension Invocation {
  /// Throws where there are more curves than can be told apart.
  func checkCurveCount(_ curves: [Expression]) throws(Mistake) {
    guard curves.count > Plot.curveLimit else { return }
    let span = curves[Plot.curveLimit].span
    throw Mistake(
      .outOfRange(text(of: span), allowed: "a plot takes up to \(Plot.curveLimit) curves"), span)
  }
}
