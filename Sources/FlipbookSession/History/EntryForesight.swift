/// Gives the looks of an entry a stage on which the entry is carried out up to the look.
final class EntryForesight: Foresight {
  private let session: Session
  private let entry: Entry

  init(_ session: Session, _ entry: Entry) { (self.session, self.entry) = (session, entry) }

  func foresee(
    _ measure: MotionMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value {
    let seen = try session(seenIn: scope)
    return try withExtendedLifetime(seen) { () throws(Mistake) in
      try seen.foresee(
        measure, of: number.knowing(scope.numbers), over: stretch, in: scope.on(seen.world))
    }
  }

  func moment(_ expression: Expression, in scope: Scope) -> Expression {
    session.knowingMarks(expression, in: scope)
  }

  // Choice: nobody reads more lines of one entry.
  private static let mostLines = 20_000

  func look(
    _ command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer {
    guard !session.skipsLooks || declaration.group == .check else { return Answer() }
    guard scope.world.answer.lines.count < Self.mostLines else {
      let allowed = "an entry prints at most \(Self.mostLines) lines"
      throw Mistake(.outOfRange(declaration.spelling, allowed: allowed), command.verb.span)
    }
    var (seen, command) = (try session(seenIn: scope), command.knowing(scope.numbers))
    var remark: String?
    let moments = command.arguments.compactMap(\.label).filter { $0.text == "at" }
    if moments.count > 1 { throw Mistake(.repeatedArgument("'at:'"), moments[1].span) }
    if declaration.looksElsewhere(command),
      let place = command.arguments.firstIndex(where: { $0.label?.text == "at" }),
      case .expression(let moment) = command.arguments[place].value
    {
      seen = try seen.session(at: moment, scope)
      if case .number(let seconds) = moment { remark = seconds.secondsRemark }
      command = command.leaving(place)
    }
    return try withExtendedLifetime(seen) { () throws(Mistake) in
      let world = seen.world
      if seen !== session { world.setInterruption { [unowned seen] in seen.isInterrupted() } }
      var there = scope.on(world)
      there.foresight = seen === session ? self : EntryForesight(seen, entry)
      let answer: Answer
      do throws(Mistake) {
        answer = try seen.call(command, declaration, in: there)
      } catch { throw seen === session ? error : error.elsewhere(than: scope) }
      guard seen !== session else { return answer }
      // Notes made on that stage come before the answer.
      var noted = world.takeAnswer()
      noted.append(answer)
      noted.remark = noted.remark ?? remark
      return noted
    }
  }

  // The session that a look sees: this one if nothing has changed so far, else a scratch session.
  private func session(seenIn scope: Scope) throws(Mistake) -> Session {
    let world = scope.world
    guard world.progress.hasChanged else { return session }
    var part = entry
    part.looks = world.progress.looks - 1
    // Promises are not checked a second time.
    let seen = session.trial()
    seen.timeline.grow(
      part, end: world.stage.ticks, settings: world.settings,
      origin: session.timeline.origin(number: session.transcript.count + 1))
    try seen.bring()
    seen.world.beginLook()
    return seen
  }
}

extension World {
  // Separates the looks that follow from the entry that ended before them.
  func beginLook() { begin(Entry(statements: [], text: ""), isKept: false) }
}

extension Session {
  /// Reads shown and future values as they are once an entry has been carried out.
  package func reading<Result>(
    after entry: Entry, in scope: Scope, _ read: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let seen = trial()
    try seen.bring()
    return try withExtendedLifetime(seen) { () throws(Mistake) in
      try perform(entry, in: Scope(world: seen.world, source: entry.text))
      seen.grow(entry, end: seen.world.stage.ticks)
      seen.latestPlace = seen.timeline.pointer
      // Looks ahead start after the entry, so they do not run it a second time.
      return try seen.reading(in: scope, read)
    }
  }

  /// The same on this session's own stage.
  package func reading<Result>(
    in scope: Scope, _ read: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    world.beginLook()
    var there = scope.on(world).reading(.shown)
    there.foresight = EntryForesight(self, Entry(statements: [], text: ""))
    let found = try read(there)
    guard scope.world !== world else { return found }
    // Passes on how numbers were found there, because their results depend on it.
    let (told, lines) = (scope.world.answer.lines.map(\.text), world.answer.lines.map(\.text))
    for way in NumberCourse.waysOfFinding where lines.contains(way) && !told.contains(way) {
      scope.world.answer.print(way)
    }
    return found
  }

  // A session at a past or a future moment.
  fileprivate func session(at moment: Expression, _ scope: Scope) throws(Mistake) -> Session {
    let moment = knowingMarks(moment, in: scope)
    if let kind = (try? scope.evaluate(moment))?.kind, kind.isProgress {
      let hint = "write 0.5s, 500ms or 30f, or the name of a mark"
      throw scope.mistake(moment, isNot: "a moment: it is \(kind.noun)", hint: hint)
    }
    guard let ticks = Stage.ticks(seconds: try scope.duration(moment)) else {
      throw Mistake(.beyondTime, moment.span)
    }
    let copy = trial()
    guard ticks > timeline.here.end else {
      try copy.go(toTicks: ticks)
      return copy
    }
    // An open `begin` counts as committed now.
    while copy.world.stage.isBetweenBeginAndCommit, !copy.enter("commit").failed {}
    // The step is no entry of this session, so it has number 0.
    copy.enteredAgain = copy.timeline.origin(number: 0)
    let answer = copy.stepForward(toTicks: ticks)
    copy.enteredAgain = nil
    guard !isInterrupted(), copy.timeline.here.end == ticks || answer.hasFailed else {
      throw Mistake(.interrupted, moment.span)
    }
    if answer.hasFailed {
      let message = answer.lines.last?.text.prefix { $0 != "\n" }.trimmingPrefix("error: ")
      throw Mistake(.firedAhead(String(message ?? "")), moment.span)
    }
    return copy
  }
}

extension Expression {
  /// The expression with numbers in place of their names.
  fileprivate func knowing(_ numbers: [String: Quantity]) -> Expression {
    guard !numbers.isEmpty else { return self }
    return replacing { name in numbers[name.text].flatMap { Expression($0, name.span) } }
  }

  // `nil` for a number that cannot be written.
  init?(_ quantity: Quantity, _ span: Span) {
    let unit: NumberLiteral.Unit? =
      switch quantity.unit {
      case .duration: .seconds
      case .angle: .radians
      default: nil
      }
    let text = NumberText.shortest(quantity.value.magnitude) + (unit?.rawValue ?? "")
    guard let literal = try? NumberLiteral(text, span) else { return nil }
    self = quantity.value < 0 ? .prefix(.negate, .number(literal), span: span) : .number(literal)
  }
}

extension Command {
  fileprivate func knowing(_ numbers: [String: Quantity]) -> Command {
    var command = self
    for (place, argument) in arguments.enumerated() {
      guard case .expression(let expression) = argument.value else { continue }
      command.arguments[place].value = .expression(expression.knowing(numbers))
    }
    return command
  }
}

extension Scope {
  // The numbers among the local names, such as those of loops.
  fileprivate var numbers: [String: Quantity] {
    (surroundings?.locals ?? [:]).reduce(into: [:]) { numbers, local in
      if case .value(.number(let quantity)) = local.value { numbers[local.key] = quantity }
    }
  }
}

extension Mistake {
  /// A clearer error if the name that is unknown at the moment looked at exists now.
  fileprivate func elsewhere(than scope: Scope) -> Mistake {
    switch kind {
    case .unknownName(let word, _), .unknownValue(let word, _, _), .unknownThing(let word, _, _):
      guard scope.world.names[word] != nil else { return self }
      let now = scope.world.momentText.line(scope.world.stage.ticks)
      return Mistake(
        "nothing is called '\(word)' at that moment",
        hint: "'at:' counts from the start, and here it is \(now)", span)
    default: return self
    }
  }
}

extension Session {
  /// Measures what a number does over a stretch of time.
  func foresee(
    _ measure: MotionMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value {
    let (world, replay, source) = (scope.world, Replay(of: self), scope.source)
    let asked = try TimeStretch(stretch, of: [number], in: scope, self)
    func course(
      of number: Expression = number, isOfExtremes: Bool = false
    ) throws(Mistake) -> NumberCourse {
      let course = try replay.course(
        of: number, source: source, isOfExtremes: isOfExtremes,
        isOfReach: measure != .settled && measure != .closest, over: asked)
      if !course.isProven {
        world.answer.note(MovingNumber.lookedText)
      } else if course.isNear {
        world.answer.note(NumberCourse.nearText)
      }
      return course
    }
    let unit: Quantity.Unit = scope.isAngle(number) ? .angle : .plain
    func none(_ problem: String, _ hint: String) -> Mistake {
      Mistake("\(scope.text(of: number)) \(problem)", hint: hint, number.span)
    }
    switch measure {
    case .highest, .lowest:
      // The size of a number is greatest where the number is highest or lowest.
      if measure == .highest, let number = number.operand(of: "abs"),
        let course = try? course(of: number, isOfExtremes: true), let high = course.highest,
        let low = course.lowest
      {
        return .number(Quantity(value: max(abs(high.value), abs(low.value)), unit: unit))
      }
      let course = try course(isOfExtremes: true)
      let found = (measure == .highest ? course.highest : course.lowest)?.value ?? .nan
      return .number(Quantity(value: found, unit: unit))
    case .closest:
      guard let closest = try course(isOfExtremes: true).lowest else { return .plain(.nan) }
      world.answer.note("closest at \(world.momentText.moment(closest.ticks))")
      return .plain(closest.value)
    case .overshoot:
      guard let overshoot = try course().overshoot else {
        throw none(
          "ends where it begins, so it cannot overshoot",
          "ask for its 'highest' or 'lowest'")
      }
      if stretch.from == nil, world.stage.movingBlocks.contains(where: { !$0.beginsNow }) {
        world.answer.remark =
          "from now on; the whole motion: overshoot(\(scope.text(of: number)), from: 0s)"
      }
      return .number(Quantity(value: overshoot.share, unit: .share))
    case .settled:
      guard let settled = try replay.settled(course(), within: stretch.within) else {
        throw none("does not settle in this time", "look further: for: 10s")
      }
      return .number(Quantity(value: Stage.seconds(ticks: settled - asked.start), unit: .duration))
    case .duration:
      let (seconds, isProven) = try replay.duration(of: number, source: source, over: asked)
      if !isProven { world.answer.note(MovingNumber.lookedText) }
      return .number(Quantity(value: seconds, unit: .duration))
    case .total:
      let (sum, remark) = try replay.total(of: number, source: source, over: asked)
      if let remark { world.answer.note(remark) }
      return .number(Quantity(value: sum, unit: unit))
    }
  }

  /// Follows a broken promise until it is kept again, everything has ended, or the person interrupts.
  func followed(_ breach: Breach) -> Breach {
    guard breach.excursion != nil else { return breach }
    var followed = breach
    let (replay, now, (rest, goesOn)) = (Replay(of: self), timeline.here.end, outlook)
    // Choice: ten seconds if something never ends.
    let more = goesOn ? Stage.ticks(seconds: 10) ?? 0 : 0
    let stretch = TimeStretch(start: now, end: max(rest, now.later(by: more)))
    do throws(Mistake) {
      try replay.follow(stretch) { world, span throws(Mistake) in
        try followed.follow(at: world, span, check: replay.check)
      }
    } catch { return breach }
    return followed
  }
}
