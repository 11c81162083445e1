import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
package import FlipbookValues
import HeadlessUIKit

/// The command that lists what stands out in how a number goes.
package enum ExtremesCommand {
  private static let paths = Input.list(
    "path", .expressions, "numbers, or what is computed of some"
  ).atLeastOne

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "extremes", group: .look, effect: .looks, places: .alone,
      parameters: [paths] + TimeStretch.parameters,
      help: "lists where a number turns, jumps, or passes its model",
      note:
        "The moments are computed and not looked for at so many a second. A corner is where the "
        + "velocity changes at once: it stands under 'velocity', before and after.",
      example: "view box frame: (0, 0, 100, 100)\n"
        + "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }\ntable box.center.x turns",
      synonyms: ["maximum", "minimum", "peaks"], tables: [Table(columns: Extremes.Extreme.columns)],
      words: Extremes.Extreme.Kind.allCases.map(\.choice),
      isReserved: false, written: "table turns", action: extremes)
  ]

  private static let rowLimit = 10_000

  @Sendable private static func extremes(_ call: Invocation) throws(Mistake) -> Answer {
    var (call, answer, paths) = (call, Answer(), call[paths])
    let stretch = try TimeStretch(ofValues: paths, call)
    paths = try call.numbers(paths, over: stretch)
    for path in paths {
      if paths.count > 1 {
        if path != paths[0] { answer.print("") }
        answer.print(call.text(of: path.span))
      }
      answer.append(try extremes(of: path, over: stretch, call))
    }
    return answer
  }

  private static func extremes(
    of number: Expression, over stretch: TimeStretch, _ call: Invocation
  ) throws(Mistake) -> Answer {
    let session = call.session
    _ = try call.isGiven(TimeStretch.from) ? 0 : call.scope.reading(.shown).number(number)
    var extremes = Extremes(of: number, source: call.scope.source)
    let tooMany = call.tooMany(
      "\(rowLimit) rows", by: TimeStretch.length, TimeStretch.to, TimeStretch.from)
    try call.replay.follow(stretch) { world, span throws(Mistake) in
      try extremes.look(at: world, span, check: call.check)
      guard extremes.count <= rowLimit else { throw tooMany }
      return true
    }
    guard !extremes.course.points.isEmpty else {
      throw extremes.course.mistake ?? Mistake(.notFinite, number.span)
    }
    let (all, world) = (extremes.all, session.world)
    guard all.count <= rowLimit else { throw tooMany }
    var table = Table(columns: Extremes.Extreme.columns)
    let isAngle = (try? call.scope.reading(.shown).quantity(number))?.unit == .angle
    table.rows = all.map { $0.cells(world.text, isAngle: isAngle) }
    var answer = Answer()
    if table.rows.isEmpty {
      let (start, end) = (
        world.momentText.moment(stretch.start), world.momentText.moment(stretch.end)
      )
      answer.print(
        "\(call.text(of: number.span)) does not turn, jump or pass its model from \(start) to \(end)"
      )
    } else {
      answer = try call.printed(TableDocument(tables: [table]))
    }
    if !extremes.course.isProven { answer.note(MovingNumber.lookedText) }
    return answer
  }
}
