/// Says what would work in place of an entry that is wrong; it knows what people mean who know other
/// tools.
package protocol Adviser: AnyObject {
  func answer(to mistake: Mistake, in typed: String, of session: Session) -> Answer
  /// What is said of an entry that cannot be read.
  func answer(to error: Diagnostic, unreadIn typed: String, of session: Session) -> Answer
  /// Adds to an answer the line that tells what was asked, or does what its words mean elsewhere.
  func lead(from typed: String, isAsked: Bool, _ answer: inout Answer, of session: Session)
}

extension Session {
  func failure(_ mistake: Mistake, in typed: String) -> Answer {
    // What is wrong in an entry of the past is told for that.
    guard mistake.source == nil, let adviser else {
      return .failure(mistake.rendered(in: typed, commands))
    }
    return adviser.answer(to: mistake, in: typed, of: self)
  }

  func failure(_ error: SyntaxError, in typed: String) -> Answer {
    let diagnostic = error.diagnostic(in: typed, of: world)
    return adviser?.answer(to: diagnostic, unreadIn: typed, of: self)
      ?? .failure(diagnostic.rendered(in: typed))
  }
}
