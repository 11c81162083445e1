import FlipbookCommands
import FlipbookSession

/// The command that compares two motions.
package enum CompareCommands {
  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "compare", group: .look, effect: .looks, places: .alone,
      parameters: [
        ComparedPair.durations[0], ComparedPair.a, ComparedPair.durations[1], ComparedPair.b,
        ComparedPair.path, TimeStretch.from, TimeStretch.to, ComparedPair.length, PictureSize.input,
      ], help: "plots two motions in one picture, and how far apart they are",
      example: "plot easeIn spring(dampingRatio: 0.5) difference\n"
        + "plot 0.35s spring(dampingRatio: 0.8) 300ms easeOut difference\nview box frame: (0, 0, 80, 80)\n"
        + "animator slide 1s { box.center.x += 100 }\nanimator glide 2s { box.center.x += 100 }\n"
        + "plot slide glide difference", synonyms: ["difference", "versus"],
      tables: [heading, form] + [StageDifference.form], written: "plot difference", action: compare)
  ]

  private static let heading = Table(columns: [
    Column(name: "maximum difference", "the largest difference, in the unit of the values"),
    Column(name: "at", "the moment of the largest difference"),
    Column(
      name: "RMS difference",
      "the difference over all moments: the root of the mean of the squares"),
    Column(name: "of", "at how many moments they were looked at"),
  ])
  private static let form = Table(
    columns: [Column(name: "motion", "which of the two, or the difference")]
      + CurveMeasures.columns)

  // Choice: the picture and the numbers fit on a screen.
  private static let rows = 16

  @Sendable private static func compare(_ call: Invocation) throws(Mistake) -> Answer {
    let size = try PictureSize(of: call, rows: rows)
    let pair = try ComparedPair(call)
    guard let difference = CurveDifference(pair.one, pair.other, farthest: pair.farthest) else {
      throw Mistake(.wrongState(message: "the two never exist at the same time"), call.verbSpan)
    }
    let world = call.world
    var plot = Plot(panels: [PlotPanel(curves: [pair.one, pair.other])], times: pair.times)
    if difference.maximum > 0 {
      plot.playhead = Plot.Playhead(
        time: difference.time, text: "maximum difference, \(world.text.number(difference.time))s")
    }
    var answer = call.answer(plot, size)
    answer.print("")
    answer.append(try call.printed(document(of: pair, difference)))
    for line in pair.notes + pair.events { answer.print(line) }
    return answer
  }

  private static func document(
    of pair: ComparedPair, _ difference: CurveDifference
  ) -> TableDocument {
    let (one, other) = (pair.measures[0], pair.measures[1])
    var table = form
    table.rows = [
      [.text(pair.one.name)] + one.cells, [.text(pair.other.name)] + other.cells,
      [.text("difference")] + one.cells(to: other),
    ]
    if pair.isOnBranches, difference.maximum == 0 {
      table.notes = ["the two show the same of it, as far as they go"]
    } else if !pair.isProven {
      table.notes = ["how they arrive is seen at those moments"]
    }
    let values: [Cell] = [
      .number(difference.maximum), .seconds(difference.time), .number(difference.rootMeanSquare),
      .text("\(pair.one.points.count) moments"),
    ]
    return TableDocument(heading: Array(zip(heading.columns.map(\.name), values)), tables: [table])
  }
}
