import FlipbookChecks

package enum SweepCommand {
  static let by = Input.number("by:", "the step between values").required()
  static let block = Input.block("block", .entry, "what to run with each value").required()
  static let measure = Input.expression("measure:", .path, "the number to measure").required()
  private static let plot = Input.flag("plot", "also draws them in one picture")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "sweep", group: .look, effect: .looks, places: .alone,
      parameters: [
        NamedValue.word, NamedValue.from, NamedValue.to, by, block, measure, TimeStretch.length,
        plot, PictureSize.input,
      ], help: "tries a block with many values, each on a stage of its own",
      note: "Each row begins here, once the block has run, and ends when everything has finished. "
        + "'fastest' is the greatest velocity, whatever its sign. Promises are checked from there "
        + "on: a second table shows what breaks them, and lines above the rows what is proven of all "
        + "values between.",
      example: "view box frame: (0, 0, 100, 100)\nsweep ratio from: 0.2 to: 1 by: 0.2 { "
        + "animate 1s spring(dampingRatio: ratio) { box.center.x += 100 } } measure: box.center.x",
      synonyms: ["parameters", "variations", "experiment"],
      tables: [Table(columns: SweptMotion.columns), Table(columns: SweptPromises.columns)],
      isReserved: false,
      refusals: ["at": "it follows the number: 'for: 1s' says how far, 'goto 1s' where it begins"],
      action: sweep)
  ]

  // Choice: leaves room for the numbers on a screen.
  private static let rows = 16

  @Sendable private static func sweep(_ call: Invocation) throws(Mistake) -> Answer {
    let size = try PictureSize(of: call, rows: rows)
    if call.isGiven(PictureSize.input), !call[plot] {
      throw call.mistake(
        unexpected: PictureSize.input, hint: "it belongs to 'plot', which draws a picture")
    }
    try call[block].statements.refuseChecks("leave it out: 'prove' checks all values")
    let sweep = try Sweep(call)
    let motions = try sweep.values.map(sweep.motion)
    var answer = Answer()
    if call[plot] {
      answer.append(try picture(of: sweep, motions, size, call))
      answer.print("")
    }
    let promises = SweptPromises(sweep: sweep, motions: motions)
    for line in try promises.proven(call.world) { answer.print(line) }
    var table = Table(columns: [Column(name: sweep.name, alignment: .right)] + SweptMotion.columns)
    table.rows = motions.map(\.cells)
    let broken = promises.table
    answer.append(
      try call.printed(TableDocument(tables: [table] + (broken.rows.isEmpty ? [] : [broken]))))
    for line in promises.lines { answer.print(line) }
    if let idle = sweep.idleText { answer.print(idle) }
    for text in motions.map(\.missed).commonTexts { answer.print(text) }
    let rows = Set(motions.map { $0.cells.dropFirst().map { $0.text(digits: 6) } })
    if rows.count == 1, motions.count > 1, sweep.idleText == nil {
      answer.remark =
        "\(call.text(of: measure)) is the same with every \(sweep.name): "
        + "does the block still move it from here?"
    }
    for note in Set(motions.compactMap(\.note)).sorted() { answer.print(note) }
    return answer
  }

  // If there are too many to tell apart, an even selection is drawn.
  private static func picture(
    of sweep: Sweep, _ motions: [SweptMotion], _ size: PictureSize, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let count = min(motions.count, Plot.curveLimit)
    let drawn = (0..<count).map { motions[$0 * (motions.count - 1) / max(count - 1, 1)] }
    let stretch = TimeStretch(
      start: drawn.map(\.stretch.start).min() ?? 0, end: drawn.map(\.stretch.end).max() ?? 0)
    guard stretch.end > stretch.start else {
      throw Mistake(.nothingMoves(hasPast: false), call.span(of: measure))
    }
    let moments = stretch.moments(size.columns * 2)
    let curves = try drawn.map { motion throws(Mistake) in
      try sweep.curve(of: motion, at: moments)
    }
    var answer = call.answer(
      Plot(panels: [PlotPanel(curves: curves)], times: stretch.seconds), size)
    if count < motions.count {
      answer.print("\(count) of \(motions.count) values are drawn, evenly chosen")
    }
    return answer
  }
}
