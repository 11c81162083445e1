import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// The command that sets two motions against each other.
enum CompareCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "compare", group: .look, kind: .looks,
      parameters: [
        Parameter(
          name: "a", type: .side, isRequired: true,
          meaning: "a timing, a path, an animator, a mark or a branch"),
        Parameter(name: "b", type: .side, isRequired: true, meaning: "another one of the kind"),
        Parameter(
          name: "of", type: .path, isPositional: false,
          meaning: "what is looked at, for animators and branches; of animators else the progress"),
        Parameter(
          name: "for", type: .duration, isPositional: false,
          meaning: "how far to look, to the last end unless said; the seconds of timings, or 1s"),
        .size,
      ],
      help: "plots two motions in one picture, and how far apart they are",
      example: "compare easeIn spring(dampingRatio: 0.5)\nview box\n"
        + "animator slide 1s { box.center.x += 100 }\nanimator glide 2s { box.center.x += 100 }\n"
        + "compare slide glide",
      action: .session(compare))
  ]

  // Choice: a screen is left for the picture and the numbers.
  private static let rows = 16

  @Sendable private static func compare(_ session: Session, _ call: Invocation) throws(Mistake) {
    let size = try call.pictureSize(rows: rows)
    let pair = try ComparedPair(session, call)
    guard let difference = CurveDifference(pair.one, pair.other) else {
      throw Mistake(
        .wrongState(message: "the two are never there at the same time", legal: []), call.verbSpan)
    }
    let world = session.world
    var plot = Plot(panels: [PlotPanel(curves: [pair.one, pair.other])], times: pair.times)
    if difference.maximum > 0 {
      plot.playhead = Plot.Playhead(
        time: difference.time,
        text: "maximum difference, \(world.text.number(difference.time))s")
    }
    plot.print(size, in: world)
    world.print("")
    world.print(document(of: pair, difference))
  }

  private static func document(
    of pair: ComparedPair, _ difference: CurveDifference
  ) -> TableDocument {
    let one = CurveMeasures(pair.one, end: pair.end)
    let other = CurveMeasures(pair.other, end: pair.end)
    var table = Table(columns: [Column(name: "motion")] + CurveMeasures.columns)
    table.rows = [
      [.text(pair.one.name)] + one.cells, [.text(pair.other.name)] + other.cells,
      [.text("difference")] + one.cells(to: other),
    ]
    return TableDocument(
      heading: [
        ("maximum difference", .number(difference.maximum)), ("at", .seconds(difference.time)),
        ("RMS difference", .number(difference.rootMeanSquare)),
      ], tables: [table])
  }
}
