extension SyntaxError {
  /// The error as text, with its place and, where one is known, a hint.
  package var diagnostic: Diagnostic {
    switch self {
    case .unexpectedCharacter(let scalar, let span): Self.unexpectedCharacter(scalar, span)
    case .controlCharacter(let scalar, let span): Self.controlCharacter(scalar, span)
    case .unclosed(let opener, let span): Self.unclosed(opener, span)
    case .strayCloser(let closer, let span):
      Diagnostic("'\(closer)' closes nothing", span, hint: "take it out, or open it before")
    case .unknownEscape(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) means nothing in quotes", span, hint: #"write \", \\ or \n"#)
    case .missingValue(let before, let span):
      Diagnostic(
        "a value is missing after \(Self.quote(before))", span, hint: Self.valueHint(before))
    case .missingName(let before, let span):
      Diagnostic(
        "a name is missing after '\(before)'", span,
        hint: before == "." ? "write it right behind the dot: box.alpha" : "write --name value")
    case .nestedTooDeeply(let span):
      Diagnostic(
        "this is nested more than \(Parser.depthLimit) levels deep", span,
        hint: "give a part of it a name with let")
    case .tooLong(let span):
      Diagnostic(
        "this entry has more than \(Parser.sizeLimit) words, numbers and signs", span,
        hint: "make several entries of it")
    case .malformedNumber, .numberTooLarge, .unknownUnit, .malformedColor: literalDiagnostic
    case .misplacedAssignment, .chainedComparison, .notAPrefix, .notAssignable:
      operatorDiagnostic
    case .malformedBinding, .strayBlock, .blockAsValue, .strayLabel, .strayComma:
      statementDiagnostic
    default: layoutDiagnostic
    }
  }

  private var literalDiagnostic: Diagnostic {
    switch self {
    case .malformedNumber(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) is not a number", span, hint: "write digits with one dot: 0.5, 2s")
    case .numberTooLarge(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) is too large a number", span, hint: "the largest is about 1.8e308")
    case .unknownUnit(let unit, let span):
      Diagnostic(
        "\(Self.quote(unit)) is not a unit", span, hint: "the units are s, ms, f, %, deg and rad")
    case .malformedColor(let text, let span): Self.malformedColor(text, span)
    default: layoutDiagnostic
    }
  }

  private var operatorDiagnostic: Diagnostic {
    switch self {
    case .misplacedAssignment(let op, let span):
      Diagnostic(
        "'\(op)' can only follow the path that starts a statement", span,
        hint: "write == to compare, or a colon after an argument's label")
    case .chainedComparison(let op, let span):
      Diagnostic(
        "'\(op)' cannot follow another comparison", span,
        hint: "join two with &&: a \(op) b && b \(op) c")
    case .notAPrefix(let op, let span):
      Diagnostic(
        "'\(op)' has no value before it", span,
        hint: op == "+"
          ? "leave it out, or put blanks on both sides" : "write a value on both sides")
    case .notAssignable(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) cannot be set", span, hint: "only a path can: box.alpha = 1")
    default: layoutDiagnostic
    }
  }

  private var statementDiagnostic: Diagnostic {
    switch self {
    case .malformedBinding(let span):
      Diagnostic("'let' needs a name and a value", span, hint: "write let time = 1s")
    case .strayBlock(let span):
      Diagnostic(
        "'{' cannot start a statement", span, hint: "write it on the line of its verb")
    case .blockAsValue(let span):
      Diagnostic("a block is not a value", span, hint: "a block is an argument of a verb")
    case .strayLabel(let label, let span):
      Diagnostic(
        "\(Self.quote(label + ":")) labels nothing here", span,
        hint: "labels stand behind a verb and in calls: start slide after: 2s")
    case .strayComma(let span):
      Diagnostic(
        "',' cannot stand here", span, hint: "put brackets around a point: (10, 20)")
    default: layoutDiagnostic
    }
  }

  private var layoutDiagnostic: Diagnostic {
    switch self {
    case .emptyBrackets(let span):
      Diagnostic("'()' holds no value", span, hint: "write a value or a point: (10, 20)")
    case .missingBlank(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) sticks to the word before it", span, hint: "put a blank before it")
    case .detachedCall(let name, let span):
      Diagnostic(
        "'(' cannot follow a blank here", span,
        hint: "write \(Self.quote(name + "(")) without a blank to call it")
    case .notCallable(let span):
      Diagnostic(
        "only a name can be called", span,
        hint: "write max(1, 2), or put a blank before the bracket")
    case .unexpectedInList(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) was not expected here", span,
        hint: "put a comma between values, or close the bracket")
    case .unexpected(let text, let span):
      Diagnostic(
        "\(Self.quote(text)) was not expected here", span,
        hint: "put ';' or a line break between statements")
    default: Diagnostic("this cannot be read", Span(0, 0), hint: nil)
    }
  }
}
