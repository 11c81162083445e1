import FlipbookCommands
import FlipbookPictures
import FlipbookValues

/// The command that sets two motions against each other.
enum CompareCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "compare", group: .look, effect: .looks, places: .alone,
      parameters: [
        ComparedPair.a, ComparedPair.b, ComparedPair.path, ComparedPair.length, PictureSize.input,
      ],
      help: "plots two motions in one picture, and how far apart they are",
      example: "compare easeIn spring(dampingRatio: 0.5)\nview box\n"
        + "animator slide 1s { box.center.x += 100 }\nanimator glide 2s { box.center.x += 100 }\n"
        + "compare slide glide",
      action: compare)
  ]

  // Choice: a screen is left for the picture and the numbers.
  private static let rows = 16

  @Sendable private static func compare(_ call: Invocation) throws(Mistake) -> Answer {
    let size = try PictureSize(of: call, rows: rows)
    let pair = try ComparedPair(call)
    guard let difference = CurveDifference(pair.one, pair.other) else {
      throw Mistake(
        .wrongState(message: "the two are never there at the same time", legal: []), call.verbSpan)
    }
    let world = call.world
    var plot = Plot(panels: [PlotPanel(curves: [pair.one, pair.other])], times: pair.times)
    if difference.maximum > 0 {
      plot.playhead = Plot.Playhead(
        time: difference.time,
        text: "maximum difference, \(world.text.number(difference.time))s")
    }
    var answer = Answer(plot.lines(size, world.settings))
    answer.print("")
    answer.append(try call.printed(document(of: pair, difference)))
    for line in pair.events { answer.print(line) }
    return answer
  }

  private static func document(
    of pair: ComparedPair, _ difference: CurveDifference
  ) -> TableDocument {
    let (one, other) = (pair.measures[0], pair.measures[1])
    var table = Table(columns: [Column(name: "motion")] + CurveMeasures.columns)
    table.rows = [
      [.text(pair.one.name)] + one.cells, [.text(pair.other.name)] + other.cells,
      [.text("difference")] + one.cells(to: other),
    ]
    if !pair.isProven { table.notes = ["how they arrive is seen at those moments"] }
    return TableDocument(
      heading: [
        ("maximum difference", .number(difference.maximum)), ("at", .seconds(difference.time)),
        ("RMS difference", .number(difference.rootMeanSquare)),
        ("of", .text("\(pair.one.points.count) moments")),
      ], tables: [table])
  }
}
