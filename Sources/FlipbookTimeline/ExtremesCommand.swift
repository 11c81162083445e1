import FlipbookSession
import IntervalArithmetic

/// The command that lists where a number turns, jumps, or passes its model.
package enum ExtremesCommand {
  private static let paths = Input.list("path", .expressions, "numbers, or expressions of them")
    .atLeastOne

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "extremes", group: .look, effect: .looks, places: .alone,
      parameters: [paths] + TimeStretch.parameters,
      help: "lists where a number turns, jumps, or passes its model",
      note: "The moments are computed, not sampled. A corner is where the velocity jumps: "
        + "'velocity' shows it before and after.",
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
    _ = try call.isGiven(TimeStretch.from) ? 0 : call.scope.reading(.shown).number(number)
    var extremes = Extremes(of: number, source: call.scope.source)
    let tooMany = call.tooMany("\(rowLimit) rows")
    try call.replay.follow(stretch) { world, span throws(Mistake) in
      try extremes.look(at: world, span, check: call.check)
      guard extremes.count <= rowLimit else { throw tooMany }
      return true
    }
    try extremes.course.checkSeen(number.span)
    let (all, world) = (extremes.all, call.session.world)
    guard all.count <= rowLimit else { throw tooMany }
    let isAngle = call.scope.isAngle(number)
    return try call.table(
      all.map { $0.cells(world.text, isAngle: isAngle) }, Extremes.Extreme.columns,
      of: extremes.course,
      or: "\(call.text(of: number.span)) does not turn, jump or pass its model", over: stretch)
  }
}

/// Where a number turns, jumps, changes its velocity abruptly, or passes its model.
struct Extremes {
  struct Extreme {
    enum Kind: Int, CaseIterable {
      case jump, corner, crossing, peak, trough

      /// Its word in a table, with its meaning.
      var choice: Choice {
        switch self {
        case .jump: Choice("jumps", "the number changes at once")
        case .corner: Choice("corner", "the velocity changes at once")
        case .crossing: Choice("crosses its model", "what is shown passes what was set")
        case .peak: Choice("peak", "the number turns and goes down again")
        case .trough: Choice("trough", "the number turns and goes up again")
        }
      }
    }

    let ticks: Int64
    let kind: Kind
    /// The number on both sides.
    let value: (before: Double, after: Double)
    /// The velocity on both sides, if it changes.
    var velocity: (before: Double, after: Double)?

    static let columns = [
      Column.time, Column(name: "what", "what the number does"),
      Column(name: "value", alignment: .right, "the number at that moment"), .velocity,
    ]

    /// The cells of a row of a table; `isAngle` tells whether the number is one.
    func cells(_ text: ValueText, isAngle: Bool) -> [Cell] {
      func both(_ sides: (before: Double, after: Double)) -> Cell {
        let (before, after) = text.apart(sides.before, sides.after, areAngles: isAngle)
        return .text("\(before) to \(after)")
      }
      return [
        .seconds(Stage.seconds(ticks: ticks)), .text(kind.choice.word),
        kind == .jump ? both(value) : Cell(value.after, isAngle: isAngle),
        velocity.map(both) ?? .empty,
      ]
    }
  }

  private(set) var course: NumberCourse
  private var crossings: [Extreme] = []
  // Whether its model may differ from the shown value.
  private let hasModel: Bool
  // The last point away from its model.
  private var side: NumberCourse.Point?

  init(of number: Expression, source: String) {
    course = NumberCourse(of: number, source: source, seesCorners: true)
    let words = Entry(statements: [.query(number)], text: source).words
    hasModel = !words.contains("velocity") && !words.contains("shown")
  }

  /// How many there are so far, without turning points.
  var count: Int { course.breaks.count + crossings.count }

  /// Looks at a stage over a span in which only time passes.
  mutating func look(
    at world: World, _ span: ClosedRange<Int64>, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) {
    let known = course.points.count
    try course.look(at: world, span, check: check)
    guard hasModel, course.points.count > known else { return side = nil }
    let moving = try course.moving(in: world)
    for point in course.points[known...] { try noteCrossing(to: point, moving, from: span) }
  }

  private mutating func noteCrossing(
    to point: NumberCourse.Point, _ moving: MovingNumber, from span: ClosedRange<Int64>
  ) throws(Mistake) {
    let way = point.value - point.model
    guard way.magnitude > point.noise else { return }
    defer { side = point }
    guard let side, side.model == point.model, (side.value > side.model) != (way > 0),
      course.jumps(after: side.ticks, upTo: point.ticks).isEmpty
    else { return }
    let before = max(side.ticks, span.lowerBound - 1)
    let ticks = try point.ticks.bisected(from: before) { ticks throws(Mistake) in
      (try moving.value(at: ticks) > point.model) == (way > 0)
    }
    let value = try moving.value(at: ticks)
    crossings.append(Extreme(ticks: ticks, kind: .crossing, value: (value, value)))
  }

  /// All of them in the order of time.
  var all: [Extreme] {
    let breaks = course.breaks.map { found in
      Extreme(
        ticks: found.ticks, kind: found.isJump ? .jump : .corner,
        value: (found.before.value, found.after.value),
        velocity: found.isCorner ? (found.before.rate, found.after.rate) : nil)
    }
    let turns = course.turningPoints.map { turn in
      Extreme(
        ticks: turn.point.ticks, kind: turn.isPeak ? .peak : .trough,
        value: (turn.point.value, turn.point.value))
    }
    return (breaks + turns + crossings).sorted {
      ($0.ticks, $0.kind.rawValue) < ($1.ticks, $1.kind.rawValue)
    }
  }
}
