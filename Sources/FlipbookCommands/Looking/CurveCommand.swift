/// The command that draws timings; between begin and commit it sets one.
package enum CurveCommand {
  private static let timings = Input.list("timing", .timings).atLeastOne
  private static let length = Input.duration(
    "for:", "the duration given to a timing; default: 1s"
  ).or(1)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "curve", group: .look, effect: .looks, places: .entry,
      parameters: [timings, length, PictureSize.input], help: "plots timings with their velocity",
      uikit: "setAnimationCurve(_:)", example: "plot easeIn easeOut",
      synonyms: ["bezier", "interpolator", "easing"], tables: [form],
      written: "plot", chosen: CommandForm(where: drawsTimings),
      swift: "UIView.setAnimationCurve <-> curve <0>",
      traits: { command, world in sets(command, in: world) ? (.changes, .entry) : nil },
      action: curve)
  ]

  // Choice: two pictures need more than a plot.
  private static let rows = 24

  @Sendable private static func drawsTimings(_ command: Command, _ scope: Scope) -> Bool {
    let plotted = command.arguments.filter { $0.label == nil }
    return !plotted.isEmpty
      && plotted.allSatisfy { argument in
        guard case .expression(let expression) = argument.value else { return false }
        return (try? scope.evaluate(expression))?.kind == .timing
      }
  }

  // Whether a single timing, between begin and commit, is set instead of drawn.
  private static func sets(_ command: Command, in world: World) -> Bool {
    world.stage.isBetweenBeginAndCommit && command.arguments.count == 1
      && command.arguments[0].label == nil
  }

  @Sendable private static func curve(_ call: Invocation) throws(Mistake) -> Answer {
    let timings = call[timings]
    if sets(call.command, in: call.world) {
      try BeginCommitCommands.setCurve(timings[0], call)
      return Answer()
    }
    let size = try PictureSize(of: call, rows: rows)
    try call.checkCurveCount(timings)
    var drawn: [DrawnTiming] = []
    for timing in timings { drawn.append(try DrawnTiming(timing, duration: call[length], call)) }
    let longest = drawn.map(\.readable).max() ?? 1
    let panels = [
      PlotPanel(
        title: "progress", curves: drawn.map { $0.progress(to: min($0.duration, longest)) }),
      PlotPanel(
        title: "velocity, a second",
        curves: drawn.map { $0.velocity(to: min($0.duration, longest)) }),
    ]
    let settings = call.world.settings
    var answer = call.answer(Plot(panels: panels, times: 0...max(longest, 0.001)), size)
    answer.print("")
    answer.append(
      try call.printed(TableDocument(tables: [table(of: drawn, to: longest, settings)])))
    return answer
  }

  private static let leastName = 12
  private static let form = Table(
    columns: [
      Column(name: "timing", "the curve or the spring that is drawn"),
      Column(name: "lasts", alignment: .right, "its duration: the given one, or a spring's own"),
    ] + CurveMeasures.columns)

  private static func table(
    of timings: [DrawnTiming], to end: Double, _ settings: Settings
  ) -> Table {
    var table = form
    table.rows = timings.map { timing in
      let length: Cell = timing.shape.isEndless ? .text("endless") : .seconds(timing.duration)
      return [.text(timing.name), length] + timing.measures.cells
    }
    table.notes = timings.map { timing in
      let build = timing.shape.build(digits: settings.digits)
      guard timings.count > 1 else { return build }
      let room = max(settings.columns - TextWidth.columns(of: build) - 2, leastName)
      return TextWidth.truncated(timing.name, to: room, isASCII: settings.ascii) + ": " + build
    }
    if timings.contains(where: { $0.duration > end }) {
      table.notes.append(
        "drawn to \(NumberText.seconds(end, digits: settings.digits)), where each swing can be seen"
      )
    }
    return table
  }
}

extension TimingShape {
  /// The numbers of a curve or a spring, as text.
  ///
  /// For a spring with another mass than 1, they are those of the spring with mass 1 that moves in
  /// the same way.
  fileprivate func build(digits: Int) -> String {
    func text(_ number: Double) -> String { NumberText.brief(number, digits: digits) }
    if let spring = springBuild {
      return "mass 1, stiffness \(text(spring.stiffness / spring.mass)), "
        + "damping \(text(spring.damping / spring.mass)), "
        + "ratio \(text(spring.dampingRatio))"
    }
    let points = controlPoints.map { "(\(text(Double($0.x))), \(text(Double($0.y))))" }
    return "control points \(points.joined(separator: " and "))"
  }
}
