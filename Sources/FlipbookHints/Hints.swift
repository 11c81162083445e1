import FlipbookForms

/// The hints of a session, which offer lines that have just been carried out on a scratch stage.
package final class Hints: Adviser {
  /// The line to type instead of code pasted from an app; `nil` for any other entry.
  package typealias PastedHint = (String, Session) -> String?

  let pasted: PastedHint
  /// Whether the advice is about a line that would itself be offered.
  let isMending: Bool
  // Making them reads their table, which only failed entries need.
  private(set) lazy var forms = ForeignForms()

  package init(pasted: @escaping PastedHint = { _, _ in nil }) {
    (self.pasted, isMending) = ({ pasted($0.withoutCaptures, $1) }, false)
  }

  /// The same hints, for the remaining mistake in a line that would be offered.
  init(mending other: Hints) {
    (pasted, isMending) = (other.pasted, true)
    forms = other.forms
  }

  // Choice: longer entries get no better hint, in bytes.
  private static let longestRead = 10_000

  package func answer(
    to mistake: Mistake, in typed: String, hasFired: Bool, of session: Session
  ) -> Answer {
    // An entry that breaks a promise has no mistake in its text.
    var isPromise = false
    if case .promiseBroken = mistake.kind { isPromise = true }
    guard typed.utf8.count < Self.longestRead, !isPromise,
      let place = hasFired
        ? Advice(session, self).statement(with: mistake, in: typed) : Span(0, typed.utf8.count)
    else { return .failure(mistake.rendered(in: typed, session.commands)) }
    let text = place.text(in: typed)
    let moved = mistake.at(mistake.span.moved(by: -place.lower))
    return Advice(session, self, text, moved.span.lower, shownIn: (typed, place.lower))
      .failure(moved, in: text)
  }

  package func answer(
    to error: Diagnostic, unreadIn typed: String, of session: Session
  ) -> Answer {
    guard typed.utf8.count < Self.longestRead else { return .failure(error.rendered(in: typed)) }
    return Advice(session, self, typed).failure(error, in: typed)
  }

  package func lead(
    from typed: String, isAsked: Bool, _ answer: inout Answer, of session: Session
  ) {
    if isAsked { return Advice(session, self).lead(from: typed, &answer) }
    // Most entries have a duration after `animate`, so one character rules them out.
    let verb = typed.hasPrefix("animate ") ? "animate " : "drop "
    guard
      typed.hasPrefix(verb) && typed.dropFirst(verb.count).first?.isLetter == true
        || typed.hasSign("<")
    else { return }
    Advice(session, self).remark(on: typed, &answer)
  }
}

/// The advice on a wrong entry, in the session in which it was typed.
struct Advice {
  let session: Session
  let hints: Hints
  let typed: String
  /// The text in which a mistake is shown, and where `typed` begins in it.
  let shown: (text: String, start: Int)
  /// The session after the statements before the wrong one.
  let reached: Session

  init(
    _ session: Session, _ hints: Hints, _ typed: String = "", _ place: Int = 0,
    shownIn shown: (text: String, start: Int)? = nil
  ) {
    (self.session, self.hints, self.typed) = (session, hints, typed)
    self.shown = shown ?? (typed, 0)
    let statements = (try? session.commands.entry(from: typed))?.statements ?? []
    let before = statements.prefix { $0.span.lower <= place }.dropLast()
    let isTried = !before.contains { $0.isOnlyBound(session.commands) }
    let earlier = isTried ? Span(0, before.last?.span.upper ?? 0).text(in: typed) : ""
    guard !earlier.isEmpty else {
      reached = session
      return
    }
    let trial = session.scratch(isInterruptible: true)
    trial.adviser = nil
    reached = trial.enter(earlier).failed ? session : trial
  }

  var world: World { reached.world }
  var commands: Commands { session.commands }
}
