import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Commands that plot values over time.
enum PlotCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "plot", group: .look, kind: .looks,
      parameters: [
        Parameter(
          name: "path", type: .expressions, isRequired: true,
          meaning: "what is plotted: paths, or timings"),
        Parameter(
          name: "for", type: .duration, isPositional: false,
          meaning:
            "how far to look, to the last end unless said; the seconds of timings, 1s unless said"),
        .size,
      ],
      help: "plots what is shown from now on, or timings with their velocity; time stands",
      example:
        "view box\nanimate 1s { box.center.x += 100 }\nplot box.center.x\nplot easeIn easeOut",
      action: .session(plot))
  ]

  // Choices: a picture is a screen high, and two samples in a column show all that it can.
  private static let (rows, samplesInColumn) = (20, 2)

  // MARK: Values over time

  @Sendable private static func plot(_ session: Session, _ call: Invocation) throws(Mistake) {
    let size = try call.pictureSize(rows: rows)
    let paths = call.expressions("path")
    try checkCount(paths, call)
    if let first = paths.first, case .timing? = try? call.scope.evaluate(first) {
      return try plotTimings(paths, size, session, call)
    }
    for path in paths { _ = try call.scope.reading(.shown).number(path) }
    let end = try SampleCommands.end(of: call, on: session)
    guard let world = session.makeWorld(at: session.timeline.pointer) else {
      throw Mistake(.interrupted, call.verbSpan)
    }
    let start = world.stage.ticks
    let scope = Scope(world: world, source: call.scope.source, reading: .shown)
    var points = paths.map { _ in [PlotCurve.Point]() }
    let count = max(size.columns * samplesInColumn, 2)
    for index in 0...count {
      guard !session.isInterrupted() else { throw Mistake(.interrupted, call.verbSpan) }
      let ticks = start + Int64((Double(end - start) * Double(index) / Double(count)).rounded())
      try SampleCommands.advance(world, to: ticks, call)
      for (place, path) in paths.enumerated() {
        points[place].append(.init(time: world.stage.now, value: try scope.number(path)))
      }
    }
    let curves = zip(paths, points).map { PlotCurve(name: call.text(of: $0.span), points: $1) }
    let (first, last) = (Stage.seconds(ticks: start), Stage.seconds(ticks: end))
    print(Plot(panels: [PlotPanel(curves: curves)], times: first...last), size, session)
  }

  private static func checkCount(
    _ expressions: [Expression], _ call: Invocation
  ) throws(Mistake) {
    guard expressions.count > Plot.curveLimit else { return }
    throw Mistake(
      .outOfRange(
        call.text(of: expressions[Plot.curveLimit].span),
        allowed: "a plot takes up to \(Plot.curveLimit) curves"),
      expressions[Plot.curveLimit].span)
  }

  private static func print(_ plot: Plot, _ size: PictureSize, _ session: Session) {
    let world = session.world
    world.print(
      plot.lines(columns: size.columns, rows: size.rows, isASCII: world.settings.ascii))
  }

  // MARK: Timings

  private static func plotTimings(
    _ timings: [Expression], _ size: PictureSize, _ session: Session, _ call: Invocation
  ) throws(Mistake) {
    let duration = try call.duration("for") ?? 1
    var shapes: [(name: String, shape: TimingShape)] = []
    for expression in timings {
      let value = try call.scope.evaluate(expression)
      guard case .timing(let timing) = value else {
        throw Mistake(
          .wrongKind(found: value.kind.noun, expected: "a timing like easeInOut"),
          expression.span)
      }
      let shape = TimingShape(timing.parameters, duration: duration)
      shapes.append((call.text(of: expression.span), shape))
    }
    // An undamped spring swings for ever: its beginning says all there is.
    let longest = min(shapes.map(\.shape.duration).max() ?? 1, longestCurve)
    let count = max(size.columns * samplesInColumn, 2)
    let times = (0...count).map { longest * Double($0) / Double(count) }
    func curves(_ value: (TimingShape, Double) -> Double) -> [PlotCurve] {
      shapes.map { name, shape in
        let own = times.filter { $0 <= shape.duration }
        return PlotCurve(name: name, points: own.map { .init(time: $0, value: value(shape, $0)) })
      }
    }
    let panels = [
      PlotPanel(title: "progress", curves: curves { $0.progress(at: $1) }),
      PlotPanel(title: "velocity, a second", curves: curves { $0.velocity(at: $1) }),
    ]
    print(Plot(panels: panels, times: 0...max(longest, 0.001)), size, session)
  }

  private static let longestCurve = 10.0
}
