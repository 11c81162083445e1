import FlipbookChecks
import FlipbookPictures
import FlipbookSession
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

package enum ProveCommand {
  static let name = "prove"
  static let block = Input.block(
    "block", .entry, "what is done with each value, and the check over time that it ends with"
  ).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: name, group: .check, effect: .looks, places: .alone,
      parameters: [NamedValue.word, NamedValue.from, NamedValue.to, block],
      help: "proves a check over time for all values of a number",
      note: "Each range of values is proven, refuted, or undecided; an undecided one is at most a "
        + "hundred-thousandth of the whole. Proofs are known of all checks but 'smooth' where the "
        + "number is an amount, a duration, a delay, part of a spring, or a curve's control point. "
        + "Anything else is sampled at \(Prover.samples + 1) values, and the answer says so.",
      example: "view card frame: (0, 0, 100, 100)\nprove way from: 0 to: 400 { "
        + "animate 1s spring(dampingRatio: 0.5) { card.center.x += way }; "
        + "expect always card.frame.maxX <= 390 }",
      synonyms: ["verify", "guarantee", "robust", "worst", "tolerance", "parameters"],
      tables: [Table(columns: columns)], isReserved: false, action: prove)
  ]

  private static let columns = [
    Column(name: "from", alignment: .right, "the first value of the range"),
    Column(name: "to", alignment: .right, "its last value"),
    Column(name: "what", "proven, refuted or undecided; kept or broken where it is only sampled"),
    Column(name: "goes to", alignment: .right, "the farthest that its number was seen to go"),
    Column(name: "with", alignment: .right, "the value with which it goes there"),
    Column(name: "at", alignment: .right, "when it is there"),
  ]

  @Sendable private static func prove(_ call: Invocation) throws(Mistake) -> Answer {
    try call.session.endingWorlds { () throws(Mistake) in try answer(prover(call), call) }
  }

  /// What it finds out; its stages are needed as long as that is looked at.
  static func prover(_ call: Invocation) throws(Mistake) -> Prover {
    let named = try NamedValue(call, [NamedValue.from, NamedValue.to])
    let grid = ValueGrid(try NamedValue.range(of: call), unit: named.unit)
    let trial = try ProofTrial(call, named, first: grid[0])
    if let known = try Prover.proving(trial, grid, check: call.check) { return known }
    var prover = Prover(grid: grid, trial: trial)
    try prover.sample(check: call.check)
    return prover
  }

  private static func answer(_ prover: Prover, _ call: Invocation) throws(Mistake) -> Answer {
    // A reader sees the digits that count, whatever is set; a program is given numbers.
    let isRead = [.table, .markdown].contains(call.world.settings.format)
    func cell(_ value: Quantity) -> Cell { isRead ? .text(value.typed(digits: 9)) : value.cell }
    var table = Table(columns: columns)
    table.rows = prover.parts.map { part in
      let worst = part.worst
      return [
        cell(prover.grid[part.places.lowerBound]), cell(prover.grid[part.places.upperBound]),
        .text(part.kind.rawValue), .text(worst?.worst ?? ""),
        worst.map { cell($0.value) } ?? .empty,
        worst?.ticks.first.map { .seconds(Stage.seconds(ticks: $0)) } ?? .empty,
      ]
    }
    var answer = try call.printed(TableDocument(tables: [table]))
    if prover.hasSampled {
      answer.print(
        "sampled \(Prover.samples + 1) values; what lies between them is not proven: "
          + prover.trial.unknownText)
    }
    if prover.hasStopped {
      answer.print("too much is undecided to go on: a shorter range would show more")
    }
    return answer
  }
}
