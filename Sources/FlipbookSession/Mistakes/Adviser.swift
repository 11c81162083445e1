/// Tells what would work instead of a wrong entry; it knows the words of other tools.
package protocol Adviser: AnyObject {
  /// The answer to a mistake in a typed entry, or in a block of it that time has just run.
  func answer(
    to mistake: Mistake, in typed: String, hasFired: Bool, of session: Session
  ) -> Answer
  /// The answer to an entry that cannot be read.
  func answer(to error: Diagnostic, unreadIn typed: String, of session: Session) -> Answer
  /// Adds a line to an answer: one that answers what was asked, or does what its words mean
  /// elsewhere.
  func lead(from typed: String, isAsked: Bool, _ answer: inout Answer, of session: Session)
}

extension Session {
  func failure(_ mistake: Mistake, in typed: String, hasFired: Bool = false) -> Answer {
    // A mistake in a generated text is shown in that text, without advice.
    guard mistake.source == nil, let adviser else {
      return .failure(mistake.rendered(in: typed, commands))
    }
    return adviser.answer(to: mistake, in: typed, hasFired: hasFired, of: self)
  }

  func failure(_ error: SyntaxError, in typed: String) -> Answer {
    let diagnostic = error.diagnostic(in: typed, of: world)
    return adviser?.answer(to: diagnostic, unreadIn: typed, of: self)
      ?? .failure(diagnostic.rendered(in: typed))
  }
}
