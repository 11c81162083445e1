import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// The command that plots values over time.
enum PlotCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "plot", group: .look, kind: .looks,
      parameters: [
        Parameter(name: "path", type: .expressions, isRequired: true)
      ] + TimeStretch.parameters + [.size],
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
    let stretch = try TimeStretch(of: call, on: session)
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
