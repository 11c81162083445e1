import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
package import FlipbookValues
import HeadlessUIKit

/// The command that plots values over time.
package enum PlotCommands {
  private static let paths = Input.list("path", .expressions).atLeastOne

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "plot", group: .look, effect: .looks, places: .alone,
      parameters: [paths] + TimeStretch.parameters + [PictureSize.input],
      help: "plots shown values without moving time; default: from now",
      example: "view box frame: (0, 0, 80, 80)\nanimate 1s { box.center.x += 100 }\nstep 0.5s\n"
        + "plot box.center.x from: 0s", synonyms: ["graph", "chart"], action: plot)
  ]

  /// Choice: a picture is a screen high.
  static let rows = 20
  // Choice: two samples in a column show all that it can.
  private static let samplesInColumn = 2

  @Sendable private static func plot(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, size) = (call.session, try PictureSize(of: call, rows: rows))
    var (call, paths) = (call, call[paths])
    for path in paths { try checkPath(path, call) }
    let stretch = try TimeStretch(of: call, paths)
    paths = try call.numbers(paths, over: stretch)
    try call.checkCurveCount(paths)
    let curves = try PlottedNumbers(
      paths, at: stretch.moments(size.columns * samplesInColumn), call
    ).curves
    var plot = Plot(panels: [PlotPanel(curves: curves)], times: stretch.seconds)
    if stretch.start < session.world.stage.ticks {
      plot.playhead = Plot.Playhead(
        time: session.now, text: "now, \(session.moment)", isPresent: true)
    }
    return call.answer(plot, size)
  }

  private static func checkPath(_ path: Expression, _ call: Invocation) throws(Mistake) {
    guard case .timing? = try? call.scope.evaluate(path) else { return }
    throw call.scope.mistake(
      path, isNot: "a path: it is a timing",
      hint: "plot timings on their own: plot \(call.text(of: path.span))")
  }
}
