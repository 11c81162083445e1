import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import HeadlessUIKit

/// The command that draws timings; between begin and commit it sets one.
enum CurveCommand {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "curve", group: .look, kind: .looks,
      parameters: [
        Parameter(name: "timing", type: .timings, isRequired: true),
        Parameter(
          name: "for", type: .duration, isPositional: false,
          meaning: "the seconds a timing is given, 1s unless said"),
        .size,
      ],
      setsBetweenBeginAndCommit: true, standsInBlocks: false,
      help: "draws timings with their velocity; after 'begin', sets one",
      uikit: "setAnimationCurve(_:)",
      example: "curve easeIn easeOut\nview box\nbegin 1s\ncurve easeIn\nbox.alpha = 0\ncommit",
      action: .world(curve))
  ]

  // Choice: two pictures need more than a plot.
  private static let rows = 24

  @Sendable private static func curve(_ call: Invocation) throws(Mistake) {
    let timings = call.expressions("timing")
    if call.declaration.sets(call.command, in: call.world), let timing = timings.first {
      return try BeginCommitCommands.setCurve(timing, call)
    }
    let size = try call.pictureSize(rows: rows)
    try call.checkCurveCount(timings)
    let duration = try call.duration("for") ?? 1
    var drawn: [DrawnTiming] = []
    for timing in timings { drawn.append(try DrawnTiming(timing, duration: duration, call)) }
    let longest = drawn.map(\.duration).max() ?? 1
    let panels = [
      PlotPanel(title: "progress", curves: drawn.map { $0.progress() }),
      PlotPanel(title: "velocity, a second", curves: drawn.map(\.velocity)),
    ]
    Plot(panels: panels, times: 0...max(longest, 0.001)).print(size, in: call.world)
    call.world.print("")
    call.world.print(TableDocument(tables: [table(of: drawn, call.world.settings)]))
  }

  private static let leastName = 12

  private static func table(of timings: [DrawnTiming], _ settings: Settings) -> Table {
    var table = Table(
      columns: [Column(name: "timing"), Column(name: "lasts", alignment: .right)]
        + CurveMeasures.columns)
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
    return table
  }
}

extension TimingShape {
  /// What a curve or a spring is made of, in words.
  ///
  /// Of a spring with another mass than 1 these are the numbers of the one with mass 1 that moves
  /// in the same way.
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
