import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Going back to a moment within an entry of several statements: what comes of it is entered anew up
// to there.
extension Session {
  /// What of an entry comes before a moment, its last step shortened to end there.
  func cut(_ entry: Entry, to ticks: Int64, from place: Int) throws(Mistake) -> Entry? {
    let scratch = try Replay(of: self, to: place).stage()
    var text: String?
    let scope = Scope(world: scratch, source: entry.text)
    // A mistake in a block ends the walk, as it has ended the entry.
    _ = try? scope.walk(entry.statements) { statement, scope, turns throws(Mistake) in
      let step = scratch.stepText(from: scratch.stage.ticks, to: ticks)
      let isWhole = (try? scope.perform(statement)) != nil && scratch.stage.ticks <= ticks
      guard isWhole else {
        text = turns[...].text(before: statement, in: entry.text, from: 0) + step + turns.closers
        return false
      }
      return scratch.answer.fault == nil
    }
    return text.flatMap { try? commands.entry(from: $0) }
  }
}

extension ArraySlice<Turn> {
  // What is entered before a statement, from a place of a text on: the passes that are over, and of
  // the last one what comes before it.
  fileprivate func text(before statement: Statement, in source: String, from start: Int) -> String {
    guard let turn = first else { return Span(start, statement.span.lower).text(in: source) }
    func rest(in source: String, from start: Int) -> String {
      dropFirst().text(before: statement, in: source, from: start)
    }
    func before(_ span: Span) -> String { Span(start, span.lower).text(in: source) }
    switch turn {
    case .template(let template, let text):
      return before(template.statement.span) + rest(in: text, from: 0)
    case .pass(let loop, let number, let first):
      let (name, body) = (loop.name, loop.body.span.text(in: source))
      let over = number > first ? "for \(name) in \(first)..<\(number) \(body); " : ""
      return before(loop.span) + over + "for \(name) in \(number)...\(number) {"
        + rest(in: source, from: loop.body.span.lower + 1)
    case .branch(let conditional, let isOtherwise):
      let body = isOtherwise ? conditional.otherwise ?? conditional.body : conditional.body
      let condition = conditional.condition.span.text(in: source)
      // Of an `else if` the body is the next conditional itself.
      let isBlock = Span(body.span.lower, body.span.lower + 1).text(in: source) == "{"
      return before(conditional.span) + "if \(condition) {" + (isOtherwise ? "} else {" : "")
        + rest(in: source, from: body.span.lower + (isBlock ? 1 : 0))
    }
  }
}

extension [Turn] {
  // What closes the loops and conditionals.
  fileprivate var closers: String {
    map { turn in if case .template = turn { "" } else { " }" } }.joined()
  }
}
