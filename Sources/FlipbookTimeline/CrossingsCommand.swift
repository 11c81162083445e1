import FlipbookSession
import IntervalArithmetic

/// The command that lists when a number equals another one, and which way it goes then.
package enum CrossingsCommand {
  private static let condition = Input.expression("equation", .condition, "a number == another one")
    .required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "crossings", group: .look, effect: .looks, places: .alone,
      parameters: [condition] + TimeStretch.parameters,
      help: "lists when a number passes a value, and which way",
      note: "The moments are computed, not sampled, and == is exact here.",
      example: "view box frame: (0, 0, 100, 100)\n"
        + "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }\n"
        + "crossings box.center.x == 150",
      synonyms: ["crosses", "intersections", "passes", "roots", "zeros"],
      tables: [Table(columns: Crossings.columns)], words: Crossings.Kind.choices,
      isReserved: false, action: crossings)
  ]

  private static let rowLimit = 10_000

  // The view in the condition, or else the first one.
  private static func viewName(_ call: Invocation) -> String {
    let views = call.world.names.filter { $0.key != "root" && $0.value.form == .view }.keys
    let word = call[condition].word?.text
    return Name.typed(views.first { $0 == word } ?? views.first ?? "box")
  }

  private static func isNumber(_ side: FlipbookLanguage.Expression, _ call: Invocation) -> Bool {
    let kind = (try? call.scope.reading(.shown).evaluate(side))?.kind
    return kind.map { [.number, .pair, .rect, .transform].contains($0) || $0.isProgress } ?? true
  }

  @Sendable private static func crossings(_ call: Invocation) throws(Mistake) -> Answer {
    guard case .infix(.equal, let number, let level, let place, let span) = call[condition],
      isNumber(number, call)
    else {
      let text = call.text(of: condition)
      let isCondition = (try? call.scope.condition(call[condition])) != nil
      let line =
        switch call[condition] {
        case .infix(let op, let number, let level, _, _)
        where op.isComparison && isNumber(number, call):
          "crossings \(call.text(of: number.span)) == \(call.text(of: level.span))"
        // The `==` was read as part of the alternative, but the whole choice was meant.
        case .choice(let condition, _, .infix(.equal, let other, let level, _, _), _):
          "crossings (\(call.text(of: Span(condition.span.lower, other.span.upper)))) == "
            + call.text(of: level.span)
        case .choice: "crossings (\(text)) == 100"
        case let number where (try? call.scope.number(number)) != nil: "crossings \(text) == 100"
        default: isCondition ? "run until: \(text)" : "crossings \(viewName(call)).center.x == 100"
        }
      throw call.mistake(condition, isNot: "an equation", hint: "write \(line)")
    }
    let stretch = try TimeStretch(ofValues: [call[condition]], call)
    var crossings = Crossings(
      of: .infix(.subtract, number, level, opSpan: place, span: span), source: call.scope.source)
    let tooMany = call.tooMany("\(rowLimit) rows")
    try call.replay.follow(stretch) { world, span throws(Mistake) in
      try crossings.look(at: world, span, check: call.check)
      guard crossings.all.count <= rowLimit else { throw tooMany }
      return true
    }
    crossings.end()
    try crossings.course.checkSeen(number.span)
    let isAngle = call.scope.isAngle(number)
    let always = crossings.isLevel ? "always" : "never"
    return try call.table(
      crossings.all.map { $0.cells(isAngle: isAngle) }, Crossings.columns, of: crossings.course,
      or: "\(call.text(of: number.span)) is \(always) \(call.text(of: level.span))", over: stretch)
  }
}

extension Invocation {
  /// A table of what a number does over a stretch, or the sentence that it does nothing then.
  func table(
    _ rows: [[Cell]], _ columns: [Column], of course: NumberCourse, or nothing: String,
    over stretch: TimeStretch
  ) throws(Mistake) -> Answer {
    var answer = Answer()
    if rows.isEmpty {
      let moment = session.world.momentText.moment
      answer.print("\(nothing) from \(moment(stretch.start)) to \(moment(stretch.end))")
    } else {
      answer = try printed(TableDocument(tables: [Table(columns: columns).filled(rows)]))
    }
    if !course.isProven { answer.note(MovingNumber.lookedText) }
    return answer
  }
}

/// The moments at which a number is 0: it passes 0, touches it, or stays there for a while.
private struct Crossings {
  enum Kind: String, Choosable {
    case rises, falls, touches, arrives, leaves, jumps

    var meaning: String {
      switch self {
      case .rises: "the number passes the value on its way up"
      case .falls: "it passes the value on its way down"
      case .touches: "it turns round at the value"
      case .arrives: "it comes to the value and stays"
      case .leaves: "it was at the value and goes"
      case .jumps: "it goes past the value at once"
      }
    }
  }

  struct Crossing {
    let ticks: Int64
    let kind: Kind
    /// The velocity there, if it is known.
    let rate: Double?

    func cells(isAngle: Bool) -> [Cell] {
      let rate = rate.map { Cell($0, isAngle: isAngle) }
      return [.seconds(Stage.seconds(ticks: ticks)), .text(kind.rawValue), rate ?? .empty]
    }
  }

  static let columns = [Column.time, Column(name: "what", "which way the number goes"), .velocity]

  private(set) var course: NumberCourse
  private(set) var all: [Crossing] = []
  // The last point beside 0.
  private var side: NumberCourse.Point?
  // The stretch in which it has been 0 up to now, if it is.
  private var level: (start: Int64, rate: Double?, end: Int64)?

  init(of difference: Expression, source: String) {
    course = NumberCourse(of: difference, source: source, isOfZeros: true)
  }

  /// Whether it has been 0 all the time.
  var isLevel: Bool { side == nil && level != nil }

  mutating func look(
    at world: World, _ span: ClosedRange<Int64>, check: @escaping Polling
  ) throws(Mistake) {
    let known = course.points.count
    try course.look(at: world, span, check: check)
    guard course.points.count > known else { return }
    let moving = try course.moving(in: world)
    for point in course.points[known...] { try note(point, moving, from: span.lowerBound) }
  }

  /// Ends the look; a number that is 0 then has arrived there.
  mutating func end() { if let level, side != nil { note(.arrives, at: level.start, level.rate) } }

  // Between the previous point and this one, the number goes one way.
  private mutating func note(
    _ point: NumberCourse.Point, _ moving: MovingNumber, from start: Int64
  ) throws(Mistake) {
    func rate(_ ticks: Int64) -> Double? { moving.rated(at: ticks)?.rate }
    // The first moment at which it is on the other side of the last point, or at 0.
    func passing(_ isThere: (Double) -> Bool) throws(Mistake) -> Int64 {
      try point.ticks.bisected(from: max(side?.ticks ?? start, start - 1)) {
        ticks throws(Mistake) in isThere(try moving.value(at: ticks))
      }
    }
    if point.value.magnitude <= point.noise {
      if let level { return self.level = (level.start, level.rate, point.ticks) }
      // Takes the moment when it is as near as in the end, because rounding may show 0 earlier.
      let first = side == nil ? point.ticks : try passing { $0.magnitude <= point.value.magnitude }
      return level = (first, rate(first), point.ticks)
    }
    defer { (side, level) = (point, nil) }
    let isAbove = point.value > 0
    let way = isAbove ? Kind.rises : .falls
    if let level {
      let stays = level.end - level.start > Self.mostOfTouch
      guard let side, !stays else {
        if side != nil { note(.arrives, at: level.start, level.rate) }
        return note(.leaves, at: level.end, rate(level.end))
      }
      note((side.value > 0) == isAbove ? .touches : way, at: level.start, level.rate)
    } else if let side, (side.value > 0) != isAbove {
      let jump = course.jumps(after: side.ticks, upTo: point.ticks).last {
        ($0.before.value > 0) != ($0.after.value > 0)
      }
      if let jump { return note(.jumps, at: jump.ticks, nil) }
      let ticks = try passing { ($0 > 0) == isAbove }
      note(way, at: ticks, rate(ticks))
    }
  }

  // Choice: a number that is 0 only from one stretch to the next does not stay there.
  private static let mostOfTouch: Int64 = 2

  private mutating func note(_ kind: Kind, at ticks: Int64, _ rate: Double?) {
    all.append(Crossing(ticks: ticks, kind: kind, rate: rate))
  }
}
