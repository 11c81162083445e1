package import FlipbookLanguage
package import FlipbookValues
import OrderedCollections

/// The entry that is to be changed: its number, or a name that it gave.
package enum EditedEntry {
  package static let input = Input.expression(
    "entry", .change, "its number in 'history', or a name that it gave; default: the last change")

  /// What is recorded: what was typed, with the number of the entry that is meant.
  static func record(_ call: Invocation, _ number: Int) -> String {
    let (source, isGiven) = (call.scope.source, call.isGiven(input))
    let place = isGiven ? call.span(of: input) : Span(call.verbSpan.upper, call.verbSpan.upper)
    return Span(0, place.lower).text(in: source) + (isGiven ? "" : " ") + String(number)
      + Span(place.upper, source.utf8.count).text(in: source)
  }

  /// The number of the entry that is meant.
  package static func number(_ call: Invocation) throws(Mistake) -> Int {
    let session = call.session
    guard let expression = call[input] else {
      if let number = session.lastChangeNumber { return number }
      throw Mistake(.nothingToUndo(redo: false), call.verbSpan)
    }
    if let word = expression.word,
      call.scope.named(word.text) != nil || call.world.blocks[word.text] != nil
    {
      if let number = session.numberOfChange(making: word.text) { return number }
      throw Mistake(word, isNot: "made by an entry", hint: "'history' lists the entries")
    }
    if case .number(let literal) = expression, literal.unit == nil, let number = Int(literal.text) {
      return number
    }
    let number = session.lastChangeNumber ?? 1
    throw call.scope.mistake(
      expression, isNot: Parameter.Form.change.expectation.noun,
      hint: "write \(call.declaration.name) \(number); 'history' has the numbers of entries")
  }
}
