// Each of these switches names every case: a mistake without a text does not compile.

extension SyntaxError {
  package var diagnostic: Diagnostic { Diagnostic(message: message, span: span, hint: hint) }

  /// The place of the words concerned.
  package var span: Span {
    switch self {
    case .unexpectedCharacter(_, let span), .controlCharacter(_, let span), .unclosed(_, let span),
      .strayCloser(_, let span), .unknownEscape(_, let span), .malformedNumber(_, let span),
      .numberTooLarge(_, let span), .unknownUnit(_, let span), .malformedColor(_, let span),
      .missingValue(_, let span), .missingName(_, let span), .emptyBrackets(_, let span),
      .misplacedAssignment(_, let span), .chainedComparison(_, let span), .notAPrefix(_, let span),
      .nestedTooDeeply(let span), .chainedTooLong(let span), .tooLong(let span),
      .missingBlank(_, let span), .detachedCall(_, let span), .notCallable(let span),
      .strayBlock(let span), .blockAsValue(let span), .strayLabel(_, let span),
      .malformedBinding(let span),
      .notAssignable(_, let span), .strayComma(let span), .unexpectedInList(_, let span),
      .halfChoice(let span), .malformedLoop(let span), .missingBody(_, let span),
      .strayAlternative(let span), .unexpected(_, let span):
      span
    }
  }

  private var message: String {
    switch self {
    case .unexpectedCharacter(let scalar, _): "\(Self.name(of: scalar)) means nothing here"
    case .controlCharacter(let scalar, _):
      "the control character \(Self.codePoint(scalar)) cannot be read"
    case .unclosed(let opener, _): "'\(opener)' is not closed"
    case .strayCloser(let closer, _): "'\(closer)' closes nothing"
    case .unknownEscape(let text, _): "\(Self.quote(text)) means nothing in quotes"
    case .malformedNumber(let text, _): "\(Self.quote(text)) is not a number"
    case .numberTooLarge(let text, _): "\(Self.quote(text)) is too large a number"
    case .unknownUnit(let unit, _): "\(Self.quote(unit)) is not a unit"
    case .malformedColor("#selector", _): "'#selector' means nothing here"
    case .malformedColor(let text, _): "\(Self.quote(text)) is not a colour"
    case .missingValue(let before, _): "a value is missing after \(Self.quote(before))"
    case .missingName(let before, _): "a name is missing after '\(before)'"
    case .emptyBrackets(let isList, _): "'\(isList ? "[]" : "()")' holds no value"
    case .misplacedAssignment(let op, _): "'\(op)' can only follow the path that starts a statement"
    case .chainedComparison(let op, _): "'\(op)' cannot follow another comparison"
    case .notAPrefix(let op, _): "'\(op)' has no value before it"
    case .chainedTooLong: "this has more than \(Parser.depthLimit) operators or members in a row"
    case .nestedTooDeeply: "this is nested more than \(Parser.depthLimit) levels deep"
    case .tooLong: "this entry has more than \(Parser.sizeLimit) words, numbers and signs"
    case .missingBlank(let text, _): "\(Self.quote(text)) sticks to the word before it"
    case .detachedCall: "'(' cannot follow a blank here"
    case .notCallable: "only a name can be called"
    case .strayBlock: "'{' cannot start a statement"
    case .blockAsValue: "a block is not a value"
    case .strayLabel(let label, _): "\(Self.quote(label + ":")) labels nothing here"
    case .malformedBinding: "'let' needs a name and a value"
    case .notAssignable(let text, _): "\(Self.quote(text)) cannot be set"
    case .strayComma: "',' cannot stand here"
    case .halfChoice: "'?' needs a ':' behind its first value"
    case .malformedLoop: "'for' needs a name and a range"
    case .missingBody(let word, _): "'\(word)' needs a block"
    case .strayAlternative: "'else' belongs to no 'if'"
    case .unexpectedInList(let text, _), .unexpected(let text, _):
      "\(Self.quote(text)) was not expected here"
    }
  }

  private var hint: String {
    switch self {
    case .unexpectedCharacter(let scalar, _):
      Self.plainForm(of: scalar).map { "write \($0)" } ?? "put names with such characters in quotes"
    case .controlCharacter: "delete it"
    case .unclosed(let opener, _): Self.closingHint(opener)
    case .strayCloser: "delete it, or open it before"
    case .unknownEscape: #"write \", \\ or \n"#
    case .malformedNumber(let text, _) where text.contains(".."):
      "a range belongs to a loop: for i in 1...3 { … }"
    case .malformedNumber: "write digits with one dot: 0.5, 2s"
    case .numberTooLarge: "the largest is about 1.8e308"
    case .unknownUnit: "the units are s, ms, f, %, deg and rad"
    case .malformedColor(let text, _): Self.colorHint(text)
    case .missingValue(let before, _): Self.valueHint(before)
    case .missingName(after: "..", _): "a range is 0..<2, or 0...2 with its end"
    case .missingName(after: ".", _): "write it right behind the dot: box.alpha"
    case .missingName: "write --name value"
    case .emptyBrackets(isList: true, _): "name what the loop goes through: [box, card]"
    case .emptyBrackets: "write a value or a point: (10, 20)"
    case .misplacedAssignment: "write == to compare, or a colon after an argument's label"
    case .chainedComparison(let op, _): "join two with &&: a \(op) b && b \(op) c"
    case .notAPrefix("+", _): "leave it out, or put blanks on both sides"
    case .notAPrefix: "write a value on both sides"
    case .nestedTooDeeply, .chainedTooLong: "give a part of it a name with let"
    case .tooLong: "split it into several entries"
    case .missingBlank: "put a blank before it"
    case .detachedCall(let name, _): "write \(Self.quote(name + "(")) without a blank to call it"
    case .notCallable: "write max(1, 2), or put a blank before the bracket"
    case .strayBlock: "write it on the line of its verb"
    case .blockAsValue: "a block is an argument of a verb"
    case .strayLabel: "'=' sets a value; a label belongs to a command, as in start slide after: 2s"
    case .malformedBinding: "write let time = 1s"
    case .notAssignable: "only a path can: box.alpha = 1"
    case .strayComma: "put brackets around a point: (10, 20)"
    case .halfChoice: "write a > b ? 1 : 0, with blanks around ? and :"
    case .malformedLoop: "write for i in 0..<12 { … }, or 0...11"
    case .missingBody("for", _): "write for i in 0..<12 { … }"
    case .missingBody("else", _), .strayAlternative: "write } else { … } on one line"
    case .missingBody: "write if box.alpha > 0.5 { … }"
    case .unexpectedInList: "put a comma between values, or close the bracket"
    case .unexpected: "put ';' or a line break between statements"
    }
  }
}
