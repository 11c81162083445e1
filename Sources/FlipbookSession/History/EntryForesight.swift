import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// What the looks of an entry see: the stage as the statements before them have left it.
///
/// A stage of its own is taken there by entering the entry once more, up to the look.
final class EntryForesight: Foresight {
  private let session: Session
  private let entry: Entry

  init(_ session: Session, _ entry: Entry) { (self.session, self.entry) = (session, entry) }

  func foresee(
    _ measure: CourseMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value {
    let seen = try session(seenIn: scope)
    return try withExtendedLifetime(seen) { () throws(Mistake) in
      try seen.foresee(
        measure, of: number.knowing(scope.numbers), over: stretch, in: scope.on(seen.world))
    }
  }

  // Choice: so many lines of one entry can be read.
  private static let mostLines = 20_000

  func look(
    _ command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer {
    guard scope.world.answer.lines.count < Self.mostLines else {
      throw Mistake(
        .outOfRange(
          declaration.spelling, allowed: "an entry prints at most \(Self.mostLines) lines"),
        command.verb.span)
    }
    var (seen, command) = (try session(seenIn: scope), command.knowing(scope.numbers))
    if declaration.looksElsewhere(command),
      let place = command.arguments.firstIndex(where: { $0.label?.text == "at" }),
      case .expression(let moment) = command.arguments[place].value
    {
      seen = try seen.session(at: moment, scope)
      command = command.leaving(place)
    }
    return try withExtendedLifetime(seen) { () throws(Mistake) in
      let world = seen.world
      if seen !== session { world.setInterruption { [unowned seen] in seen.isInterrupted() } }
      var there = scope.on(world)
      there.foresight = seen === session ? self : EntryForesight(seen, entry)
      var call = try ArgumentBinder.bind(command, to: declaration, in: there)
      call.host = seen
      let answer = try call.answer()
      guard seen !== session else { return answer }
      // What was noted on that stage comes before it.
      var noted = world.takeAnswer()
      noted.append(answer)
      return noted
    }
  }

  // The session itself where nothing has changed so far.
  private func session(seenIn scope: Scope) throws(Mistake) -> Session {
    let world = scope.world
    guard world.progress.hasChanged else { return session }
    var part = entry
    part.looks = world.progress.looks - 1
    let seen = session.unwatched()
    seen.timeline.grow(
      part, end: world.stage.ticks, settings: world.settings,
      origin: session.timeline.origin(number: session.transcript.count + 1))
    guard seen.bring() else { throw Mistake(.interrupted, Span(0, 0)) }
    return seen
  }
}

extension Session {
  // A session to look at, on which nothing is checked a second time.
  fileprivate func unwatched() -> Session {
    let copy = scratch()
    (copy.isInterrupted, copy.watchesPromises) = (isInterrupted, false)
    return copy
  }

  // A session at a moment of the way here, or of the way ahead.
  fileprivate func session(at moment: Expression, _ scope: Scope) throws(Mistake) -> Session {
    guard let ticks = Stage.ticks(seconds: try scope.duration(moment)) else {
      throw Mistake(.beyondTime, moment.span)
    }
    guard !world.stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, moment.span) }
    let copy = unwatched()
    if ticks <= timeline.here.end {
      try copy.go(toTicks: ticks)
    } else {
      let answer = copy.stepForward(toTicks: ticks)
      guard !isInterrupted(), copy.timeline.here.end == ticks || answer.hasFailed else {
        throw Mistake(.interrupted, moment.span)
      }
      if answer.hasFailed { throw Mistake(.firedAhead(answer.lines.last?.text ?? ""), moment.span) }
    }
    return copy
  }
}

extension Expression {
  /// The same with numbers in the place of their names.
  fileprivate func knowing(_ numbers: [String: Quantity]) -> Expression {
    guard !numbers.isEmpty else { return self }
    return replacing { name in numbers[name.text].flatMap { Expression($0, name.span) } }
  }

  // `nil` for a number that cannot be written.
  private init?(_ quantity: Quantity, _ span: Span) {
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
  /// The same with numbers in the place of their names.
  fileprivate func knowing(_ numbers: [String: Quantity]) -> Command {
    var command = self
    guard !numbers.isEmpty else { return command }
    for (place, argument) in arguments.enumerated() {
      guard case .expression(let expression) = argument.value else { continue }
      command.arguments[place].value = .expression(expression.knowing(numbers))
    }
    return command
  }
}

extension Scope {
  // The numbers that loops and their values have given names.
  fileprivate var numbers: [String: Quantity] {
    (surroundings?.locals ?? [:]).reduce(into: [:]) { numbers, local in
      if case .value(.number(let quantity)) = local.value { numbers[local.key] = quantity }
    }
  }
}
