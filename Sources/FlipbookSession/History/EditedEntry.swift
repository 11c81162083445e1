package import FlipbookLanguage
package import FlipbookValues
import OrderedCollections

/// The entry that is to be changed: its number, or a name that it gave.
package enum EditedEntry {
  package static let input = Input.expression(
    "entry", .change, "its number in 'history', or a name that it gave; default: the last change"
  )

  /// What is recorded: what was typed, with the number of the entry that is meant.
  fileprivate static func record(_ call: Invocation, _ number: Int) -> String {
    let source = call.scope.source
    let isGiven = call.isGiven(input)
    let place = isGiven ? call.span(of: input) : Span(call.verbSpan.upper, call.verbSpan.upper)
    return Span(0, place.lower).text(in: source) + (isGiven ? "" : " ") + String(number)
      + Span(place.upper, source.utf8.count).text(in: source)
  }

  /// The number of the entry that is meant.
  package static func number(_ call: Invocation) throws(Mistake) -> Int {
    let session = call.session
    guard let expression = call[input] else {
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
}

extension Session {
  /// Changes the past, and tells what is other than before.
  package func edit(_ edit: Edit, _ call: Invocation) throws(Mistake) -> Answer {
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
    let record = EditedEntry.record(call, edit.number)
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
