package import FlipbookLanguage
import FlipbookText
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// Commands that change the past.
package enum EditCommands {
  package static let change = Input.expression(
    "entry", .change, "its number in 'history', or a name that it gave; default: the last change"
  )
  private static let text = Input.block("text", .entry, "the entry, as it is to be")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "edit", group: .change, effect: .moves, places: .alone, parameters: [change, text],
      help: "gives an entry another text and enters the later ones again",
      note: "Without a text it brings the entry back to the prompt. The later changes are entered "
        + "again on a branch of their own, and the looks between them are asked again, to tell what "
        + "shows something else; undo takes back all of it.",
      example:
        "view box frame: (0, 0, 80, 80)\n"
        + "animate 1s { box.alpha = 0 }\nrun\nedit 2 { animate 0.5s { box.alpha = 0 } }",
      synonyms: ["modify", "rewrite"],
      isReserved: false, standing: standing
    ) { call throws(Mistake) in try edit(call) },
    CommandDeclaration(
      name: "insert", group: .change, effect: .moves, places: .alone,
      parameters: [change, text.required()],
      help: "enters something before an entry, and the later ones again",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animate 1s { box.alpha = 0 }\nrun\nedit before: 2 { box.center.x = 100 }",
      isReserved: false, written: "edit before:",
      chosen: CommandForm { command, _ in
        guard let place = command.arguments.firstIndex(where: { $0.label?.text == "before" }) else {
          return nil
        }
        var command = command
        command.arguments[place].label = nil
        return command
      }
    ) { call throws(Mistake) in
      let number = try number(call)
      return try call.session.edit(.insert(before: number, try entry(call)), call)
    },
    CommandDeclaration(
      name: "drop", group: .change, effect: .moves, places: .alone, parameters: [change],
      help: "leaves an entry out and enters the later ones again",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "box.alpha = 0\nbox.tag = 1\nedit 2 drop", synonyms: ["omit"], isReserved: false,
      written: "edit drop",
      chosen: CommandForm { command, _ in
        // Where there is a text, 'drop' is the name of what is edited.
        guard !command.arguments.contains(where: \.isBlock) else { return nil }
        return command.arguments.firstIndex { $0.value.word?.text == "drop" }.map(command.leaving)
      }
    ) { call throws(Mistake) in try call.session.edit(.drop(try number(call)), call) },
  ]

  // Without a text it is for the prompt.
  @Sendable private static func standing(
    of command: Command, in world: World
  ) -> CommandDeclaration.Standing? {
    command.arguments.contains(where: \.isBlock) ? nil : (.outside, .alone)
  }

  private static func edit(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, number) = (call.session, try number(call))
    guard call.isGiven(text) else {
      guard let text = session.change(numbered: number) else {
        // It says what is the matter with the number.
        _ = try session.course(of: .drop(number), asksLooks: false)
        return Answer()
      }
      let entry = call.session.editEntry(number, text)
      guard session.audience == .screen else {
        throw Mistake(.needsTerminal("edit \(number)", hint: "write \(entry)"), call.verbSpan)
      }
      return Answer(.draft(entry))
    }
    let entry = try entry(call)
    if let old = session.change(numbered: number),
      let same = try? Parser.entry(
        from: old, wordVerbs: call.session.commands.wordVerbs),
      same.description == entry.description,
      session.waitingHere == nil
    {
      return Answer("nothing changed: the text is the same")
    }
    return try session.edit(.replace(number, with: entry), call)
  }

  /// What is recorded: what was typed, with the number of the entry that is meant.
  fileprivate static func record(_ call: Invocation, _ number: Int) -> String {
    let source = call.scope.source
    let isGiven = call.isGiven(change)
    let place = isGiven ? call.span(of: change) : Span(call.verbSpan.upper, call.verbSpan.upper)
    return Span(0, place.lower).text(in: source) + (isGiven ? "" : " ") + String(number)
      + Span(place.upper, source.utf8.count).text(in: source)
  }

  /// The number of the entry that is meant.
  package static func number(_ call: Invocation) throws(Mistake) -> Int {
    let session = call.session
    guard let expression = call[change] else {
      guard let number = session.lastChangeNumber else {
        throw Mistake(.nothingToUndo(redo: false), call.verbSpan)
      }
      return number
    }
    if let word = expression.word,
      call.scope.named(word.text) != nil || call.world.blocks[word.text] != nil
    {
      guard let number = session.numberOfChange(making: word.text) else {
        throw Mistake(
          .wrongArgument(
            word.text, expected: "made by an entry", hint: "'history' lists the entries"),
          word.span)
      }
      return number
    }
    guard case .number(let literal) = expression, literal.unit == nil,
      let number = Int(literal.text)
    else {
      let (noun, hint) = Parameter.Form.change.expectation
      throw Mistake(
        .wrongArgument(call.text(of: expression.span), expected: noun, hint: hint),
        expression.span)
    }
    return number
  }

  // The text between the braces, as an entry of its own.
  private static func entry(_ call: Invocation) throws(Mistake) -> Entry {
    guard let block = call[text] else {
      throw Mistake(.missingArgument("the block", usage: call.declaration.usage), call.end)
    }
    let inner = Span(block.span.lower + 1, block.span.upper - 1)
    let lines = call.text(of: inner).drop { $0.isWhitespace }
    let text = String(lines.reversed().drop { $0.isWhitespace }.reversed())
    guard !text.isEmpty else {
      throw Mistake(
        .missingArgument(
          "the new text", usage: "\(call.declaration.usage); 'edit 3 drop' leaves one out"),
        block.span)
    }
    let entry = try? Parser.entry(from: text, wordVerbs: call.session.commands.wordVerbs)
    for command in entry?.statements.flatMap(\.commands) ?? [] {
      guard let declaration = call.session.commands.named(command.verb.text),
        declaration.effect == .moves || declaration.effect == .outside
      else { continue }
      throw Mistake(.mustStandAlone(declaration.name), block.span)
    }
    guard let entry, entry.changes(in: call.world) else {
      throw Mistake(.noChange(text), block.span)
    }
    return entry
  }
}

extension Session {
  /// Changes the past, and tells what is other than before.
  fileprivate func edit(_ edit: Edit, _ call: Invocation) throws(Mistake) -> Answer {
    let course: Course
    do {
      course = try self.course(of: edit, asksLooks: true)
    } catch {
      throw Mistake(error.kind, call.command.arguments.first?.span ?? call.verbSpan)
    }
    let now = scratch()
    now.isInterrupted = isInterrupted
    let results = now.follow(course)
    guard !isInterrupted() else { throw Mistake(.interrupted, call.verbSpan) }
    let record = EditCommands.record(call, edit.number)
    if course.new != nil, let first = results.first, first.failed {
      var answer = Answer.failure(first.text)
      answer.entry = record
      return answer
    }
    let before = scratch()
    before.isInterrupted = isInterrupted
    let was = before.follow(course.before)
    guard !isInterrupted() else { throw Mistake(.interrupted, call.verbSpan) }
    entriesEnteredAgain += results.count + was.count
    let place = timeline.pointer
    timeline.adopt(now.timeline)
    exchangeStage(with: now)
    let report = EditReport(edit: edit, course: course, results: results, was: was)
    waiting[timeline.pointer] = report.waiting
    // The stage that the call was made on has gone over to it.
    return try withExtendedLifetime(now) { () throws(Mistake) in
      var answer = try report.answer(before: before, now: self, from: place, call)
      answer.entry = record
      return answer
    }
  }
}

extension Session.Course {
  /// The same without the edit.
  fileprivate var before: Self {
    Self(place: place, old: nil, new: old, later: later, isWaiting: isWaiting)
  }
}
