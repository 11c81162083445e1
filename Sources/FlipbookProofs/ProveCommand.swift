import FlipbookChecks

package enum ProveCommand {
  static let name = "prove"
  static let block = Input.block(
    "block", .entry, "what is done with each value, and the check over time that it ends with"
  ).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: name, group: .check, effect: .looks, places: .alone,
      parameters: [NamedValue.words, NamedValue.starts, NamedValue.ends, block],
      help: "proves a check over time for all values of a number, or of two",
      note: "Each range of values is proven, refuted, or undecided; an undecided one is at most a "
        + "hundred-thousandth of the whole, unless it takes too long. Proofs are known of all checks "
        + "but 'smooth' where the number is an amount, a duration, a delay, part of a spring, a "
        + "curve's control point, or the time that a 'step' in the block takes; after a 'step' of "
        + "conditions and 'continuous' only, and of one finger's way or speed, of conditions. Anything "
        + "else, as 'sqrt' of it and what 'continue' and 'animation' do with it, is sampled, at up to "
        + "257 values or 17 of each of two numbers, and the answer says so. So is a block with 'begin', "
        + "'transaction', 'after', a chain or a dance, or while one of these or a touch goes on. With "
        + "two numbers, as in prove (ratio, way) from: (0.3, 0) to: (1, 400), it tells what share of the "
        + "pairs is proven, refuted or undecided; in CSV and JSON, the rectangles too.",
      example: "view card frame: (0, 0, 100, 100)\nprove way from: 0 to: 400 { "
        + "animate 1s spring(dampingRatio: 0.5) { card.center.x += way }; "
        + "expect always card.frame.maxX <= 390 }",
      synonyms: [
        "verify", "guarantee", "robust", "worst", "tolerance", "parameters", "rectangles",
      ],
      tables: [Table(columns: columns), Table(columns: shares + [columns[5]])],
      isReserved: false, action: prove)
  ]

  private static let columns = [
    Column(name: "from", alignment: .right, "the first value of the range"),
    Column(name: "to", alignment: .right, "its last value"),
    Column(name: "what", "proven, refuted or undecided; kept or broken where it is only sampled"),
    Column(name: "goes to", alignment: .right, "the farthest that its number was seen to go"),
    Column(name: "with", alignment: .right, "the value with which it goes there"),
    Column(name: "at", alignment: .right, "when it is there"),
  ]

  private static let shares = [
    columns[2],
    Column(
      name: "share", alignment: .right,
      "of how many of the pairs; never rounded up, but what is undecided"), columns[3],
  ]

  @Sendable private static func prove(_ call: Invocation) throws(Mistake) -> Answer {
    try call.session.endingWorlds { () throws(Mistake) in try answer(prover(call), call) }
  }

  /// The prover with its results; its stages must live as long as these are read.
  static func prover(_ call: Invocation) throws(Mistake) -> Prover {
    let all = try NamedValue.all(call)
    let grids = all.compactMap { ValueGrid($0.range, unit: $0.named.unit) }
    guard grids.count == all.count else {
      let allowed = "the values may lie a billionth of themselves apart, and at most 1e300"
      throw call.mistake("to:", at: NamedValue.ends, allowed: allowed)
    }
    let trial = try ProofTrial(call, all.map(\.named), first: grids.map { $0[0] })
    if let known = try Prover.proving(trial, grids, check: call.check) { return known }
    var prover = Prover(grids: grids, trial: trial)
    try prover.sample(check: call.check)
    return prover
  }

  private static func answer(_ prover: Prover, _ call: Invocation) throws(Mistake) -> Answer {
    let isRead = call.world.settings.format.isRead
    let digits = prover.grids.map(\.digits).max() ?? 0
    func cell(_ value: Quantity) -> Cell {
      isRead ? .text(value.typed(digits: digits)) : value.cell
    }
    func worst(_ failure: ProofTrial.Failure?) -> [Cell] {
      [.text(failure?.worst ?? "")]
        + (failure?.values.map(cell) ?? prover.grids.map { _ in .empty })
        + [failure?.ticks.first.map { .seconds(Stage.seconds(ticks: $0)) } ?? .empty]
    }
    var parts = Table(columns: columns)
    parts.rows = prover.parts.map { part in
      prover.corners(part.places).prefix(2).flatMap { $0.map(cell) }
        + [.text(part.kind.rawValue)] + worst(part.worst)
    }
    var tables = [parts]
    if !prover.isOfOne {
      let names = prover.trial.named.map(\.name.text)
      func columns(_ end: String) -> [Column] {
        names.map { Column(name: end + $0, alignment: .right) }
      }
      tables[0].title = "rectangles"
      tables[0].columns =
        columns("from ") + columns("to ") + Self.columns[2...3] + columns("") + Self.columns[5...]
      var shares = Table(columns: Self.shares + columns("") + Self.columns[5...])
      shares.rows = Prover.Kind.allCases.compactMap { kind in
        prover.share(kind).map { size, failure in
          // The rounding of the sum does not count.
          let parts = size * 1e6
          let rounded =
            kind == .undecided ? (parts - 1e-6).rounded(.up) : (parts + 1e-6).rounded(.down)
          let share = Quantity(value: rounded / 1e6, unit: .share).typed
          return [.text(kind.rawValue), .text(share)] + worst(failure)
        }
      }
      tables = [shares] + (isRead ? [] : tables)
    }
    var answer = try call.printed(TableDocument(tables: tables))
    if prover.hasSampled {
      let count = prover.grids.reduce(1) { count, _ in count * (prover.samples + 1) }
      answer.print(
        "sampled \(count) \(prover.isOfOne ? "" : "pairs of ")values; what lies between them is "
          + "not proven: \(prover.trial.unknownText)")
      if !prover.trial.effort.isProven { answer.print(MovingNumber.lookedText) }
    }
    if let idle = prover.trial.named.idleText(in: call[block], [], call) { answer.print(idle) }
    let ends = prover.grids.map { 0...$0.last }
    let looked = prover.corners(ends) + [prover.middle]
    for line in try prover.trial.remarks(with: looked, areProofs: !prover.hasSampled) {
      answer.print(line)
    }
    // Choice: a hundredth is not too much.
    if prover.hasStopped, prover.share(.undecided).map({ $0.size > 0.01 }) == true {
      answer.print(
        "too much is undecided to go on" + (try prover.undecidedHint().map { ": " + $0 } ?? ""))
    }
    return answer
  }
}
